export { divide, isLegal, writeActions } from './actions.ts';
export { bitsOf, countBits, firstBit, hasBit, hasSeveral } from './bits.ts';
export { certain } from './certain.ts';
export { type Chance, dealInto, noChance, pick } from './chance/chance.ts';
export { deal, drawFrom } from './chance/draw.ts';
export { DuplicateChance } from './chance/duplicate.ts';
export { type Draw, RecordingChance } from './chance/recording.ts';
export { ScriptedChance } from './chance/scripted.ts';
export { SeededChance } from './chance/seeded.ts';
export { type ChanceSource, duplicateSource, seededSource } from './chance/source.ts';
export { sameLuckSource, TagReplayChance } from './chance/tag-replay.ts';
export { type DrawnTags, SETUP_ROUND, tagOf, UNDRAWN, UNTAGGED } from './chance/tags.ts';
export {
  type Ask,
  type Drawing,
  defineGame,
  definePlayable,
  type GameEntry,
  type GameText,
  type Heuristics,
  isLargest,
  LANGUAGES,
  type Language,
  type Learned,
  type Lookahead,
  type Playable,
  type PuzzleFacts,
  type PuzzleTable,
  type Puzzling,
  type Theme,
  type Weights,
  type World,
} from './entry.ts';
export { StolikError } from './errors.ts';
export {
  badField,
  readDifferent,
  readFlag,
  readInt,
  readList,
  readObject,
  readOneOf,
  readText,
  show,
} from './fields.ts';
export { FORK_LUCK, type ForkLuck, type ForkWish, forkOf, forkSource } from './fork.ts';
export { type Game, isSimultaneous, type Reason, seatsOf } from './game.ts';
export { BrokenPromise, CHECKS, type Check } from './kit/broken-promise.ts';
export type { Coverage } from './kit/coverage.ts';
export { KitFailure, type KitSetup, runKit } from './kit/kit.ts';
export { playMove } from './legal.ts';
export { listOf } from './list-of.ts';
export {
  type Fork,
  type Header,
  type Line,
  type Log,
  type PlayLine,
  parseLog,
  printLog,
  readFork,
  readLog,
} from './log.ts';
export { Match, type MatchSetup, type Watch } from './match.ts';
export { meanAbove, normalBelow, normalDensity } from './normal.ts';
export { type MoveForms, type Notation, notationOf } from './notation.ts';
export { perft } from './perft.ts';
export type { Played, PlayedPart, Written } from './played.ts';
export { CERTAINTIES, type Certainty, certaintyOf } from './provenance.ts';
export { because } from './reasons.ts';
export { compareSheets, type ScoreSheet, sumLines, winnersOf } from './score.ts';
export { fillIn } from './sentence.ts';
export { cleanText, isSteering, printable, withoutBlanks } from './text.ts';
export { type TranscriptSetup, transcript } from './transcript.ts';
export { underRules } from './versions.ts';
export { ANY, grantWishes, readWishes, type Wishes, withoutWishes, withWishes } from './wishes.ts';
