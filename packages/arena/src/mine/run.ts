import { type PuzzleSet, STAGES, type Stage, varied } from '@stolik/review/puzzles';
import { resumed, type Watch } from '../resumed.ts';
import type { Job } from './job.ts';
import type { Yield } from './mine.ts';

export interface Mining {
  readonly game: string;
  readonly version: number;
  readonly engine: string;
  readonly seed: string;
  /** The first game that is played, and the first that is not any more. */
  readonly from: number;
  readonly until: number;
}

/** What came of some games. */
export interface Mined {
  readonly games: PuzzleSet['games'];
  /** How many positions each stage spoke against. */
  readonly against: Readonly<Record<Stage, number>>;
}

/** Looks through those games on all cores, as far as an interrupted run has not done so. */
export async function mine({ from, until, ...settings }: Mining, watch: Watch, threadCount?: number): Promise<Mined> {
  const { game, seed } = settings;
  const jobs: Job[] = Array.from({ length: Math.max(0, until - from) }, (_, i) => ({ game, seed, number: from + i }));
  const script = new URL('./worker.js', import.meta.url);
  const yields = await resumed<Job, Yield>({ settings: { mine: settings }, jobs, script }, watch, threadCount);
  const against = STAGES.map((stage) => [stage, yields.reduce((sum, one) => sum + one.against[stage], 0)]);
  const games = yields.map((one) => one.game).filter(({ puzzles }) => puzzles.length > 0);
  return { games, against: Object.fromEntries(against) as Record<Stage, number> };
}

/** A set with what was found since: the same as if all had been played at once. */
export function joined(known: PuzzleSet, { games }: Mined, until: number, wanted: number): PuzzleSet {
  return { ...known, played: Math.max(known.played, until), games: varied([...known.games, ...games], wanted) };
}
