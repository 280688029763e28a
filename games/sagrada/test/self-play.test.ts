import { SeededChance } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { CASES } from '../ai/net/cases.ts';
import { Features } from '../ai/net/features.ts';
import type { RECORD_LAYOUT } from '../ai/net/records.ts';
import * as rows from '../ai/net/rows.ts';
import { CASE_IDS, description, SelfPlay } from '../ai/net/self-play.ts';
import { sagrada } from '../rules/index.ts';
import { noise } from './noise-net.ts';

const SETTINGS = { lambda: 0.95, explore: 0.12, warmth: 1, wild: 0.03 };

/** A record as whoever trains reads it. */
function read(bytes: Uint8Array) {
  const shorts = new Uint16Array(bytes.buffer, 0, 74);
  const floats = new Float32Array(bytes.buffer, 148, 12);
  const heads = [...shorts.slice(60, 66)].filter((head) => head !== 0xffff);
  return {
    rows: [...shorts.slice(0, 48)].filter((row) => row !== 0xffff),
    scaled: [...shorts.slice(48, 54)].map((place, i) => [place, shorts[54 + i]]).filter(([place]) => place !== 0xffff),
    heads,
    times: [...new Int16Array(bytes.buffer, 132, heads.length)],
    kind: shorts[72],
    goal: [...floats.slice(0, heads.length)],
    outcome: [...floats.slice(6, 6 + heads.length)],
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);

describe.each([...CASES])('games of case $id to learn from', ({ id, seats, privates }) => {
  it('are the same for a seed, and say line by line what every position came to', () => {
    const { records, totals } = new SelfPlay(SETTINGS).play('game', id);
    expect(new SelfPlay(SETTINGS).play('game', id)).toEqual({ records, totals });
    expect(totals.length).toBe(seats);
    const read_ = records.map(read);
    expect(read_.length).toBeGreaterThan(15 * seats);
    for (const { kind, goal, outcome } of read_) {
      expect(kind).toBe(privates - 1);
      // By hand there is nothing else to believe in than how it ended.
      expect(goal).toEqual(outcome);
    }
    if (seats === 1) {
      // What is known of the target grows, what is to come shrinks, their sum stays.
      const growth = read_.map(({ outcome }) => outcome[outcome.length - 1]);
      expect(growth[0]).toBeGreaterThan(growth[growth.length - 1]);
      expect(read_[0].times).toEqual([1, 1, 1, 3, -1]);
      const [first] = read_;
      expect(sum(first.outcome.map((points, line) => points * first.times[line]))).toBeCloseTo(totals[0]);
    } else {
      // All but the tokens, which nobody has spent.
      const tokens = totals.map((total, seat) => {
        const own = read_[(read_.length / seats) * seat];
        return total - sum(own.outcome.map((points, line) => points * own.times[line]));
      });
      for (const left of tokens) expect(left >= 3 && left <= 6).toBe(true);
    }
  });

  it('are told by the features that the bot itself sees', () => {
    const { records } = new SelfPlay(SETTINGS).play('first', id);
    // The first position of the first seat is the deal with patterns chosen, as anybody can set it up again.
    const chance = new SeededChance('first');
    const s = sagrada.setup(seats === 1 ? { privateObjectives: privates } : {}, seats, chance);
    for (let seat = 0; seat < seats; seat++) sagrada.apply(s, seat, 8 + chance.int(4), chance);
    const written = { rows: [] as number[], scaled: [] as number[][] };
    new Features().write(
      { add: (row) => written.rows.push(row), addScaled: (place, n) => written.scaled.push([place, n]) },
      s,
      0,
      20,
    );
    const first = read(records[0]);
    expect({ rows: first.rows, scaled: first.scaled }).toEqual(written);
  });
});

it('a net that plays believes a little of what it says itself', () => {
  const { records } = new SelfPlay({ ...SETTINGS, explore: 0, wild: 0 }, noise()).play('net', '2');
  const all = records.map(read);
  const differing = all.filter(({ goal, outcome }) => goal.some((points, line) => points !== outcome[line]));
  expect(differing.length).toBeGreaterThan(all.length / 2);
  const pure = new SelfPlay({ ...SETTINGS, lambda: 1, explore: 0, wild: 0 }, noise()).play('net', '2');
  for (const { goal, outcome } of pure.records.map(read)) expect(goal).toEqual(outcome);
});

describe('what is said about the rows', () => {
  const said = description() as {
    parts: number[][];
    symmetries: Record<string, number[][][]>;
    record: typeof RECORD_LAYOUT;
  };

  it('are symmetries that exchange rows, and as many as there are', () => {
    const counts = Object.values(said.symmetries).map((lists) => lists.map((moves) => moves.length));
    expect(counts).toEqual([
      [4, 24],
      [4, 2, 6],
    ]);
    for (const moves of Object.values(said.symmetries).flat(2)) {
      expect(new Set(moves).size).toBe(rows.ROWS);
      // What is no space stays.
      for (let row = rows.DRAFTS; row < rows.ROWS; row++) expect(moves[row]).toBe(row);
    }
  });

  it('are parts that cover every row of a space but empty sets', () => {
    const covered = new Set(said.parts.flat());
    expect(covered.size).toBe(rows.DRAFTS - 2 * 20);
    expect(said.record.bytes).toBe(196);
    expect(CASE_IDS).toEqual(['1', '1-two', '2', '3', '4']);
  });
});
