export { movesIn, typed } from '../turns.ts';
export { type Asked, Assayer } from './assay.ts';
export { type AssayBudget, FULL, STAGES, type Stage } from './budget.ts';
export { varied } from './choose.ts';
export { difficultyOf } from './difficulty.ts';
export { matchAt } from './position.ts';
export {
  type MinedGame,
  type Moment,
  type Placed,
  type PlayedGame,
  type Puzzle,
  type PuzzleSet,
  puzzlesIn,
  type Tempting,
} from './puzzle.ts';
export { NEW_SOLVER, ratedAfter, type SolverRating } from './rating.ts';
export { readPuzzleSet } from './read.ts';
export { isSameTurn } from './same.ts';
export { faultIn, VERIFY, type VerifyBudget } from './verify.ts';
export { type Question, type Weight, weighTurn } from './weigh.ts';
