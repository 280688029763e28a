import { randomUUID } from 'node:crypto';
import { SeededChance } from '@stolik/core';
import { FIRST_ASIDE, NewTable } from '@stolik/protocol';
import { expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { moveSeats } from '../src/tables/belongings.ts';
import { MOST_OWN } from '../src/tables/lists.ts';
import { play, undo } from '../src/tables/play.ts';
import { comeBack, createTable, goAway, leave, rematch, resign, sit } from '../src/tables/seating.ts';
import { MOST_CHANGES, MOST_OFFERED, MOST_OFFERED_NEARBY, MOST_SAT } from '../src/tables/seating-rules.ts';
import { MOST_UNDONE } from '../src/tables/table.ts';
import type { Tables } from '../src/tables/tables.ts';
import {
  MOST_ALONE_WORDS,
  MOST_ASIDES,
  MOST_ASIDES_IN_ALL,
  MOST_WAITING_WORDS,
  MOST_WORDS,
  say,
} from '../src/tables/talk.ts';
import { MOST_UNPLAYED, REMEMBERED } from '../src/tables/unplayed.ts';
import { describeStores, sqliteStores } from './stores.ts';
import { ANNA, BEN, beginPlay, CLEO, codeOf, playOnce, tablesOn, takePart } from './tables.ts';

// Whatever people can do again and again at one table comes to an end, and in nobody's way but their own.

const WANTED = NewTable.parse({ game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }] });

async function opened(tables: Tables, game = 'sagrada', seats = 2): Promise<string> {
  const wanted = { game, seats: [{ kind: 'me' }, ...new Array(seats - 1).fill({ kind: 'open' })] };
  return (await createTable(tables, ANNA, NewTable.parse(wanted))).id;
}

async function running(tables: Tables, game?: string): Promise<string> {
  const id = await opened(tables, game);
  await sit(tables, id, BEN, {});
  return id;
}

/** As if this had been said for a seat so often. */
async function pretendSaid(store: Store, table: string, seat: number, times: number, what: object): Promise<void> {
  const { length: from } = await store.db.selectFrom('said').select('n').where('tableId', '=', table).execute();
  const nothing = { name: null, text: null, phrase: null, notice: null, request: null };
  const rows = Array.from({ length: times }, (_, i) => ({
    tableId: table,
    n: from + i,
    time: 0,
    seat,
    ...nothing,
    ...what,
  }));
  for (let i = 0; i < times; i += 500)
    await store.db
      .insertInto('said')
      .values(rows.slice(i, i + 500))
      .execute();
}

describeStores(({ open }) => {
  test('nobody sits at tables without end; whoever leaves one may sit down at another', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const id = await opened(tables);
    const [row, seat] = await Promise.all([
      store.db.selectFrom('gameTable').selectAll().executeTakeFirstOrThrow(),
      store.db.selectFrom('seat').selectAll().where('seat', '=', 0).executeTakeFirstOrThrow(),
    ]);
    const others = Array.from({ length: MOST_OWN - 1 }, (_, i) => `t${i}`);
    await store.db
      .insertInto('gameTable')
      .values(others.map((other) => ({ ...row, id: other })))
      .execute();
    await store.db
      .insertInto('seat')
      .values(others.map((tableId) => ({ ...seat, tableId })))
      .execute();
    const bens = await createTable(tables, BEN, WANTED);
    expect(await codeOf(createTable(tables, ANNA, WANTED))).toBe('too-many-tables');
    expect(await codeOf(sit(tables, bens.id, ANNA, {}))).toBe('too-many-tables');
    await leave(tables, id, ANNA);
    // However many are wanted at once.
    const more = [];
    for (let i = 0; i < 5; i++) more.push((await createTable(tables, BEN, WANTED)).id);
    const codes = await Promise.all([
      ...more.map((other) => codeOf(sit(tables, other, ANNA, {}))),
      ...more.map(() => codeOf(createTable(tables, ANNA, WANTED))),
    ]);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  });

  test('nobody offers public tables without end by playing again', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const wanted = NewTable.parse({ ...WANTED, visibility: 'public' });
    const over = async () => {
      const { id } = await createTable(tables, BEN, wanted);
      await sit(tables, id, ANNA, {});
      await beginPlay(tables, id, ANNA);
      await resign(tables, id, ANNA);
      return id;
    };
    const games = [await over(), await over()];
    // A rematch is in the lobby like any other table.
    const own = [];
    for (let i = 0; i < MOST_OFFERED; i++) own.push((await createTable(tables, ANNA, wanted)).id);
    expect(await codeOf(rematch(tables, games[0], ANNA))).toBe('too-many-tables');
    await leave(tables, own[0], ANNA);
    const codes = await Promise.all(games.map((id) => codeOf(rematch(tables, id, ANNA))));
    expect(codes.toSorted()).toEqual(['too-many-tables', undefined]);
  });

  test.each([
    ['untimed', 'now'],
    ['live', 'now'],
    ['days', 'days'],
  ] as const)('nobody takes seat after seat and never plays: %s', async (pace, kind) => {
    const tables = await tablesOn(await open());
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const paces = { untimed: {}, live: { minutes: 5, increment: 5 }, days: { days: 2 } };
    const wanted = { game: 'sagrada', seats, visibility: 'public', pace: { kind: pace, ...paces[pace] } };
    let hosts = 0;
    const make = async (change: object = {}) => {
      const host = { id: `host-${hosts++}`, name: 'Host' };
      return (await createTable(tables, host, NewTable.parse({ ...wanted, ...change }))).id;
    };
    const first = await make();
    await sit(tables, first, BEN, {});
    // A table that has not begun counts too.
    await sit(tables, await make({ seats: [...seats, { kind: 'open' }] }), BEN, {});
    for (let i = 2; i < MOST_UNPLAYED[kind]; i++) await sit(tables, await make(), BEN, {});
    const next = await make();
    expect(await codeOf(sit(tables, next, BEN, {}))).toBe('play-first');
    // Nor at all of them at once.
    const many = [];
    for (let i = 0; i < 2 * MOST_UNPLAYED[kind]; i++) many.push(await make());
    const eve = { id: 'eve', name: 'Eve' };
    const codes = await Promise.all(many.map((id) => codeOf(sit(tables, id, eve, {}))));
    expect(codes.filter((code) => code === undefined)).toHaveLength(MOST_UNPLAYED[kind]);
    // Neither one's own tables, nor whom friends have invited, nor anybody else.
    await createTable(tables, BEN, NewTable.parse({ ...wanted, visibility: 'link' }));
    await sit(tables, await make({ visibility: 'link' }), BEN, {});
    await sit(tables, await make(), CLEO, {});
    expect(await codeOf(sit(tables, next, BEN, {}))).toBe('play-first');
    // What is chosen before the first turn is no play, not even if it is taken back and chosen again.
    const chance = new SeededChance('first');
    await playOnce(tables, first, [BEN.id], chance);
    for (let i = 0; i < 3; i++) {
      const { epoch } = await tables.with(first, ({ match }) => match);
      await undo(tables, { table: first, person: BEN.id, epoch, id: randomUUID() });
      await playOnce(tables, first, [BEN.id], chance);
    }
    expect(await codeOf(sit(tables, next, BEN, {}))).toBe('play-first');
    await takePart(tables, first, BEN, ['host-0', BEN.id]);
    await sit(tables, next, BEN, {});
  });

  test('nobody goes from table to table and gives up everywhere without having played', async () => {
    let now = 1_000_000;
    const tables = await tablesOn(await open(), { now: () => now });
    const wanted = NewTable.parse({ ...WANTED, visibility: 'public' });
    const chance = new SeededChance('given up');
    let hosts = 0;
    const make = async () => (await createTable(tables, { id: `host-${hosts++}`, name: 'Host' }, wanted)).id;
    const giveUp = async (plays?: 'opens' | 'plays') => {
      const id = await make();
      await sit(tables, id, BEN, {});
      if (plays === 'opens') await playOnce(tables, id, [BEN.id], chance);
      if (plays === 'plays') await takePart(tables, id, BEN, [`host-${hosts - 1}`, BEN.id]);
      return resign(tables, id, BEN);
    };
    for (let i = 0; i < MOST_UNPLAYED.now; i++) expect((await giveUp()).status).toBe('gone');
    expect(await codeOf(giveUp())).toBe('play-first');
    now += REMEMBERED;
    // Nor having made only the choice with which a game begins.
    for (let i = 0; i < MOST_UNPLAYED.now; i++) await giveUp('opens');
    expect(await codeOf(giveUp('opens'))).toBe('play-first');
    now += REMEMBERED;
    // Whoever has played may give up as often as they like.
    for (let i = 0; i <= MOST_UNPLAYED.now; i++) expect((await giveUp('plays')).status).toBe('over');
    expect((await giveUp()).status).toBe('gone');
  });

  test('in however many steps a first plan is sent, or taken back, it is no play', async () => {
    const tables = await tablesOn(await open());
    const wanted = NewTable.parse({ ...WANTED, game: 'smartphone', visibility: 'public' });
    const ids: string[] = [];
    for (let i = 0; i <= MOST_UNPLAYED.now; i++) {
      ids.push((await createTable(tables, { id: `host-${i}`, name: 'Host' }, wanted)).id);
    }
    const last = ids.pop() as string;
    const chance = new SeededChance('plans');
    for (const id of ids) {
      await sit(tables, id, BEN, {});
      let steps = 0;
      while (await playOnce(tables, id, [BEN.id], chance)) steps++;
      expect(steps).toBeGreaterThan(1);
    }
    expect(await codeOf(sit(tables, last, BEN, {}))).toBe('play-first');
    await takePart(tables, ids[0], BEN, ['host-0', BEN.id]);
    const { epoch } = await tables.with(ids[0], ({ match }) => match);
    await undo(tables, { table: ids[0], person: BEN.id, epoch, id: randomUUID() });
    expect(await codeOf(sit(tables, last, BEN, {}))).toBe('play-first');
    await playOnce(tables, ids[0], [BEN.id], chance);
    await sit(tables, last, BEN, {});
  });

  test('nobody sits at more tables without playing by signing in with one guest after the other', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const wanted = NewTable.parse({
      ...WANTED,
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      visibility: 'public',
    });
    const ids: string[] = [];
    for (let i = 0; i < MOST_UNPLAYED.now + 2; i++) {
      const { id } = await createTable(tables, { id: `host-${i}`, name: 'Host' }, wanted);
      const guest = { id: `guest-${i}`, name: 'Guest' };
      await sit(tables, id, guest, {});
      const moment = { now: Date.now(), time: Date.now() };
      await store.db.transaction().execute((trx) => moveSeats(store, trx, guest.id, BEN.id, moment));
      await tables.refreshOf(guest.id);
      ids.push(id);
    }
    const sitting = await Promise.all(
      ids.map((id) => tables.with(id, ({ record }) => record.seats.some(({ person }) => person === BEN.id))),
    );
    expect(sitting).toEqual([...new Array(MOST_UNPLAYED.now).fill(true), false, false]);
    // Nor does any guest sit there any more.
    expect(await sit(tables, ids[4], CLEO, {})).toMatchObject({ seats: [{}, { name: 'Cleo' }, { kind: 'open' }] });
  });

  test('one network fills no lobby, under however many names', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const wanted = NewTable.parse({ ...WANTED, visibility: 'public' });
    const guest = { ...ANNA, network: 'crowded' };
    const made = async (hosts: readonly (typeof guest)[]) =>
      (await Promise.all(hosts.map((host) => codeOf(createTable(tables, host, wanted))))).filter((code) => !code)
        .length;
    // However many are made at once.
    expect(await made(new Array(30).fill(guest))).toBe(MOST_OFFERED);
    const row = await store.db.selectFrom('gameTable').selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: MOST_OFFERED_NEARBY - MOST_OFFERED - 2 }, (_, i) => ({
      ...row,
      id: `t${i}`,
      host: `h${i}`,
    }));
    await store.db.insertInto('gameTable').values(others).execute();
    const neighbours = Array.from({ length: 12 }, (_, i) => ({ ...guest, id: `neighbour-${i}` }));
    expect(await made(neighbours)).toBe(2);
    expect(await codeOf(createTable(tables, { ...BEN, network: 'crowded' }, wanted))).toBe('too-many-tables');
    await createTable(tables, { ...BEN, network: 'quiet' }, wanted);
    await createTable(tables, CLEO, wanted);
  });

  test('nobody talks without end, and whoever has talked enough silences nobody else', async () => {
    const store = await open();
    const id = await running(await tablesOn(store));
    await pretendSaid(store, id, 0, MOST_WORDS - 1, { text: 'again' });
    const tables = await tablesOn(store);
    const last = { table: id, person: 'anna', id: 'last' };
    await say(tables, last, { text: 'that is all' });
    expect(await codeOf(say(tables, { ...last, id: 'more' }, { text: 'and' }))).toBe('enough');
    // Asked again, what was said is said.
    await say(tables, last, { text: 'that is all' });
    await say(tables, { table: id, person: 'ben', id: 'last' }, { phrase: 'thanks' });
  });

  test('nobody fills a table from outside: what one may say there, and what all may, has an end', async () => {
    const store = await open();
    const id = await running(await tablesOn(store));
    const pretend = (n: number, times: number, person: string) =>
      store.db
        .insertInto('said')
        .values(
          Array.from({ length: times }, (_, i) => ({
            ...{ tableId: id, n: FIRST_ASIDE + n + i, time: 0, seat: null, person, name: person },
            ...{ text: 'again', phrase: null, notice: null, request: null },
          })),
        )
        .execute();
    await pretend(0, MOST_ASIDES - 1, CLEO.id);
    const speak = async (person: string, request: string) => {
      const saying = { table: id, person, id: request, isLooking: true };
      // Every time as a node that has just read it.
      return codeOf(say(await tablesOn(store), saying, { text: 'and' }));
    };
    expect([await speak(CLEO.id, 'last'), await speak(CLEO.id, 'more')]).toEqual([undefined, 'enough']);
    // Asked again, what was said is said; others may speak.
    expect([await speak(CLEO.id, 'last'), await speak('dan', 'first')]).toEqual([undefined, undefined]);
    await pretend(MOST_ASIDES + 1, MOST_ASIDES_IN_ALL - MOST_ASIDES - 1, 'eva');
    expect(await speak('dan', 'second')).toBe('enough');
    expect(await speak(ANNA.id, 'mine')).toBeUndefined();
  });

  test('nobody talks much where nobody hears it, or before a game has begun', async () => {
    const store = await open();
    const id = await opened(await tablesOn(store));
    await pretendSaid(store, id, 0, MOST_ALONE_WORDS - 1, { text: 'hello?' });
    const tables = await tablesOn(store);
    let words = 0;
    const speak = () => codeOf(say(tables, { table: id, person: ANNA.id, id: `w${words++}` }, { text: 'hello?' }));
    expect([await speak(), await speak()]).toEqual([undefined, 'enough']);
    const three = await opened(tables, 'sagrada', 3);
    await sit(tables, three, BEN, {});
    await pretendSaid(store, three, 0, MOST_WAITING_WORDS - 1, { text: 'when?' });
    const again = await tablesOn(store);
    const ask = () => codeOf(say(again, { table: three, person: ANNA.id, id: `w${words++}` }, { text: 'when?' }));
    expect([await ask(), await ask()]).toEqual([undefined, 'enough']);
    // Once somebody is there, and once it has begun, there is more to say.
    await sit(again, id, BEN, {});
    expect(await codeOf(say(again, { table: id, person: ANNA.id, id: 'now' }, { text: 'hello' }))).toBeUndefined();
    await sit(again, three, CLEO, {});
    expect(await ask()).toBeUndefined();
  });

  test('nobody comes and goes without end; whoever has left comes back', async () => {
    const store = await open();
    const id = await running(await tablesOn(store));
    await pretendSaid(store, id, 0, MOST_CHANGES - 1, { notice: 'away' });
    const tables = await tablesOn(store);
    await goAway(tables, id, ANNA);
    await comeBack(tables, id, ANNA);
    expect(await codeOf(goAway(tables, id, ANNA))).toBe('enough');
    await goAway(tables, id, BEN);
  });

  test('nobody sits down and gets up without end; whoever sits gets up', async () => {
    const store = await open();
    const id = await opened(await tablesOn(store), 'sagrada', 3);
    await pretendSaid(store, id, 1, MOST_SAT - 1, { notice: 'sat', name: 'Ben', person: BEN.id });
    const tables = await tablesOn(store);
    await sit(tables, id, BEN, { seat: 1 });
    await leave(tables, id, BEN);
    expect(await codeOf(sit(tables, id, BEN, { seat: 2 }))).toBe('enough');
    await sit(tables, id, CLEO, { seat: 1 });
  });
});

const { open } = sqliteStores();

// In one of them windows are chosen in secret first, in the other everything is seen.
test.each(['sagrada', 'sentient'])('nobody takes back without end: %s', async (game) => {
  const tables = await tablesOn(await open());
  const id = await running(tables, game);
  const chance = new SeededChance(game);
  const asked = () =>
    tables.with(id, ({ match, record }) => {
      const [seat] = match.actors;
      const legal = match.legal(seat);
      return {
        request: { table: id, person: record.seats[seat].person as string, epoch: match.epoch },
        move: legal[chance.int(legal.length)],
      };
    });
  let code: string | undefined;
  for (let taken = 0; code !== 'enough'; taken++) {
    expect(taken).toBeLessThan(2 * MOST_UNDONE);
    const { request, move } = await asked();
    await play(tables, { ...request, id: randomUUID() }, [move]);
    code = await codeOf(undo(tables, { ...request, id: randomUUID() }));
  }
  expect(await tables.with(id, ({ seq }) => seq)).toBeLessThan(5 * MOST_UNDONE);
});
