import { describe, expect, it, vi } from 'vitest';
import { networkOf, sharesOf, siteOf } from '../src/limits/address.ts';
import { Rates } from '../src/limits/rates.ts';
import { Tallies } from '../src/limits/tallies.ts';
import { Guesses } from '../src/people/guesses.ts';
import type { Store } from '../src/store/store.ts';
import { testApps } from './apps.ts';
import { TestBrowser } from './browser.ts';
import { describeStores } from './stores.ts';

const HOUR = 60 * 60 * 1000;
const wrong = { userName: 'x', password: 'y' };

describeStores((stores) => {
  const startApp = testApps();
  /** The same store as two nodes see it; on SQLite, as one sees it before and after a restart. */
  const openTwo = async () => {
    const url = await stores.freshUrl();
    return [await stores.open(url), await stores.open(url)] as const;
  };
  const people = async ({ db }: Store) => (await db.selectFrom('person').select('id').execute()).length;
  const statuses = async (times: number, ask: (i: number) => Promise<{ readonly status: number }>) => {
    const all = [];
    for (let i = 0; i < times; i++) all.push((await ask(i)).status);
    return all;
  };

  it('a foreign page makes no guest of its visitors and uses up nothing of theirs, which is counted by route', async () => {
    const store = await stores.open();
    const { app } = await startApp(store, {
      limits: { guests: 1, requests: 3 },
      environment: { STOLIK_TRUST_PROXY: '1' },
      world: {},
    });
    const foreign = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ];
    for (const headers of [...foreign, ...foreign]) {
      const { statusCode, headers: answer } = await app.inject({ url: '/api/me', headers });
      expect([statusCode, answer['set-cookie']]).toEqual([403, undefined]);
    }
    expect(await people(store)).toBe(0);
    // Nor does a visitor ask for more by writing the same address in another way.
    const written = ['/api/tables', '/%61pi/tables', '/api/%74ables', '/%61pi/tables', '/api/me'];
    const visitor = new TestBrowser(app);
    expect(await statuses(5, (i) => visitor.get(written[i]))).toEqual([200, 200, 200, 429, 429]);
    expect(Number((await visitor.get('/api/tables')).headers['retry-after'])).toBeGreaterThan(0);
    // Another visitor, whose guest is the first from there.
    const other = { 'x-forwarded-for': '203.0.113.9' };
    expect((await new TestBrowser(app, other).get('/api/me')).status).toBe(200);
  });

  it('long answers are counted by their length, for a person and for everybody at an address', async () => {
    const store = await stores.open();
    const environment = { STOLIK_TRUST_PROXY: '1' };
    const { app } = await startApp(store, { limits: { answers: 1_500, answersNearby: 4_000 }, environment, world: {} });
    const anna = new TestBrowser(app, { 'x-forwarded-for': '203.0.113.1' });
    const ben = new TestBrowser(app, { 'x-forwarded-for': '203.0.113.1' });
    const cleo = new TestBrowser(app, { 'x-forwarded-for': '203.0.113.2' });
    for (const browser of [anna, ben, cleo]) {
      await browser.get('/api/me');
      await browser.post('/api/tables', { game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }] });
    }
    const list = (browser: TestBrowser) => statuses(8, () => browser.get('/api/me/tables'));
    const own = await list(anna);
    expect(own.indexOf(429)).toBeGreaterThan(1);
    // Whoever lives there gets less by it, whoever does not is not concerned; and short answers are for all.
    expect((await list(ben)).indexOf(429)).toBeLessThan(own.indexOf(429) + 1);
    expect((await cleo.get('/api/me/tables')).status).toBe(200);
    expect((await anna.get('/api/me')).status).toBe(200);
  });

  it('guests and attempts of an address are counted for all nodes and restarts, and its address is kept nowhere', async () => {
    const [one, two] = await openTwo();
    const limits = { attempts: 3, guests: 3 };
    const environment = { STOLIK_TRUST_PROXY: '1' };
    const apps = [await startApp(one, { limits, environment }), await startApp(two, { limits, environment })];
    const from = (address: string, i: number) => new TestBrowser(apps[i % 2].app, { 'x-forwarded-for': address });
    // The second half of the address is the visitor's own to choose.
    const visitor = (i: number) => from(`2a00:1450:4001:81b::${i}`, i);
    expect(await statuses(4, (i) => visitor(i).get('/api/me'))).toEqual([200, 200, 200, 429]);
    expect(await statuses(4, (i) => visitor(i).post('/api/session', wrong))).toEqual([401, 401, 401, 429]);
    expect((await from('2a00:1450:4001:81c::1', 0).get('/api/me')).status).toBe(200);
    const kept = JSON.stringify(await one.db.selectFrom('tally').selectAll().execute());
    // A hash may spell a group of the address, but never the colon beside it.
    expect(kept).not.toMatch(/2a00:|:1450|:81b|guests/);
  });

  it('all networks of a site together may do sixteen times what one may, and none uses up another’s share', async () => {
    const store = await stores.open();
    const limits = { attempts: 1, guests: 1, neighbours: 2 };
    const { app } = await startApp(store, { limits, environment: { STOLIK_TRUST_PROXY: '1' }, world: {} });
    const from = (network: number, site = '2a00:1450:4001') =>
      new TestBrowser(app, { 'x-forwarded-for': `${site}:${network.toString(16)}::1` });
    // What one network is refused counts for nobody else.
    expect(await statuses(20, () => from(0).get('/api/me'))).toEqual([200, ...new Array(19).fill(429)]);
    expect(await statuses(17, (i) => from(i + 1).get('/api/me'))).toEqual([...new Array(15).fill(200), 429, 429]);
    expect((await from(0, '2a00:1450:4002').get('/api/me')).status).toBe(200);
    const other = '2a00:1450:4003';
    const tries = await statuses(17, (i) => from(i, other).post('/api/session', wrong));
    expect(tries).toEqual([...new Array(16).fill(401), 429]);
    // What is counted in memory too: 32 requests, of which 17 were those.
    const rest = await statuses(16, (i) => from(100 + i, other).get('/api/tables'));
    expect(rest).toEqual([...new Array(15).fill(200), 429]);
    // Addresses of IPv4 are each their own.
    for (let i = 0; i < 18; i++) {
      const visitor = new TestBrowser(app, { 'x-forwarded-for': `203.0.113.${i}` });
      expect((await visitor.get('/api/me')).status).toBe(200);
    }
  });

  it('from which network a table was made is kept as a hash, and not at all where limits are off', async () => {
    const store = await stores.open();
    const made = async (address: string, limits: 'on' | 'off' = 'on') => {
      const environment = { STOLIK_TRUST_PROXY: '1', STOLIK_RATE_LIMITS: limits };
      const { app } = await startApp(store, { environment, world: {} });
      const visitor = new TestBrowser(app, { 'x-forwarded-for': address });
      await visitor.get('/api/me');
      const table = { game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }] };
      const { json, text } = await visitor.post('/api/tables', table);
      const row = await store.db
        .selectFrom('gameTable')
        .selectAll()
        .where('id', '=', json.id)
        .executeTakeFirstOrThrow();
      expect(JSON.stringify(row)).not.toMatch(/2a00:|:81b|:81c/);
      expect(text).not.toContain('network');
      return row.network;
    };
    const first = await made('2a00:1450:4001:81b::1');
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(await made('2a00:1450:4001:81b::2')).toBe(first);
    expect(await made('2a00:1450:4001:81c::1')).not.toBe(first);
    expect(await made('2a00:1450:4001:81b::1', 'off')).toBeNull();
  });

  it('whoever is at one address sits down at tables of strangers so often in an hour, under however many names', async () => {
    const store = await stores.open();
    const limits = { strangers: 2 };
    const { app } = await startApp(store, { limits, environment: { STOLIK_TRUST_PROXY: '1' }, world: {} });
    const arrive = async (address: string) => {
      const browser = new TestBrowser(app, { 'x-forwarded-for': address });
      await browser.get('/api/me');
      return browser;
    };
    const host = await arrive('203.0.113.1');
    const make = async (visibility: string) => {
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      return (await host.post('/api/tables', { game: 'sagrada', seats, visibility })).json.id;
    };
    const [one, two, three] = [await make('public'), await make('public'), await make('public')];
    const sit = async (table: string, address: string) =>
      (await (await arrive(address)).post(`/api/tables/${table}/seats`)).status;
    const near = '2a00:1450:4001:81b::';
    expect([await sit(one, `${near}1`), await sit(two, `${near}2`), await sit(three, `${near}3`)]).toEqual([
      200, 200, 429,
    ]);
    // Friends who are invited, and others, may.
    expect(await sit(await make('link'), `${near}4`)).toBe(200);
    expect(await sit(three, '2a00:1450:4001:81c::1')).toBe(200);
  });

  it('tables, seats, logs and exports have limits of their own, by person', async () => {
    const limits = { tables: 2, seats: 2, logs: 2, exports: 2 };
    const { app } = await startApp(await stores.open(), { limits, world: {} });
    const [anna, ben] = [new TestBrowser(app), new TestBrowser(app)];
    for (const browser of [anna, ben]) await browser.get('/api/me');
    const table = { game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const { id } = (await anna.post('/api/tables', table)).json;
    expect((await anna.post('/api/tables', { game: 'sagrada' })).status).toBe(400);
    expect(await statuses(2, () => anna.post('/api/tables', table))).toEqual([201, 429]);
    for (const url of [`/api/tables/${id}/log`, '/api/me/export']) {
      const [first, second, third] = await statuses(3, () => anna.get(url));
      expect([url, first, third]).toEqual([url, second, 429]);
      expect(first).not.toBe(429);
      expect((await ben.get(url)).status).toBe(first);
    }
    expect(await statuses(3, () => anna.post(`/api/tables/${id}/seats`))).toEqual([200, 200, 429]);
    expect((await ben.post(`/api/tables/${id}/seats`)).status).toBe(200);
    expect((await ben.post('/api/tables', table)).status).toBe(201);
  });

  it('what is said is counted for a person and for an address, by number and by length, at all tables together', async () => {
    const limits = { words: 2, wordsNearby: 4, talk: 1_000, talkNearby: 2_500 };
    const { app } = await startApp(await stores.open(), { limits });
    const { words } = app.rateLimits;
    const codes = (times: number, person: string, address: string, bytes = 0) =>
      Array.from({ length: times }, () => {
        try {
          words(person, sharesOf(address), bytes);
          return undefined;
        } catch (error) {
          return (error as { readonly code: string }).code;
        }
      });
    const no = 'too-many-requests';
    const near = (host: number) => `2a00:1450:4001:81b::${host}`;
    expect(codes(3, 'anna', near(1))).toEqual([undefined, undefined, no]);
    // What was refused to Anna is not counted for her neighbours.
    expect(codes(2, 'ben', near(2))).toEqual([undefined, undefined]);
    expect(codes(1, 'cleo', near(3))).toEqual([no]);
    expect(codes(1, 'cleo', '2a00:1450:4001:81c::1')).toEqual([undefined]);
    const far = '203.0.113.1';
    expect(codes(1, 'dan', far, 1_000)).toEqual([no]);
    expect(['eve', 'fay', 'gil', 'hal'].flatMap((person) => codes(1, person, far, 800))).toEqual([
      undefined,
      undefined,
      no,
      no,
    ]);
  });

  it('wrong guesses at an account are counted from wherever they come, also many at once, until an hour is over', async () => {
    let now = 1_000_000;
    const nodes = await Promise.all((await openTwo()).map((store) => Guesses.open(store, 4, () => now)));
    const right = async () => true;
    const wrong = async () => false;
    for (let i = 0; i < 4; i++) expect(await nodes[i % 2].guess('ola', wrong)).toBe(false);
    for (const node of nodes) {
      await expect(node.guess('ola', right)).rejects.toMatchObject({ code: 'too-many-requests', seconds: 3600 });
      expect(await node.guess('ben', right)).toBe(true);
    }
    now += HOUR;
    const together = await Promise.allSettled(Array.from({ length: 9 }, () => nodes[0].guess('ola', wrong)));
    expect(together.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    await expect(nodes[1].guess('ola', right)).rejects.toMatchObject({ code: 'too-many-requests' });
    now += HOUR;
    // Whoever is right is held to nothing.
    for (let i = 0; i < 9; i++) expect(await nodes[0].guess('ola', right)).toBe(true);
    // At all nodes at once, all of them looking before one has found anything.
    let looks = 0;
    const slow = () => {
      looks++;
      return new Promise<boolean>((resolve) => setImmediate(resolve, false));
    };
    await Promise.allSettled(Array.from({ length: 12 }, (_, i) => nodes[i % 2].guess('ola', slow)));
    expect(looks).toBe(4);
  });

  it('counts end with their time, and are swept', async () => {
    const store = await stores.open();
    let now = 1_000;
    const tallies = new Tallies({ store, now: () => now });
    const bound = { most: 2, within: 500 };
    expect([await tallies.count('a', bound), await tallies.count('a', bound)]).toEqual([0, 0]);
    now += 100;
    expect([await tallies.count('a', bound), await tallies.count('b', bound)]).toEqual([400, 0]);
    now += 400;
    expect(await tallies.count('a', bound)).toBe(0);
    now += 100;
    await tallies.sweep();
    expect(await store.db.selectFrom('tally').selectAll().execute()).toEqual([{ key: 'a', used: 1, until: 2_000 }]);
  });

  if (stores.kind === 'postgres') {
    it('three nodes allow about as much as one', async () => {
      const url = await stores.freshUrl();
      const now = () => 1_000;
      const bound = { most: 600, within: 60_000 };
      const nodes: Rates[] = [];
      for (let i = 0; i < 3; i++) nodes.push(new Rates(await stores.open(url), now));
      for (const node of nodes) await node.open();
      const ask = (node: Rates, times: number) => {
        for (let i = 0; i < times; i++) if (node.count('eve', bound) > 0) return i;
        return times;
      };
      // Three seconds of 67 requests at each of them are 603.
      for (let second = 0; second < 3; second++) {
        expect(nodes.map((node) => ask(node, 67))).toEqual([67, 67, 67]);
        for (const node of nodes) await node.tell();
      }
      await vi.waitFor(() => expect(nodes.map((node) => node.count('eve', bound) > 0)).toEqual([true, true, true]));
      expect(nodes[0].count('ben', bound)).toBe(0);
      for (const node of nodes) node.close();
    });
  }
});

describe('whose address it is', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['2a00:1450:4001:81b::200e', '2a00:1450:4001:81b::/64'],
    ['2A00:1450:4001:081b:ffff:ffff:ffff:ffff', '2a00:1450:4001:81b::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    // As some proxies write it.
    ['203.0.113.9:51234', '203.0.113.9'],
    ['[2a00:1450:4001:81b::200e]:51234', '2a00:1450:4001:81b::/64'],
    ['[::ffff:203.0.113.9]:99', '203.0.113.9'],
    ['[2a00:1450:4001:81b::200e]', '2a00:1450:4001:81b::/64'],
    // Whatever cannot be read is one visitor.
    ['unknown', 'unknown'],
    ['garbage-1', 'unknown'],
    ['1.2.3.4.5:1', 'unknown'],
    ['', 'unknown'],
  ])('%s is of %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ['203.0.113.9', undefined],
    ['::ffff:203.0.113.9', undefined],
    ['2a00:1450:4001:81b::200e', '2a00:1450:4001::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['[2a00:1450:4001:81b::200e]:51234', '2a00:1450:4001::/48'],
    ['garbage', undefined],
  ])('%s is at the site %s', (address, site) => {
    expect(siteOf(address)).toBe(site);
  });
});
