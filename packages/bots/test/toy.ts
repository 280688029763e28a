import type { Chance, Game, Heuristics } from '@stolik/core';
import type { BotGame } from '../src/index.ts';

/** A game of a few lines. Moves are the actions themselves, and a view is a state with nothing hidden taken away. */
export interface Toy<S> {
  readonly seats?: number;
  actors(s: S): number;
  legal(s: S, seat: number): readonly number[];
  apply(s: S, seat: number, a: number, chance: Chance): void;
  epoch(s: S): number;
  /** Points of each seat as they stand. */
  points(s: S): readonly number[];
  /** What they are made of, where that matters. */
  lines?(s: S, seat: number): Readonly<Record<string, number>>;
  /** Deals anew what the seat cannot see. */
  hide?(s: S, seat: number | undefined, chance: Chance): void;
  readonly heuristics?: Partial<Heuristics<S>>;
}

/** The toy as bots meet it. They value what they can see: the points as they stand. */
export function playable<S extends object>(toy: Toy<S>): BotGame<S, number, S> {
  const clone = (s: S): S => structuredClone(s);
  const hide = toy.hide ?? (() => undefined);
  const game: Game<S, number, S> = {
    id: 'toy',
    version: 1,
    seats: { min: 1, max: 4 },
    parseOptions: () => ({}),
    sampleOptions: () => ({}),
    hasSecrets: () => toy.hide !== undefined,
    setup: () => {
      throw new Error('toys are met in the middle of a game');
    },
    clone,
    actors: toy.actors,
    legal: (s, seat, out) => {
      const actions = toy.legal(s, seat);
      for (const [i, a] of actions.entries()) out[i] = a;
      return actions.length;
    },
    apply: toy.apply,
    epoch: toy.epoch,
    score: (s) =>
      toy.points(s).map((total, seat) => {
        return { seat, total, lines: toy.lines?.(s, seat) ?? { points: total }, ties: [] };
      }),
    view: (s, seat) => {
      const v = clone(s);
      hide(v, seat, { int: () => 0 });
      return v;
    },
    imagine: (v, seat, chance) => {
      const s = clone(v);
      hide(s, seat, chance);
      return s;
    },
    shuffle: hide,
    whyNot: () => undefined,
    toMove: (_s, _seat, a) => a,
    toAction: (_s, _seat, m) => m,
    print: String,
    parse: Number,
    readMove: Number,
    inventory: () => ({}),
  };
  const heuristics = {
    weights: {},
    evaluate: (s: S, seat: number) => toy.points(s)[seat] ?? 0,
    noise: 0,
    horizon: () => 100,
    ...toy.heuristics,
  };
  return { game, heuristics: () => heuristics };
}

/** A tree of choices: a leaf has everybody's points in the end, a branch says whose choice it is and how it looks so far. */
export type Branches =
  | readonly number[]
  | { readonly seat: number; readonly looks?: readonly number[]; readonly to: readonly Branches[] };

export interface Path {
  path: number[];
}

/** The game of such a tree: nothing is hidden and nothing is left to chance. */
export function treeGame(tree: Branches, seats: number): Toy<Path> {
  const at = ({ path }: Path) => path.reduce((branch, a) => ('to' in branch ? branch.to[a] : branch), tree);
  const choosing = (s: Path) => {
    const branch = at(s);
    return 'to' in branch ? branch : undefined;
  };
  return {
    actors: (s) => {
      const branch = choosing(s);
      return branch ? 1 << branch.seat : 0;
    },
    legal: (s, seat) => {
      const branch = choosing(s);
      return branch?.seat === seat ? [...branch.to.keys()] : [];
    },
    apply: (s, _seat, a) => {
      s.path.push(a);
    },
    epoch: ({ path }) => path.length,
    points: (s) => {
      const branch = at(s);
      return 'to' in branch ? (branch.looks ?? new Array(seats).fill(0)) : branch;
    },
  };
}
