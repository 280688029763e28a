import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testApps } from './apps.ts';
import { TestBrowser } from './browser.ts';
import { seatTwo } from './pairs.ts';
import { describeStores } from './stores.ts';
import { visit, Wire } from './wire.ts';

const NOW = 1_700_000_000_000;

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** Metrics of ours that a text names; a histogram has several of each. */
const namesIn = (text: string) =>
  new Set(
    [...text.matchAll(/\b(stolik|http|nodejs|process)_\w+[a-z]\b/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    ),
  );

describeStores(({ kind, open }) => {
  const startApp = testApps();

  test('a server measures its bots, and how late it hears of other servers', async () => {
    const store = await open();
    const [here, there] = await Promise.all([1, 2].map(() => startApp(store, { world: { now: () => NOW } })));
    const measured = async (browser: TestBrowser, name: string) => {
      const { text } = await browser.get('/metrics');
      return Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1],
      );
    };
    const [anna, other] = [new TestBrowser(here.app), new TestBrowser(there.app)];
    await anna.get('/api/me');
    const wanted = (kind: object) => ({ game: 'sagrada', seats: [{ kind: 'me' }, kind] });
    await anna.post('/api/tables', wanted({ kind: 'bot', level: 'easy' }));
    const counted = async (name: string) => (await measured(anna, name)) + (await measured(other, name));
    await expect.poll(() => counted('stolik_bot_seconds_count')).toBeGreaterThan(0);
    await expect.poll(() => measured(other, 'stolik_node_lag_seconds_count')).toBeGreaterThan(0);
    await expect.poll(() => measured(anna, 'stolik_bot_jobs{state="waiting"}')).toBe(0);
    // One is thought about somewhere, one is put off.
    for (const job of [
      { since: NOW - 90_000, lease: NOW + 60_000 },
      { since: NOW + 90_000, lease: null },
    ]) {
      const { json } = await anna.post('/api/tables', wanted({ kind: 'open' }));
      await store.db
        .insertInto('job')
        .values({ tableId: json.id, host: '', attempts: 0, ...job })
        .execute();
    }
    expect(await measured(anna, 'stolik_bot_jobs{state="waiting"}')).toBe(1);
    expect(await measured(other, 'stolik_bot_jobs{state="working"}')).toBe(1);
    expect(await measured(other, 'stolik_bot_job_age_seconds')).toBe(90);
  });

  test('what sockets are refused is counted as what requests are', async () => {
    const { app } = await startApp(await open(), { world: { now: () => NOW } });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const { table, wires } = await seatTwo(address, 'sagrada');
    const stranger = await Wire.open(address, await visit(address));
    const counts = async () => {
      const text = await (await fetch(`${address}/metrics`)).text();
      const refused = [...text.matchAll(/^stolik_refused_total\{reason="(\w+)"\} (\d+)$/gm)];
      return Object.fromEntries(refused.map(([, reason, n]) => [reason, Number(n)]));
    };
    const none = { credentials: 0, host: 0, input: 0, limit: 0, origin: 0, rights: 0 };
    expect(await counts()).toEqual(none);
    for (const frame of ['{', '{"do":"dance","id":"d"}', Buffer.from('binary')]) stranger.send(frame);
    await stranger.ask({ do: 'say', id: 's', table, text: 'let me in' });
    // What the rules refuse is part of playing.
    const { epoch } = wires[0].look;
    expect(await wires[0].ask({ do: 'undo', id: 'u', table, epoch })).toMatchObject({ is: 'refused' });
    expect(await counts()).toEqual({ ...none, input: 3, rights: 1 });
    for (let i = 0; i < 56; i++) stranger.send({ do: 'ping', id: `${i}` });
    await stranger.ask({ do: 'ping', id: 'last' });
    expect(await counts()).toEqual({ ...none, input: 3, rights: 1, limit: 1 });
    for (const wire of [stranger, ...wires]) await wire.leave();
  });

  test('what is measured is described, and alerts name nothing else', async () => {
    const { app } = await startApp(await open(), { world: { now: () => NOW } });
    const { text } = await new TestBrowser(app).get('/metrics');
    const measured = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
    // Only there are several connections.
    if (kind === 'sqlite') measured.add('stolik_store_connections');
    const alerts = namesIn(read('deploy/alerts.yml'));
    expect(alerts.size).toBeGreaterThan(6);
    expect([...alerts].filter((name) => !measured.has(name))).toEqual([]);
    const described = namesIn(read('docs/operations.md'));
    const own = [...measured].filter((name) => /^(stolik|http)_/.test(name));
    expect(own.filter((name) => !described.has(name))).toEqual([]);
  });
});
