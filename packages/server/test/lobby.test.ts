import { SeededChance } from '@stolik/core';
import { NewTable, type TableInfo } from '@stolik/protocol';
import { Guest } from '@stolik/testbed/guest';
import { afterEach, expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { type Server, startServer } from '../src/start.ts';
import type { Store } from '../src/store/store.ts';
import { ANY_PAGE } from '../src/tables/following.ts';
import { lobby as listed } from '../src/tables/lists.ts';
import { Lobby } from '../src/tables/lobby.ts';
import { Presence } from '../src/tables/presence.ts';
import { createTable, leave, resign, sit } from '../src/tables/seating.ts';
import type { NamedPerson } from '../src/tables/seating-rules.ts';
import type { Tables } from '../src/tables/tables.ts';
import { say } from '../src/tables/talk.ts';
import { describeStores } from './stores.ts';
import { ANNA, BEN, beginPlay, CLEO, Eyes, enrol, playOnce, silent, tablesOn } from './tables.ts';
import { ask, visit, Wire } from './wire.ts';

const PRIVATE = { game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }] } as const;
const PUBLIC = { ...PRIVATE, visibility: 'public' } as const;

/** Somebody who looks at the lobby and understands it as a page does. */
class Browser extends Eyes {
  readonly lobby: Lobby;

  constructor(lobby: Lobby) {
    super('guest');
    this.lobby = lobby;
  }

  /** Every table in sight: its id, its status and who sits there. */
  get rows(): string[] {
    return rowsOf(this.received);
  }

  leave(): void {
    this.lobby.leave(this);
  }
}

function rowsOf(frames: readonly { shown: string[]; tables: TableInfo[] }[]): string[] {
  let known = new Map<string, TableInfo>();
  for (const { shown, tables } of frames) {
    const told = new Map([...known, ...tables.map((info) => [info.id, info] as const)]);
    known = new Map(shown.map((id) => [id, told.get(id) as TableInfo]));
  }
  return [...known.values()].map(({ id, status, seats }) =>
    [id, status, ...seats.flatMap(({ name }) => name ?? [])].join(' '),
  );
}

const leaving: Browser[] = [];
afterEach(() => {
  for (const browser of leaving.splice(0)) browser.leave();
});

async function browse(lobby: Lobby): Promise<Browser> {
  const browser = new Browser(lobby);
  leaving.push(browser);
  await lobby.join(browser);
  return browser;
}

function create(tables: Tables, wanted: object = PUBLIC) {
  return createTable(tables, ANNA, NewTable.parse(wanted));
}

/** The store with a count of what is read. */
function counted(store: Store) {
  const count = { queries: 0 };
  const reads = store.reads.withPlugin({
    transformQuery: ({ node }) => {
      count.queries++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { count, store: { ...store, reads } };
}

describeStores(({ open, freshUrl }) => {
  test('whoever looks, on whatever node, sees tables made, joined, started, ended and closed', async () => {
    const store = await open();
    let moment = 0;
    const now = () => moment++;
    const [here, there] = [await tablesOn(store, { now }), await tablesOn(store, { now })];
    const { id: older } = await create(here);
    const pages = [await browse(new Lobby(here)), await browse(new Lobby(there))];
    const all = async (...rows: string[]) => expect.poll(() => pages.map((page) => page.rows)).toEqual([rows, rows]);
    await all(`${older} open Anna`);
    const { id } = await create(here);
    await all(`${id} open Anna`, `${older} open Anna`);
    await sit(here, id, BEN, {});
    await all(`${id} running Anna Ben`, `${older} open Anna`);
    await beginPlay(here, id, BEN);
    await resign(here, id, BEN);
    await all(`${id} over Anna Ben`, `${older} open Anna`);
    await leave(there, older, ANNA);
    await all(`${id} over Anna Ben`);
    // Only what changed is told.
    for (const { received } of pages) {
      for (const { tables } of received.slice(1)) expect(tables.length).toBeLessThanOrEqual(1);
    }
  });

  test('what no word told is found after a while', async () => {
    const store = silent(await open());
    const [here, there] = [await tablesOn(store), await tablesOn(store)];
    const page = await browse(new Lobby(there));
    expect(page.received).toEqual([{ is: 'lobby', shown: [], tables: [] }]);
    const { id } = await create(here);
    await expect.poll(() => page.rows).toEqual([`${id} open Anna`]);
  });

  /** Makes public tables of people, the oldest first; their ids. */
  const offer = async (tables: Tables, people: readonly NamedPerson[]) => {
    const ids: string[] = [];
    for (const person of people) ids.push((await createTable(tables, person, NewTable.parse(PUBLIC))).id);
    return ids;
  };
  const idsOf = (page: Browser) => page.rows.map((row) => row.split(' ')[0]);

  test.each([
    ['has many tables', Array.from({ length: 20 }, (_, i) => [ANNA, BEN][i % 2])],
    ['has many names', Array.from({ length: 24 }, (_, i) => ({ id: `guest-${i}`, name: 'Eve', network: 'crowded' }))],
  ])('whoever %s hides nobody else’s, in the lobby and on the first page of the list', async (_what, crowd) => {
    const store = await open();
    let moment = 1;
    const tables = await tablesOn(store, { now: () => moment++ });
    const [cleos, ...others] = await offer(tables, [CLEO, ...crowd]);
    const page = await browse(new Lobby(tables));
    expect(idsOf(page)).toHaveLength(20);
    // Four of theirs are before it.
    expect(idsOf(page).slice(0, 5)).toEqual([...others.slice(-4).reverse(), cleos]);
    const first = await listed(store.db, { status: 'open' });
    expect(first.tables.map(({ id }) => id)).toEqual(idsOf(page));
    // The other pages have the rest, each once, also when a table is closed or made meanwhile.
    await leave(tables, others.at(-1) as string, crowd[crowd.length - 1]);
    const [late] = await offer(tables, [{ id: 'late', name: 'Late' }]);
    const second = await listed(store.db, { status: 'open', before: first.next });
    const seen = [...first.tables, ...second.tables].map(({ id }) => id);
    expect(second.next).toBeUndefined();
    expect(seen).not.toContain(late);
    expect([...seen].sort()).toEqual([cleos, ...others].sort());
  });

  test('of those whose tables wait the ones who are there come first, where there is not room for all', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    await enrol(store);
    const presence = new Presence(tables);
    await presence.close();
    const crowd = Array.from({ length: 22 }, (_, i) => ({ id: `guest-${i}`, name: 'Eve', network: `${i}` }));
    const [cleos] = await offer(tables, [CLEO, ...crowd]);
    const lobby = new Lobby(tables);
    expect(idsOf(await browse(lobby))).not.toContain(cleos);
    presence.arrive(CLEO.id, ANY_PAGE);
    await presence.look();
    expect(idsOf(await browse(new Lobby(tables)))).toContain(cleos);
  });

  test('says of those who wait for players whether they are there', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    await enrol(store);
    const presence = new Presence(tables);
    await presence.close();
    const page = await browse(new Lobby(tables));
    const { id } = await create(tables);
    /** What was told of the table last. */
    const isHere = () => {
      const told: TableInfo[] = page.received.flatMap((frame) => frame.tables);
      return told.findLast((info) => info.id === id)?.seats.map((seat) => seat.isHere);
    };
    await expect.poll(isHere).toEqual([false, undefined]);
    presence.arrive(ANNA.id, ANY_PAGE);
    await presence.look();
    // Any news makes the lobby look again at all of it.
    await create(tables);
    await expect.poll(isHere).toEqual([true, undefined]);
    await sit(tables, id, BEN, {});
    await expect.poll(isHere).toEqual([undefined, undefined]);
  });

  test('moves, words and private tables tell the lobby nothing', async () => {
    const store = await open();
    const [here, there] = [await tablesOn(store), await tablesOn(store)];
    const stirs = [0, 0];
    for (const [i, tables] of [here, there].entries()) tables.onLobby(() => stirs[i]++);
    const { id: running } = await create(here);
    await sit(here, running, BEN, {});
    // It was made, then joined, then it began.
    await expect.poll(() => stirs).toEqual([3, 3]);
    const pages = [await browse(new Lobby(here)), await browse(new Lobby(there))];
    await expect.poll(() => pages.map(({ rows }) => rows)).toEqual(pages.map(() => [`${running} running Anna Ben`]));
    const chance = new SeededChance('moves');
    // That somebody has begun to play is part of what a seat says.
    for (let i = 0; i < 4; i++) await playOnce(here, running, ['anna', 'ben'], chance);
    const { id: first } = await create(here);
    await expect.poll(() => pages.every(({ rows }) => rows.includes(`${first} open Anna`))).toBe(true);
    const before = [...stirs];
    const told = pages.map(({ frames }) => frames.length);
    for (let i = 0; i < 12; i++) await playOnce(here, running, ['anna', 'ben'], chance);
    await say(here, { table: running, person: 'ben', id: 'hello' }, { text: 'hello' });
    const { id: secret } = await create(here, PRIVATE);
    await sit(there, secret, BEN, {});
    // Words come in order: who has heard of this table has heard of everything before it.
    const { id: last } = await create(here);
    await expect.poll(() => pages.every(({ rows }) => rows.includes(`${last} open Anna`))).toBe(true);
    expect(stirs).toEqual(before.map((count) => count + 1));
    for (const [i, { received, frames }] of pages.entries()) {
      expect(received.slice(told[i])).toMatchObject([{ shown: [last, first, running], tables: [{ id: last }] }]);
      expect(frames.join()).not.toContain(secret);
    }
  });

  test('is read once for all who look, and not at all when nobody does', async () => {
    const store = await open();
    const { count, store: seen } = counted(store);
    const [here, there] = [await tablesOn(seen), await tablesOn(store)];
    await create(there);
    const lobby = new Lobby(here);
    const crowd = await Promise.all(Array.from({ length: 50 }, () => browse(lobby)));
    expect(count.queries).toBeLessThan(crowd.length);
    const { id } = await create(there);
    const isTold = (page: Browser) => page.rows.includes(`${id} open Anna`);
    await expect.poll(() => crowd.every(isTold)).toBe(true);
    expect(count.queries).toBeLessThan(crowd.length);
    for (const page of crowd) page.leave();
    const before = count.queries;
    const elsewhere = await browse(new Lobby(there));
    const { id: next } = await create(there);
    await expect.poll(() => elsewhere.rows).toContain(`${next} open Anna`);
    expect(count.queries).toBe(before);
    expect(crowd.flatMap(({ rows }) => rows).join()).not.toContain(next);
  });

  test('who asks twice is told everything once more, and from then on once; who is slow is told when it has read', async () => {
    const tables = await tablesOn(await open());
    const lobby = new Lobby(tables);
    const { id: first } = await create(tables);
    const [page, slow] = [await browse(lobby), await browse(lobby)];
    await lobby.join(page);
    expect(page.frames).toEqual([page.frames[0], page.frames[0]]);
    slow.isBehind = true;
    const { id: second } = await create(tables);
    await expect.poll(() => page.frames).toHaveLength(3);
    await leave(tables, first, ANNA);
    await expect.poll(() => page.rows).toEqual([`${second} open Anna`]);
    expect(slow.frames).toHaveLength(1);
    slow.isBehind = false;
    lobby.show();
    expect(slow.received.slice(1)).toMatchObject([{ shown: [second], tables: [{ id: second }] }]);
  });

  test('a socket sees the lobby from `browse` to `unbrowse`, and again after a break', async () => {
    const url = await freshUrl();
    const environment = { DATABASE_URL: url, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' };
    const serve = () => startServer({ settings: readSettings(environment) });
    let server: Server = await serve();
    const anna = await visit(server.address, 'Anna');
    const make = async (): Promise<string> => {
      const made = await ask(server.address, anna, '/api/tables', PUBLIC);
      return ((await made.json()) as TableInfo).id;
    };
    const guest = await Guest.arrive(() => server.address);
    const heard: Parameters<typeof rowsOf>[0][number][] = [];
    guest.onFrame((frame) => frame.is === 'lobby' && heard.push(frame));
    guest.stream.browse();
    const wire = await Wire.open(server.address, anna);
    await wire.ask({ do: 'browse', id: 'look' });
    expect(wire.received.slice(1)).toEqual([
      { is: 'lobby', shown: [], tables: [] },
      { is: 'done', id: 'look' },
    ]);
    const first = await make();
    await wire.hear(({ is, shown }) => is === 'lobby' && shown.includes(first));
    await expect.poll(() => rowsOf(heard)).toEqual([`${first} open Anna`]);
    await wire.ask({ do: 'unbrowse', id: 'enough' });
    const second = await make();
    await expect.poll(() => rowsOf(heard)).toHaveLength(2);
    await wire.ask({ do: 'ping', id: 'still-here' });
    expect(wire.received.filter(({ is, shown }) => is === 'lobby' && shown.includes(second))).toEqual([]);
    await wire.leave();
    // Strangers learn nobody's id, and everybody learns their own.
    const ben = await visit(server.address, 'Ben');
    const eve = await visit(server.address, 'Eve');
    const eyes = await Wire.open(server.address, eve);
    await eyes.ask({ do: 'browse', id: 'look' });
    await eyes.ask({ do: 'watch', id: 'watch', table: second });
    const sat = (await (await ask(server.address, ben, `/api/tables/${second}/seats`, {})).json()) as TableInfo;
    expect(sat.seats.map(({ person }) => person)).toEqual([undefined, ben.id]);
    expect(sat.host).toBeUndefined();
    await eyes.hear(
      ({ is, shown, tables }) => is === 'lobby' && shown.includes(second) && tables[0]?.status === 'running',
    );
    const paths = [`/api/tables/${second}`, '/api/tables?status=open', '/api/tables?status=running'];
    const shown = [...eyes.frames, ...heard.map((frame) => JSON.stringify(frame))];
    for (const path of paths) shown.push(await (await fetch(server.address + path)).text());
    for (const path of paths) shown.push(await (await ask(server.address, eve, path)).text());
    expect(shown.filter((text) => text.includes(anna.id) || text.includes(ben.id))).toEqual([]);
    expect(shown.join()).toContain('"info"');
    const own = (await (await ask(server.address, anna, `/api/tables/${second}`)).json()) as TableInfo;
    expect([own.host, own.seats[0].person]).toEqual([anna.id, anna.id]);
    await eyes.leave();
    await server.close();
    server = await serve();
    const third = await make();
    const rows = [`${third} open Anna`, `${second} running Anna Ben`, `${first} open Anna`];
    await expect.poll(() => rowsOf(heard).sort()).toEqual(rows.sort());
    // A new connection is told everything anew.
    expect(heard.findLast(({ tables }) => tables.length > 1)?.tables.length).toBeGreaterThanOrEqual(2);
    guest.leave();
    await server.close();
  });
});
