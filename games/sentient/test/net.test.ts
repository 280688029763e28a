import { noiseNet } from '@stolik/bots/learning';
import { Net, readNet } from '@stolik/bots/net';
import { SeededChance, seatsOf } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { heuristics } from '../ai/index.ts';
import { Mind } from '../ai/mind.ts';
import { CASES } from '../ai/net/cases.ts';
import { Features } from '../ai/net/features.ts';
import { NetJudge } from '../ai/net/net-judge.ts';
import * as rows from '../ai/net/rows.ts';
import { CASE_IDS, description, SelfPlay } from '../ai/net/self-play.ts';
import { WEIGHTS } from '../ai/weights.ts';
import { sentient } from '../rules/index.ts';
import { OVER, PLUG, type State } from '../rules/state.ts';

/** Of the features of one game: see the test. */
const FINGERPRINT = -839672220;
const ALL = (1 << CASES.length) - 1;
const SETTINGS = { lambda: 0.97, explore: 0.12, warmth: 1, wild: 0.03 };
const noise = noiseNet(rows.EXPECTED_NET, ALL);
const judgeOf = (cases: number) =>
  new NetJudge(readNet(noiseNet(rows.EXPECTED_NET, cases), rows.EXPECTED_NET), new Mind(WEIGHTS));

/** Every state of a game of random moves. */
function* statesOf(seats: number, seed: string): Generator<State> {
  const chance = new SeededChance(seed);
  const s = sentient.setup({}, seats, chance);
  const out: number[] = [];
  while (sentient.actors(s) !== 0) {
    yield sentient.clone(s);
    const [seat] = seatsOf(sentient.actors(s));
    sentient.apply(s, seat, out[chance.int(sentient.legal(s, seat, out))], chance);
  }
  yield sentient.clone(s);
}

/** The rows that are true of a seat's game, and the numbers of the scaled ones. */
function rowsOf(s: State, seat: number): { rows: number[]; scaled: number[][] } {
  const written = { rows: [] as number[], scaled: [] as number[][] };
  new Features().write(
    { add: (row) => written.rows.push(row), addScaled: (place, n) => written.scaled.push([place, n]) },
    s,
    seat,
  );
  return { rows: written.rows.sort((a, b) => a - b), scaled: written.scaled };
}

describe.each([...CASES])('a net for $seats seats', ({ seats }) => {
  it('judges by what everybody sees, leaves the state as it was, and knows the end', () => {
    const judge = judgeOf(ALL);
    const chance = new SeededChance('worlds');
    for (const s of statesOf(seats, `hidden ${seats}`)) {
      const before = sentient.clone(s);
      for (let seat = 0; seat < seats; seat++) {
        const world = sentient.clone(s);
        sentient.shuffle(world, seat, chance);
        expect(judge.evaluate(world, seat)).toBe(judge.evaluate(s, seat));
        if (s.step === OVER) expect(judge.evaluate(s, seat)).toBeCloseTo(sentient.score(s)[seat].total);
      }
      expect(s).toEqual(before);
    }
  });

  it('says the lines of the score one by one and in sum', () => {
    const judge = judgeOf(ALL);
    for (const s of statesOf(seats, `lines ${seats}`)) {
      if (s.step === OVER) continue;
      for (let seat = 0; seat < seats; seat++) {
        if (s.step === PLUG && s.seat === seat) continue;
        const sum = judge.lines(s, seat).reduce((all, line) => all + line);
        expect(sum).toBeCloseTo(judge.evaluate(s, seat), 9);
      }
    }
  });

  it('sees rows that fit into a net, whatever is played', () => {
    for (const s of statesOf(seats, `fit ${seats}`)) {
      if (s.step === OVER) continue;
      for (let seat = 0; seat < seats; seat++) {
        const { rows: all, scaled } = rowsOf(s, seat);
        expect(all.length).toBeLessThanOrEqual(rows.MOST_TRUE);
        expect(new Set(all).size).toBe(all.length);
        expect(all[0]).toBeGreaterThanOrEqual(0);
        expect(all[all.length - 1]).toBeLessThan(rows.ROWS - rows.SCALED);
        expect(scaled.map(([place]) => place).sort()).toEqual([...Array(rows.SCALED).keys()]);
        for (const [, n] of scaled) expect(n >= 0 && n <= 255 && Number.isInteger(n)).toBe(true);
      }
    }
  });

  it('learns from games that are the same for a seed and say what every turn came to', () => {
    const id = String(seats);
    const played = new SelfPlay(SETTINGS, noise).play('game', id);
    expect(new SelfPlay(SETTINGS, noise).play('game', id)).toEqual(played);
    expect(played.totals.length).toBe(seats);
    // By hand there is nothing else to believe in than how it ended.
    const { records, totals } = new SelfPlay(SETTINGS).play('game', id);
    const { bytes, lines } = (description() as { record: { bytes: number; lines: number } }).record;
    // The first position of each seat, of which nothing but the printed investor is known.
    for (const [seat, total] of totals.entries()) {
      const record = records[(records.length / seats) * seat];
      const [goal, outcome] = [0, 1].map((which) => [
        ...new Float32Array(record.buffer, bytes - 4 * lines * (2 - which), lines),
      ]);
      expect(goal).toEqual(outcome);
      expect(outcome.reduce((sum, points) => sum + points)).toBeCloseTo(total);
    }
  });
});

it('a net judges only the cases it was trained for: others are judged by hand', () => {
  const judge = judgeOf(0b010);
  const hand = heuristics();
  const isByHand = CASE_IDS.map((id) => {
    const s = sentient.setup({}, Number(id), new SeededChance('cases'));
    return judge.evaluate(s, 0) === hand.evaluate(s, 0);
  });
  expect(isByHand).toEqual([true, false, true]);
});

it('features mean the same as when nets were trained: where they do not, count FEATURES up and train anew', () => {
  const sums = [...statesOf(3, 'fingerprint')]
    .filter(({ step }) => step !== OVER)
    .map((s) => {
      const { rows: all, scaled } = rowsOf(s, s.seat);
      return [...all, ...scaled.flat()].reduce((hash, n) => Math.imul(hash ^ n, 16_777_619), rows.FEATURES);
    });
  expect(sums.reduce((hash, n) => Math.imul(hash ^ n, 16_777_619), 7)).toBe(FINGERPRINT);
});

it('a net for another game, or for rows that meant something else, is refused with a sentence', () => {
  const other = noiseNet({ ...rows.EXPECTED_NET, features: rows.FEATURES + 1 }, ALL);
  expect(() => new Net(readNet(other, rows.EXPECTED_NET))).toThrow(/features/);
});
