import type { BotType, Op, Rule } from '../rules/index.ts';

/** A noun with a number before it, `#`, in each form of the language's plural rules. */
export type Counted = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The words of Sentient in one language. */
export interface Words {
  /** A code that `Intl` knows. */
  readonly locale: string;
  /** The five types, as investors and bots are called. */
  readonly types: Readonly<Record<BotType, string>>;
  /** When a bot scores: `{value}`, `{le}`, `{ge}` and `{expr}` stand for what is printed. */
  readonly conditions: Readonly<Record<Op, string>>;
  /** Both points of an information bot. */
  readonly matchPoints: string;
  /** What a formula counts. */
  readonly terms: Readonly<Record<'lower' | 'higher' | 'sum', string>>;
  readonly counted: Readonly<Record<Noun, Counted>>;
  readonly labels: Readonly<Record<Label, string>>;
  /** What each step asks. */
  readonly prompts: Readonly<Record<Prompt, string>>;
  /** Why a move is refused; `$1`, `$2` stand for the pieces in the way. */
  readonly rules: Readonly<Record<Rule, string>>;
  /** What happened; `{name}` stands for a field of the event. `{seat}:` suits any name and person, "You" too. */
  readonly events: Readonly<Record<EventKind, string>>;
  /** Corners of a bot, as they stand in a sentence. */
  readonly corners: Readonly<Record<'left' | 'right' | 'both', string>>;
  /** What of a bot is ours. */
  readonly reconstructed: string;
  readonly reconstructedParts: Readonly<Record<'condition' | 'vp' | 'left' | 'right', string>>;
  /** How sure the numbers on the cards are. */
  readonly deckNote: string;
}

export type Noun = 'agents' | 'assistants' | 'points';

export type Label =
  | 'round'
  | 'order'
  | 'next'
  | 'factory'
  | 'deck'
  | 'discards'
  | 'hand'
  | 'agents'
  | 'assistants'
  | 'tokens'
  | 'bots'
  | 'chips'
  | 'total'
  | 'passed'
  | 'token'
  | 'chip'
  | 'blocked'
  | 'roundLine'
  | 'botLine'
  | 'investorLine';

export type Prompt = 'agent' | 'agentOnly' | 'plug' | 'end' | 'over';

export type EventKind =
  | 'round'
  | 'agent'
  | 'agentWith'
  | 'reshuffled'
  | 'plugged'
  | 'pluggedBlocked'
  | 'passed'
  | 'passedForced'
  | 'wiped'
  | 'scored'
  | 'investor'
  | 'investorAlone'
  | 'investorLost'
  | 'over';
