import { listen } from '../listen.ts';
import type { Job, Kind, Results } from './job.ts';
import { Work } from './work.ts';

// A thread that plays games for tables and measures reviews: it is told a job and answers with what came of it.

let last: { readonly game: string; readonly work: Work } | undefined;

listen<Job, Results[Kind]>((job) => {
  if (last?.game !== job.game) last = { game: job.game, work: new Work(job.game) };
  return last.work.do(job);
});
