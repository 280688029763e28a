import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Contest, Deal } from './deal.ts';

export interface Watch {
  /** Deals that are known already. */
  readonly known: ReadonlyMap<number, Deal>;
  /** A deal was played; `true` if that is enough. */
  onDeal(number: number, deal: Deal): boolean;
}

/** Plays deals 0 to `count` - 1 on all cores, as far as they are not known. */
export async function playContest(contest: Contest, count: number, watch: Watch): Promise<void> {
  const waiting = Array.from({ length: count }, (_, i) => i).filter((number) => !watch.known.has(number));
  const threads = Math.min(availableParallelism(), waiting.length);
  let isEnough = false;
  await Promise.all(
    Array.from({ length: threads }, () => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: contest });
      return new Promise<void>((resolve, reject) => {
        const next = () => {
          const number = isEnough ? undefined : waiting.shift();
          if (number === undefined) worker.terminate().then(() => resolve(), reject);
          else worker.postMessage(number);
        };
        worker.on('message', ({ number, deal }: { number: number; deal: Deal }) => {
          isEnough = watch.onDeal(number, deal) || isEnough;
          next();
        });
        worker.on('error', reject);
        next();
      });
    }),
  );
}
