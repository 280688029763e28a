import type { Language } from '@stolik/core';

/** How sure a rule is: printed, deduced from what is printed, our own ruling, or a number that we had to reconstruct. */
export const SURENESS = ['printed', 'deduced', 'ours', 'reconstructed'] as const;
export type Sureness = (typeof SURENESS)[number];

/** A move that somebody tries in an example, as it is typed. */
export interface Try<Rule extends string = string> {
  readonly move: string;
  /** The rule that forbids it; left out, it is allowed. */
  readonly refused?: Rule;
}

/** Points that a line of the score has brought in an example. */
export interface Counted {
  readonly seat: number;
  readonly line: string;
  readonly points: number;
}

/** A position that shows a rule: it is drawn for whoever reads, and played by a test, so that no text drifts from the rules. */
export interface Example<Position = unknown, Rule extends string = string> {
  readonly position: Position;
  /** Typed moves that lead on from the position to what is shown, separated by `;`. */
  readonly play?: string;
  /** What chance gives on the way. */
  readonly chance?: readonly number[];
  readonly tries?: readonly Try<Rule>[];
  readonly counted?: readonly Counted[];
  /** The parts of the board that are drawn, as the game names them. Left out: those that moves, counts and pieces tell of. */
  readonly shows?: readonly string[];
}

/** The smallest piece of the rules that somebody may ask for. */
export interface Unit<Position = unknown, Rule extends string = string> {
  /** Named in links: once it is published it stays. */
  readonly id: string;
  readonly chapter: string;
  /** What `whyNot` answers where this rule forbids a move. */
  readonly refusals?: readonly Rule[];
  /** The numbers of our rulings that it tells. */
  readonly rulings?: readonly number[];
  /** The cards and pieces that it explains, such as `tool:lathekin`. */
  readonly about?: readonly string[];
  /** Left out: printed. */
  readonly sure?: Sureness;
  /** What exactly of its cards and pieces is not printed: a sentence in each language. */
  readonly unsure?: Readonly<Record<Language, string>>;
  /** For a special case: the words that name it. Who uses none of them is more likely to mean the rule in general. */
  readonly names?: string;
  /** Units that whoever reads this one may want next. */
  readonly see?: readonly string[];
  /** Groups of signs that it explains: each is drawn beside what it means. */
  readonly signs?: readonly string[];
  readonly examples?: readonly Example<Position, Rule>[];
}

/** A unit in one language. */
export interface UnitWords {
  readonly title: string;
  /** At most 600 characters; an empty line parts paragraphs. */
  readonly text: string;
  /** What each of its examples shows. */
  readonly examples?: readonly string[];
}

/** What stands for a chapter: the drawn example of one of its units, or signs where none of them has any. */
export type ChapterPicture = { readonly unit: string } | { readonly signs: readonly string[] };

/** A part of the rules that is read at a stretch: what a contents says of it beside its title. */
export interface Chapter {
  readonly picture: ChapterPicture;
  /** What is inside, in a line. */
  readonly line: Readonly<Record<Language, string>>;
}

/** All units of a game in one language. */
export interface ReferenceWords {
  readonly chapters: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<string, UnitWords>>;
  /** By unit, questions and other words by which people ask for it, parted by `|`. */
  readonly asks: Readonly<Record<string, string>>;
  /** What each group of signs is called. */
  readonly signGroups: Readonly<Record<string, string>>;
  /** What each sign means. */
  readonly signs: Readonly<Record<string, string>>;
  /** Words that mean the same to whoever asks: each text is one group, `readAlike` says how it is read. */
  readonly alike?: readonly string[];
}

/** The rules of a game for whoever wants to look something up. */
export interface Reference<S = unknown, Position = unknown, Rule extends string = string> {
  readonly units: readonly Unit<Position, Rule>[];
  /** In the order in which they are read, as their titles are. */
  readonly chapters: Readonly<Record<string, Chapter>>;
  /** Kinds of pieces whose signs are named otherwise: `goal:light-shades` is drawn as `objective:light-shades`. */
  readonly drawnAs?: Readonly<Record<string, string>>;
  /** Every sign on cards and boards, in groups. */
  readonly signs: Readonly<Record<string, readonly string[]>>;
  readonly words: Readonly<Record<Language, ReferenceWords>>;
  /** A position in words as a state of the game. */
  readonly stateOf: (position: Position) => S;
}

/** The reference of any game, for shells that know none of its types. */
export function defineReference<S, Position, Rule extends string>(parts: Reference<S, Position, Rule>): Reference {
  return parts as unknown as Reference;
}

/** How people ask for a unit, one by one. */
export function asksOf({ asks }: ReferenceWords, unit: string): readonly string[] {
  return asks[unit]?.split('|').map((each) => each.trim()) ?? [];
}

/** The unit that tells why a move is refused. */
export function unitOfRefusal({ units }: Reference, rule: string): Unit | undefined {
  return units.find(({ refusals }) => refusals?.includes(rule));
}

/** The unit that explains a card or a piece. */
export function unitAbout({ units }: Reference, piece: string): Unit | undefined {
  return units.find(({ about }) => about?.includes(piece));
}

/** The sign by which a card or a piece is known; most pieces have none. */
export function signOfPiece({ signs, drawnAs = {} }: Reference, piece: string): string | undefined {
  const [kind = '', name] = piece.split(':');
  const sign = `${drawnAs[kind] ?? kind}:${name}`;
  return Object.values(signs).some((group) => group.includes(sign)) ? sign : undefined;
}
