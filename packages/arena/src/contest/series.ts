import { availableParallelism } from 'node:os';
import { Checkpoint } from '../checkpoint.ts';
import { Threads } from '../threads.ts';
import type { Contest, Deal } from './deal.ts';
import { type Standing, tally } from './tally.ts';

/** Before so many deals an interval is not trusted to end a contest. */
const FEWEST_DEALS = 20;

/** What a thread is asked for. */
export interface Job {
  readonly contest: Contest;
  readonly number: number;
}

/** How a contest went: its deals in their order, and what they say about each bot. */
export interface Result {
  readonly contest: Contest;
  readonly deals: readonly Deal[];
  readonly standings: readonly Standing[];
}

export interface SeriesSettings {
  /** Deals of each contest. */
  readonly deals: number;
  /** A contest ends early once the first bot's rate is surely above or below this. */
  readonly until?: number;
  /** All cores where it is not said. */
  readonly threads?: number;
  /** So many games are known from a run that was interrupted. */
  onResume(games: number): void;
  onProgress(deals: number, note: string): void;
}

/** A contest that is going on. */
interface Running {
  readonly contest: Contest;
  readonly checkpoint: Checkpoint;
  readonly deals: Map<number, Deal>;
}

/**
 * Plays contests on all cores, as far as an interrupted run has not done so. They take turns deal by deal: so the time
 * that is left can be told from the time that went by, although some are far slower than others.
 */
export async function playSeries(contests: readonly Contest[], settings: SeriesSettings): Promise<Result[]> {
  const running = new Map(contests.map((contest) => [contest, begin(contest)]));
  const known = [...running.values()].reduce((sum, { contest, deals }) => sum + deals.size * contest.bots.length, 0);
  if (known > 0) settings.onResume(known);
  const clear = new Set<Running>();
  const jobs = jobsOf([...running.values()], clear, settings.deals);
  const count = Math.min(settings.threads ?? availableParallelism(), contests.length * settings.deals);
  const threads = new Threads<Job, Deal>(new URL('./worker.js', import.meta.url), count);
  try {
    await threads.work(
      () => jobs.next().value ?? undefined,
      ({ contest, number }, deal) => {
        const one = running.get(contest) as Running;
        one.deals.set(number, deal);
        one.checkpoint.add(number, deal);
        const [{ name, winRate, low, high }] = standingsOf(one);
        if (isClear(one, settings.until)) clear.add(one);
        const done = [...running.values()].map((each) => (clear.has(each) ? settings.deals : each.deals.size));
        settings.onProgress(
          done.reduce((sum, deals) => sum + deals),
          `${name} ${winRate} (${low} to ${high}) against ${contest.bots[1]}`,
        );
      },
    );
  } catch (error) {
    // A program that failed will be mended: what it played before must not be taken for what it plays then.
    for (const { contest, checkpoint } of running.values()) if (contest.engines) checkpoint.remove();
    throw error;
  } finally {
    await threads.close();
  }
  return [...running.values()].map((one) => {
    one.checkpoint.remove();
    return { contest: one.contest, deals: inOrder(one.deals), standings: standingsOf(one) };
  });
}

function begin(contest: Contest): Running {
  const checkpoint = new Checkpoint(contest);
  return { contest, checkpoint, deals: checkpoint.load() };
}

/** Deal 0 of every contest, then deal 1 and so on; whatever is known or not needed any more is left out. */
function* jobsOf(running: readonly Running[], clear: ReadonlySet<Running>, deals: number): Generator<Job> {
  for (let number = 0; number < deals; number++) {
    for (const one of running) {
      if (!clear.has(one) && !one.deals.has(number)) yield { contest: one.contest, number };
    }
  }
}

/** Whether the first bot's rate is surely not the one in question. */
function isClear(one: Running, until: number | undefined): boolean {
  if (until === undefined || one.deals.size < FEWEST_DEALS) return false;
  const [{ low, high }] = standingsOf(one);
  return low > until || high < until;
}

function standingsOf({ contest, deals }: Running): Standing[] {
  return tally(contest.bots, inOrder(deals));
}

function inOrder(deals: ReadonlyMap<number, Deal>): Deal[] {
  return [...deals].sort(([a], [b]) => a - b).map(([, deal]) => deal);
}
