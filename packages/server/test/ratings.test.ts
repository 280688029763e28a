import { NewTable } from '@stolik/protocol';
import { describe, expect, it } from 'vitest';
import { lookAfterRatings } from '../src/ratings/belongings.ts';
import { boardOf } from '../src/ratings/boards.ts';
import { recount, rewriteRatings } from '../src/ratings/recount.ts';
import { ownRatings, setBoards, tableRating } from '../src/ratings/shown.ts';
import type { Store } from '../src/store/store.ts';
import { forgetPerson } from '../src/tables/belongings.ts';
import { createTable, rematch, setSeat, sit } from '../src/tables/seating.ts';
import type { Tables } from '../src/tables/tables.ts';
import { testApps } from './apps.ts';
import { TestBrowser } from './browser.ts';
import { dealt, playRated, ratedTable, type Turn } from './rated-games.ts';
import { describeStores } from './stores.ts';
import { ANNA, BEN, codeOf, enrol, tablesOn } from './tables.ts';

const DAY = 86_400_000;
const START = 1_760_000_000_000;
const LEVEL = { kind: 'bot', level: 'easy' } as const;

/** Who was moved by a game, and where to; `=` for whoever it was no game for. */
async function outcome(store: Store, id: string): Promise<string> {
  const rows = await store.db.selectFrom('ratedSeat').selectAll().where('tableId', '=', id).orderBy('seat').execute();
  return rows
    .map(({ change, hasLeft }) => {
      const { before, after } = change === null ? { before: { mu: 0 }, after: { mu: 0 } } : JSON.parse(change);
      const moved = change === null ? '=' : after.mu > before.mu ? '+' : after.mu < before.mu ? '-' : '0';
      return `${moved}${hasLeft ? ' left' : ''}`;
    })
    .join(', ');
}

describeStores((stores) => {
  const browserOn = testApps();

  describe('a rated table', () => {
    it('is for accounts, with the usual options, a clock and two people', async () => {
      const tables = await tablesOn(await stores.open());
      const wanted = {
        game: 'sagrada',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        pace: { kind: 'live', minutes: 10, increment: 5 },
        rated: true,
      };
      const made = (other: object, person: object = ANNA) =>
        createTable(tables, { ...ANNA, ...person }, NewTable.parse({ ...wanted, ...other }));
      const details = (other: object, person?: object) => made(other, person).catch((error) => error);
      expect(await details({}, { isGuest: true })).toMatchObject({ code: 'account-needed' });
      expect(await details({ pace: { kind: 'untimed' } })).toMatchObject({ details: { field: 'pace' } });
      expect(await details({ seats: [{ kind: 'me' }, LEVEL] })).toMatchObject({ details: { field: 'seats' } });
      const options = { publicObjectives: ['row-color-variety', 'medium-shades', 'deep-shades'] };
      expect(await details({ options })).toMatchObject({ details: { field: 'options' } });
      const { id, isRated } = await made({});
      expect(isRated).toBe(true);
      expect(await codeOf(sit(tables, id, { ...BEN, isGuest: true }, {}))).toBe('account-needed');
      expect(await codeOf(setSeat(tables, id, ANNA, { seat: 1 }, LEVEL))).toBe('bad-field');
      // The same table unrated takes all of that.
      expect(await made({ rated: false, options, pace: { kind: 'untimed' } })).not.toHaveProperty('isRated');
    });

    it('is rated in the moment it ends, as its rematch is', async () => {
      const store = await stores.open();
      const tables = await tablesOn(store, dealt);
      const id = await ratedTable(tables);
      expect(await tableRating(store.db, id, 'anna')).toEqual({
        isRated: true,
        seats: [0, 1].map((seat) => ({ seat, points: 1500, margin: 392, isProvisional: true })),
      });
      await playRated(tables, id, 'first');
      const [anna, ben] = await Promise.all(['anna', 'ben'].map((each) => tableRating(store.db, id, each)));
      expect(anna).toMatchObject({
        counts: true,
        own: { before: { points: 1500 }, pairs: [{ seat: 1, weight: 0.5 }] },
      });
      expect(anna.own?.pairs[0].gain).toBeCloseTo(-(ben.own?.pairs[0].gain ?? 0), 6);
      expect(await tableRating(store.db, id, 'cleo')).not.toHaveProperty('own');
      expect((await ownRatings(store.db, 'anna')).ratings).toMatchObject([
        { game: 'sentient', pace: 'days', games: 1 },
      ]);
      expect(await rematch(tables, id, ANNA)).toMatchObject({ isRated: true });
    });
  });

  describe('who leaves', () => {
    /** Two people, three, or two and a bot: what happens, and what becomes of everybody. */
    const matrix: readonly (readonly [what: string, seating: object, turns: readonly Turn[], end: RegExp])[] = [
      ['nobody', { people: 3 }, [], /^[+0-], [+0-], [+0-]$/],
      ['one for the rest of it', { people: 3 }, [[0.4, 'leaves', BEN]], /^[+0-], - left, [+0-]$/],
      [
        'one for a moment',
        { people: 3 },
        [
          [0.4, 'leaves', BEN],
          [0.45, 'returns', BEN],
        ],
        /^[+0-], [+0-], [+0-]$/,
      ],
      [
        'one for most of the rest',
        { people: 3 },
        [
          [0.4, 'leaves', BEN],
          [0.9, 'returns', BEN],
        ],
        /^[+0-], - left, [+0-]$/,
      ],
      ['one who runs out of time', { people: 3 }, [[0.5, 'is-late', BEN]], /^[+0-], - left, [+0-]$/],
      ['one of two', {}, [[0.5, 'resigns', BEN]], /^=, - left$/],
      ['one of two at the beginning', {}, [[0.1, 'resigns', BEN]], /^=, = left$/],
      [
        'both',
        {},
        [
          [0.5, 'leaves', BEN],
          [0.6, 'leaves', ANNA],
        ],
        /^=, - left$/,
      ],
      ['nobody, beside a bot', { bots: 1 }, [], /^[+0-], [+0-]$/],
      ['one of two, beside a bot', { bots: 1 }, [[0.3, 'resigns', ANNA]], /^- left, =$/],
    ];

    it.each(matrix)('%s', async (what, seating, turns, end) => {
      let now = START;
      const store = await stores.open();
      const tables = await tablesOn(store, { ...dealt, now: () => now++ });
      const id = await ratedTable(tables, seating);
      await playRated(tables, id, what, turns, () => {
        now += 15 * DAY;
      });
      expect(await tables.with(id, ({ record }) => record.status)).toBe('over');
      expect(await outcome(store, id)).toMatch(end);
      expect(await recount(store)).toMatchObject({ tables: 1, isEqual: true });
    });
  });

  describe('all ratings made anew', () => {
    it('are the live ones, with people who meet again and three nodes that end games at once', async () => {
      let now = START;
      const url = await stores.freshUrl();
      const store = await stores.open(url);
      await enrol(store);
      const others = stores.kind === 'postgres' ? [await stores.open(url), await stores.open(url)] : [];
      const nodes: Tables[] = [];
      for (const each of [store, ...others]) nodes.push(await tablesOn(each, { ...dealt, now: () => now++ }));
      for (let evening = 0; evening < 2; evening++) {
        const games = Array.from({ length: 6 }, async (_, i) => {
          const tables = nodes[i % nodes.length];
          const id = await ratedTable(tables, { people: 2 + (i % 2) });
          await playRated(tables, id, `${evening} ${i}`, i === 4 ? [[0.5, 'resigns', BEN]] : []);
        });
        await Promise.all(games);
        now += 5 * DAY;
      }
      const report = await recount(store);
      expect(report.first).toEqual([]);
      expect(report).toEqual({
        tables: 12,
        counted: 12,
        ratings: 3,
        differences: { seats: 0, ratings: 0, unrated: 0 },
        isEqual: true,
        first: [],
      });
      const weights = (await store.db.selectFrom('ratedSeat').select('change').execute()).flatMap(({ change }) =>
        change === null ? [] : JSON.parse(change).pairs.map(({ weight }: { weight: number }) => weight),
      );
      expect(new Set(weights).size).toBeGreaterThan(4);
      await rows(store, async () => {
        // Whatever is altered is found, and put right.
        await store.db.updateTable('rating').set({ mu: 1 }).where('games', '>', 0).execute();
        await store.db
          .deleteFrom('rating')
          .where('player', '=', await playerOf(store, 'ben'))
          .execute();
        expect(await recount(store)).toMatchObject({ isEqual: false, differences: { ratings: 3, seats: 0 } });
        await rewriteRatings(store);
        expect(await recount(store)).toMatchObject({ isEqual: true });
      });
    });

    it('leave others their numbers when an account is deleted, before the end of a game or afterwards', async () => {
      const store = await stores.open();
      const tables = await tablesOn(store, dealt);
      await enrol(store);
      await playRated(tables, await ratedTable(tables, { people: 3 }), 'before');
      const running = await ratedTable(tables, { people: 3 });
      const deletions: ((person: string) => Promise<void>)[] = [];
      const exports = new Map<string, (person: string) => Promise<unknown>>();
      lookAfterRatings(
        {
          onDelete: (hook) => deletions.push((person) => store.db.transaction().execute((trx) => hook(trx, person))),
          onExport: (name, contribute) => void exports.set(name, contribute),
        },
        store,
      );
      expect(await exports.get('ratings')?.('ben')).toMatchObject({
        isRated: true,
        tables: [{ list: 'sentient/days' }],
      });
      const known = await store.db.selectFrom('rating').selectAll().orderBy('player').execute();
      const moment = { now: Date.now(), time: Date.now() };
      await store.db.transaction().execute((trx) => forgetPerson(store, trx, 'ben', moment));
      for (const each of deletions) await each('ben');
      await tables.refreshOf('ben');
      expect(await store.db.selectFrom('rating').selectAll().orderBy('player').execute()).toEqual(known);
      expect(await exports.get('ratings')?.('ben')).toEqual({ ratings: [], isRated: false, tables: [] });
      await playRated(tables, running, 'after');
      expect(await outcome(store, running)).toMatch(/^=, = left, =$|^[+0-], = left, [+0-]$/);
      expect(await recount(store)).toMatchObject({ isEqual: true, ratings: 3 });
      const kept = await store.db.selectFrom('ratedSeat').select('player').where('tableId', '=', running).execute();
      expect(kept.filter(({ player }) => player === null)).toHaveLength(1);
    });
  });

  describe('boards', () => {
    it('show those who want to be seen, are sure and have played lately, by quarters', async () => {
      const now = Date.UTC(2026, 10, 18);
      const store = await stores.open();
      const tables = await tablesOn(store, { ...dealt, now: () => now });
      await enrol(store);
      const id = await ratedTable(tables);
      await playRated(tables, id, 'board');
      for (const person of ['anna', 'ben']) {
        const player = await playerOf(store, person);
        const change = {
          before: { mu: 1500, sigma: 70 },
          after: { mu: person === 'anna' ? 1520 : 1480, sigma: 70 },
          pairs: [],
        };
        await store.db
          .updateTable('ratedSeat')
          .set({ change: JSON.stringify(change) })
          .where('player', '=', player)
          .execute();
      }
      const board = (at: number, quarter?: string) =>
        boardOf(store.db, { game: 'sentient', pace: 'days', quarter, now: at, viewer: 'anna' });
      expect(await board(now)).toEqual({ quarter: '2026-4', rows: [] });
      await setBoards(store, 'anna', true);
      await setBoards(store, 'ben', true);
      const anna = { name: 'Anna', points: 1520, margin: 137, games: 1, isProvisional: false, isMe: true };
      expect((await board(now)).rows).toMatchObject([anna, { name: 'Ben', points: 1480 }]);
      await setBoards(store, 'ben', false);
      expect((await board(now)).rows).toEqual([anna]);
      expect((await board(now, '2026-3')).rows).toEqual([]);
      expect((await board(now + 200 * DAY, '2026-4')).rows).toEqual([anna]);
      expect((await board(now + 200 * DAY)).rows).toEqual([]);
    });
  });

  it('over HTTP everybody sees their own, and boards by consent', async () => {
    const store = await stores.open();
    const { app } = await browserOn(store, { world: {} });
    const [guest, anna, ben] = [new TestBrowser(app), new TestBrowser(app), new TestBrowser(app)];
    for (const browser of [guest, anna, ben]) await browser.get('/api/me');
    for (const [browser, userName] of [
      [anna, 'anna.k'],
      [ben, 'ben.k'],
    ] as const) {
      expect(await browser.post('/api/me/account', { userName, password: 'long enough' })).toMatchObject({
        status: 200,
      });
    }
    const wanted = {
      game: 'sagrada',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      pace: { kind: 'days', days: 3 },
      rated: true,
    };
    expect(await guest.post('/api/tables', wanted)).toMatchObject({ status: 403, json: { code: 'account-needed' } });
    const { json: table } = await anna.post('/api/tables', wanted);
    expect(table).toMatchObject({ isRated: true, status: 'open' });
    expect(await guest.post(`/api/tables/${table.id}/seats`)).toMatchObject({ json: { code: 'account-needed' } });
    expect((await guest.get(`/api/tables/${table.id}/rating`)).json).toMatchObject({
      seats: [{ seat: 0, points: 1500 }],
    });
    expect((await anna.get('/api/me/ratings')).json).toEqual({ ratings: [], isRated: false });
    expect(await guest.get('/api/boards?game=sagrada&pace=days')).toMatchObject({ status: 200, json: { rows: [] } });
    expect(await guest.get('/api/boards?game=chess&pace=days')).toMatchObject({ status: 400 });
    expect((await anna.get('/api/me/export')).json).toMatchObject({ ratings: { isRated: false, tables: [] } });
  });
});

async function playerOf(store: Store, person: string): Promise<string> {
  const row = await store.db
    .selectFrom('ratedPlayer')
    .select('player')
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  return row.player;
}

/** Something after which all rows of ratings are as they were. */
async function rows(store: Store, act: () => Promise<void>): Promise<void> {
  const read = () => store.db.selectFrom('rating').selectAll().orderBy('list').orderBy('player').execute();
  const before = await read();
  await act();
  expect(await read()).toEqual(before);
}
