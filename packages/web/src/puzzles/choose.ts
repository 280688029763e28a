import type { Placed } from '@stolik/review/puzzles';
import type { MetPuzzle, Solver } from './store.ts';

/** All puzzles, those of one theme, or ten in a row that get harder. */
export const MIXED = 'mixed';
export const STREAK = 'streak';

/** So many make a streak. */
export const STREAK_LENGTH = 10;
/** A streak begins with what is surely too easy, and gets harder by so much. */
const EASIER = 250;
const STEP = 50;
/** One of the nearest so many: whoever comes back does not meet the same in the same order. */
const NEAREST = 4;

/** Whether a puzzle counts as one of a theme. */
export function isAbout({ puzzle }: Placed, theme: string): boolean {
  return puzzle.themes[0] === theme;
}

interface Wish {
  /** `MIXED`, `STREAK`, or a theme. */
  readonly play: string;
  readonly met: readonly MetPuzzle[];
  readonly solver: Solver;
  /** So many were solved in the streak so far. */
  readonly solved: number;
  /** What was met in this visit, which is not asked again. */
  readonly now: ReadonlySet<string>;
  /** From 0 to 1. */
  readonly luck: number;
}

/** The next puzzle: one that was never met, about as hard as its solver is good; when all were, one that went wrong. */
export function nextPuzzle(all: readonly Placed[], { play, met, solver, solved, now, luck }: Wish): Placed | undefined {
  const known = new Map(met.map((one) => [one.id, one]));
  const wanted = all.filter((one) => play === MIXED || play === STREAK || isAbout(one, play));
  const unseen = wanted.filter(({ id }) => !now.has(id));
  const fresh = unseen.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return oldest(unseen.length > 0 ? unseen : wanted, known);
  const level = solver.rating + (play === STREAK ? STEP * solved - EASIER : 0);
  const near = [...fresh].sort(
    (a, b) => Math.abs(a.puzzle.rating - level) - Math.abs(b.puzzle.rating - level) || (a.id < b.id ? -1 : 1),
  );
  return near[Math.floor(luck * Math.min(NEAREST, near.length))];
}

/** What went wrong before what was solved, and the longest ago first. */
function oldest(some: readonly Placed[], known: ReadonlyMap<string, MetPuzzle>): Placed | undefined {
  const order = ({ id }: Placed) =>
    (known.get(id)?.isSolved ? Number.MAX_SAFE_INTEGER / 2 : 0) + (known.get(id)?.met ?? 0);
  return [...some].sort((a, b) => order(a) - order(b))[0];
}
