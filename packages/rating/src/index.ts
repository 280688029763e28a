export { type Before, MEETING_SPAN, type PlayerChange, type RatedGame, type RatedPlayer, rateGame } from './game.ts';
export { HOUSE } from './house.ts';
export { Ledger } from './ledger.ts';
export { type PracticeOpponent, practise } from './practice.ts';
export { BETA, beginAt, NEWCOMER, type Rating } from './rating.ts';
export { BOARD_SPAN, byStrength, isOnBoard, type ShownRating, shown } from './shown.ts';
export { type StartTable, startOf } from './starts.ts';
export { type Change, type Entrant, type Pair, update, type Weight } from './update.ts';
