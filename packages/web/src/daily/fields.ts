import { BOTS, type Deal, type Field, numberOf, readField } from '@stolik/daily';

/** Four weeks in a file. */
const DAYS_IN_FILE = 28;

const FILES = import.meta.glob<{ readonly bots: number; readonly days: Readonly<Record<string, unknown>> }>(
  './fields/*.json',
  { import: 'default' },
);

/** What bots made of a deal; `undefined` where they have not played it yet, by these rules and as they play today. */
export async function fieldFor({ first }: Deal, rules: number): Promise<Field | undefined> {
  const load = FILES[`./fields/${String(Math.floor(numberOf(first) / DAYS_IN_FILE)).padStart(2, '0')}.json`];
  if (!load) return undefined;
  const { bots, days } = await load();
  if (bots !== BOTS || !Object.hasOwn(days, first)) return undefined;
  const field = readField(days[first], first);
  return field.rules === rules ? field : undefined;
}
