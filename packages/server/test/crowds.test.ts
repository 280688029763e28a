import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sharesOf } from '../src/limits/address.ts';
import { readSettings } from '../src/settings.ts';
import { type Server, startServer } from '../src/start.ts';
import { Budgets, MOST_NEARBY } from '../src/stream/budgets.ts';
import { sqliteStores } from './stores.ts';
import { Wire } from './wire.ts';

// Many pages, each within its own limits, have no more of a server's time together than one person or one network may.

const NOW = 1_700_000_000_000;
const ADDRESS = '203.0.113.1';

describe('what those who share may ask for', () => {
  /** How many of so many requests these persons are granted, one after the other. */
  const granted = (budgets: Budgets, people: readonly string[], address: string, times: number, now = NOW) => {
    const purses = people.map((person) => budgets.admit(person, sharesOf(address), now));
    let paid = 0;
    for (let i = 0; i < times; i++) if (purses[i % purses.length]?.pay(now, 1)) paid++;
    for (const purse of purses) purse?.close();
    return paid;
  };
  const crowd = Array.from({ length: 40 }, (_, i) => `guest-${i}`);

  test('is one person’s, however many pages they have', () => {
    const budgets = new Budgets();
    expect(granted(budgets, new Array(20).fill('eve'), ADDRESS, 2_000)).toBe(400);
    // Coming back brings nothing, time does.
    budgets.sweep(NOW);
    expect(granted(budgets, ['eve'], ADDRESS, 100)).toBe(0);
    expect(granted(budgets, ['anna'], ADDRESS, 100)).toBe(100);
    expect(granted(budgets, ['eve'], ADDRESS, 100, NOW + 1_000)).toBe(60);
  });

  test('is one network’s, however many guests they are, and a site’s', () => {
    const budgets = new Budgets();
    expect(granted(budgets, crowd, ADDRESS, 20_000)).toBe(4_000);
    expect(granted(budgets, crowd, '203.0.113.2', 1_000)).toBe(1_000);
    const networks = Array.from({ length: 20 }, (_, i) => `2a00:1450:4001:${i}::1`);
    const all = networks.map((network, i) =>
      granted(
        budgets,
        crowd.map((one) => `${one} of ${i}`),
        network,
        5_000,
      ),
    );
    expect(all.reduce((sum, paid) => sum + paid)).toBe(16 * 4_000);
  });

  test('what was used before it was known is paid for later, and not for ever', () => {
    const budgets = new Budgets();
    const purse = budgets.admit('eve', sharesOf(ADDRESS), NOW);
    purse?.charge(NOW, 1_000_000);
    expect(purse?.pay(NOW + 10_000, 1)).toBe(false);
    expect(purse?.pay(NOW + 20_000, 1)).toBe(true);
  });

  test('so many pages of one network are open, and whoever goes makes room', () => {
    const budgets = new Budgets();
    const open = (person: string) => budgets.admit(person, sharesOf(ADDRESS), NOW);
    const pages = Array.from({ length: MOST_NEARBY }, (_, i) => open(`guest-${i}`));
    expect(pages.every((page) => page !== undefined)).toBe(true);
    expect(open('one more')).toBeUndefined();
    pages[0]?.close();
    expect(open('one more')).toBeDefined();
  });
});

describe('over sockets', () => {
  const stores = sqliteStores();
  const wires: Wire[] = [];
  let now = NOW;
  let server: Server;
  let visitors = 0;

  beforeAll(async () => {
    const environment = { DATABASE_URL: await stores.freshUrl(), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
    server = await startServer({
      settings: readSettings({ ...environment, STOLIK_TRUST_PROXY: '1' }),
      world: { now: () => now },
    });
  });
  afterEach(async () => {
    for (const wire of wires.splice(0)) await wire.leave();
  });
  afterAll(() => server.close());

  const fresh = () => `198.51.100.${++visitors}`;

  /** A guest from there, with what a page of theirs sends along. */
  async function guest(from: string) {
    const { address } = server;
    const response = await fetch(`${address}/api/me`, { headers: { 'x-forwarded-for': from } });
    const cookie = response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const headers = { cookie, origin: address, 'x-forwarded-for': from };
    const post = async (path: string, body: unknown) => {
      const answer = await fetch(address + path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { id: string };
    };
    const open = async () => {
      const wire = new Wire(address, headers);
      wires.push(wire);
      await wire.hear(({ is }) => is === 'welcome');
      return wire;
    };
    return { post, open };
  }

  /** How many of the answers are those. */
  const count = (wire: Wire, isIt: (frame: { is: string; refusal?: { code: string } }) => boolean) =>
    wire.received.filter(isIt).length;
  const isDone = ({ is }: { is: string }) => is === 'done';
  const isSlowed = ({ refusal }: { refusal?: { code: string } }) => refusal?.code === 'slow-down';

  test('the pages of one guest ask for as much as one may, and what is too much is not even read', async () => {
    const eve = await guest(fresh());
    const pages = await Promise.all(Array.from({ length: 8 }, () => eve.open()));
    for (const page of pages) {
      for (let i = 0; i < 50; i++) page.send({ do: 'ping', id: `p${i}` });
      await page.hear(({ id }) => id === 'p49');
    }
    expect(pages.map((page) => count(page, isDone))).toEqual(new Array(8).fill(50));
    for (const page of pages) page.send('{"id":"more","do');
    const answers = await Promise.all(pages.map((page) => page.hear(({ id }) => id === 'more')));
    expect(answers.every(isSlowed)).toBe(true);
    // Whoever goes on is shut out sooner than by the limit of a page.
    for (let i = 0; i < 110; i++) pages[0].send({ do: 'ping', id: `q${i}` });
    expect(await pages[0].end()).toBe(1008);
    const friend = await (await guest('198.51.100.250')).open();
    expect(await friend.ask({ do: 'ping', id: 'x' })).toMatchObject({ is: 'done' });
    now += 1_000;
    expect(await pages[1].ask({ do: 'ping', id: 'later' })).toMatchObject({ is: 'done' });
  });

  test('a long list that is refused costs more than a ping', async () => {
    const eve = await guest(fresh());
    const { id: table } = await eve.post('/api/tables', {
      game: 'smartphone',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    });
    const page = await eve.open();
    const layout = { do: 'layout', sides: ['A2', 'B1'], top: 'A', rot: 0, dx: 0, dy: 1 };
    const list = { do: 'play', table, epoch: 0, moves: new Array(64).fill(layout) };
    for (let i = 0; i < 55; i++) await page.ask({ ...list, id: `l${i}` });
    const looked = count(page, (frame) => frame.is === 'refused' && !isSlowed(frame));
    expect(looked).toBeGreaterThan(10);
    expect(looked).toBeLessThan(20);
  });

  test('whoever looks at the same table again and again pays for what that sends', async () => {
    const eve = await guest(fresh());
    const ben = await guest(fresh());
    const { id: table } = await eve.post('/api/tables', { game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ben.post(`/api/tables/${table}/seats`, {});
    const pages = [await eve.open(), await ben.open()];
    for (let round = 0; round < 6; round++) {
      for (const page of pages) {
        for (let i = 0; i < 8; i++) {
          const said = await page.ask({ do: 'say', id: `${round}-${i}`, table, text: '\u{1f600}'.repeat(300) });
          expect(said).toMatchObject({ is: 'done' });
        }
      }
      now += 20_000;
    }
    const other = await ben.open();
    for (let i = 0; i < 60; i++) await other.ask({ do: 'watch', id: `w${i}`, table });
    const shown = count(other, ({ is }) => is === 'table');
    expect(count(other, isSlowed)).toBe(60 - shown);
    expect(other.frames.reduce((sum, frame) => sum + frame.length, 0)).toBeLessThan(420 * 8 * 1024);
    expect(shown).toBeGreaterThan(10);
    expect(shown).toBeLessThan(60);
    now += 10_000;
    expect(await other.ask({ do: 'watch', id: 'later', table })).toMatchObject({ is: 'done' });
  });

  test('so many pages of one network follow a table, whoever sits there always, and one that goes makes room', async () => {
    const from = fresh();
    const eve = await guest(from);
    const { id: table } = await eve.post('/api/tables', { game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const watch = (wire: Wire) => wire.ask({ do: 'watch', id: 'w', table });
    const crowd = await Promise.all([1, 2, 3].map(() => guest(from)));
    const pages = await Promise.all(crowd.flatMap(({ open }) => Array.from({ length: 20 }, open)));
    for (const page of pages) expect(await watch(page)).toMatchObject({ is: 'done' });
    const late = await (await guest(from)).open();
    expect(await watch(late)).toMatchObject({ refusal: { code: 'too-many' } });
    expect(await watch(await eve.open())).toMatchObject({ is: 'done' });
    expect(await watch(await (await guest(fresh())).open())).toMatchObject({ is: 'done' });
    await pages[0].ask({ do: 'unwatch', id: 'u', table });
    await pages[1].ask({ do: 'unwatch', id: 'u', table });
    expect(await watch(late)).toMatchObject({ is: 'done' });
  });
});
