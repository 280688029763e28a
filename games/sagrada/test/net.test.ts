import { greedy } from '@stolik/bots';
import { Net, readNet } from '@stolik/bots/net';
import { countBits, SeededChance, seatsOf } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { heuristics, learned } from '../ai/index.ts';
import { CASES } from '../ai/net/cases.ts';
import { Features, MOST_TRUE } from '../ai/net/features.ts';
import { headsOf } from '../ai/net/net-judge.ts';
import * as rows from '../ai/net/rows.ts';
import { draftsLeft } from '../ai/time.ts';
import { sagrada } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { colorMask } from '../rules/window.ts';
import { noise } from './noise-net.ts';

/** Of the features of one game: see the test. */
const FINGERPRINT = 843969176;
const byNoise = learned.read(noise());

/** Every state of a game of random moves in which somebody is asked. */
function* statesOf(seats: number, privateObjectives: 1 | 2, seed: string): Generator<State> {
  const chance = new SeededChance(seed);
  const s = sagrada.setup(seats === 1 ? { privateObjectives } : {}, seats, chance);
  const out: number[] = [];
  while (sagrada.actors(s) !== 0) {
    yield sagrada.clone(s);
    const [seat] = seatsOf(sagrada.actors(s));
    sagrada.apply(s, seat, out[chance.int(sagrada.legal(s, seat, out))], chance);
  }
  yield sagrada.clone(s);
}

describe.each([...CASES])('the net in case $id', ({ seats, privates }) => {
  const hand = heuristics();

  it('sees nothing that its seat cannot see, and remembers nothing but what it would find again', () => {
    const warm = byNoise();
    const chance = new SeededChance('worlds');
    let compared = 0;
    let differing = 0;
    for (const s of statesOf(seats, privates, `hidden ${seats}`)) {
      for (let seat = 0; seat < seats; seat++) {
        const world = sagrada.clone(s);
        sagrada.shuffle(world, seat, chance);
        const value = warm.evaluate(s, seat);
        if (s.step === 0) continue;
        expect(warm.evaluate(world, seat)).toBe(value);
        expect(warm.evaluate(s, seat)).toBe(value);
        if (compared++ % 8 === 0) expect(byNoise().evaluate(world, seat)).toBe(value);
        if (value !== hand.evaluate(s, seat)) differing++;
      }
    }
    expect(differing).toBeGreaterThan(compared / 2);
  });

  it('counts what is certain once no draft is left', () => {
    const { evaluate } = byNoise();
    const states = [...statesOf(seats, privates, `end ${seats}`)];
    const end = states[states.length - 1];
    for (const { seat, total, target = 0 } of sagrada.score(end)) {
      expect(evaluate(end, seat)).toBeCloseTo(total - target);
    }
  });
});

it('a net judges only the cases it was trained for: others are judged by hand', () => {
  const { evaluate } = learned.read(noise(0b100))();
  const hand = heuristics();
  const same = (seats: number) => {
    const s = sagrada.setup({}, seats, new SeededChance('cases'));
    for (let seat = 0; seat < seats; seat++) sagrada.apply(s, seat, 8, new SeededChance('cards'));
    return evaluate(s, 0) === hand.evaluate(s, 0);
  };
  expect([1, 2, 3, 4].map(same)).toEqual([true, false, true, true]);
});

describe('the features of a window', () => {
  const features = new Features();

  /** The rows that are true of the seat's window, and the numbers of the scaled ones. */
  function rowsOf(s: State, seat: number, drafts = draftsLeft(s, seat)): { rows: number[]; scaled: number[][] } {
    const written = { rows: [] as number[], scaled: [] as number[][] };
    features.write(
      { add: (row) => written.rows.push(row), addScaled: (place, n) => written.scaled.push([place, n]) },
      s,
      seat,
      drafts,
    );
    return { rows: written.rows.sort((a, b) => a - b), scaled: written.scaled };
  }

  it('call the private colour 0 and a second one 1, whichever they are', () => {
    let compared = 0;
    for (const s of statesOf(1, 2, 'renamed')) {
      if (s.step === 0) continue;
      const [first, second] = s.deal.privates[0];
      const lying = rowsOf(s, 0).rows.filter((row) => row < rows.OPEN_COLORS);
      const named = lying.map((row) => Math.floor((row % 30) / 6));
      for (const [name, color] of [first, second].entries()) {
        expect(named.filter((one) => one === name).length).toBe(countBits(colorMask(s.windows, 0, color)));
        compared += countBits(colorMask(s.windows, 0, color));
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  it('fit into a net, whatever is played', () => {
    for (const { seats, privates } of CASES) {
      for (const s of statesOf(seats, privates, `fit ${seats}`)) {
        if (s.step === 0) continue;
        for (let seat = 0; seat < seats; seat++) {
          const { rows: all, scaled } = rowsOf(s, seat);
          expect(all.length).toBeLessThanOrEqual(MOST_TRUE);
          expect(new Set(all).size).toBe(all.length);
          expect(all[0]).toBeGreaterThanOrEqual(0);
          expect(all[all.length - 1]).toBeLessThan(rows.ROWS - rows.SCALED);
          for (const [place, n] of scaled) {
            expect(place).toBeLessThan(rows.SCALED);
            expect(n >= 0 && n <= 255 && Number.isInteger(n)).toBe(true);
          }
        }
      }
    }
  });

  it('mean the same as when nets were trained: where they do not, count FEATURES up and train anew', () => {
    const sums = [...statesOf(3, 1, 'fingerprint')]
      .filter(({ step }) => step !== 0)
      .map((s) => {
        const { rows: all, scaled } = rowsOf(s, s.seat);
        return [...all, ...scaled.flat()].reduce((hash, n) => Math.imul(hash ^ n, 16_777_619), rows.FEATURES);
      });
    expect(sums.reduce((hash, n) => Math.imul(hash ^ n, 16_777_619), 7)).toBe(FINGERPRINT);
  });
});

it('a net says the lines of the score one by one and in sum', () => {
  const net = new Net(readNet(noise(), rows.EXPECTED_NET));
  const features = new Features();
  for (const s of statesOf(1, 2, 'lines')) {
    if (s.step === 0) continue;
    net.clear();
    features.write(net, s, 0, draftsLeft(s, 0));
    net.run();
    const heads = headsOf(s.deal);
    const lines = heads.map(({ head, times }) => times * net.read(net.blend([{ head, times: 1 }])));
    expect(lines.reduce((sum, points) => sum + points)).toBeCloseTo(net.read(net.blend(heads)), 9);
  }
});

it('a bot by a net plays legally and the same again', () => {
  const play = () => {
    const bot = greedy({ game: sagrada, heuristics: byNoise });
    const chance = new SeededChance('whole');
    const s = sagrada.setup({}, 2, chance);
    const moves: string[] = [];
    while (sagrada.actors(s) !== 0) {
      const [seat] = seatsOf(sagrada.actors(s));
      const [move] = bot.decide(sagrada.view(s, seat), seat, chance).moves;
      moves.push(sagrada.print(move));
      sagrada.apply(s, seat, sagrada.toAction(s, seat, move) as number, chance);
    }
    return moves;
  };
  const first = play();
  expect(first.length).toBeGreaterThan(40);
  expect(play()).toEqual(first);
});
