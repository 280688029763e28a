import { SeededChance } from '@stolik/core';
import { NewTable } from '@stolik/protocol';
import { expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { play, playForBot, undo } from '../src/tables/play.ts';
import { botOf } from '../src/tables/record.ts';
import { createTable, goAway, sit } from '../src/tables/seating.ts';
import type { Tables } from '../src/tables/tables.ts';
import { say } from '../src/tables/talk.ts';
import { describeStores } from './stores.ts';
import { ANNA, BEN, Eyes, playOnce, silent, tablesOn } from './tables.ts';

async function running(tables: Tables, game = 'sagrada'): Promise<string> {
  const wanted = NewTable.parse({ game, seats: [{ kind: 'me' }, { kind: 'open' }], standIn: 'easy' });
  const { id } = await createTable(tables, ANNA, wanted);
  await sit(tables, id, BEN, {});
  return id;
}

/** What the store says of a table agrees with its log: whose turn it is, and whether a bot has to decide. */
async function expectAgreement(store: Store, id: string): Promise<void> {
  const tables = await tablesOn(store);
  const { record, actors } = await tables.with(id, ({ record, match }) => ({ record, actors: [...match.actors] }));
  expect(record.owes).toEqual(actors);
  const isBotAsked = actors.some((seat) => botOf(record.seats[seat]) !== undefined);
  const jobs = await store.db.selectFrom('job').select('tableId').where('tableId', '=', id).execute();
  expect(jobs.length).toBe(isBotAsked ? 1 : 0);
}

describeStores(({ open }) => {
  test('a seat that goes to a bot on one node is not lost to a play on another that has not heard of it', async () => {
    const store = await open();
    const [here, there] = [await tablesOn(silent(store)), await tablesOn(silent(store))];
    const id = await running(here);
    const chance = new SeededChance('away, then play');
    while ((await here.with(id, ({ match }) => match.actors)).length > 1)
      await playOnce(here, id, ['anna', 'ben'], chance);
    await there.refresh(id);
    const [turn] = await here.with(id, ({ match }) => match.actors);
    const people = [ANNA, BEN];
    await goAway(here, id, people[1 - turn]);
    // The other node still believes that a person sits there.
    while ((await there.with(id, ({ match }) => match.actors))[0] === turn) {
      await playOnce(there, id, [people[turn].id], chance);
    }
    await expectAgreement(store, id);
  });

  test('a play on one node is not lost to a seat that changes on another that has not heard of it', async () => {
    const store = await open();
    const [here, there] = [await tablesOn(silent(store)), await tablesOn(silent(store))];
    const id = await running(here);
    const chance = new SeededChance('play, then away');
    while ((await here.with(id, ({ match }) => match.actors)).length > 1)
      await playOnce(here, id, ['anna', 'ben'], chance);
    await there.refresh(id);
    const [turn] = await here.with(id, ({ match }) => match.actors);
    while ((await here.with(id, ({ match }) => match.actors))[0] === turn) {
      await playOnce(here, id, [[ANNA, BEN][turn].id], chance);
    }
    await goAway(there, id, [ANNA, BEN][turn]);
    await expectAgreement(store, id);
  });

  test('every change raises the head by one, also what nobody may see', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const id = await running(tables, 'smartphone');
    const head = () => tables.with(id, ({ record }) => record.head);
    const before = await head();
    const { move, epoch } = await tables.with(id, ({ match }) => ({ move: match.legal(0)[0], epoch: match.epoch }));
    await play(tables, { table: id, person: 'anna', id: 'secret', epoch }, [move]);
    expect(await head()).toBe(before + 1);
    await say(tables, { table: id, person: 'ben', id: 'hello' }, { text: 'hello' });
    expect(await head()).toBe(before + 2);
    await goAway(tables, id, BEN);
    expect(await head()).toBe(before + 3);
    const [row] = await store.db.selectFrom('gameTable').select('head').where('id', '=', id).execute();
    expect(row.head).toBe(before + 3);
  });

  test('what is said or planned in secret leaves the work of a bot as it is; a bot that sealed a step is asked on', async () => {
    let now = 1_000_000;
    const store = await open();
    const tables = await tablesOn(store, { now: () => now });
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
    const { id } = await createTable(tables, ANNA, NewTable.parse({ game: 'smartphone', seats }));
    const job = () => store.db.selectFrom('job').selectAll().executeTakeFirst();
    await store.db
      .updateTable('job')
      .set({ lease: now + 5_000, attempts: 2 })
      .execute();
    const taken = await job();
    const stepOf = (seat: number) =>
      tables.with(id, (table) => ({
        at: table.numberOf(table.match.seq, seat),
        epoch: table.match.epoch,
        moves: [table.match.legal(seat)[0]],
      }));
    now += 1_000;
    const { epoch, moves } = await stepOf(0);
    await play(tables, { table: id, person: 'anna', id: 'secret', epoch }, moves);
    await undo(tables, { table: id, person: 'anna', id: 'not after all', epoch });
    await say(tables, { table: id, person: 'anna', id: 'hello' }, { text: 'hello' });
    expect(await job()).toEqual(taken);
    const step = await stepOf(1);
    expect(await playForBot(tables, id, 1, step.at, step.moves)).toBe(true);
    expect(await job()).toMatchObject({ lease: null, attempts: 0 });
  });

  test('what no word told is found by looking at the heads', async () => {
    const store = await open();
    const [here, there] = [await tablesOn(silent(store)), await tablesOn(silent(store))];
    const id = await running(here);
    const eyes = new Eyes('guest');
    await there.with(id, (table, audience) => audience.join(table, eyes));
    const { length } = eyes.frames;
    const chance = new SeededChance('lost words');
    for (let i = 0; i < 6; i++) await playOnce(here, id, ['anna', 'ben'], chance);
    await say(here, { table: id, person: 'ben', id: 'hello' }, { text: 'hello' });
    expect(eyes.frames).toHaveLength(length);
    await there.lookAtHeads();
    const seen = await there.with(id, (table) => table.look(undefined).at);
    expect(seen).toBe(await here.with(id, (table) => table.look(undefined).at));
    expect(eyes.received.findLast(({ is }) => is === 'update').look.at).toBe(seen);
    expect(eyes.received.findLast(({ is }) => is === 'said').said).toMatchObject([{ text: 'hello' }]);
  });

  test('what is asked again at a node that has not heard that it was done is shown there too', async () => {
    const store = await open();
    const [here, there] = [await tablesOn(silent(store)), await tablesOn(silent(store))];
    const id = await running(here);
    const eyes = new Eyes(ANNA.id);
    await there.with(id, (table, audience) => audience.join(table, eyes));
    const { move, epoch } = await here.with(id, ({ match }) => ({ move: match.legal(0)[0], epoch: match.epoch }));
    const request = { table: id, person: ANNA.id, id: 'asked twice', epoch };
    const { at } = await play(here, request, [move]);
    expect((await play(there, request, [move])).at).toBe(at);
    expect(eyes.received.findLast(({ look }) => look).look.at).toBe(at);
  });

  test('a word says what time it is where it comes from', async () => {
    const store = await open();
    const heard: number[] = [];
    const here = await tablesOn(store, { time: () => 5_000_000 });
    await tablesOn(store, { time: () => 1, hearTime: (time) => heard.push(time) });
    await running(here);
    await expect.poll(() => heard[0]).toBe(5_000_000);
  });

  test('words that come late, twice or in another order change nothing', async () => {
    const store = await open();
    const told: string[] = [];
    const here = await tablesOn({ ...store, tell: async (_, payloads) => void told.push(...payloads) });
    const heard: ((payload: string) => void)[] = [];
    const there = await tablesOn({
      ...store,
      listen: async (_, handler) => {
        heard.push(handler);
        return () => {};
      },
    });
    const id = await running(here);
    const eyes = new Eyes('guest');
    await there.with(id, (table, audience) => audience.join(table, eyes));
    const chance = new SeededChance('late words');
    for (let i = 0; i < 8; i++) await playOnce(here, id, ['anna', 'ben'], chance);
    await expect.poll(() => told.length).toBeGreaterThan(3);
    for (const payload of [...told.toReversed(), ...told]) heard[0](payload);
    await there.settle();
    const happened = eyes.received.flatMap((frame) => frame.happened ?? []);
    expect(happened.map(({ at }) => at)).toEqual(happened.map((_, i) => i));
    expect(happened).toHaveLength(await here.with(id, (table) => table.look(undefined).at + 1));
  });

  test('tables that nobody looks at any more leave the memory, the longest idle first', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const first = await running(tables);
    const watched = await running(tables);
    const eyes = new Eyes('guest');
    await tables.with(watched, (table, audience) => audience.join(table, eyes));
    const others = Array.from({ length: 1_100 }, (_, i) => `t${i}`);
    await store.db.transaction().execute(async (trx) => {
      const row = await trx.selectFrom('gameTable').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
      // SQLite takes only so many values at once.
      for (const some of [others.slice(0, 550), others.slice(550)]) {
        const rows = some.map((id) => ({ ...row, id, status: 'open' }));
        await trx.insertInto('gameTable').values(rows).execute();
      }
    });
    for (const id of others) {
      await tables.with(id, () => {});
      await tables.with(first, () => {});
    }
    expect(tables.size).toBeLessThanOrEqual(1_000);
    expect(tables.has(first)).toBe(true);
    expect(tables.has(watched)).toBe(true);
    expect(tables.has(others[0])).toBe(false);
  });
});
