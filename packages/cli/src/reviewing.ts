import { readLearned } from '@stolik/arena';
import { taught } from '@stolik/bots';
import { type Log, Match } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { type ChartPoint, type DecisionReview, engineOf, Review, type Story } from '@stolik/review';
import { TABLES } from '@stolik/review/tables';
import { chainOf } from './chain.ts';

/** All that a review of a game has to say. */
export interface Reviewed {
  readonly game: string;
  readonly engine: string;
  readonly decisions: readonly DecisionReview[];
  readonly chart: readonly ChartPoint[];
  /** Where there is no table for such a game there is none. */
  readonly story?: Story;
}

/** How far a review is, in parts of 1: most of the time goes into decisions. */
type Watch = (share: number) => void;

const SHARE_OF_DECISIONS = 0.8;

/** Reviews a log, the turns of one seat or of all. What is no finished game of rules that are kept is refused. */
export function review(log: Log, seat: number | undefined, watch: Watch = () => {}): Reviewed {
  const playable = taught(gameEntry(log.header.game, log.header.version), readLearned);
  Match.restore(playable.game, log, chainOf(log));
  const engine = engineOf(playable);
  const { game, seats } = log.header;
  const table = TABLES.find((one) => one.game === game && one.seats === seats && one.engine === engine);
  const reviewing = new Review(playable, log, table ? { table } : {});
  const decisions = run(reviewing.run(seat === undefined ? {} : { seat }), ({ done, total }) =>
    watch((SHARE_OF_DECISIONS * done) / total),
  );
  const onShare = (share: number) => watch(SHARE_OF_DECISIONS + (1 - SHARE_OF_DECISIONS) * share);
  const story = run(reviewing.telling(), onShare);
  const chart = story?.chart ?? run(reviewing.charting(), onShare);
  return { game, engine, decisions, chart, ...(story ? { story } : {}) };
}

/** The same as it is handed to programs. */
export function reviewAsJson({ game, engine, decisions, chart, story }: Reviewed): Record<string, unknown> {
  return {
    game,
    engine,
    decisions: decisions.map(({ seat, line, played, best, loss, low, high, mark, lines }) => ({
      seat,
      line,
      played,
      best,
      loss,
      low,
      high,
      mark,
      lines,
    })),
    luck: story?.luck ?? [],
    split: story?.split ?? [],
    chart,
  };
}

function run<Step, T>(work: Generator<Step, T>, onStep: (step: Step) => void): T {
  let next = work.next();
  for (; !next.done; next = work.next()) onStep(next.value);
  return next.value;
}
