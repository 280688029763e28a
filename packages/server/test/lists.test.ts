import { CompiledQuery, type RootOperationNode, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { history, lobby, ownTables } from '../src/tables/lists.ts';
import { sqliteStores } from './stores.ts';

const { open } = sqliteStores();
const MARK = '1700000000000-table';

type List = (db: Store['db']) => Promise<unknown>;

/** Every list in the order of an index, the index it lives by, and what the index narrows it down to before a row is read. */
const LISTS: readonly (readonly [what: string, index: string, narrowed: string, list: List])[] = [
  ['the lobby', 'gameTable_lobby', 'visibility=? AND status=?', (db) => lobby(db, { status: 'over' })],
  [
    'a page of the lobby',
    'gameTable_lobby',
    'visibility=? AND status=? AND (listed,id)<(?,?)',
    (db) => lobby(db, { status: 'over', before: MARK }),
  ],
  [
    'the lobby of a game',
    'gameTable_lobby_game',
    'visibility=? AND status=? AND game=?',
    (db) => lobby(db, { status: 'open', game: 'sentient' }),
  ],
  [
    'a page of the lobby of a game',
    'gameTable_lobby_game',
    'visibility=? AND status=? AND game=? AND (listed,id)<(?,?)',
    (db) => lobby(db, { status: 'over', game: 'sentient', before: MARK }),
  ],
  ["a person's history", 'seat_person', 'person=? AND ended>?', (db) => history(db, 'anna')],
  [
    "a page of a person's history",
    'seat_person',
    'person=? AND ended>? AND (ended,tableId)<(?,?)',
    (db) => history(db, 'anna', MARK),
  ],
];

/** What SQLite does for each query of a list, in its own words. */
async function plansOf({ db }: Store, list: List): Promise<string[]> {
  const queries: CompiledQuery[] = [];
  const listen = {
    transformQuery: ({ node, queryId }: { node: RootOperationNode; queryId: { readonly queryId: string } }) => {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async <T>({ result }: { result: T }) => result,
  };
  await list(db.withPlugin(listen));
  const plans: string[] = [];
  for (const query of queries) {
    const explained = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(explained);
    plans.push(...rows.map(({ detail }) => detail));
  }
  return plans;
}

/** Whether a list touches more rows than it shows: by a look at all of them, a sort, or rows that are thrown away. */
function isSlow(plans: readonly string[], narrowed: string): boolean {
  return plans.some((step) => /^SCAN|TEMP B-TREE/.test(step)) || !plans[0].endsWith(`(${narrowed})`);
}

/** A store with a table that is over and one that is open, so that each list has a row to read in full. */
async function smallStore(): Promise<Store> {
  const store = await open();
  for (const [id, status, ended] of [
    ['first', 'over', 1_600_000_000_000],
    ['second', 'open', null],
  ]) {
    await sql`insert into "gameTable" values (${id}, 'sentient', 1, '{}', '{"kind":"untimed"}', 'public', 'medium',
      ${status}, 'anna', '', '', 1, 1, ${ended}, 0, null, null, null, 1, 0, null, 1, null, null, null, 0, null, 0, null, null, null, 0, 1)`.execute(
      store.db,
    );
    await sql`insert into "seat" values (${id}, 0, 'human', 'anna', 'Anna', null, 0, null, 0, null, 1, 9,
      ${ended}, null, 0, null, null)`.execute(store.db);
  }
  return store;
}

test.each(LISTS)('%s is read from its index, however many tables there are', async (_what, index, narrowed, list) => {
  const plans = await plansOf(await smallStore(), list);
  // The list itself, the tables on it, their seats.
  expect(plans).toHaveLength(3);
  expect(plans[0]).toContain(index);
  expect(isSlow(plans, narrowed), plans.join('\n')).toBe(false);
});

test.each(LISTS)('%s would be slow without its index', async (_what, index, narrowed, list) => {
  const store = await smallStore();
  await sql`drop index ${sql.id(index)}`.execute(store.db);
  expect(isSlow(await plansOf(store, list), narrowed)).toBe(true);
});

test("a person's tables are read from the person's seats, and only they are sorted", async () => {
  const own: List = (db) => ownTables(db, 'anna', (time) => time);
  const [seats, tables, order, ...shown] = await plansOf(await smallStore(), own);
  expect(seats).toMatch(/seat_person \(person=\? AND ended=\?\)$/);
  expect(tables).toMatch(/^SEARCH gameTable .*\(id=\?\)$/);
  expect(order).toBe('USE TEMP B-TREE FOR ORDER BY');
  expect(shown).toHaveLength(2);
  expect(isSlow(shown, 'id=?')).toBe(false);
  const store = await smallStore();
  await sql`drop index "seat_person"`.execute(store.db);
  expect(await plansOf(store, own)).toContain('SCAN seat');
});
