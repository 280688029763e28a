export type { Calibration } from './calibration.ts';
export type { Moment, PlayedTurn } from './course.ts';
export { ENGINE, engineOf } from './engine.ts';
export { asGood, type Interval, movesIn, type Tried, type Verdict } from './judge.ts';
export { MARKS, type Mark } from './marks.ts';
export {
  type Decision,
  type DecisionReview,
  finish,
  Review,
  type ReviewOptions,
  type RunOptions,
  type Step,
} from './review.ts';
export { RIVALS } from './second.ts';
export { type Settings, settingsOf } from './settings.ts';
export { tableOf } from './table-of.ts';
