import { availableParallelism } from 'node:os';
import { type Day, dealOn, type Field } from '@stolik/daily';
import { gameEntry } from '@stolik/games';
import { Threads } from '../threads.ts';
import { FieldFiles } from './files.ts';

interface Watch {
  /** So many days have their field from before. */
  onResume(days: number): void;
  onProgress(days: number): void;
}

/** Makes the fields of these days, as far as the folder does not have them, in their order; each is kept at once. */
export async function makeFields(
  days: readonly Day[],
  folder: string,
  watch: Watch,
  threadCount = availableParallelism(),
): Promise<void> {
  const files = new FieldFiles(folder);
  const missing = days.filter((day) => {
    const deal = dealOn(day);
    return deal && !files.find(day, gameEntry(deal.kind.game).game.version);
  });
  let done = days.length - missing.length;
  if (done > 0) watch.onResume(done);
  if (missing.length === 0) return;
  const script = new URL('./worker.js', import.meta.url);
  const threads = new Threads<Day, Field>(script, Math.min(threadCount, missing.length));
  try {
    await threads.work(
      () => missing.shift(),
      (day, field) => {
        files.keep(day, field);
        watch.onProgress(++done);
      },
    );
  } finally {
    await threads.close();
  }
}
