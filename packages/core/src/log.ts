import { StolikError } from './errors.ts';
import { badField, readInt, readList, readObject, readOneOf, readText } from './fields.ts';

/** Where a game left another one, whose lines it begins with. */
export interface Fork {
  /** The last line that it has from there. */
  readonly line: number;
  /** The hash of that line there, which names the game and all of it so far. */
  readonly parent?: string;
  /** What was drawn there afterwards, for the same luck: tag, of how many and which one, draw after draw. */
  readonly luck?: readonly number[];
}

/** What a match is played with. Written before anything is drawn. */
export interface Header<O = unknown> {
  readonly game: string;
  /** The rules version the match is pinned to. */
  readonly version: number;
  readonly seats: number;
  readonly options: O;
  /** SHA-256 of the seed, when the chance is verifiable. */
  readonly commitment?: string;
  /** What the players added to the seed on sitting down. */
  readonly entropy?: readonly string[];
  /** Outcomes follow from the seed and their tags alone; without it, from the seed and the log so far. */
  readonly chance?: 'by-tag';
  readonly fork?: Fork;
}

interface Chained {
  readonly seq: number;
  /** Digest of the line before it and of this line. */
  readonly hash?: string;
}

/** The set-up: always the first line. */
export interface SetupLine extends Chained {
  readonly setup: true;
  readonly outcomes: readonly number[];
}

/** A list of moves that took effect (or, among simultaneous seats, was sealed) together. */
export interface PlayLine<M = unknown> extends Chained {
  readonly seat: number;
  readonly moves: readonly M[];
  /** The chance drawn, in order. */
  readonly outcomes?: readonly number[];
}

/** A seat took back its play of the line `retract`. */
export interface RetractLine extends Chained {
  readonly seat: number;
  readonly retract: number;
}

/** Where a fork begins as a seat saw it: what it could not see was dealt anew. */
export interface AnewLine extends Chained {
  readonly seat: number;
  readonly anew: true;
  /** The chance drawn, in order. */
  readonly outcomes?: readonly number[];
}

export type Line<M = unknown> = SetupLine | PlayLine<M> | RetractLine | AnewLine;

/** A match as it is kept: replaying it gives the same state without a seed. */
export interface Log<M = unknown> {
  readonly header: Header;
  readonly lines: readonly Line<M>[];
  /** Revealed when the match is over. */
  readonly seed?: string;
}

/** One JSON document a line: the header, the lines, and at the end the seed once it is revealed. */
export function printLog(log: Log): string {
  const documents: unknown[] = [log.header, ...log.lines];
  if (log.seed !== undefined) documents.push({ seed: log.seed });
  return `${documents.map((document) => JSON.stringify(document)).join('\n')}\n`;
}

/** Reads what `printLog` wrote, or the same log as a single JSON object. */
export function parseLog(text: string): Log {
  const documents = text
    .split('\n')
    .map((line, i) => ({ line: line.trim(), number: i + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => {
      try {
        return JSON.parse(line) as unknown;
      } catch {
        throw new StolikError('bad-log', `line ${number} of the file is not JSON`, { line: number });
      }
    });
  const [first, ...rest] = documents;
  if (first === undefined) throw new StolikError('bad-log', 'the log is empty');
  if (rest.length === 0 && typeof first === 'object' && first !== null && 'lines' in first) return readLog(first);
  const last = rest.at(-1);
  const seed =
    typeof last === 'object' && last !== null && 'seed' in last ? readObject(last, 'seed', ['seed']).seed : undefined;
  if (seed !== undefined) rest.pop();
  return readLog({ header: first, lines: rest, seed });
}

/** Checks the form of a log that came from outside. Whether it replays is for `Match.restore` to say. */
export function readLog(json: unknown): Log {
  const log = readObject(json, 'log', ['header', 'lines', 'seed']);
  const header = readObject(log.header, 'header', [
    'game',
    'version',
    'seats',
    'options',
    'commitment',
    'entropy',
    'chance',
    'fork',
  ]);
  const lines = readList(log.lines, 'lines').map(readLine);
  if (lines.length === 0) throw new StolikError('bad-log', 'the log has no lines, not even the set-up', { line: 0 });
  return {
    header: {
      game: readText(header.game, 'header.game'),
      version: readInt(header.version, 'header.version', 1, 1e6),
      seats: readInt(header.seats, 'header.seats', 1, 30),
      options: header.options,
      ...(header.commitment === undefined ? {} : { commitment: readText(header.commitment, 'header.commitment') }),
      ...(header.entropy === undefined
        ? {}
        : { entropy: readList(header.entropy, 'header.entropy').map((text) => readText(text, 'header.entropy')) }),
      ...(header.chance === undefined
        ? {}
        : { chance: readOneOf(header.chance, 'header.chance', ['by-tag'] as const) }),
      ...(header.fork === undefined ? {} : { fork: readFork(header.fork) }),
    },
    lines,
    ...(log.seed === undefined ? {} : { seed: readText(log.seed, 'seed') }),
  };
}

/** Checks the form of what a header says of a fork. */
export function readFork(json: unknown): Fork {
  const { line, parent, luck } = readObject(json, 'header.fork', ['line', 'parent', 'luck']);
  const draws =
    luck === undefined
      ? undefined
      : readList(luck, 'header.fork.luck').map((number) => readInt(number, 'header.fork.luck', -1, 2 ** 31));
  if (draws && draws.length % 3 !== 0) throw badField('header.fork.luck', 'must hold three numbers a draw');
  for (let i = 2; i < (draws?.length ?? 0); i += 3) readInt(draws?.[i], 'header.fork.luck', 0, draws![i - 1]! - 1);
  return {
    line: readInt(line, 'header.fork.line', 0, 1e6),
    ...(parent === undefined ? {} : { parent: readText(parent, 'header.fork.parent') }),
    ...(draws ? { luck: draws } : {}),
  };
}

function readLine(json: unknown, seq: number): Line {
  try {
    return seq === 0 ? readSetup(json) : readPlay(json, seq);
  } catch (error) {
    if (!(error instanceof StolikError)) throw error;
    throw new StolikError('bad-log', `line ${seq} of the log is bad: ${error.message}`, { line: seq });
  }
}

function readSetup(json: unknown): SetupLine {
  const line = readObject(json, 'line', ['seq', 'setup', 'outcomes', 'hash']);
  if (line.setup !== true) throw badField('setup', 'the first line must be the set-up');
  return { seq: readInt(line.seq, 'seq', 0, 0), setup: true, outcomes: readOutcomes(line), ...readHash(line) };
}

function readPlay(json: unknown, seq: number): PlayLine | RetractLine | AnewLine {
  const line = readObject(json, 'line', ['seq', 'seat', 'moves', 'outcomes', 'retract', 'anew', 'hash']);
  readInt(line.seq, 'seq', seq, seq);
  const seat = readInt(line.seat, 'seat', 0, 29);
  if (line.retract !== undefined) {
    readObject(json, 'line', ['seq', 'seat', 'retract', 'hash']);
    return { seq, seat, retract: readInt(line.retract, 'retract', 0, seq), ...readHash(line) };
  }
  const outcomes = line.outcomes === undefined ? {} : { outcomes: readOutcomes(line) };
  if (line.anew !== undefined) {
    readObject(json, 'line', ['seq', 'seat', 'anew', 'outcomes', 'hash']);
    if (line.anew !== true) throw badField('anew', 'can only be true');
    return { seq, seat, anew: true, ...outcomes, ...readHash(line) };
  }
  return { seq, seat, moves: readList(line.moves, 'moves'), ...outcomes, ...readHash(line) };
}

function readOutcomes(line: Readonly<Record<string, unknown>>): number[] {
  return readList(line.outcomes, 'outcomes').map((outcome) => readInt(outcome, 'outcomes', 0, 2 ** 31));
}

function readHash(line: Readonly<Record<string, unknown>>): { hash?: string } {
  return line.hash === undefined ? {} : { hash: readText(line.hash, 'hash') };
}
