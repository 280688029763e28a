import type { Certainty, Language } from '@stolik/core';
import type { ReactNode } from 'react';

/** Between what a number has to be that was not. */
export interface Fault {
  readonly least: number;
  readonly most: number;
}

/** What a form amounts to: a row, or the fields at fault. */
export type Checked<Row> = { readonly row: Row } | { readonly faults: Readonly<Record<string, Fault>> };

/** Rows that are of one kind, such as cards of a deck. */
export interface CorrectableGroup {
  readonly id: string;
  /** Rows in the order of the box, by their names in addresses. */
  readonly keys: readonly string[];
  /** What of them is told, and how sure it is, from the left. */
  readonly fields: readonly string[];
}

export interface CorrectableWords<Row = unknown> {
  /** What is known of the box, and what is not. */
  readonly lead: string;
  readonly groups: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  /** What a row is called. */
  nameOf(key: string): string;
  /** A field of it, as short as it can be. */
  say(row: Row, field: string): string;
  /** Where what we have of it comes from, in a sentence. */
  sourceOf(key: string): string;
  /** What a set of rows needs as a whole, where rows that are right alone can be wrong together. */
  readonly together?: string;
}

/** The fields of one row, as a form has them. */
export interface CorrectionFormProps<Draft = unknown> {
  readonly draft: Draft;
  readonly faults: Readonly<Record<string, Fault>>;
  readonly language: Language;
  /** How sure a field is: belongs beside its name. */
  mark(field: string): ReactNode;
  onChange(part: Partial<Draft>): void;
}

export interface CorrectablePieceProps<Row = unknown> {
  readonly row: Row;
  /** Somebody has put it right: nothing of it is a reconstruction. */
  readonly isCorrected: boolean;
  readonly language: Language;
}

/** What of a game's box we had to reconstruct: rows with a certainty for every field, and the options that put them right. */
export interface CorrectableRows<Row = unknown> {
  readonly groups: readonly CorrectableGroup[];
  /** A row as we have it. */
  readonly ourRow: (key: string) => Row;
  readonly certaintyOf: (key: string) => Readonly<Record<string, Certainty>>;
  /** The rows that options put right. Throws `bad-field` where they are no such options. */
  readonly rowsIn: (options: Readonly<Record<string, unknown>>) => ReadonlyMap<string, Row>;
  /** Options that put these rows right. */
  readonly optionsOf: (rows: ReadonlyMap<string, Row>) => Readonly<Record<string, unknown>>;
  readonly words: Readonly<Record<Language, CorrectableWords<Row>>>;
}

/** The same, as the page lets whoever owns the box put it right. */
export interface Correctable<Row = unknown, Draft = unknown> extends CorrectableRows<Row> {
  readonly draftOf: (row: Row) => Draft;
  readonly check: (draft: Draft) => Checked<Row>;
  readonly Form: (props: CorrectionFormProps<Draft>) => ReactNode;
  /** The piece itself, as it lies on the table. For the eye. */
  readonly Piece: (props: CorrectablePieceProps<Row>) => ReactNode;
  /** A field as a picture, for the eye; where there is none it is said. */
  readonly Cell?: (props: { readonly row: Row; readonly field: string; readonly language: Language }) => ReactNode;
}

/** Puts the parts together: one type flows through all of them, and the page gets it without its types. */
export function defineCorrectable<Row, Draft>(parts: Correctable<Row, Draft>): Correctable {
  return parts as unknown as Correctable;
}

/** A whole number that somebody typed, or why it is none. */
export function readTyped(typed: string, least: number, most: number): number | Fault {
  const number = Number(typed);
  const isNumber = /^-?\d{1,3}$/.test(typed.trim()) && number >= least && number <= most;
  return isNumber ? number : { least, most };
}

/** Collects faults on the way through a form. */
export class FormReader {
  readonly faults: Record<string, Fault> = {};

  /** The number in a field; the least that is possible where it is none, which is noted. */
  int(field: string, typed: string, [least, most]: readonly [number, number]): number {
    const read = readTyped(typed, least, most);
    if (typeof read === 'number') return read;
    this.faults[field] = read;
    return least;
  }

  /** What it amounts to. */
  result<Row>(row: () => Row): Checked<Row> {
    return Object.keys(this.faults).length > 0 ? { faults: this.faults } : { row: row() };
  }
}
