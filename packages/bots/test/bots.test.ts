import { type Chance, type Game, SeededChance } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, botNamed, greedy, random } from '../src/index.ts';

// A turn of a toy: take points now and end, open a box that wants two more steps, or roll a die.
interface Toy {
  at: 'turn' | 'box' | 'key' | 'over';
  points: number;
}
const TAKE = 0;
const OPEN = 1;
const ROLL = 2;

function toy(treasure: number, luck: number[]): Game<Toy, number, Toy> {
  const ends = (s: Toy, points: number) => Object.assign(s, { at: 'over', points });
  return {
    imagine: (v: Toy) => ({ ...v }),
    clone: (s: Toy) => ({ ...s }),
    actors: (s: Toy) => (s.at === 'over' ? 0 : 1),
    epoch: (s: Toy) => (s.at === 'over' ? 1 : 0),
    score: (s: Toy) => [{ seat: 0, total: s.points, lines: { points: s.points }, ties: [] }],
    toMove: (_s: Toy, _seat: number, a: number) => a,
    legal: (s: Toy, _seat: number, out: number[]) => {
      const actions = s.at === 'turn' ? [TAKE, OPEN, ROLL] : s.at === 'over' ? [] : [0, 1];
      actions.forEach((a, i) => {
        out[i] = a;
      });
      return actions.length;
    },
    apply: (s: Toy, _seat: number, a: number, chance: Chance) => {
      if (s.at === 'turn' && a === TAKE) ends(s, 3);
      else if (s.at === 'turn' && a === OPEN) Object.assign(s, { at: 'box', points: -1 });
      else if (s.at === 'turn') ends(s, luck[chance.int(luck.length)]);
      else if (s.at === 'box') s.at = a === 1 ? 'key' : 'box';
      else ends(s, a === 1 ? treasure : 0);
    },
  } as unknown as Game<Toy, number, Toy>;
}

describe('greedy', () => {
  const bot = greedy({ evaluate: (s) => (s as Toy).points, stakes: 0, horizon: () => 0 });
  const choose = (game: Game<Toy, number, Toy>, seed: string) =>
    bot.decide(game, { at: 'turn', points: 0 }, 0, new SeededChance(seed)).moves;

  it('judges an action that opens more steps by where they end', () => {
    // It says the whole turn: open the box, find the key, turn it.
    expect(choose(toy(5, [0]), 'flow')).toEqual([OPEN, 1, 1]);
    expect(choose(toy(2, [0]), 'flow')).toEqual([TAKE]);
  });

  it('judges chance by the average of a few outcomes', () => {
    expect(choose(toy(0, [2, 9]), 'luck')).toEqual([ROLL]);
    expect(choose(toy(0, [1, 1, 1, 1, 4]), 'luck')).toEqual([TAKE]);
  });

  it('looks at nothing but the candidates, where the game names some', () => {
    const narrow = greedy({
      evaluate: (s) => (s as Toy).points,
      stakes: 0,
      horizon: () => 0,
      candidates(s, _seat, out) {
        const actions = (s as Toy).at === 'turn' ? [TAKE, ROLL] : [0, 1];
        actions.forEach((a, i) => {
          out[i] = a;
        });
        return actions.length;
      },
    });
    const decide = (treasure: number, luck: number[]) =>
      narrow.decide(toy(treasure, luck), { at: 'turn', points: 0 }, 0, new SeededChance('narrow')).moves;
    expect(decide(9, [0])).toEqual([TAKE]);
    expect(decide(9, [5])).toEqual([ROLL]);
  });

  it('breaks ties by chance', () => {
    const chosen = new Set(Array.from({ length: 30 }, (_, i) => choose(toy(3, [3]), `tie ${i}`)[0]));
    expect([...chosen].sort()).toEqual([TAKE, OPEN, ROLL]);
  });
});

describe('botNamed', () => {
  const sense = { evaluate: () => 0, stakes: 0, horizon: () => 0 };

  it('knows every bot by its name', () => {
    expect(BOT_NAMES.map((name) => botNamed(name, sense)?.name)).toEqual([...BOT_NAMES]);
    expect(botNamed('random', sense)).toBe(random);
  });

  it.each(['genius', 'toString', ''])('knows no "%s"', (name) => {
    expect(botNamed(name, sense)).toBeUndefined();
  });
});
