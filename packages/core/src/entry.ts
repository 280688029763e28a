import type { Chance } from './chance/chance.ts';
import type { Game, Reason } from './game.ts';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A game in one language: everything a shell says about it. */
export interface GameText<V = unknown, E = unknown> {
  readonly title: string;
  /** What is asked of the seat that looks at its view. */
  prompt(v: V): string;
  /** What happened, for the log; `undefined` where nothing needs saying. `names` are the seats'. */
  event(e: E, names: readonly string[]): string | undefined;
  /** Why a move is refused. */
  reason(reason: Reason): string;
  /** The label of a score line. */
  scoreLine(id: string): string;
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

/** Numbers by name, as deep as a game likes. Not frozen: `stolik tune` tries others in their place. */
export interface Weights {
  [name: string]: number | number[] | Weights;
}

/** What a game's own folder knows about playing it well. Bots play by it; all of it uses only what the seat knows. */
export interface Sense<S = unknown> {
  /**
   * The points the seat may expect in the end, as far as one look at a state can tell. States of any step, and its own
   * points alone: others' are theirs to expect.
   */
  evaluate(s: S, seat: number): number;
  /**
   * Where there are more legal actions than a bot can look at: those worth looking at, written as `legal` writes them, at
   * least one. Left out, all are.
   */
  candidates?(s: S, seat: number, out: number[]): number;
  /**
   * Whole turns worth trying, where steps taken one by one would not lead to them; `undefined` where they do. Each ends
   * with the step that ends the turn.
   */
  plans?(s: S, seat: number): readonly (readonly number[])[] | undefined;
  /** A quick and sensible action for playouts; `undefined` where the best at first sight will do. */
  policy?(s: S, seat: number): number | undefined;
  /** By how many points a beginner misjudges a turn: what weak levels are made of. */
  readonly stakes: number;
  /**
   * Puts likely decisions in the place of those that others keep secret: `shuffle` makes them up at random, and nobody
   * plays like that. Left out, they stay as they are.
   */
  guess?(s: S, seat: number, chance: Chance): void;
  /** What playouts are timed by: it stops them where positions compare well. Left out, the epoch. */
  clock?(s: S): number;
  /** How many turns are worth playouts, where ten are too few: first sight misleads, and playouts are quick. */
  readonly breadth?: number;
  /** How far the clock goes on from the turn in question before the positions of a playout are judged. */
  horizon(seats: number): number;
  /** The very numbers that `evaluate` and the rest go by, if they can be tuned: who changes one here changes the play. */
  readonly weights?: Weights;
  /** Called whenever weights have changed: drops everything that was worked out by the old ones and kept. */
  forget?(): void;
}

/** A game as the shells meet it: rules, words, a terminal board and sense for bots. */
export interface GameEntry<S = unknown, M = unknown, V = unknown, E = unknown, O = unknown> {
  readonly game: Game<S, M, V, E, O>;
  readonly text: Readonly<Record<Language, GameText<V, E>>>;
  /** The table as the seat (`undefined`: a spectator) sees it. */
  draw(v: V, seat: number | undefined, drawing: Drawing): string;
  readonly asks: Readonly<Record<string, Ask>>;
  readonly sense: Sense<S>;
}
