import type { Chance } from './chance/chance.ts';
import type { Game, Reason } from './game.ts';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A game in one language: everything a shell says about it. */
export interface GameText<V = unknown, E = unknown> {
  readonly title: string;
  /** What is asked of the seat that looks at its view. */
  readonly prompt: (v: V) => string;
  /** What happened, for the log; `undefined` where nothing needs saying. `names` are the seats'. */
  readonly event: (e: E, names: readonly string[]) => string | undefined;
  /** Why a move is refused. */
  readonly reason: (reason: Reason) => string;
  /** The label of a score line. */
  readonly scoreLine: (id: string) => string;
}

/** How a game is drawn in a terminal. */
export interface Drawing {
  readonly names: readonly string[];
  readonly language: Language;
  /** Wraps text in a colour; leaves it alone where there are none. */
  paint(style: string, text: string): string;
}

/** A question about a game that needs no match, answered with JSON. Wrong input throws a `StolikError` naming the field. */
export type Ask = (request: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** Numbers by name, as deep as a game likes. */
export interface Weights {
  readonly [name: string]: number | readonly number[] | Weights;
}

/**
 * What a game's own folder knows about playing it well, by certain weights and with a memory of its own. Bots play by it;
 * all of it uses only what the seat knows. What it remembers makes it quicker and never changes an answer.
 *
 * Its members are properties and not methods: only of those does the compiler ask that the state be the very same.
 */
export interface Heuristics<S = unknown> {
  /** What `evaluate` and the rest go by. */
  readonly weights: Weights;
  /**
   * The points the seat may expect in the end, as far as one look at a state can tell. States of any step, and its own
   * points alone: others' are theirs to expect.
   */
  readonly evaluate: (s: S, seat: number) => number;
  /**
   * Where there are more legal actions than a bot can look at: those worth looking at, written as `legal` writes them, at
   * least one. Left out, all are.
   */
  readonly candidates?: (s: S, seat: number, out: number[]) => number;
  /**
   * Whole turns worth trying, where steps taken one by one would not lead to them; `undefined` where they do. Each ends
   * with the step that ends the turn.
   */
  readonly turns?: (s: S, seat: number) => readonly (readonly number[])[] | undefined;
  /** A quick and sensible action for playouts; `undefined` where the best at first sight will do. */
  readonly policy?: (s: S, seat: number) => number | undefined;
  /** By how many points a beginner misjudges a turn: what weak levels are made of. */
  readonly noise: number;
  /**
   * Puts likely decisions in the place of those that others keep secret: `shuffle` makes them up at random, and nobody
   * plays like that. Left out, they stay as they are.
   */
  readonly guess?: (s: S, seat: number, chance: Chance) => void;
  /**
   * All that may lie behind what the seat sees, the likely first, where it is chosen by others and nothing else is left to
   * chance before the horizon: then one playout of a turn in each of them is enough. Left out or `undefined`, worlds are
   * drawn.
   */
  readonly worlds?: (s: S, seat: number) => readonly World<S>[] | undefined;
  /** What playouts are timed by: it stops them where positions compare well. Left out, the epoch. */
  readonly clock?: (s: S) => number;
  /** How many turns are worth playouts, where ten are too few: first sight misleads, and playouts are quick. */
  readonly breadth?: number;
  /** How far the clock goes on from the turn in question before the positions of a playout are judged. */
  readonly horizon: (seats: number) => number;
  /** How the levels that play on ahead do so, where the usual way does not suit. */
  readonly levels?: Readonly<Record<'hard' | 'expert', Lookahead<S>>>;
}

/** One of the worlds that a seat cannot tell from each other. */
export interface World<S = unknown> {
  readonly s: S;
  /** How likely it is at first sight, beside the others and on any scale. */
  readonly odds: number;
}

/** How a level plays on ahead. */
export interface Lookahead<S = unknown> {
  /** From how many turns, the best at first sight. */
  readonly breadth: number;
  /** How far the clock goes on from this state. */
  readonly horizon: (s: S) => number;
  /** Playouts, for the same strength on every machine, or milliseconds. */
  readonly budget: { readonly iterations: number } | { readonly ms: number };
}

/** What was learned from games that bots have played in advance: too large to be part of a program. */
export interface Learned<S = unknown> {
  /** The file that it is in, from the folder of all games on. */
  readonly file: string;
  /** Makes heuristics by that file, each with a memory of their own, or throws an error that says what is wrong with it. */
  readonly read: (file: Uint8Array) => () => Heuristics<S>;
}

/** A game that bots can play. */
export interface Playable<
  S = unknown,
  M = unknown,
  V = unknown,
  E = unknown,
  O = unknown,
  W extends Weights = Weights,
> {
  readonly game: Game<S, M, V, E, O>;
  /** Heuristics with a memory of their own: by the game's weights, or by others of the same shape. */
  readonly heuristics: (weights?: W) => Heuristics<S>;
  /** What the strong levels play by, wherever the file with it can be had. */
  readonly learned?: Learned<S>;
}

/** What a puzzle's theme is told by: a turn that is right, one that tempts, and what makes the difference. */
export interface PuzzleFacts<V = unknown> {
  /** What the seat that is asked sees. */
  readonly view: V;
  /** Both as typed: `place R5 c2; end`. */
  readonly best: string;
  readonly tempting: string;
  /**
   * What the right turn brings more or less than the tempting one by lines of the score sheet at the end of the game,
   * those of a kind as one; `rivals` is what the best of the others has less.
   */
  readonly lines: Readonly<Record<string, number>>;
}

/** What puzzles may be about. */
export interface Theme<V = unknown> {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly fits: (facts: PuzzleFacts<V>) => boolean;
}

/** Whether a line brings most of all, and enough to be worth a name. */
export function isLargest(lines: PuzzleFacts['lines'], line: string, least: number): boolean {
  const points = lines[line] ?? 0;
  return points >= least && Object.values(lines).every((other) => other <= points);
}

/** A table that puzzles are looked for at. */
export interface PuzzleTable {
  readonly seats: number;
  readonly options: unknown;
}

/** How puzzles of a game are found and told apart. */
export interface Puzzling<V = unknown> {
  /** Games are played at these by turns. */
  readonly tables: readonly PuzzleTable[];
  /** By so many points at least the right turn leads all others. */
  readonly gap: number;
  /** What is rarest comes first: a puzzle counts as one of the first that fits. Something always does. */
  readonly themes: readonly Theme<V>[];
}

/** A game as the shells meet it: rules, heuristics, words and a terminal board. */
export interface GameEntry<S = unknown, M = unknown, V = unknown, E = unknown, O = unknown, W extends Weights = Weights>
  extends Playable<S, M, V, E, O, W> {
  readonly text: Readonly<Record<Language, GameText<V, E>>>;
  /** The table as the seat (`undefined`: a spectator) sees it. */
  readonly draw: (v: V, seat: number | undefined, drawing: Drawing) => string;
  readonly asks: Readonly<Record<string, Ask>>;
  /** Where there are puzzles of it. */
  readonly puzzling?: Puzzling<V>;
}

/**
 * Puts the parts of one game together. One type flows through all of them, so parts of different games do not compile;
 * shells, which play any game, get it without its types.
 */
export function defineGame<S, M, V, E, O, W extends Weights>(parts: GameEntry<S, M, V, E, O, W>): GameEntry {
  return parts as unknown as GameEntry;
}

/** The same for a game without words, as a thread of bots needs it. */
export function definePlayable<S, M, V, E, O, W extends Weights>(parts: Playable<S, M, V, E, O, W>): Playable {
  return parts as unknown as Playable;
}
