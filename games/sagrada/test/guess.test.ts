import { greedy } from '@stolik/bots';
import { firstBit, SeededChance } from '@stolik/core';
import { expect, it } from 'vitest';
import { guess, type Holding, holdingsOf } from '../ai/guess.ts';
import { heuristics } from '../ai/index.ts';
import { sagrada } from '../rules/index.ts';
import { ROUNDS, type State } from '../rules/state.ts';

const LONG = process.env.STOLIK_LONG === '1';
const senses = heuristics();
const bot = greedy({ game: sagrada, heuristics });

/** What is played at once: by a bot that thinks of tools too where there is time. */
function stepsOf(s: State, seat: number, chance: SeededChance): number[] {
  const quick = LONG ? undefined : senses.policy?.(s, seat);
  if (quick !== undefined) return [quick];
  const { moves } = bot.decide(sagrada.view(s, seat), seat, chance);
  return moves.slice(0, 1).map((move) => sagrada.toAction(s, seat, move) as number);
}

/** A game of equals, with its state at the beginning of each round in which anybody could do anything, and its end. */
function playOf(seats: number, seed: string): { rounds: State[]; over: State } {
  const chance = new SeededChance(seed);
  const s = sagrada.setup({}, seats, chance);
  const rounds: State[] = [];
  for (let mask = sagrada.actors(s); mask !== 0; mask = sagrada.actors(s)) {
    const seat = firstBit(mask);
    if (s.patterns[0] >= 0) rounds[s.round] ??= sagrada.clone(s);
    for (const a of stepsOf(s, seat, chance)) sagrada.apply(s, seat, a, chance);
  }
  return { rounds, over: s };
}

const leadOf = (s: State) => {
  const [own, other] = sagrada.score(s);
  return own.total - other.total;
};

function playedOut(s: State, chance: SeededChance): State {
  for (let mask = sagrada.actors(s); mask !== 0; mask = sagrada.actors(s)) {
    const seat = firstBit(mask);
    sagrada.apply(s, seat, senses.policy?.(s, seat) as number, chance);
  }
  return s;
}

it.each([2, 3, 4])('what rivals collect tells their colours better than chance, with %i seats', (seats) => {
  const surprise = new Array<number>(ROUNDS).fill(0);
  const games = LONG ? 100 : 12;
  for (let i = 0; i < games; i++) {
    playOf(seats, `collected ${i}`).rounds.forEach((s, round) => {
      const ways = holdingsOf(s, 0);
      const all = ways.reduce((sum, way) => sum + way.weight, 0);
      const held = s.deal.privates.slice(1).flat();
      const { weight } = ways.find(({ colors }) => colors.every((color, rival) => color === held[rival])) as Holding;
      surprise[round] -= Math.log(weight / all) / games;
    });
  }
  const ways = holdingsOf(playOf(seats, 'count').rounds[0], 0).length;
  expect(surprise[0]).toBeCloseTo(Math.log(ways));
  for (const round of [3, 6, 9]) expect(surprise[round]).toBeLessThan(Math.log(ways) * (1 - round / 20));
});

it('forecasts of the lead are off by less than a point on average', () => {
  const games = LONG ? 500 : 60;
  const worlds = LONG ? 16 : 8;
  const asked = LONG ? [...Array(ROUNDS).keys()] : [5, 8];
  const off = { guessed: new Array<number>(ROUNDS).fill(0), dealt: new Array<number>(ROUNDS).fill(0) };
  for (let i = 0; i < games; i++) {
    const { rounds, over } = playOf(2, `forecast ${i}`);
    for (const round of asked.filter((one) => rounds[one])) {
      for (const how of ['guessed', 'dealt'] as const) {
        let lead = 0;
        for (let n = 0; n < worlds; n++) {
          const chance = new SeededChance(`${i} ${round} ${n}`);
          const world = sagrada.clone(rounds[round]);
          sagrada.shuffle(world, 0, chance);
          if (how === 'guessed') guess(world, 0, chance);
          lead += leadOf(playedOut(world, chance)) / worlds;
        }
        off[how][round] += (leadOf(over) - lead) / games;
      }
    }
  }
  for (const round of asked) expect(Math.abs(off.guessed[round])).toBeLessThan(LONG ? 1 : 2.5);
  // Dealt by chance alone, rivals seem to have collected for nothing.
  expect(Math.abs(off.dealt[8])).toBeGreaterThan(4);
});
