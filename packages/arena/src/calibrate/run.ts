import { resumed, type Watch } from '../resumed.ts';
import type { Job, Kind, Results } from './job.ts';

export interface Calibration {
  readonly is: Kind;
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  /** Which engine it is for: what another one made is not gone on from. */
  readonly engine: string;
  readonly games: number;
}

/** Plays that many games on all cores, as far as an interrupted run has not done so; results are in the order of games. */
export function calibrate<K extends Kind>(
  { games, ...settings }: Calibration & { readonly is: K },
  watch: Watch,
  threadCount?: number,
): Promise<Results[K][]> {
  const { engine: _, ...about } = settings;
  const jobs: Job[] = Array.from({ length: games }, (_one, number) => ({ ...about, number }));
  const script = new URL('./worker.js', import.meta.url);
  return resumed<Job, Results[K]>({ settings: { calibrate: settings }, jobs, script }, watch, threadCount);
}
