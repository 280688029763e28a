import { availableParallelism } from 'node:os';
import { Checkpoint } from './checkpoint.ts';
import { Threads } from './threads.ts';

export interface Watch {
  /** So many games are known from a run that was interrupted. */
  onResume(games: number): void;
  onProgress(games: number): void;
}

interface Run<Job> {
  /** Whatever differs in them is another run. */
  readonly settings: object;
  /** What a thread is asked, by the number of the game. */
  readonly jobs: readonly (Job & { readonly number: number })[];
  readonly script: URL;
}

/** Has threads do jobs, as far as an interrupted run has not done so; results are in the order of the jobs. */
export async function resumed<Job, Result>(
  { settings, jobs, script }: Run<Job>,
  watch: Watch,
  threadCount = availableParallelism(),
): Promise<Result[]> {
  const checkpoint = new Checkpoint<Result>(settings);
  const known = checkpoint.load();
  const missing = jobs.filter(({ number }) => !known.has(number));
  const countDone = () => jobs.length - missing.length - underway;
  let underway = 0;
  if (countDone() > 0) watch.onResume(countDone());
  const threads = new Threads<Job & { readonly number: number }, Result>(
    script,
    Math.max(1, Math.min(threadCount, missing.length)),
  );
  try {
    await threads.work(
      () => {
        const job = missing.shift();
        if (job) underway++;
        return job;
      },
      ({ number }, result) => {
        underway--;
        known.set(number, result);
        checkpoint.add(number, result);
        watch.onProgress(countDone());
      },
    );
  } finally {
    await threads.close();
  }
  checkpoint.remove();
  return jobs.map(({ number }) => known.get(number) as Result);
}
