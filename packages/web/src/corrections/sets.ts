import { readInt, readObject, readText, StolikError } from '@stolik/core';
import type { CorrectableRows } from '../../../../games/ui/corrections.ts';
import { pack, unpack } from '../app/packed.ts';
import type { Options } from './store.ts';

/** Rows that were put right, by their keys. */
export type Rows = ReadonlyMap<string, unknown>;

const FORMAT = 1;
const LONGEST_ABOUT = 60;

/** Why something from outside is no set of corrections of this game. */
export class BadSet extends Error {
  readonly kind: 'notOurs' | 'otherGame' | 'field';
  /** The game that it is for, or the field at fault. */
  readonly about: string;

  constructor(kind: BadSet['kind'], about = '') {
    super(`${kind} ${about}`);
    this.kind = kind;
    // It comes from outside, and is read by a person.
    this.about = about.slice(0, LONGEST_ABOUT);
  }
}

/** A set as a file has it. */
export function printSet(game: string, corrections: Options): string {
  return `${JSON.stringify({ stolik: 'corrections', format: FORMAT, game, corrections }, null, 1)}\n`;
}

/** What a file puts right. Throws `BadSet`, and then nothing of it is to be used. */
export function parseSet(text: string, game: string, correctable: CorrectableRows): Rows {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BadSet('notOurs');
  }
  return readSet(json, game, correctable);
}

/** A set small enough for a link, behind its `#`. */
export function packSet(game: string, corrections: Options): Promise<string> {
  return pack({ stolik: 'corrections', format: FORMAT, game, corrections });
}

export async function unpackSet(text: string, game: string, correctable: CorrectableRows): Promise<Rows> {
  let json: unknown;
  try {
    json = await unpack(text);
  } catch {
    throw new BadSet('notOurs');
  }
  return readSet(json, game, correctable);
}

function readSet(json: unknown, game: string, correctable: CorrectableRows): Rows {
  let set: Record<string, unknown>;
  try {
    set = readObject(json, 'file', ['stolik', 'format', 'game', 'corrections']);
    readInt(set.format, 'format', FORMAT, FORMAT);
    if (readText(set.stolik, 'stolik') !== 'corrections') throw new BadSet('notOurs');
    if (readText(set.game, 'game') !== game) throw new BadSet('otherGame', set.game as string);
  } catch (error) {
    throw error instanceof BadSet ? error : new BadSet('notOurs');
  }
  return readRows(set.corrections, correctable);
}

/** The rows that options put right. Throws `BadSet` where they are none that this page understands. */
export function readRows(options: unknown, correctable: CorrectableRows): Rows {
  try {
    return correctable.rowsIn(readObject(options, 'corrections'));
  } catch (error) {
    if (error instanceof StolikError) throw new BadSet('field', error.details.field ?? '');
    throw error;
  }
}

/** Whether two rows say the same. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A row that would be another one. */
export interface Change {
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
  /** The fields that differ; none where it is only confirmed. */
  readonly fields: readonly string[];
}

/** How rows differ from others, in the order of the box; a row that the others do not have is as we have it there. */
export function changesIn(rows: Rows, others: Rows, { groups, ourRow, words }: CorrectableRows): readonly Change[] {
  return groups.flatMap(({ keys, fields }) =>
    keys.flatMap((key) => {
      const after = rows.get(key);
      if (after === undefined || (others.has(key) && isSame(others.get(key), after))) return [];
      const before = others.get(key) ?? ourRow(key);
      const differs = (field: string) => words.en.say(before, field) !== words.en.say(after, field);
      return [{ key, before, after, fields: fields.filter(differs) }];
    }),
  );
}
