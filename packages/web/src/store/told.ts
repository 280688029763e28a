import { TOLD, type Told } from '@stolik/protocol/page';

/** Ways in which this device tells of something; a mail goes to its person and is the server's to remember. */
export const WAYS = ['badge', 'notice', 'push'] as const;
export type Way = (typeof WAYS)[number];

/** Which things are told in which way. */
export type ToldBy = Readonly<Record<Way, readonly Told[]>>;

export const EVERYTHING: ToldBy = { badge: TOLD, notice: TOLD, push: TOLD };

/** Whether what was kept is such a choice. */
export function isToldBy(value: unknown): value is ToldBy {
  if (typeof value !== 'object' || value === null) return false;
  const ways: Readonly<Record<string, unknown>> = { ...value };
  return WAYS.every((way) => {
    const kinds = ways[way];
    return Array.isArray(kinds) && kinds.every((kind) => TOLD.includes(kind)) && new Set(kinds).size === kinds.length;
  });
}

/** The same with one thing more, or less. */
export function chosen(kinds: readonly Told[], kind: Told, isWanted: boolean): Told[] {
  return TOLD.filter((one) => (one === kind ? isWanted : kinds.includes(one)));
}
