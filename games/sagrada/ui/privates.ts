import type { Color, SeatView } from '../rules/index.ts';
import { privateProgress } from './progress.ts';

/** A private objective, what it has brought so far, and whether that is what is scored. */
export interface PrivateGoal {
  readonly color: Color;
  readonly points: number;
  readonly counts: boolean;
}

/** The private objectives of a seat as far as they are known: of two the better counts (R34). */
export function privatesOf({ privates = [], dice }: SeatView): readonly PrivateGoal[] {
  const points = privates.map((color) =>
    privateProgress(color, dice).counted.reduce((sum, space) => sum + Number(dice[space]?.[1]), 0),
  );
  const best = points.indexOf(Math.max(...points));
  return privates.map((color, i) => ({ color, points: points[i], counts: i === best && points[i] > 0 }));
}
