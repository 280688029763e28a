import { type Bot, greedy, playMatch, random } from '@stolik/bots';
import { Match, type ScoreSheet, SeededChance, seatsOf, seededSource, winnersOf } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { heuristics } from '../ai/index.ts';
import { type Move, sentient, type View } from '../rules/index.ts';
import { Table } from './table.ts';

const { evaluate } = heuristics();
const bot = greedy({ game: sentient, heuristics });
const chancer = random({ game: sentient });

interface Played {
  readonly sheets: ScoreSheet[];
  readonly moves: string[];
}

/** A whole match; `Match` refuses whatever is not legal. */
function play(bots: readonly Bot<View, Move>[], seed: string): Played {
  const match = Match.begin(sentient, { seats: bots.length, source: seededSource(seed) });
  const moves = playMatch(match, bots, new SeededChance(`${seed}/bots`)).map(sentient.print);
  return { sheets: sentient.score(match.state), moves };
}

describe('greedy plays Sentient', () => {
  it.each([2, 3, 4])('legally and the same again, with %i seats', (seats) => {
    const bots = Array.from({ length: seats }, () => bot);
    const first = play(bots, `whole ${seats}`);
    expect(play(bots, `whole ${seats}`)).toEqual(first);
    expect(first.moves.filter((line) => line.startsWith('plug'))).toHaveLength(12 * seats);
  });

  it('clearly better than chance', () => {
    const games = Array.from({ length: 20 }, (_, i) => {
      const own = i % 2;
      const { sheets } = play(own === 0 ? [bot, chancer] : [chancer, bot], `better ${i}`);
      return { isWon: winnersOf(sheets).includes(own), total: sheets[own].total };
    });
    expect(games.filter(({ isWon }) => isWon)).toHaveLength(20);
    expect(games.reduce((sum, { total }) => sum + total, 0) / games.length).toBeGreaterThanOrEqual(75);
  });
});

describe('the evaluation', () => {
  it('of a finished game is the score', () => {
    const chance = new SeededChance('finished');
    const s = sentient.setup({}, 3, chance);
    const out: number[] = [];
    while (sentient.actors(s) !== 0) {
      const [seat] = seatsOf(sentient.actors(s));
      sentient.apply(s, seat, out[chance.int(sentient.legal(s, seat, out))] ?? 0, chance);
    }
    for (const { seat, total } of sentient.score(s)) expect(evaluate(s, seat)).toBeCloseTo(total);
  });

  it('leaves the state as it was', () => {
    const t = new Table({
      hand: 7,
      bots: ['. 21 . .', '. . . .'],
      agents: [
        [1, 1, 0, 0],
        [0, 0, 0, 0],
      ],
    });
    const before = JSON.stringify(t.s);
    evaluate(t.s, 0);
    evaluate(t.s, 1);
    expect(JSON.stringify(t.s)).toBe(before);
  });

  it('of a bot in hand is that of its best place', () => {
    const position = { hand: 45, dice: [[1, 3, 2, 4, 6], []] };
    const after = (line: string) => evaluate(new Table(position).play(line).s, 0);
    const best = Math.max(...new Table(position).legal().map(after));
    expect(evaluate(new Table(position).s, 0)).toBeCloseTo(best);
    // Its - on the left makes the second and third die equal.
    expect(after('plug 2')).toBeCloseTo(best);
  });

  it('values influence beside investors of bots it has, and a place earlier in the next round', () => {
    const bots = ['1 2 . .', '. . . .'];
    const at = (agents: number[]) => evaluate(new Table({ bots, agents: [agents, [0, 0, 1, 1]] }).s, 0);
    // The investor of information lies at the left end.
    expect(at([2, 0, 0, 0])).toBeGreaterThan(at([0, 0, 0, 2]));
    const passed = (next: number[]) => evaluate(new Table({ seats: 3, next }).s, 0);
    expect(passed([0, 1, 2])).toBeGreaterThan(passed([2, 1, 0]));
  });

  it('knows a corrected deck', () => {
    const worthless = { id: 45, type: 'transport', condition: { op: 'eq' }, vp: 0, left: '-', right: '=' } as const;
    const position = { bots: ['45 . . .', '. . . .'], dice: [[2, 2, 3, 3, 3], []] };
    const [printed, corrected] = [undefined, [worthless]].map((corrections) =>
      evaluate(new Table({ ...position, corrections }).s, 0),
    );
    expect(printed - corrected).toBeGreaterThan(2);
  });
});
