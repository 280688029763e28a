export { budgetsFor, type Contest } from './contest/deal.ts';
export { playSeries, type Result } from './contest/series.ts';
export { leadText } from './contest/tally.ts';
export { type EngineSpec, itemsOf, readNamed } from './engine/spec.ts';
export { type Ladder, ladderOf, PAIRINGS } from './ladder/ladder.ts';
export { LadderPage } from './ladder/page.ts';
export { readLearned } from './read-learned.ts';
export { dealsOf, type Outcome, type Tuning, tune } from './tune/tuning.ts';
export { treeOf } from './tune/weights.ts';
