import { type Bot, greedy, playMatch, random } from '@stolik/bots';
import { Match, type ScoreSheet, SeededChance, seatsOf, seededSource, winnersOf } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { heuristics } from '../ai/index.ts';
import { outcomesFor } from '../ai/outcomes.ts';
import { type Move, type Options, smartphone, type View } from '../rules/index.ts';
import { CHEAP, Table } from './table.ts';

const { evaluate, candidates } = heuristics();
const bot = greedy({ game: smartphone, heuristics });
const chancer = random({ game: smartphone });

interface Played {
  readonly sheets: ScoreSheet[];
  readonly moves: string[];
}

/** A whole match; `Match` refuses whatever is not legal. */
function play(bots: readonly Bot<View, Move>[], seed: string, options: Options = {}): Played {
  const match = Match.begin(smartphone, { seats: bots.length, options, source: seededSource(seed) });
  const moves = playMatch(match, bots, new SeededChance(`${seed}/bots`)).map(smartphone.print);
  return { sheets: smartphone.score(match.state), moves };
}

describe('greedy plays Smartphone', () => {
  it.each([1, 3])('legally and the same again, with %i seats and random technologies', (seats) => {
    const bots = Array.from({ length: seats }, () => bot);
    const first = play(bots, `whole ${seats}`, { technologies: 'random' });
    expect(play(bots, `whole ${seats}`, { technologies: 'random' })).toEqual(first);
    expect(first.moves.length).toBeGreaterThan(40 * seats);
  });

  it('far better than chance', () => {
    const games = Array.from({ length: 4 }, (_, i) => {
      const own = i % 2;
      const { sheets } = play(own === 0 ? [bot, chancer] : [chancer, bot], `better ${i}`);
      return { isWon: winnersOf(sheets).includes(own), total: sheets[own].total };
    });
    expect(games.every(({ isWon }) => isWon)).toBe(true);
    expect(Math.min(...games.map(({ total }) => total))).toBeGreaterThan(150);
  });

  it('without knowing the plans of the others', () => {
    const t = new Table({ colors: ['green', 'red', 'blue'] }).playAs(1, `layout ${CHEAP}`);
    const chance = new SeededChance('worlds');
    const choices = Array.from({ length: 5 }, () => {
      smartphone.shuffle(t.s, 0, chance);
      return [evaluate(t.s, 0), ...bot.decide(t.view(0), 0, new SeededChance('same')).moves];
    });
    expect(new Set(choices.map((choice) => JSON.stringify(choice))).size).toBe(1);
  });
});

describe('tables of plan outcomes', () => {
  const plain = { overhang: false, doubled: false, driven: false };

  it('hold nothing twice and nothing that is beaten', () => {
    const outcomes = outcomesFor([1], plain);
    expect(outcomes.length).toBeGreaterThan(30);
    for (const one of outcomes) {
      const beaten = outcomes.filter(
        (other) =>
          other !== one &&
          other.shift === one.shift &&
          other.goods >= one.goods &&
          other.research >= one.research &&
          other.logistics >= one.logistics &&
          other.factory >= one.factory,
      );
      expect(beaten).toEqual([]);
    }
  });

  it('grow with 4G A, GPS A and more upgrades', () => {
    const most = (key: 'goods' | 'research', kinds: number[], powers = plain) =>
      Math.max(...outcomesFor(kinds, powers).map((outcome) => outcome[key]));
    expect(most('goods', [])).toBe(7);
    expect(most('research', [])).toBe(3);
    expect(most('research', [0])).toBeGreaterThan(3);
    expect(most('goods', [], { ...plain, doubled: true })).toBeGreaterThan(7);
    expect(most('research', [0, 0], { ...plain, overhang: true })).toBeGreaterThanOrEqual(most('research', [0, 0]));
  });
});

describe('the evaluation', () => {
  it('of a finished game is the score', () => {
    const chance = new SeededChance('finished');
    const s = smartphone.setup({ technologies: 'random' }, 3, chance);
    const out: number[] = [];
    while (smartphone.actors(s) !== 0) {
      const [seat] = seatsOf(smartphone.actors(s));
      smartphone.apply(s, seat, out[chance.int(smartphone.legal(s, seat, out))], chance);
    }
    for (const { seat, total } of smartphone.score(s)) expect(evaluate(s, seat)).toBe(total);
  });

  it('leaves every state as it was, and is a number', () => {
    const chance = new SeededChance('untouched');
    const s = smartphone.setup({ technologies: 'random' }, 2, chance);
    const out: number[] = [];
    while (smartphone.actors(s) !== 0) {
      const [seat] = seatsOf(smartphone.actors(s));
      const before = JSON.stringify(s);
      expect(evaluate(s, seat)).toBeGreaterThan(0);
      const count = candidates?.(s, seat, out) ?? 0;
      expect(count).toBeGreaterThan(0);
      expect(JSON.stringify(s)).toBe(before);
      const legal: number[] = [];
      legal.length = smartphone.legal(s, seat, legal);
      for (const a of out.slice(0, count)) expect(legal).toContain(a);
      smartphone.apply(s, seat, legal[chance.int(legal.length)], chance);
    }
  });

  it('likes offices, technologies and goods that sell', () => {
    const worth = (more: object) =>
      evaluate(new Table({ colors: ['green', 'red'], retailers: {}, trucks: { green: 1 }, phase: 6, ...more }).s, 0);
    const plain = worth({});
    expect(worth({ offices: { europe: ['green'] } })).toBeGreaterThan(plain);
    expect(worth({ owned: { green: ['wifi'] } })).toBeGreaterThan(plain);
    expect(worth({ goods: { green: 1 } })).toBeGreaterThan(plain);
    expect(worth({ progress: { green: { europe: 2 } } })).toBeGreaterThan(plain);
  });
});
