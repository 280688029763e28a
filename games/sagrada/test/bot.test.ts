import { type Bot, greedy, playMatch, random } from '@stolik/bots';
import { Match, type ScoreSheet, SeededChance, seatsOf, seededSource, winnersOf } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { heuristics } from '../ai/index.ts';
import { type Move, type Options, sagrada, type View } from '../rules/index.ts';
import { Table } from './table.ts';

const { evaluate } = heuristics();
const bot = greedy({ game: sagrada, heuristics });
const chancer = random({ game: sagrada });

interface Played {
  readonly sheets: ScoreSheet[];
  readonly moves: string[];
}

/** A whole match; `Match` refuses whatever is not legal. */
function play(bots: readonly Bot<View, Move>[], seed: string, options: Options = {}): Played {
  const match = Match.begin(sagrada, { seats: bots.length, options, source: seededSource(seed) });
  const moves = playMatch(match, bots, new SeededChance(`${seed}/bots`)).map(sagrada.print);
  return { sheets: sagrada.score(match.state), moves };
}

describe('greedy plays Sagrada', () => {
  it.each([1, 2, 3, 4])('legally and the same again, with %i seats', (seats) => {
    const bots = Array.from({ length: seats }, () => bot);
    const first = play(bots, `whole ${seats}`);
    expect(play(bots, `whole ${seats}`)).toEqual(first);
    expect(first.moves.length).toBeGreaterThan(20 * seats);
  });

  it('clearly better than chance', () => {
    const games = Array.from({ length: 40 }, (_, i) => {
      const own = i % 2;
      const { sheets } = play(own === 0 ? [bot, chancer] : [chancer, bot], `better ${i}`);
      return { isWon: winnersOf(sheets).includes(own), total: sheets[own].total };
    });
    expect(games.filter(({ isWon }) => isWon).length).toBeGreaterThanOrEqual(36);
    expect(games.reduce((sum, { total }) => sum + total, 0) / games.length).toBeGreaterThanOrEqual(30);
  });

  it('without knowing what its seat cannot see', () => {
    const chance = new SeededChance('worlds');
    const s = sagrada.setup({}, 3, chance);
    let hidden = 0;
    while (sagrada.actors(s) !== 0) {
      const [seat] = seatsOf(sagrada.actors(s));
      const world = sagrada.clone(s);
      sagrada.shuffle(world, seat, chance);
      if (JSON.stringify(world.deal) !== JSON.stringify(s.deal)) hidden++;
      const choices = [s, world].map((state) => {
        expect(evaluate(state, seat)).toBe(evaluate(s, seat));
        return bot.decide(sagrada.view(state, seat), seat, new SeededChance('same')).moves;
      });
      expect(choices[1]).toEqual(choices[0]);
      const a = sagrada.toAction(s, seat, choices[0][0]);
      sagrada.apply(s, seat, a as number, chance);
    }
    expect(hidden).toBeGreaterThan(50);
  });
});

describe('the evaluation', () => {
  it('of a finished game is the score', () => {
    const chance = new SeededChance('finished');
    const s = sagrada.setup({}, 2, chance);
    while (sagrada.actors(s) !== 0) {
      const [seat] = seatsOf(sagrada.actors(s));
      const out: number[] = [];
      sagrada.apply(s, seat, out[chance.int(sagrada.legal(s, seat, out))] ?? 0, chance);
    }
    for (const { seat, total } of sagrada.score(s)) expect(evaluate(s, seat)).toBeCloseTo(total);
  });

  it('leaves the state as it was', () => {
    const table = new Table({ pool: 'R1 G2 B3 Y4 P5', turn: 1, tools: ['flux-brush', 'lathekin', 'tap-wheel'] });
    const before = JSON.stringify(table.s);
    evaluate(table.s, table.seat);
    expect(JSON.stringify(table.s)).toBe(before);
  });

  it('dislikes a space that nothing fits any more', () => {
    // Beside the printed 2 lies a 2: nothing fits there any more. Beside a 3 it does.
    const beside = (shade: number) =>
      evaluate(new Table({ windows: [windowWith(shade), windowWith(shade)], turn: 0, pool: '', round: 3 }).s, 0);
    expect(beside(2)).toBeLessThan(beside(3));
  });
});

/** Sun Catcher prints a 2 on the third space of its first row. */
function windowWith(shade: number): string {
  return `.. .. .. R${shade} .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..`;
}
