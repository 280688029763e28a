import { availableParallelism } from 'node:os';
import { Checkpoint } from '../checkpoint.ts';
import { Threads } from '../threads.ts';
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

export interface Watch {
  /** So many games are known from a run that was interrupted. */
  onResume(games: number): void;
  onProgress(games: number): void;
}

/** Plays that many games on all cores, as far as an interrupted run has not done so; results are in the order of games. */
export async function calibrate<K extends Kind>(
  { games, ...settings }: Calibration & { readonly is: K },
  watch: Watch,
  threadCount = availableParallelism(),
): Promise<Results[K][]> {
  const checkpoint = new Checkpoint<Results[K]>({ calibrate: settings });
  const known = checkpoint.load();
  if (known.size > 0) watch.onResume(known.size);
  const { engine: _, ...about } = settings;
  const missing: Job[] = Array.from({ length: games }, (_one, number) => ({ ...about, number })).filter(
    ({ number }) => !known.has(number),
  );
  const script = new URL('./worker.js', import.meta.url);
  const threads = new Threads<Job, Results[K]>(script, Math.max(1, Math.min(threadCount, missing.length)));
  try {
    await threads.work(
      () => missing.shift(),
      ({ number }, result) => {
        known.set(number, result);
        checkpoint.add(number, result);
        watch.onProgress(known.size);
      },
    );
  } finally {
    await threads.close();
  }
  checkpoint.remove();
  return Array.from({ length: games }, (_one, number) => known.get(number) as Results[K]);
}
