import type { Game, GameText, Language, Reason } from '@stolik/core';
import type { Example } from '@stolik/learn';
import type { ReactNode } from 'react';
import type { SeatLook } from './looks.ts';

/** How pieces are to be shown: the player's settings. */
export interface BoardSettings {
  /** Patterns and letters on everything that has a colour. */
  readonly marks: boolean;
  readonly motion: boolean;
  /** What moves does so in half the time. */
  readonly faster: boolean;
  /** Ask before what cannot be undone. */
  readonly confirm: boolean;
  /** End a turn in which nothing else can be done, after a moment in which it can still be undone. */
  readonly autoEnd?: boolean;
  /** Say what somebody may regret before it is final. */
  readonly warn?: boolean;
}

/** A board: a view goes in, moves come out. It knows no rules but what it is handed. */
export interface BoardProps<V = unknown, M = unknown, E = unknown> {
  readonly view: V;
  /** Whose eyes; `undefined` for a spectator. */
  readonly seat: number | undefined;
  /** What the seat may do now. Empty while others decide. */
  readonly legal: readonly M[];
  /** Who owes a decision. Where several decide in secret at once, a view does not tell who has already; this does. */
  readonly actors: readonly number[];
  readonly names: readonly string[];
  readonly language: Language;
  readonly settings: BoardSettings;
  /** What happened since the position shown before. */
  readonly events: readonly E[];
  /** Grows when the position was not reached from the one shown before: a move was taken back, or somebody jumped. */
  readonly leaps: number;
  /** Nobody has played yet: the beginning is watched. */
  readonly isOpening?: boolean;
  /** Pieces that somebody reads about right now: they are to stand out. */
  readonly marked: readonly string[];
  /** The view as it would be after the hint that is shown, as far as chance has no say. */
  readonly hinted?: V | undefined;
  onMove(moves: readonly M[]): void;
  whyNot(move: M): Reason | undefined;
  /** The view after a move; `undefined` where chance decides. */
  preview(move: M): V | undefined;
  /** Says a sentence to whoever needs to hear it, with the rule behind a refusal; an empty one takes it back. */
  onSay(sentence: string, rule?: string): void;
}

/** The game's part of the form for a new table. */
export interface OptionsProps {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly language: Language;
  /** What those at the seats have wished for. */
  readonly wished: readonly string[];
  onChange(options: Readonly<Record<string, unknown>>): void;
}

/** How that is shown which each player may wish for (`Game.wishes`). */
export interface WishUi {
  /** What it is called, such as "Colour". */
  readonly title: Readonly<Record<Language, string>>;
  readonly nameOf: (value: string, language: Language) => string;
  /** The names of opponents without a seat that have one, too. */
  readonly others?: readonly string[];
  /** Its sign, always beside its name. */
  readonly Sign: (props: { readonly value: string }) => ReactNode;
  /** What it brings, in pictures and a few words; missing where it is a name and no more. */
  readonly About?: (props: { readonly value: string; readonly language: Language }) => ReactNode;
}

/** What was settled for a table, to those who are to sit there. */
export interface SettledProps {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly language: Language;
}

/** The picture at the end of a game. */
export interface FinaleProps<V = unknown> {
  readonly view: V;
  /** Whose work is shown. */
  readonly seat: number;
  readonly name: string;
  readonly language: Language;
  readonly settings: BoardSettings;
  /** Until everything is counted, the result is not given away. */
  readonly isCounted: boolean;
  /** The score line that is counted right now. */
  readonly line?: string | undefined;
  /** Pieces that bring the points which are counted right now: they light up one after the other. */
  readonly lit: readonly string[];
}

/** Score lines as far as the viewer may know them. */
export interface KnownScore {
  readonly lines: Readonly<Record<string, number>>;
  readonly total: number;
  /** The name of an opponent without a seat. */
  readonly automa?: string;
}

/** What stands on a game's box: known before anything of the game is loaded. */
export interface Box {
  /** The same in every language. */
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a game takes. */
  readonly minutes: number;
  /** How much there is to learn: a little, more, a lot. */
  readonly weight: 1 | 2 | 3;
  /** What one does in it. */
  readonly about: Readonly<Record<Language, string>>;
  /** Options that put right what we had to reconstruct: lists of rows, or a single value. */
  readonly corrections?: readonly string[];
  /** Whose game it is: a sentence. */
  readonly credits: Readonly<Record<Language, string>>;
}

/** A game's picture for lists of games: its board in a nice position, without the code of the table. */
export type GamePicture = (props: { readonly language: Language; readonly marks: boolean }) => ReactNode;

/** A position as lists of tables show it, the size of a stamp: the seat's own part of the board, or what all share. */
export interface PositionProps<V = unknown> {
  readonly view: V;
  readonly seat: number;
  readonly language: Language;
  readonly marks: boolean;
}
export type GamePosition<V = unknown> = (props: PositionProps<V>) => ReactNode;

/** A game as the page meets it. Properties, not methods: of those the compiler asks that the types be the very same. */
export interface GameUi<S = unknown, M = unknown, V = unknown, E = unknown, O = unknown> {
  readonly game: Game<S, M, V, E, O>;
  readonly text: Readonly<Record<Language, GameText<V, E>>>;
  readonly Board: (props: BoardProps<V, M, E>) => ReactNode;
  readonly Options: (props: OptionsProps) => ReactNode;
  /** What players may wish for, where the game has anything of the kind. */
  readonly wish?: WishUi;
  /** What was settled before the game in a few words, whatever is as usual left out: lists of tables say it. */
  readonly settledIn?: (settled: SettledProps) => readonly string[];
  /** The same with all there is to know, for the waiting room. */
  readonly Settled?: (props: SettledProps) => ReactNode;
  readonly Finale: (props: FinaleProps<V>) => ReactNode;
  /** How the seats look where their pieces have colours of their own; an automatic opponent comes last. Otherwise the page says it. */
  readonly looksOf?: (view: V) => readonly SeatLook[];
  /** The pieces a sentence about this event is about, named as on the board. */
  readonly piecesOf: (event: E) => readonly string[];
  /** An event as a small picture, such as a die and the space it went to; nothing where words say it better. */
  readonly pictureOf?: (event: E, language: Language) => ReactNode;
  /**
   * Whether that picture says all of it, so that its words are left to readers. Left out: none does. What belongs to no
   * seat has a line of its own then.
   */
  readonly isToldByPicture?: (event: E) => boolean;
  /** What a seat has decided that no event tells before all have: hints say it. */
  readonly secretOf?: (view: V, seat: number, language: Language) => string;
  /** What a hint is good for, in a sentence; without it, the score line that it changes most. */
  readonly hintWhy?: (before: V, after: V, seat: number, language: Language) => string;
  /** Everybody's score lines so far, as few as tell the story; an automatic opponent comes last. */
  readonly scoresOf: (view: V) => readonly KnownScore[];
  /** What a seat's points of a line come from, as a sign: its name stands beside it or is read out. */
  readonly scoreSign?: (line: string, view: V, seat: number) => ReactNode;
  /** The name of a line, or of all lines of a kind (`sales` for those of every round), in a word; without it, all of the name. */
  readonly scoreWord?: (line: string, language: Language) => string;
  /** The pieces that bring a seat the points of a line, named as on the board and in the order in which they are counted. */
  readonly piecesCounted?: (view: V, seat: number, line: string) => readonly string[];
  /** What decides between equal totals, in words and in the order of a sheet's `ties`. */
  readonly ties: Readonly<Record<Language, readonly string[]>>;
  /** Whether this is before the game proper: replays begin after it. */
  readonly isSetUp?: (view: V) => boolean;
  /** The part of the game this is, such as "Round 3 of 10": replays jump from one to the next. */
  readonly chapterOf: (view: V, language: Language) => string;
  /** The round this is, and how many there are. */
  readonly roundOf: (view: V) => readonly [round: number, rounds: number];
}

/** Puts the page's parts of one game together: one type flows through all of them, and the page gets it without its types. */
export function defineUi<S, M, V, E, O>(parts: GameUi<S, M, V, E, O>): GameUi {
  return parts as unknown as GameUi;
}

/** An example of the rules as pictures: what is there, what is done, and what may or may not be done then. */
export interface ExampleProps<Position = unknown> {
  readonly example: Example<Position>;
  readonly language: Language;
  readonly marks: boolean;
  /** How what is allowed, and what is not, is called. */
  readonly yes: string;
  readonly no: string;
}
export type ExampleDrawing = (props: ExampleProps) => ReactNode;

/** A sign of the rules' glossary, drawn as on the board; its meaning stands beside it. */
export interface SignProps {
  readonly id: string;
  readonly language: Language;
  readonly marks: boolean;
}
export type SignDrawing = (props: SignProps) => ReactNode;
