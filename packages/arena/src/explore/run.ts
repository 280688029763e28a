import { availableParallelism } from 'node:os';
import { Aggregate, type Facts, type PackedSize, packCells } from '@stolik/facts';
import { gameEntry } from '@stolik/games';
import { factSourceOf } from '@stolik/games/facts';
import { Checkpoint } from '../checkpoint.ts';
import { Threads } from '../threads.ts';
import { BOT, type Job } from './job.ts';

export interface Exploration {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly games: number;
}

export interface Watch {
  /** So many games are known from before. */
  onResume(games: number): void;
  onProgress(games: number): void;
}

/**
 * Plays that many games on all cores and adds up what they tell. What was played is kept, so that an interrupted run goes
 * on, and one that wants more games goes on from there.
 */
export async function explore(
  { game, seats, seed, games }: Exploration,
  watch: Watch,
  threadCount = availableParallelism(),
  folder?: string,
): Promise<PackedSize> {
  const { version } = gameEntry(game).game;
  const checkpoint = new Checkpoint<Facts[]>({ explore: { game, version, seats, seed, bot: BOT } }, folder);
  const known = checkpoint.load();
  if (known.size > 0) watch.onResume(Math.min(games, known.size));
  const missing: Job[] = Array.from({ length: games }, (_one, number) => ({ game, seats, seed, number })).filter(
    ({ number }) => !known.has(number),
  );
  const script = new URL('./worker.js', import.meta.url);
  const threads = new Threads<Job, Facts[]>(script, Math.max(1, Math.min(threadCount, missing.length)));
  try {
    await threads.work(
      () => missing.shift(),
      ({ number }, rows) => {
        known.set(number, rows);
        checkpoint.add(number, rows);
        watch.onProgress(known.size);
      },
    );
  } finally {
    await threads.close();
  }
  const aggregate = new Aggregate(factSourceOf(game));
  for (let number = 0; number < games; number++) aggregate.add(known.get(number) ?? []);
  return { games, cells: packCells(aggregate.cells) };
}
