import { Match, parseLog, SeededChance } from '@stolik/core';
import { verifiableSource } from '@stolik/fair';
import { gameEntry } from '@stolik/games';
import { NewTable } from '@stolik/protocol';
import { expect, test } from 'vitest';
import { logOf } from '../src/tables/log.ts';
import { callTime, play } from '../src/tables/play.ts';
import { createTable, rematch, sit } from '../src/tables/seating.ts';
import { Timekeeper } from '../src/tables/timekeeper.ts';
import { describeStores } from './stores.ts';
import { ANNA, BEN, codeOf, Eyes, playOnce, playToEnd, tablesOn } from './tables.ts';

const SENTIENT = NewTable.parse({
  game: 'sentient',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  pace: { kind: 'days', days: 1 },
});

describeStores(({ open }) => {
  test('a game ends under the rules it began with, and the next one is played by the latest', async () => {
    const store = await open();
    const { id } = await createTable(await tablesOn(store), ANNA, SENTIENT);
    await store.db.updateTable('gameTable').set({ version: 1 }).where('id', '=', id).execute();
    const tables = await tablesOn(store);
    await sit(tables, id, BEN, {});
    await playToEnd(tables, id, ['anna', 'ben'], 'old rules');
    const shown = await logOf(tables, id, undefined);
    if (!shown.isOver) throw new Error('it is not over');
    const log = parseLog(shown.text);
    expect(log.header.version).toBe(1);
    Match.verify(gameEntry('sentient', 1).game, log, verifiableSource(log.seed as string));
    expect((await rematch(tables, id, ANNA)).version).toBe(gameEntry('sentient').game.version);
  });

  test('a game whose rules are gone is closed gently, can be read, and stops nobody’s clock', async () => {
    const now = Date.now();
    const store = await open();
    const before = await tablesOn(store);
    const ids: string[] = [];
    for (let i = 0; i < 2; i++) {
      const { id } = await createTable(before, ANNA, SENTIENT);
      await sit(before, id, BEN, {});
      ids.push(id);
    }
    const chance = new SeededChance('gone');
    for (let i = 0; i < 3; i++) await playOnce(before, ids[0], ['anna', 'ben'], chance);
    await store.db.updateTable('gameTable').set({ version: 99 }).where('id', '=', ids[0]).execute();
    const tables = await tablesOn(store, { now: () => now + 3 * 24 * 60 * 60 * 1000 });
    const timekeeper = new Timekeeper(tables);
    await timekeeper.tick();
    timekeeper.close();
    expect((await tables.with(ids[1], ({ record }) => record)).seats.some(({ hasTimedOut }) => hasTimedOut)).toBe(true);
    const eyes = new Eyes('anna');
    await tables.with(ids[0], (table, audience) => audience.join(table, eyes));
    expect(eyes.received).toMatchObject([{ is: 'table', info: { status: 'gone' }, said: expect.anything() }]);
    expect(eyes.received[0].said.at(-1)).toMatchObject({ notice: 'closed' });
    const shown = await logOf(tables, ids[0], 'anna');
    expect(shown.isOver && parseLog(shown.text).lines).toHaveLength(4);
    const request = { table: ids[0], person: 'anna', id: 'late', epoch: 0 };
    expect(await codeOf(play(tables, request, [{ do: 'pass' }]))).toBe('game-over');
    await callTime(tables, ids[0]);
    const [row] = await store.db.selectFrom('gameTable').select('deadline').where('id', '=', ids[0]).execute();
    expect(row.deadline).toBeNull();
  });
});
