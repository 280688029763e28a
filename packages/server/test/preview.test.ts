import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, inflateSync } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { testApps } from './apps.ts';
import { TestBrowser } from './browser.ts';
import { sqliteStores } from './stores.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-preview-'));
const PAGE = '<html><head><meta name="description" content="old" /><title>Stolik</title></head><body></body></html>';
writeFileSync(join(folder, 'index.html'), PAGE);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const POLISH = { 'accept-language': 'de, pl-PL;q=0.9, en;q=0.8' };

describe('the preview of a link', () => {
  const stores = sqliteStores();
  const startApp = testApps();
  const start = async (extra: Parameters<typeof startApp>[1] = {}) => {
    const store = await stores.open();
    const { app } = await startApp(store, { page: folder, world: {}, ...extra });
    /** A visitor of this name. */
    const visitor = async (name: string) => {
      const browser = new TestBrowser(app);
      const { json } = await browser.get('/api/me');
      await browser.patch('/api/me', { name });
      return { browser, id: json.id as string };
    };
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const made = async ({ browser }: { browser: TestBrowser }, wanted: object = {}): Promise<string> =>
      (await browser.post('/api/tables', { game: 'sagrada', seats, ...wanted })).json.id;
    return { app, store, visitor, made, stranger: new TestBrowser(app) };
  };

  it('tells of an open table in the language of whoever looks, and of no person more than the name', async () => {
    const { visitor, made, stranger } = await start();
    const ala = await visitor('Ala');
    const id = await made(ala, { visibility: 'public' });
    const { text, headers } = await stranger.get(`/table/${id}`);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-language' });
    expect(text.match(/<title>.*?<\/title>/g)).toEqual(['<title>Ala invites you to Sagrada - Stolik</title>']);
    expect(text.match(/<meta name="description"[^>]*>/g)).toEqual([
      '<meta name="description" content="2 seats are free." />',
    ]);
    expect(text).toContain('<meta property="og:title" content="Ala invites you to Sagrada" />');
    expect(text).toContain('content="http://localhost:3000/preview/sagrada-1-2.png"');
    expect(text).toContain(`<meta property="og:url" content="http://localhost:3000/table/${id}" />`);
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect(text).toContain('<body></body></html>');
    expect(text).not.toContain('noindex');
    expect(text).not.toContain(ala.id);
    const polish = (await stranger.get(`/table/${id}`, POLISH)).text;
    expect(polish).toContain('Ala zaprasza do gry Sagrada');
    expect(polish).toContain('2 wolne miejsca.');
  });

  it('keeps tables that only a link leads to from search engines, and says no more of them', async () => {
    const { visitor, made, stranger } = await start();
    const id = await made(await visitor('Ala'), { visibility: 'link' });
    const { text } = await stranger.get(`/table/${id}`);
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(text).toContain('Ala invites you to Sagrada');
    const { json } = await stranger.get(`/api/tables/${id}`);
    expect(text).not.toContain(json.commitment);
  });

  it('writes names as names, whatever they hold', async () => {
    const { visitor, made, stranger } = await start();
    const id = await made(await visitor('"><script>$&$`</b>'));
    const { text } = await stranger.get(`/table/${id}`);
    expect(text).toContain('&quot;&gt;&lt;script&gt;$&amp;$`&lt;/b&gt; invites you');
    expect(text).not.toContain('<script>');
  });

  it('knows whether a game is being played or over', async () => {
    const { visitor, made, stranger, store } = await start();
    const [ala, ben] = [await visitor('Ala'), await visitor('Ben')];
    const id = await made(ala, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ben.browser.post(`/api/tables/${id}/seats`);
    const running = (await stranger.get(`/table/${id}`)).text;
    expect(running).toContain('content="Sagrada: Ala, Ben"');
    expect(running).toContain('The game is being played.');
    expect(running).toContain('sagrada-2-0.png');
    await store.db.updateTable('gameTable').set({ status: 'over' }).where('id', '=', id).execute();
    expect((await stranger.get(`/table/${id}`)).text).toContain('The game is over.');
  });

  it('is left out where there is no such table, or it is closed, or too many are asked for, or the store is lost', async () => {
    const { visitor, made, stranger, store } = await start({ limits: { previews: 5 } });
    const ala = await visitor('Ala');
    const id = await made(ala);
    for (const url of ['/table/nothing', '/table/%22%3E%3Cb%3E', '/table/a.b', `/table/${'x'.repeat(90)}`]) {
      expect(await stranger.get(url)).toMatchObject({ status: 200, text: PAGE });
    }
    expect((await stranger.get(`/table/${id}`)).text).toContain('Ala invites you');
    await ala.browser.post(`/api/tables/${id}/leave`);
    expect((await stranger.get(`/table/${id}`)).text).toBe(PAGE);
    const other = await made(ala);
    const lost = vi.spyOn(store.reads, 'selectFrom').mockImplementation(() => {
      throw new Error('gone');
    });
    expect(await stranger.get(`/table/${other}`)).toMatchObject({ status: 200, text: PAGE });
    lost.mockRestore();
    expect((await stranger.get(`/table/${other}`)).text).toContain('Ala invites you');
    // The sixth in this minute: those that cannot be ids have not counted.
    expect(await stranger.get(`/table/${other}`)).toMatchObject({ status: 200, text: PAGE });
  });

  it('has a picture of each game that is a valid PNG, the same for everybody, and none of what cannot be', async () => {
    const { app } = await start();
    const pictureAt = (name: string) => app.inject({ url: `/preview/${name}`, headers: { host: 'localhost:3000' } });
    for (const name of ['sagrada-1-2.png', 'sentient-2-0.png', 'smartphone-1-4.png']) {
      const { headers, rawPayload } = await pictureAt(name);
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=604800',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(pixelsIn(rawPayload)).toMatchObject({ width: 1200, height: 630, bytes: 630 * (1 + 1200 * 3) });
    }
    expect((await pictureAt('sagrada-1-2.png')).rawPayload).not.toEqual(
      (await pictureAt('sagrada-2-1.png')).rawPayload,
    );
    for (const name of ['sagrada-3-2.png', 'chess-1-1.png', 'constructor-1-1.png', 'sagrada-1-2.svg', 'sagrada.png']) {
      expect((await pictureAt(name)).statusCode, name).toBe(404);
    }
  });
});

/** Reads a PNG as strictly as its format is: every part whole, and as many pixels as it says. */
function pixelsIn(png: Buffer): { width: number; height: number; bytes: number } {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const parts = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    parts.set(body.toString('latin1', 0, 4), body.subarray(4));
    at += length + 12;
  }
  expect([...parts.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  const header = parts.get('IHDR') as Buffer;
  expect([...header.subarray(8)]).toEqual([8, 2, 0, 0, 0]);
  const bytes = inflateSync(parts.get('IDAT') as Buffer).length;
  return { width: header.readUInt32BE(0), height: header.readUInt32BE(4), bytes };
}
