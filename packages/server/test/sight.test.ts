import { Match, SeededChance, seededSource } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { expect, test } from 'vitest';
import type { TableRecord } from '../src/tables/record.ts';
import { Sight } from '../src/tables/sight.ts';
import { type KeptLine, Table } from '../src/tables/table.ts';

test('every viewer counts the lines it may know of, whenever it asks', () => {
  const sight = new Sight();
  const chance = new SeededChance('sight');
  const lines: { seat: number; isSecret: boolean }[] = [];
  for (let seq = 0; seq < 200; seq++) {
    lines.push({ seat: chance.int(3), isSecret: chance.int(3) > 0 });
    sight.add({ ...lines[seq], events: [seq], ...(seq > 0 ? { undoes: chance.int(seq) } : {}) });
    const viewer = [0, 1, 2, undefined][chance.int(4)];
    const seqs = lines.flatMap(({ seat, isSecret }, i) => (!isSecret || seat === viewer ? [i] : []));
    const before = chance.int(seq + 1);
    expect(sight.numberOf(before, viewer)).toBe(seqs.filter((one) => one <= before).length - 1);
    const from = chance.int(seqs.length + 1) - 1;
    const told = sight.since(from, viewer);
    expect(told.map(({ at }) => at)).toEqual(seqs.slice(from + 1).map((_, i) => from + 1 + i));
    expect(told.flatMap(({ events }) => events)).toEqual(seqs.slice(from + 1));
  }
});

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
    const owing = match.actors;
    const seat = owing[chance.int(owing.length)];
    const legal = match.legal(seat);
    const moves = [legal[chance.int(legal.length)]];
    const ahead = Match.restore(game, match.log, source);
    ahead.play(seat, moves);
    const isNewRound = match.actors.length === 1 && ahead.actors.length === 2;
    if (isNewRound) moves.push(ahead.legal(seat)[0]);
    const other = 1 - seat;
    const before = table.look(other).at;
    const { lines } = table.play(seat, moves, `${i}`);
    for (const line of lines) kept.push({ line, time: 0, request: `${i}` });
    if (!isNewRound) continue;
    expect(lines).toHaveLength(2);
    expect(table.look(other)).toMatchObject({ at: before + 1, actors: [0, 1] });
    const elsewhere = new Table(record, source);
    elsewhere.take({ record, lines: kept, said: [] });
    for (const viewer of [0, 1, undefined]) {
      expect(elsewhere.look(viewer)).toEqual(table.look(viewer));
      expect(elsewhere.since(-1, viewer)).toEqual(table.since(-1, viewer));
    }
    return;
  }
});
