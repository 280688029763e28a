import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOTS, type Day, type Field, numberOf, readField } from '@stolik/daily';

/** Days in a file: a page loads one of them for the day it shows. */
export const DAYS_IN_FILE = 28;

/** The fields of all days that have one, in files of four weeks: a line for each day. */
export class FieldFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** The field that these bots made by these rules; `undefined` where it has to be made. */
  find(day: Day, rules: number): Field | undefined {
    const { bots, days } = this.#read(day);
    const field = bots === BOTS ? days[day] : undefined;
    return field?.rules === rules ? field : undefined;
  }

  /** What bots of other days made goes: it would not be shown. */
  keep(day: Day, field: Field): void {
    const { bots, days } = this.#read(day);
    const all = Object.entries({ ...(bots === BOTS ? days : {}), [day]: field }).sort(([a], [b]) => (a < b ? -1 : 1));
    const lines = all.map(([each, one]) => `${JSON.stringify(each)}:${JSON.stringify(one)}`);
    const file = this.#fileOf(day);
    writeFileSync(`${file}.part`, `{"bots":${BOTS},"days":{\n${lines.join(',\n')}\n}}\n`);
    renameSync(`${file}.part`, file);
  }

  #read(day: Day): { readonly bots: number; readonly days: Readonly<Record<Day, Field>> } {
    const file = this.#fileOf(day);
    if (!existsSync(file)) return { bots: BOTS, days: {} };
    const { bots, days } = JSON.parse(readFileSync(file, 'utf8')) as { bots: number; days: Record<Day, unknown> };
    return {
      bots,
      days: Object.fromEntries(Object.entries(days).map(([each, json]) => [each, readField(json, each)])),
    };
  }

  #fileOf(day: Day): string {
    return join(this.#folder, `${String(Math.floor(numberOf(day) / DAYS_IN_FILE)).padStart(2, '0')}.json`);
  }
}
