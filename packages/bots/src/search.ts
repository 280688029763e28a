// What searches are made of, for whoever weighs turns without being a bot.
export { gains } from './comparison.ts';
export { movesOf } from './decision.ts';
export { Luck } from './luck.ts';
export { countSeats, leadOf, playOut, standings, timeOf } from './playout.ts';
export type { Play, Question } from './question.ts';
export { decidedWorld, pointsAfter, type Race, stateAfter, worldBefore } from './race.ts';
export { type Turn, turnsOf } from './turn.ts';
