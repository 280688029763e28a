import { SeededChance } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { greedy } from '../src/index.ts';
import { playable, type Toy } from './toy.ts';

// A turn of a toy: take points now and end, open a box that wants two more steps, or roll a die.
interface Box {
  at: 'turn' | 'box' | 'key' | 'over';
  points: number;
}
const TAKE = 0;
const OPEN = 1;
const ROLL = 2;

function box(treasure: number, luck: readonly number[], heuristics: Toy<Box>['heuristics'] = {}): Toy<Box> {
  const end = (s: Box, points: number) => Object.assign(s, { at: 'over', points });
  return {
    actors: ({ at }) => (at === 'over' ? 0 : 1),
    epoch: ({ at }) => (at === 'over' ? 1 : 0),
    points: ({ points }) => [points],
    legal: ({ at }) => (at === 'turn' ? [TAKE, OPEN, ROLL] : at === 'over' ? [] : [0, 1]),
    apply: (s, _seat, a, chance) => {
      if (s.at === 'turn' && a === TAKE) end(s, 3);
      else if (s.at === 'turn' && a === OPEN) Object.assign(s, { at: 'box', points: -1 });
      else if (s.at === 'turn') end(s, luck[chance.int(luck.length)]);
      else if (s.at === 'box') s.at = a === 1 ? 'key' : 'box';
      else end(s, a === 1 ? treasure : 0);
    },
    heuristics,
  };
}

function decide(toy: Toy<Box>, seed: string, noise = 0) {
  const bot = greedy(playable(toy), { name: 'greedy', noise });
  return bot.decide({ at: 'turn', points: 0 }, 0, new SeededChance(seed));
}
const play = (toy: Toy<Box>, seed: string) => decide(toy, seed).moves;

describe('greedy', () => {
  it('judges an action that opens more steps by where they end', () => {
    // It says the whole turn: open the box, find the key, turn it.
    expect(play(box(5, [0]), 'flow')).toEqual([OPEN, 1, 1]);
    expect(play(box(2, [0]), 'flow')).toEqual([TAKE]);
  });

  it('judges chance by the average of a few outcomes, and stops where chance decides', () => {
    expect(play(box(0, [2, 9]), 'luck')).toEqual([ROLL]);
    expect(play(box(0, [1, 1, 1, 1, 4]), 'luck')).toEqual([TAKE]);
  });

  it('looks at nothing but the candidates, where the game names some', () => {
    const candidates = ({ at }: Box, _seat: number, out: number[]) => {
      const actions = at === 'turn' ? [TAKE, ROLL] : [0, 1];
      for (const [i, a] of actions.entries()) out[i] = a;
      return actions.length;
    };
    expect(play(box(9, [0], { candidates }), 'narrow')).toEqual([TAKE]);
    expect(play(box(9, [5], { candidates }), 'narrow')).toEqual([ROLL]);
  });

  it('chooses among whole turns, where the game names some, each judged before its last step', () => {
    const turns = () => [[TAKE], [OPEN, 1, 1]];
    // By what is seen before the last step: nothing taken yet, and a box that cost a point.
    expect(play(box(9, [0], { turns }), 'whole')).toEqual([TAKE]);
    const evaluate = ({ at }: Box) => (at === 'key' ? 4 : 3);
    expect(play(box(9, [0], { turns, evaluate }), 'whole')).toEqual([OPEN, 1, 1]);
  });

  it('breaks ties by chance', () => {
    const chosen = new Set(Array.from({ length: 30 }, (_, i) => play(box(3, [3]), `tie ${i}`)[0]));
    expect([...chosen].sort()).toEqual([TAKE, OPEN, ROLL]);
  });

  it('compares actions that roll under the same luck', () => {
    interface Dice {
      rolled: number;
    }
    const dice: Toy<Dice> = {
      actors: ({ rolled }) => (rolled > 0 ? 0 : 1),
      epoch: ({ rolled }) => (rolled > 0 ? 1 : 0),
      legal: () => [0, 1, 2],
      points: ({ rolled }) => [rolled],
      // A thousand sides; one point more for the second action.
      apply: (s, _seat, a, chance) => {
        s.rolled = 1 + chance.int(1000) + (a === 1 ? 1 : 0);
      },
    };
    const bot = greedy(playable(dice));
    for (let i = 0; i < 20; i++) expect(bot.decide({ rolled: 0 }, 0, new SeededChance(`dice ${i}`)).moves).toEqual([1]);
  });

  it('says what its best turns are worth, what they are good for, and none too many', () => {
    const { candidates } = decide(box(5, [4]), 'told');
    expect(candidates.map(({ moves, value, lead }) => ({ moves, value, lead }))).toEqual([
      { moves: [OPEN, 1, 1], value: 5, lead: 5 },
      { moves: [ROLL], value: 4, lead: 4 },
      { moves: [TAKE], value: 3, lead: 3 },
    ]);
    // Where chance decides, nobody can say what for.
    expect(candidates.map(({ reason }) => reason)).toEqual([
      { line: 'points', by: 5 },
      undefined,
      { line: 'points', by: 3 },
    ]);
  });

  it('misjudges by its noise, about as often one way as the other, and not without', () => {
    const rolls = (noise: number) =>
      Array.from({ length: 200 }, (_, i) => decide(box(0, [2]), `noise ${i}`, noise)).map(({ moves }) => moves[0]);
    expect(rolls(0).filter((move) => move !== TAKE)).toEqual([]);
    // One point behind: seldom with little noise, often with much.
    const [little, much] = [0.5, 4].map((noise) => rolls(noise).filter((move) => move === ROLL).length);
    expect(little).toBeGreaterThan(2);
    expect(little).toBeLessThan(40);
    expect(much).toBeGreaterThan(50);
  });

  it('misjudges by one standard deviation for a noise of one', () => {
    const values = Array.from({ length: 4_000 }, (_, i) => {
      const { candidates } = decide(box(0, [3]), `spread ${i}`, 1);
      return candidates.find(({ moves }) => moves[0] === TAKE)?.value ?? Number.NaN;
    });
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    expect(mean).toBeCloseTo(3, 1);
    expect(spread).toBeGreaterThan(0.95);
    expect(spread).toBeLessThan(1.05);
  });

  it('tries six outcomes of an action that rolls', () => {
    let rolled = 0;
    const toy = box(0, [3]);
    const bot = greedy(
      playable({
        ...toy,
        apply: (s, seat, a, chance) => {
          toy.apply(s, seat, a, {
            int: (n) => {
              rolled++;
              return chance.int(n);
            },
          });
        },
      }),
    );
    bot.decide({ at: 'turn', points: 0 }, 0, new SeededChance('six'));
    // And once more to see that the move rolls.
    expect(rolled).toBe(7);
  });

  it('names the score line that grows most, one that was not there before too', () => {
    const lines = ({ at, points }: Box): Record<string, number> =>
      at === 'over' ? { dice: points - 1, bonus: 3, lost: -2 } : { dice: 1, lost: 0 };
    const reasons = decide({ ...box(9, [0]), lines }, 'lines').candidates.map(({ moves, reason }) => [
      moves[0],
      reason,
    ]);
    expect(reasons).toContainEqual([OPEN, { line: 'dice', by: 7 }]);
    expect(reasons).toContainEqual([TAKE, { line: 'bonus', by: 3 }]);
    const flat = () => ({ dice: 1 });
    expect(decide({ ...box(9, [0]), lines: flat }, 'lines').candidates[0].reason).toBeUndefined();
  });

  it('takes the shorter of two ways to the same end, and the first of equals', () => {
    // Two doors lead to the same room, one of them by a detour.
    interface Door {
      at: string;
    }
    const next: Readonly<Record<string, readonly string[]>> = {
      hall: ['porch'],
      porch: ['detour', 'room', 'room'],
      detour: ['room'],
    };
    const doors: Toy<Door> = {
      actors: ({ at }) => (at === 'room' ? 0 : 1),
      epoch: ({ at }) => (at === 'room' ? 1 : 0),
      points: ({ at }) => [at === 'room' ? 5 : 0],
      legal: ({ at }) => [...(next[at] ?? []).keys()],
      apply: (s, _seat, a) => {
        s.at = next[s.at][a];
      },
    };
    expect(greedy(playable(doors)).decide({ at: 'hall' }, 0, new SeededChance('doors')).moves).toEqual([0, 1]);
  });

  it('follows a turn for six more steps and no further', () => {
    // A staircase: the treasure is at its top, a coin on every step for whoever stops there.
    interface Stairs {
      step: number;
      points: number;
    }
    const stairs = (top: number): Toy<Stairs> => ({
      actors: ({ step }) => (step < 0 ? 0 : 1),
      epoch: ({ step }) => (step < 0 ? 1 : 0),
      points: ({ points }) => [points],
      legal: ({ step }) => (step === 0 ? [1] : [0, 1]),
      apply: (s, _seat, a) => {
        if (a === 1 && s.step < top) s.step++;
        else Object.assign(s, { step: -1, points: a === 1 ? 50 : 1 });
      },
    });
    const climb = (top: number) =>
      greedy(playable(stairs(top))).decide({ step: 0, points: 0 }, 0, new SeededChance('stairs')).moves.length;
    expect(climb(7)).toBe(8);
    expect(climb(8)).toBe(2);
  });

  it.each([
    { from: 'at once', hall: 0 },
    { from: 'after another step', hall: 1 },
  ])('follows the best three ways to go on, $from', ({ hall }) => {
    // Five doors that look the worse the later they come; behind one of them is a treasure, three steps from here.
    interface Doors {
      way: number[];
      points: number;
      isOver: boolean;
    }
    const doors = (treasure: number): Toy<Doors> => ({
      actors: ({ isOver }) => (isOver ? 0 : 1),
      epoch: ({ isOver }) => (isOver ? 1 : 0),
      points: ({ points }) => [points],
      legal: ({ way }) => (way.length < hall ? [0] : way.length === hall ? [0, 1, 2, 3, 4] : [0, 1]),
      apply: (s, _seat, a) => {
        s.way.push(a);
        const [door, ...behind] = s.way.slice(hall);
        if (door !== undefined) s.points = 5 - door;
        s.isOver = behind.at(-1) === 0 || behind.length === 3;
        if (behind.length === 3 && behind.at(-1) === 1 && door === treasure) s.points = 50;
      },
    });
    const find = (treasure: number) =>
      greedy(playable(doors(treasure))).decide({ way: [], points: 0, isOver: false }, 0, new SeededChance('doors'))
        .moves[hall];
    expect(find(2)).toBe(2);
    expect(find(3)).toBe(0);
  });
});
