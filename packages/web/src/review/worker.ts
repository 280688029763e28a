import type { BotGame } from '@stolik/bots';
import type { Log } from '@stolik/core';
import { engineOf, movesIn, Review, tableOf } from '@stolik/review';
import { playableOf, taughtOf } from '../bots/playables.ts';
import type { Answer, FromReviewer, Job, ToReviewer } from './messages.ts';

/** A game that is looked back at. */
interface Opened {
  readonly playable: BotGame;
  readonly review: Review;
}

let opened: Opened | undefined;

async function open(log: Log, engine: string | undefined, isPlain: boolean): Promise<Opened> {
  const { game, version, seats } = log.header;
  const plain = await playableOf(game, version);
  const playable = isPlain ? plain : await taughtOf(plain);
  // What one engine has judged says nothing beside what another has.
  if (engine !== undefined && engineOf(playable) !== engine) throw new Error(`this is not engine ${engine}`);
  const table = await tableOf(game, seats, engineOf(playable));
  return { playable, review: new Review(playable, log, table ? { table } : {}) };
}

function answerTo(job: Job, { playable, review }: Opened): Answer {
  if (job.do === 'order') return review.order(job.seat);
  if (job.do === 'judge') return follow(review.judging(job.index));
  if (job.do === 'weigh') return follow(review.weighing(job.index, movesIn(playable.game, job.turn)));
  return job.do === 'chart' ? follow(review.charting()) : follow(review.telling());
}

/** Works something out and tells how far it is. */
function follow<T>(work: Generator<number, T>): T {
  let next = work.next();
  for (; !next.done; next = work.next()) tell({ is: 'share', share: next.value });
  return next.value;
}

function tell(message: FromReviewer): void {
  self.postMessage(message);
}

self.onmessage = async ({ data }: MessageEvent<ToReviewer>) => {
  try {
    if ('open' in data) {
      opened = await open(data.open, data.engine, data.isPlain);
      tell({ is: 'opened', engine: opened.review.engine });
    } else if (opened) {
      tell({ is: 'answer', answer: answerTo(data.job, opened) });
    }
  } catch (error) {
    tell({ is: 'failed', error: String(error) });
  }
};
