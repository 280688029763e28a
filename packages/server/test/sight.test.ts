import { Match, SeededChance, seatsOf, seededSource } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { expect, test } from 'vitest';
import type { TableRecord } from '../src/tables/record.ts';
import { type KeptLine, Table } from '../src/tables/table.ts';

const seats = [{ kind: 'human' }, { kind: 'human' }] as const;
const record = { game: 'smartphone', version: 1, seats, options: {}, commitment: undefined } as unknown as TableRecord;

test('a list that ends a round and begins a plan hides nothing but the plan, here and on a node that reads it', () => {
  const { game } = gameEntry('smartphone');
  const source = seededSource('a round');
  const table = new Table(record, source);
  const kept: KeptLine[] = [{ line: table.begin(), time: 0, request: undefined }];
  const chance = new SeededChance('players');
  for (let i = 0; ; i++) {
    const { match } = table;
    const owing = seatsOf(match.actors);
    const seat = owing[chance.int(owing.length)];
    const legal = match.legal(seat);
    const moves = [legal[chance.int(legal.length)]];
    const ahead = Match.restore(game, match.log, source);
    ahead.play(seat, moves);
    const isNewRound = seatsOf(match.actors).length === 1 && seatsOf(ahead.actors).length === 2;
    if (isNewRound) moves.push(ahead.legal(seat)[0]);
    const other = 1 - seat;
    const before = table.look(other).at;
    const { lines } = table.play(seat, moves, `${i}`);
    for (const line of lines) kept.push({ line, time: 0, request: `${i}` });
    if (!isNewRound) continue;
    expect(lines).toHaveLength(2);
    expect(table.look(other)).toMatchObject({ at: before + 1, actors: [0, 1] });
    const elsewhere = new Table(record, source, kept);
    for (const viewer of [0, 1, undefined]) {
      expect(elsewhere.look(viewer)).toEqual(table.look(viewer));
      expect(elsewhere.since(-1, viewer)).toEqual(table.since(-1, viewer));
    }
    return;
  }
});
