export { type Chance, dealInto, noChance, pick } from './chance/chance.ts';
export { DuplicateChance } from './chance/duplicate.ts';
export { RecordingChance } from './chance/recording.ts';
export { ScriptedChance } from './chance/scripted.ts';
export { SeededChance } from './chance/seeded.ts';
export { type ChanceSource, duplicateSource, seededSource } from './chance/source.ts';
export {
  type Ask,
  type Drawing,
  type GameEntry,
  type GameText,
  LANGUAGES,
  type Language,
  type Sense,
  type Weights,
} from './entry.ts';
export { StolikError } from './errors.ts';
export { badField, readFlag, readInt, readList, readObject, readOneOf, readText, show } from './fields.ts';
export { type Game, isSimultaneous, type Reason, seatsOf } from './game.ts';
export { BrokenPromise, CHECKS, type Check } from './kit/broken-promise.ts';
export type { Coverage } from './kit/coverage.ts';
export { KitFailure, type KitSetup, runKit } from './kit/kit.ts';
export { type Header, type Line, type Log, parseLog, printLog, readLog } from './log.ts';
export { Match, type MatchSetup, type Watch } from './match.ts';
export { perft } from './perft.ts';
export type { Played, PlayedPart, Written } from './played.ts';
export { compareSheets, type ScoreSheet, sumLines, winnersOf } from './score.ts';
export { type TranscriptSetup, transcript } from './transcript.ts';
