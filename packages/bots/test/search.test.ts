import { type Chance, SeededChance } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { type Bot, type BotGame, type Budget, ismcts, monteCarlo } from '../src/index.ts';
import { type Branches, playable, type Toy, treeGame } from './toy.ts';

// Toy games in which one turn is provably best. Whoever breaks the search loses one of them.

const BUDGET = { iterations: 240 };
type Maker = <S, M, V>(
  game: BotGame<S, M, V>,
  settings: { name: string; breadth: number; budget: Budget },
) => Bot<V, M>;
const SEARCHES: readonly { name: string; make: Maker }[] = [
  { name: 'flat Monte Carlo', make: monteCarlo },
  { name: 'tree search', make: ismcts },
];

/** What a bot plays for each of some seeds: a search that is right must be right every time. */
function choices<S extends object>(
  make: Maker,
  toy: Toy<S>,
  view: NoInfer<S>,
  seat = 0,
  budget: Budget = BUDGET,
): number[] {
  const bot = make(playable(toy), { name: 'search', breadth: 10, budget });
  return Array.from({ length: 8 }, (_, i) => bot.decide(view, seat, new SeededChance(`toy ${i}`)).moves[0]);
}

describe.each(SEARCHES)('$name', ({ name, make }) => {
  it('sees that the reply spoils what looks best, and takes the best lead, not the most points', () => {
    const game = treeGame(
      {
        seat: 0,
        to: [
          // Looks best, until the other one answers: not with its first choice.
          {
            seat: 1,
            looks: [9, 0],
            to: [
              [20, 0],
              [1, 8],
            ],
          },
          // Most points in the end, but more for the other one.
          {
            seat: 1,
            looks: [5, 0],
            to: [
              [20, 30],
              [20, 25],
            ],
          },
          {
            seat: 1,
            looks: [2, 0],
            to: [
              [6, 1],
              [6, 3],
            ],
          },
        ],
      },
      2,
    );
    expect(choices(make, game, { path: [] })).toEqual(new Array(8).fill(2));
  });

  it('minds the best of several others', () => {
    const game = treeGame(
      {
        seat: 1,
        to: [
          [0, 9, 12, 12],
          [3, 9, 11, 10],
          [12, 9, 2, 2],
        ],
      },
      4,
    );
    expect(choices(make, game, { path: [] }, 1)).toEqual(new Array(8).fill(1));
  });

  it('does not fall into the trap of hidden things: no world is taken for the true one', () => {
    expect(choices(make, boxes(), { at: 'choose', hidden: 0, chosen: -1 })).toEqual(new Array(8).fill(SAFE));
  });

  it('trusts the game’s guess at what others decided in secret', () => {
    const habit = (s: Boxes) => {
      s.hidden = 3;
    };
    expect(choices(make, boxes({ guess: habit }), { at: 'choose', hidden: 0, chosen: -1 })).toEqual(
      new Array(8).fill(3),
    );
  });

  it('does not think that whoever decides at the same time knows its choice', () => {
    // Both of these win on average, unless the other one knows which it is.
    for (const choice of choices(make, pennies(), { chosen: [-1, -1] })) expect([0, 1]).toContain(choice);
    for (const choice of choices(make, pennies(), { chosen: [-1, -1] }, 1)) expect([0, 1]).toContain(choice);
  });

  it('looks as far ahead as the game says, by the clock of the game', () => {
    // After two steps the first branch is ahead, after three the second.
    const ahead = (horizon: number, clock?: (s: { path: number[] }) => number) => ({
      ...treeGame(
        {
          seat: 0,
          to: [
            { seat: 0, to: [{ seat: 0, looks: [5], to: [{ seat: 0, looks: [0], to: [[0]] }] }] },
            { seat: 0, to: [{ seat: 0, looks: [1], to: [{ seat: 0, looks: [9], to: [[9]] }] }] },
          ],
        },
        1,
      ),
      heuristics: { horizon: () => horizon, ...(clock ? { clock } : {}) },
    });
    expect(choices(make, ahead(2), { path: [] })).toEqual(new Array(8).fill(0));
    expect(choices(make, ahead(3), { path: [] })).toEqual(new Array(8).fill(1));
    expect(
      choices(
        make,
        ahead(2, ({ path }) => path.length >> 1),
        { path: [] },
      ),
    ).toEqual(new Array(8).fill(1));
  });

  it('asks how far to look by the number of seats', () => {
    const asked = new Set<number>();
    const horizon = (seats: number) => asked.add(seats).size + 9;
    choices(
      make,
      {
        ...treeGame(
          {
            seat: 0,
            to: [
              [1, 2, 3],
              [3, 2, 1],
            ],
          },
          3,
        ),
        heuristics: { horizon },
      },
      { path: [] },
    );
    expect([...asked]).toEqual([3]);
  });

  it('plays on to the end where nothing was tried yet, whatever positions on the way look like', () => {
    const way = (end: number): Branches => ({
      seat: 0,
      looks: [100 - end],
      to: [
        { seat: 0, looks: [100 - end], to: [[end], [end - 1]] },
        { seat: 0, looks: [100 - end], to: [[end], [end - 1]] },
      ],
    });
    const game = treeGame({ seat: 0, to: [way(1), way(50), way(3)] }, 1);
    expect(choices(make, game, { path: [] }, 0, { iterations: 6 })).toEqual(new Array(8).fill(1));
  });

  it('meets other luck in every run', () => {
    // Either bet brings 30 in half of the cases; 20 for sure are better than that.
    interface Bet {
      chosen: number;
      rolled: number;
    }
    const bets: Toy<Bet> = {
      actors: ({ rolled }) => (rolled < 0 ? 1 : 0),
      legal: ({ chosen }) => (chosen < 0 ? [0, 1, 2] : [0]),
      apply: (s, _seat, a, chance) => {
        if (s.chosen < 0) s.chosen = a;
        else s.rolled = chance.int(2);
      },
      epoch: ({ chosen, rolled }) => (rolled >= 0 ? 2 : chosen >= 0 ? 1 : 0),
      points: ({ chosen, rolled }) => [rolled < 0 ? 0 : chosen === 2 ? 20 : chosen === rolled ? 30 : 0],
    };
    expect(choices(make, bets, { chosen: -1, rolled: -1 })).toEqual(new Array(8).fill(2));
  });

  it('says what it found: the points and the lead of each turn, the best four of them first', () => {
    const leaves = [
      [5, 9],
      [8, 1],
      [7, 4],
      [3, 9],
      [9, 3],
      [1, 1],
    ];
    const to = leaves.map((leaf): Branches => ({ seat: 1, looks: [leaf[1], 0], to: [leaf] }));
    const bot = make(playable(treeGame({ seat: 0, to }, 2)), { name, breadth: 10, budget: BUDGET });
    const { moves, candidates } = bot.decide({ path: [] }, 0, new SeededChance('found'));
    expect(moves).toEqual([1]);
    expect(candidates).toHaveLength(4);
    for (const {
      moves: [a],
      value,
      lead,
    } of candidates) {
      expect(value).toBeCloseTo(leaves[a][0]);
      expect(lead).toBeCloseTo(leaves[a][0] - leaves[a][1]);
    }
    expect(candidates[0].lead).toBeCloseTo(7);
  });

  it('judges by first sight what it had no time for', () => {
    const game = treeGame(
      {
        seat: 0,
        to: [
          { seat: 0, looks: [2], to: [[7]] },
          { seat: 0, looks: [4], to: [[5]] },
        ],
      },
      1,
    );
    const bot = make(playable(game), { name, breadth: 10, budget: { iterations: 10, isCancelled: () => true } });
    const { candidates } = bot.decide({ path: [] }, 0, new SeededChance('late'));
    expect(candidates.map(({ moves, value, lead }) => ({ moves, value, lead }))).toEqual([
      { moves: [1], value: 4, lead: 4 },
      { moves: [0], value: 2, lead: 2 },
    ]);
  });

  it('has nothing to think about where there is one turn only', () => {
    const count = counted(treeGame({ seat: 0, to: [{ seat: 1, looks: [4, 1], to: [[0, 0]] }] }, 2));
    const bot = make(playable(count.toy), { name, breadth: 10, budget: BUDGET });
    const { candidates } = bot.decide({ path: [] }, 0, new SeededChance('alone'));
    expect(candidates.map(({ moves, value, lead }) => ({ moves, value, lead }))).toEqual([
      { moves: [0], value: 4, lead: 4 },
    ]);
    expect(count.worlds()).toBe(0);
  });

  it('tries only as many turns as it is told, the best at first sight', () => {
    const game = playable(
      treeGame(
        {
          seat: 0,
          to: [
            { seat: 0, looks: [1], to: [[50]] },
            { seat: 0, looks: [2], to: [[3]] },
            { seat: 0, looks: [3], to: [[4]] },
          ],
        },
        1,
      ),
    );
    const play = (breadth: number) =>
      make(game, { name, breadth, budget: BUDGET }).decide({ path: [] }, 0, new SeededChance('few')).moves;
    expect(play(2)).toEqual([2]);
    expect(play(3)).toEqual([0]);
  });
});

/** A toy that counts the worlds which are made up, and how often each first action is played in them. */
function counted<S extends object>(toy: Toy<S>) {
  let shuffled = 0;
  const played = new Map<number, number>();
  return {
    toy: {
      ...toy,
      hide: () => {
        shuffled++;
      },
      apply: (s: S, seat: number, a: number, chance: Chance) => {
        if (toy.epoch(s) === 0 && shuffled > 1) played.set(a, (played.get(a) ?? 0) + 1);
        toy.apply(s, seat, a, chance);
      },
    },
    /** Without the one that is imagined first. */
    worlds: () => shuffled - 1,
    played,
  };
}

describe('a budget of playouts', () => {
  const to = (points: readonly number[]): Branches => ({
    seat: 0,
    to: points.map((end): Branches => ({ seat: 0, looks: [end / 10], to: [[end]] })),
  });

  it('is spent by flat Monte Carlo in whole runs, the worse half dropping out time and again', () => {
    const count = counted(treeGame(to([1, 2, 3, 4]), 1));
    const bot = monteCarlo(playable(count.toy), { name: 'flat', breadth: 10, budget: { iterations: 12 } });
    expect(bot.decide({ path: [] }, 0, new SeededChance('runs')).moves).toEqual([3]);
    // Two runs of all four are more than half of 12, two of the better two the rest.
    expect(count.worlds()).toBe(4);
    // Telling what the moves are good for plays each once more.
    expect([...count.played]).toEqual(
      expect.arrayContaining([
        [3, 5],
        [2, 5],
        [1, 3],
        [0, 3],
      ]),
    );
  });

  it('is spent by tree search one by one, each turn tried at least once', () => {
    const count = counted(treeGame(to([1, 2, 3, 4]), 1));
    const bot = ismcts(playable(count.toy), { name: 'tree', breadth: 10, budget: { iterations: 7 } });
    expect(bot.decide({ path: [] }, 0, new SeededChance('runs')).moves).toEqual([3]);
    expect(count.worlds()).toBe(7);
    expect(Math.min(...count.played.values())).toBeGreaterThanOrEqual(2);
  });
});

describe('flat Monte Carlo', () => {
  it('lets all turns meet the same luck, so that a small difference shows at once', () => {
    expect(choices(monteCarlo, dice(), { rolled: 0, chosen: -1 }, 0, { iterations: 12 })).toEqual(new Array(8).fill(1));
  });

  it('expects that others have chosen what is good for them, where the game names what they may have chosen', () => {
    // On average the first turn is best by far, but the other one would be a fool to let it be.
    const toy = standoff([
      [10, 10, -2],
      [1, 1, 1],
    ]);
    expect(choices(monteCarlo, toy, { mine: -1, theirs: 0 })).toEqual(new Array(8).fill(1));
  });

  it('plays every turn once in every world that is named, and then stops', () => {
    const { decision, tried } = inStandoff({ iterations: 1000 });
    expect(tried).toEqual([
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ]);
    expect(decision.moves).toEqual([2]);
  });

  it('counts nothing but whole turns and whole worlds, where time is too short for all that are named', () => {
    // Two turns in one world, and all three in two; half of the third world comes to nothing.
    const { decision, tried } = inStandoff({ iterations: 7 });
    expect(tried.flat().reduce((sum, times) => sum + times)).toBe(7);
    expect(decision.candidates.map(({ lead }) => lead)).toEqual([4, 3, 2]);
    // The third turn is not reached: it is judged by first sight, and comes last.
    const short = inStandoff({ iterations: 3 });
    expect(short.decision.candidates.map(({ moves }) => moves)).toEqual([[1], [0], [2]]);
  });
});

/** Decides a standoff whose worlds are all the same, and counts what was tried in which world. */
function inStandoff(budget: Budget) {
  const leads = [2, 3, 4];
  const tried = leads.map(() => leads.map(() => 0));
  const toy = standoff(
    leads.map((lead) => leads.map(() => lead)),
    (mine, theirs) => tried[mine][theirs]++,
  );
  const bot = monteCarlo(playable(toy), { name: 'flat', breadth: 10, budget });
  return { decision: bot.decide({ mine: -1, theirs: -1 }, 0, new SeededChance('grid')), tried };
}

describe('tree search', () => {
  // The other one’s quiet reply looks poor and is its best: only who remembers how replies went on expects it.
  const quiet = treeGame(
    {
      seat: 0,
      to: [
        {
          seat: 1,
          looks: [0, 0],
          to: [
            { seat: 1, looks: [0, 5], to: [[9, 5]] },
            {
              seat: 1,
              looks: [0, 1],
              to: [
                { seat: 1, looks: [0, 3], to: [[9, 3]] },
                { seat: 1, looks: [0, 2], to: [[0, 20]] },
              ],
            },
          ],
        },
        { seat: 1, looks: [0, 0], to: [[5, 4]] },
      ],
    },
    2,
  );

  it('remembers replies, and expects of others what is best for them', () => {
    expect(choices(ismcts, quiet, { path: [] })).toEqual(new Array(8).fill(1));
  });

  it('gives everybody who decides at the same time a memory of their own', () => {
    // Each knows what is good for itself, so meeting leads by 30, which is more than 10. Whoever mixes up what is good for
    // whom thinks that both do the same.
    expect(choices(ismcts, meeting, { isMet: -1, chosen: [-1, -1] })).toEqual(new Array(8).fill(1));
  });

  it('is needed for that: whoever judges replies at first sight walks into it', () => {
    expect(choices(monteCarlo, quiet, { path: [] })).toEqual(new Array(8).fill(0));
  });
});

// Five boxes, one with a prize that nobody sees. Guessing right brings 10, keeping one's hands off 4.
interface Boxes {
  at: 'choose' | 'open' | 'over';
  hidden: number;
  chosen: number;
}
const SAFE = 5;

function boxes(heuristics: Toy<Boxes>['heuristics'] = {}): Toy<Boxes> {
  return {
    actors: ({ at }) => (at === 'over' ? 0 : 1),
    legal: ({ at }) => (at === 'choose' ? [0, 1, 2, 3, 4, SAFE] : at === 'open' ? [0] : []),
    apply: (s, _seat, a) => {
      if (s.at === 'choose') s.chosen = a;
      s.at = s.at === 'choose' ? 'open' : 'over';
    },
    epoch: ({ at }) => ['choose', 'open', 'over'].indexOf(at),
    points: ({ at, chosen, hidden }) => [at !== 'over' ? 0 : chosen === SAFE ? 4 : chosen === hidden ? 10 : 0],
    hide: (s, _seat, chance) => {
      if (s.at !== 'over') s.hidden = chance.int(5);
    },
    heuristics,
  };
}

// The other one has chosen in secret, and it has less of what the first has more of. Turns look the same.
interface Standoff {
  mine: number;
  theirs: number;
}

function standoff(leads: readonly (readonly number[])[], onTurn: (mine: number, theirs: number) => void = () => {}) {
  const toy: Toy<Standoff> = {
    actors: ({ mine }) => (mine < 0 ? 1 : 0),
    legal: () => [...leads.keys()],
    apply: (s, _seat, a) => {
      s.mine = a;
      if (s.theirs >= 0) onTurn(a, s.theirs);
    },
    epoch: ({ mine }) => (mine < 0 ? 0 : 1),
    points: ({ mine, theirs }) => (mine < 0 || theirs < 0 ? [0, 0] : [leads[mine][theirs], 0]),
    heuristics: { noise: 10, worlds: (s) => leads[0].map((_, theirs) => ({ s: { ...s, theirs }, odds: 1 })) },
  };
  return toy;
}

// Both show heads or tails at the same time, or stay out of it. Each is good for one seat against one answer.
interface Pennies {
  chosen: number[];
}

function pennies(): Toy<Pennies> {
  const isOver = ({ chosen }: Pennies) => chosen.every((choice) => choice >= 0);
  return {
    actors: ({ chosen }) => (chosen[0] < 0 ? 1 : 0) | (chosen[1] < 0 ? 2 : 0),
    legal: ({ chosen }, seat) => (chosen[seat] < 0 ? [0, 1, 2] : []),
    apply: (s, seat, a) => {
      s.chosen[seat] = a;
    },
    epoch: (s) => (isOver(s) ? 1 : 0),
    points: (s) => {
      const [one, two] = s.chosen;
      if (!isOver(s)) return [0, 0];
      if (one === 2 || two === 2) return [one === 2 ? -4 : 0, two === 2 ? -4 : 0];
      return one === two ? [6, -1] : [-1, 6];
    },
    hide: (s, seat, chance) => {
      // What the other one chose is not seen before both have.
      if (seat === undefined || isOver(s)) return;
      if (s.chosen[1 - seat] >= 0) s.chosen[1 - seat] = chance.int(3);
    },
  };
}

// Take 10 points, or meet the other one: then both choose at the same time. The first wins 40 by 0, the second 10 by 1.
interface Meeting {
  isMet: number;
  chosen: number[];
}
const meeting: Toy<Meeting> = {
  actors: ({ isMet, chosen }) => (isMet < 0 ? 1 : isMet === 0 ? 0 : (chosen[0] < 0 ? 1 : 0) | (chosen[1] < 0 ? 2 : 0)),
  legal: () => [0, 1],
  apply: (s, seat, a) => {
    if (s.isMet < 0) s.isMet = a;
    else s.chosen[seat] = a;
  },
  epoch: ({ isMet, chosen }) => (isMet < 0 ? 0 : chosen.every((choice) => choice >= 0) ? 2 : 1),
  points: ({ isMet, chosen: [one, two] }) => {
    if (isMet <= 0) return [isMet === 0 ? 10 : 0, 0];
    return one < 0 || two < 0 ? [0, 0] : [one === 0 ? 40 : 0, two === 1 ? 10 : 0];
  },
};

// A die with a thousand sides, and one point more for the second choice.
interface Dice {
  rolled: number;
  chosen: number;
}

function dice(): Toy<Dice> {
  return {
    actors: ({ rolled }) => (rolled > 0 ? 0 : 1),
    legal: ({ rolled, chosen }) => (rolled > 0 ? [] : chosen < 0 ? [0, 1] : [0]),
    apply: (s, _seat, a, chance) => {
      if (s.chosen < 0) s.chosen = a;
      else s.rolled = 1 + chance.int(1000);
    },
    epoch: ({ rolled, chosen }) => (rolled > 0 ? 2 : chosen >= 0 ? 1 : 0),
    points: ({ rolled, chosen }) => [rolled > 0 ? rolled + chosen : 0],
  };
}

describe('why a turn is the best', () => {
  /** What a choice brings in red and in blue, and below what chance adds to the red. */
  type Price = readonly [red: number, blue: number, chance?: number];
  interface Shop {
    red: number;
    blue: number;
    left: number;
  }
  const shop = (prices: readonly Price[]) =>
    playable<Shop>({
      seats: 1,
      actors: ({ left }) => (left > 0 ? 1 : 0),
      legal: () => prices.map((_, i) => i),
      apply: (s, _seat, a, chance) => {
        s.red += prices[a][0] + chance.int(prices[a][2] ?? 7);
        s.blue += prices[a][1];
        s.left--;
      },
      epoch: ({ left }) => -left,
      points: ({ red, blue }) => [red + blue],
      lines: ({ red, blue }) => ({ 'red-1': red, 'red-2': 0, blue }),
    });
  const decide = (prices: readonly Price[]) => {
    const bot = monteCarlo(shop(prices), { name: 'mc', breadth: 4, budget: { iterations: 64 } });
    return bot.decide({ red: 0, blue: 0, left: 1 }, 0, new SeededChance('why'), { iterations: 64, explains: true });
  };

  it('is told by the lines that differ, those of a kind together, whatever the luck', () => {
    const { moves, comparison } = decide([
      [0, 0],
      [3, -1],
    ]);
    expect(moves).toEqual([1]);
    expect(comparison).toEqual({
      lead: 2,
      verdict: 'better',
      lines: [
        { line: 'red', by: 3 },
        { line: 'blue', by: -1 },
      ],
    });
  });

  it('is not told where there is no difference, or nothing else to do', () => {
    const even = decide([
      [1, 0],
      [0, 1],
    ]);
    expect(even.comparison).toMatchObject({ lead: 0, verdict: 'even' });
    expect(decide([[1, 0]]).comparison).toBeUndefined();
  });

  it('is not known while luck hides the difference', () => {
    const hidden = decide([
      [0, 0, 61],
      [30, 0, 1],
    ]);
    expect(hidden.comparison).toMatchObject({ verdict: 'unknown' });
  });
});
