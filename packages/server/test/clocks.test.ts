import { NewTable } from '@stolik/protocol';
import { expect, test } from 'vitest';
import { createTable, sit } from '../src/tables/seating.ts';
import { Timekeeper } from '../src/tables/timekeeper.ts';
import { describeStores } from './stores.ts';
import { ANNA, BEN, tablesOn } from './tables.ts';

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
});
