import { bitsOf, hasSeveral } from './bits.ts';
import type { Chance } from './chance/chance.ts';
import type { ScoreSheet } from './score.ts';
import type { Wishes } from './wishes.ts';

/** The rule an illegal move breaks, and the pieces in the way: ids that the game's text and board understand. */
export interface Reason<Rule extends string = string> {
  readonly rule: Rule;
  readonly pieces: readonly string[];
}

/**
 * What every game is to everything outside its folder: `S` state, `M` move, `V` view, `E` event, `O` options.
 *
 * Inside, a state is plain mutable numbers and an action is an int private to this rules version. Outside, moves, views
 * and events are JSON that a person can read.
 */
export interface Game<S = unknown, M = unknown, V = unknown, E = unknown, O = unknown> {
  readonly id: string;
  /** Grows whenever a recorded game would play differently. */
  readonly version: number;
  /** The rules as they were before, for games that began under them; the words, boards and bots are the same. */
  readonly earlier?: readonly Game<S, M, V, E, O>[];
  readonly seats: { readonly min: number; readonly max: number };

  /** The option by which each player chooses something of their own, where there is one. */
  readonly wishes?: Wishes;
  /** Checked options, or a `StolikError` naming the field. */
  parseOptions(json: unknown, seats: number): O;
  /** Random valid options: what fuzzing plays with. */
  sampleOptions(seats: number, chance: Chance): O;
  /** Whether with these options it is the game that everybody means by its name: no other is rated. Missing: none is. */
  isStandard?(options: O, seats: number): boolean;
  /** A sensible clock where it is played at one sitting: minutes for each, and seconds more after each decision. */
  sittingClock?(seats: number): { readonly minutes: number; readonly increment: number };
  /** Whether a table of this size has anything that some seats know and others do not. */
  hasSecrets(seats: number): boolean;

  setup(options: O, seats: number, chance: Chance): S;
  clone(s: S): S;
  /** Bitmask of the seats that owe a decision. Several: they decide at the same time. 0: the game is over. */
  actors(s: S): number;
  /** Writes the seat's legal actions into `out`, strictly ascending, and returns how many. Uses only what the seat knows. */
  legal(s: S, seat: number, out: number[]): number;
  /** Plays a legal action in place. Events are public. */
  apply(s: S, seat: number, a: number, chance: Chance, emit?: (event: E) => void): void;
  /** Grows when something becomes known or the turn passes: undo never crosses it. */
  epoch(s: S): number;
  /** Which part of the game has been played, from 0 to 1, as far as rounds and turns say. */
  progress?(s: S): number;
  /** One sheet for each seat, then one for each opponent that the rules play themselves. */
  score(s: S): ScoreSheet[];

  /** What the seat (`undefined`: a spectator) may see, built up from nothing. */
  view(s: S, seat: number | undefined): V;
  /** A random full state that the view cannot tell from the true one. */
  imagine(v: V, seat: number | undefined, chance: Chance): S;
  /** Deals what the seat cannot see anew, in place. */
  shuffle(s: S, seat: number | undefined, chance: Chance): void;
  /**
   * The same for a game that goes on from there: nobody has begun to decide what is decided at the same time. Missing
   * where `shuffle` makes up no decisions.
   */
  redeal?(s: S, seat: number, chance: Chance): void;
  /** Why the seat may not play this move now; `undefined` when it may. */
  whyNot(v: V, seat: number, m: M): Reason | undefined;

  toMove(s: S, seat: number, a: number): M;
  /** The action of a well-formed move in this state, legal or not; `undefined` when nothing like it exists now. */
  toAction(s: S, seat: number, m: M): number | undefined;
  /** One line that a person can type. */
  print(m: M): string;
  /** The move of such a line, or a `StolikError`. */
  parse(text: string): M;
  /** A move from outside, checked for form (not for legality), or a `StolikError` naming the field. */
  readMove(json: unknown): M;

  /** How many of each component there are, wherever they are: the numbers never change during a game. */
  inventory(s: S): Record<string, number>;
  /** What of the game's variety an event is an instance of, in words: fuzzing counts how often each came up. */
  features?(e: E): readonly string[];
}

/** The seats of a bitmask, ascending. */
export function seatsOf(mask: number): number[] {
  return bitsOf(mask);
}

/** Whether two or more seats decide at the same time. */
export function isSimultaneous(mask: number): boolean {
  return hasSeveral(mask);
}
