import type { Log } from '@stolik/core';
import type { ChartPoint, Decision, DecisionReview, Story } from '@stolik/review';

/** What reviewers may be asked about a game, and what they answer. */
export interface Jobs {
  /** The turns of a seat in which there was something to decide, the most suspect first. */
  readonly order: { readonly asks: { readonly seat: number }; readonly answer: readonly Decision[] };
  readonly judge: { readonly asks: { readonly index: number }; readonly answer: DecisionReview };
  /** Another turn in place of the one that was played, as typed. */
  readonly weigh: { readonly asks: { readonly index: number; readonly turn: string }; readonly answer: DecisionReview };
  readonly chart: { readonly asks: object; readonly answer: readonly ChartPoint[] };
  /** Nothing where there is no table for the game. */
  readonly story: { readonly asks: object; readonly answer: Story | undefined };
}

export type Job = { [name in keyof Jobs]: { readonly do: name } & Jobs[name]['asks'] }[keyof Jobs];
export type Answer = Jobs[keyof Jobs]['answer'];

export type ToReviewer =
  /** Comes first: the finished game, by which engine others judge it, and whether without what was learned. */
  { readonly open: Log; readonly engine: string | undefined; readonly isPlain: boolean } | { readonly job: Job };

export type FromReviewer =
  | { readonly is: 'opened'; readonly engine: string }
  /** How far the job is, in parts of 1. */
  | { readonly is: 'share'; readonly share: number }
  | { readonly is: 'answer'; readonly answer: Answer }
  /** The game cannot be reviewed: nothing else will come. */
  | { readonly is: 'failed'; readonly error: string };
