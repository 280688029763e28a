export { budgetOf, luckOf, OWL_PLAYOUTS, plainOf } from './birds.ts';
export { type Day, dayAt, dayOf, endOf, FIRST_DAY, isDay, numberOf, streakOf } from './days.ts';
export { BOTS, DEALS, type Deal, dealOn, dealt, seedOf } from './deal.ts';
export { type Field, fieldOf, owlGame, type Played, RUNS, readField } from './field.ts';
export { KINDS, type Kind, rankedKindOn } from './kinds.ts';
export { type Result, resultOf, worthOf } from './result.ts';
export { playRun, type Run } from './run.ts';
export { ENOUGH, percentOf, resultsIn, type Sign, type Standing, signsOf, standingOf } from './standing.ts';
