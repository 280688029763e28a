import type { Color, Rule } from '../rules/index.ts';

/** A card in words: its name and what it does. */
export interface CardText {
  readonly name: string;
  readonly does: string;
}

/** The words of Sagrada in one language. */
export interface Words {
  /** A space of a window. */
  readonly place: string;
  /** Colours as they stand in a sentence. */
  readonly colors: Readonly<Record<Color, string>>;
  /** Private objectives. */
  readonly privates: Readonly<Record<Color, string>>;
  readonly tools: Readonly<Record<string, CardText>>;
  readonly objectives: Readonly<Record<string, CardText>>;
  /** Other score lines and labels. */
  readonly labels: Readonly<Record<Label, string>>;
  /** What each step asks. */
  readonly prompts: Readonly<Record<Prompt, string>>;
  /** Why a move is refused; `$` stands for the pieces in the way. */
  readonly rules: Readonly<Record<Rule, string>>;
  /** What happened; `{name}` stands for a field of the event. `{seat}:` suits any name and person, "You" too. */
  readonly events: Readonly<Record<EventKind, string>>;
}

export type Label =
  | 'private'
  | 'tokens'
  | 'empty'
  | 'total'
  | 'round'
  | 'pool'
  | 'track'
  | 'tools'
  | 'goals'
  | 'order'
  | 'price'
  | 'target'
  | 'used'
  | 'choices'
  | 'noBenefit'
  | 'hand';

export type Prompt =
  | 'pattern'
  | 'turn'
  | 'drafted'
  | 'tooled'
  | 'done'
  | 'pick'
  | 'adjust'
  | 'swap'
  | 'value'
  | 'put'
  | 'move'
  | 'extra'
  | 'over';

export type EventKind =
  | 'patterns'
  | 'round'
  | 'placed'
  | 'placedWith'
  | 'used'
  | 'usedSolo'
  | 'picked'
  | 'changed'
  | 'unchanged'
  | 'swapped'
  | 'drew'
  | 'rerolled'
  | 'moved'
  | 'returned'
  | 'passed'
  | 'skippedPliers'
  | 'skippedNothing'
  | 'leftovers'
  | 'noLeftovers'
  | 'over';
