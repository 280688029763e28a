import type { Decision, DecisionReview, Mark } from '@stolik/review';
import type { Known } from './reviewing.ts';

/** So many marks are shown at first. */
export const MOST_MARKS = 3;

const LOSSES: readonly Mark[] = ['slip', 'costly', 'turning'];

export function isLoss({ mark }: DecisionReview): boolean {
  return LOSSES.includes(mark);
}

/** What is known about the turns of a seat. */
export interface SeatReview {
  /** In the order of the game; those that are not judged yet among them. */
  readonly turns: readonly { readonly asked: Decision; readonly found: DecisionReview | undefined }[];
  /** Those that gave something away, the costliest first. */
  readonly losses: readonly DecisionReview[];
  /** The best of those that few would have found. */
  readonly find: DecisionReview | undefined;
  /** Everything of this seat is judged. */
  readonly isWhole: boolean;
}

export function seatReview({ orders, decisions }: Known, seat: number): SeatReview {
  const order = orders.get(seat);
  const turns = [...(order ?? [])]
    .sort((a, b) => a.index - b.index)
    .map((asked) => ({ asked, found: decisions.get(asked.index) }));
  const found = turns.flatMap((turn) => turn.found ?? []);
  const finds = found.filter(({ mark }) => mark === 'fine').sort((a, b) => gapOf(b).loss - gapOf(a).loss);
  return {
    turns,
    losses: found.filter(isLoss).sort((a, b) => b.loss - a.loss),
    find: finds[0],
    isWhole: order !== undefined && found.length === order.length,
  };
}

/** By how much the best turn is ahead of the next. */
export function gapOf({ tried, best }: DecisionReview) {
  return tried.find(({ turn }) => turn !== best) ?? { turn: best, loss: 0, low: 0, high: 0 };
}

/** Whether another turn looked better but did not prove so: it is not known which is. */
export function isUnsure({ mark, played, best, low }: DecisionReview): boolean {
  return mark === 'none' && played !== best && low > 0;
}

/** The turns that are shown first, in the order of the game. */
export function shownFirst({ losses, find }: SeatReview): DecisionReview[] {
  return [...losses.slice(0, MOST_MARKS), ...(find ? [find] : [])].sort((a, b) => a.index - b.index);
}
