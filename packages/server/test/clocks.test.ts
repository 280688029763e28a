import { SeededChance } from '@stolik/core';
import { NewTable } from '@stolik/protocol';
import { expect, test } from 'vitest';
import { playForBot, undo } from '../src/tables/play.ts';
import { returns } from '../src/tables/presence.ts';
import { comeBack, createTable, goAway, sit } from '../src/tables/seating.ts';
import type { Tables } from '../src/tables/tables.ts';
import { Timekeeper } from '../src/tables/timekeeper.ts';
import { describeStores } from './stores.ts';
import { ANNA, attend, BEN, codeOf, enrol, playOnce, tablesOn } from './tables.ts';

/** Somebody follows a table from now on. */
function comeTo(tables: Tables, id: string, seat: number): Promise<void> {
  return tables.change<void>(id, (table, moment) => returns(table, seat, moment));
}

describeStores(({ open }) => {
  test('a table that cannot be read stops nobody else’s clock', async () => {
    let now = 1_000_000;
    const store = await open();
    const tables = await tablesOn(store, { now: () => now });
    const wanted = NewTable.parse({
      game: 'sagrada',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      pace: { kind: 'live', minutes: 1, increment: 0 },
    });
    const ids: string[] = [];
    for (let i = 0; i < 2; i++) {
      const { id } = await createTable(tables, ANNA, wanted);
      await attend(store, id);
      await sit(tables, id, BEN, {});
      ids.push(id);
      now += 1_000;
    }
    // The first to be late has a log that no rules understand.
    await store.db.updateTable('line').set({ body: '{"seq":0}' }).where('tableId', '=', ids[0]).execute();
    now += 120_000;
    const elsewhere = await tablesOn(store, { now: () => now });
    const timekeeper = new Timekeeper(elsewhere);
    await timekeeper.tick();
    const seats = await elsewhere.with(ids[1], ({ record }) => record.seats);
    expect(seats.map(({ standIn }) => standIn)).toEqual(['medium', 'medium']);
    timekeeper.close();
  });

  test('whoever takes back that they are ready has thought on their own time, as far as they have any', async () => {
    const MINUTE = 60_000;
    let now = 1_000_000;
    const store = await open();
    const tables = await tablesOn(store, { now: () => now });
    const pace = { kind: 'live', minutes: 10, increment: 5 };
    const wanted = NewTable.parse({ game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }], pace });
    const { id } = await createTable(tables, ANNA, wanted);
    await attend(store, id);
    await sit(tables, id, BEN, {});
    const chance = new SeededChance('ready');
    const record = () => tables.with(id, (table) => table.record);
    const left = async () => (await record()).clock?.left.map((ms) => ms / MINUTE);
    // Both choose a pattern: Anna is ready after a minute, thinks for three, and for one more when she is not.
    now += MINUTE;
    await playOnce(tables, id, [ANNA.id], chance);
    now += 3 * MINUTE;
    const epoch = await tables.with(id, ({ match }) => match.epoch);
    await undo(tables, { table: id, person: ANNA.id, id: 'again', epoch });
    expect(await left()).toEqual([6, 6]);
    expect((await record()).deadline).toBe(now + 6 * MINUTE);
    now += MINUTE;
    await playOnce(tables, id, [ANNA.id], chance);
    expect(await left()).toEqual([5, 5]);
    // Nobody is shown more of the clock than what is left.
    const look = await tables.with(id, (table) => table.look(0));
    expect(Object.keys(look.clock ?? {})).toEqual(['at', 'left']);
    // A plan that stands costs nothing more, and what was spared is forgotten with the question.
    now += 2 * MINUTE;
    await playOnce(tables, id, [BEN.id], chance);
    expect(await left()).toEqual([5, 3].map((minutes) => minutes + 5_000 / MINUTE));
    expect((await record()).clock?.spared).toBeUndefined();
  });

  test('no time is added for what was answered while the clock stood, be it that others answer later', async () => {
    const MINUTE = 60_000;
    let now = 1_000_000;
    const store = await open();
    const tables = await tablesOn(store, { now: () => now });
    const pace = { kind: 'live', minutes: 10, increment: 10 };
    const wanted = NewTable.parse({ game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }], pace });
    const chance = new SeededChance('stands');
    const left = async (id: string) => (await tables.with(id, ({ record }) => record)).clock?.left;
    /** A game that has begun and waits for Ben, who comes when he plays. */
    const awaiting = async () => {
      const { id } = await createTable(tables, ANNA, wanted);
      await enrol(store);
      await store.db
        .insertInto('presence')
        .values({ tableId: id, person: ANNA.id, node: 'attended', gone: null })
        .execute();
      await sit(tables, id, BEN, {});
      now += MINUTE;
      await playOnce(tables, id, [ANNA.id], chance);
      return id;
    };
    const early = await awaiting();
    await playOnce(tables, early, [BEN.id], chance);
    expect(await left(early)).toEqual([10 * MINUTE, 10 * MINUTE + 10_000]);
    // Whoever takes it back and answers when the clock runs has time added.
    const again = await awaiting();
    await comeTo(tables, again, 1);
    const epoch = await tables.with(again, ({ match }) => match.epoch);
    await undo(tables, { table: again, person: ANNA.id, id: 'again', epoch });
    now += 2_000;
    await playOnce(tables, again, [ANNA.id], chance);
    await playOnce(tables, again, [BEN.id], chance);
    expect(await left(again)).toEqual([10 * MINUTE + 8_000, 10 * MINUTE + 8_000]);
    // Nor is any added for what a bot answered, though its person is back by then.
    const { id } = await createTable(tables, ANNA, wanted);
    await attend(store, id);
    await sit(tables, id, BEN, {});
    await goAway(tables, id, ANNA);
    const [at, move] = await tables.with(id, (table) => [table.numberOf(table.match.seq, 0), table.match.legal(0)[0]]);
    await playForBot(tables, id, 0, at as number, [move]);
    await comeBack(tables, id, ANNA);
    await playOnce(tables, id, [BEN.id], chance);
    expect(await left(id)).toEqual([10 * MINUTE, 10 * MINUTE + 10_000]);
  });

  test('nobody is out of time by taking back that they are ready: it is refused', async () => {
    let now = 1_000_000;
    const store = await open();
    const first = await tablesOn(store, { now: () => now });
    const pace = { kind: 'live', minutes: 10, increment: 0 };
    const wanted = NewTable.parse({ game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }], pace });
    const { id } = await createTable(first, ANNA, wanted);
    await attend(store, id);
    await sit(first, id, BEN, {});
    const clock = JSON.stringify({ at: now, left: [30_000, 600_000] });
    await store.db.updateTable('gameTable').set({ clock }).where('id', '=', id).execute();
    const tables = await tablesOn(store, { now: () => now });
    await playOnce(tables, id, [ANNA.id], new SeededChance('ready'));
    const epoch = await tables.with(id, ({ match }) => match.epoch);
    const takeBack = () => codeOf(undo(tables, { table: id, person: ANNA.id, id: `${now}`, epoch }));
    now += 30_000;
    expect(await takeBack()).toBe('too-late');
    expect(await tables.with(id, ({ match }) => match.isReady(0))).toBe(true);
    now -= 1;
    expect(await takeBack()).toBeUndefined();
    expect((await tables.with(id, ({ record }) => record)).clock?.left).toEqual([1, 570_001]);
  });
});
