export type { Calibration } from './calibration.ts';
export type { Moment, PlayedTurn } from './course.ts';
export { coverageOf } from './coverage.ts';
export { ENGINE, engineOf } from './engine.ts';
export { finish } from './finish.ts';
export { asGood, type Interval, type Tried, type Verdict } from './judge.ts';
export { MARKS, type Mark } from './marks.ts';
export { type GameRecord, Recorder } from './record.ts';
export {
  type Decision,
  type DecisionReview,
  Review,
  type ReviewOptions,
  type RunOptions,
  type Step,
} from './review.ts';
export { RIVALS } from './second.ts';
export { type Settings, settingsOf } from './settings.ts';
export type { ChartPoint, LuckEvent, Split, Story } from './split.ts';
export { type Seen, tableFrom } from './table-from.ts';
export { tableOf } from './table-of.ts';
export { movesIn } from './turns.ts';
