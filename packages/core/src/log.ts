import { StolikError } from './errors.ts';
import { readInt, readList, readObject, readText } from './fields.ts';

/** What a match is played with. Written before anything is drawn. */
export interface Header {
  readonly game: string;
  /** The rules version the match is pinned to. */
  readonly version: number;
  readonly seats: number;
  readonly options: unknown;
  /** SHA-256 of the seed, when the chance is verifiable. */
  readonly commitment?: string;
  /** What the players added to the seed on sitting down. */
  readonly entropy?: readonly string[];
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

export type Line<M = unknown> = SetupLine | PlayLine<M> | RetractLine;

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
  const seed = typeof last === 'object' && last !== null && 'seed' in last ? last.seed : undefined;
  if (seed !== undefined) rest.pop();
  return readLog({ header: first, lines: rest, seed });
}

/** Checks the form of a log that came from outside. Whether it replays is for `Match.restore` to say. */
export function readLog(json: unknown): Log {
  const log = readObject(json, 'log', ['header', 'lines', 'seed']);
  const header = readObject(log.header, 'header', ['game', 'version', 'seats', 'options', 'commitment', 'entropy']);
  const lines = readList(log.lines, 'lines').map(readLine);
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
    },
    lines,
    ...(log.seed === undefined ? {} : { seed: readText(log.seed, 'seed') }),
  };
}

function readLine(json: unknown, seq: number): Line {
  const field = `lines[${seq}]`;
  const line = readObject(json, field);
  const at = (key: string) => `${field}.${key}`;
  readInt(line.seq, at('seq'), seq, seq);
  const outcomes = () => readList(line.outcomes, at('outcomes')).map((n) => readInt(n, at('outcomes'), 0, 2 ** 31));
  const hash = line.hash === undefined ? {} : { hash: readText(line.hash, at('hash')) };
  if (seq === 0) return { seq, setup: true, outcomes: outcomes(), ...hash };
  const seat = readInt(line.seat, at('seat'), 0, 29);
  if (line.retract !== undefined) return { seq, seat, retract: readInt(line.retract, at('retract'), 0, seq), ...hash };
  const moves = readList(line.moves, at('moves'));
  return { seq, seat, moves, ...(line.outcomes === undefined ? {} : { outcomes: outcomes() }), ...hash };
}
