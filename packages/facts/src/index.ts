export { Aggregate, type Cells, EVERYBODY } from './aggregate.ts';
export { type Answer, answersTo, FEWEST_GAMES, groupsOf } from './answer.ts';
export { type BirdGame, type Rungs, rungsOf } from './birds.ts';
export { type Cell, errorOf, meanOf } from './cell.ts';
export { type Course, courseOf, type Moment } from './course.ts';
export { EDITION } from './edition.ts';
export { type Effect, effectOf, PRIOR } from './estimate.ts';
export { type Facts, factsOf } from './facts.ts';
export { inReadingOrder } from './order.ts';
export {
  type Change,
  changeIn,
  FEWEST_OWN,
  type Mean,
  meanWithDoubt,
  type OwnAnswer,
  ownAnswersTo,
  RECENT,
} from './own.ts';
export { type Packed, type PackedSize, packCells, unpackCells } from './packed.ts';
export { defineFacts, type FactSource, type Question, type QuestionText } from './source.ts';
