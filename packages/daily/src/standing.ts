import type { Level } from '@stolik/bots';

/** How a result stands among others. */
export interface Standing {
  readonly others: number;
  readonly beaten: number;
  readonly tied: number;
  /** As in duplicate bridge: those beaten and half of those that did as well, as a share of the others. */
  readonly matchpoints: number;
}

/** From fewer others a percentage would say more than is known: how many of them were beaten is told instead. */
export const ENOUGH = 30;

export function standingOf(value: number, others: readonly number[]): Standing {
  const beaten = others.filter((other) => other < value).length;
  const tied = others.filter((other) => other === value).length;
  return { others: others.length, beaten, tied, matchpoints: others.length ? (beaten + tied / 2) / others.length : 0 };
}

/** The share of the others that a result is better than, in whole per cent and never rounded up. */
export function percentOf({ others, beaten }: Standing): number {
  return Math.floor((100 * beaten) / others);
}

/** All results of a field. */
export function resultsIn(results: Readonly<Record<Level, readonly number[]>>): number[] {
  return Object.values(results).flat();
}

/** A round beside the middle of the others. */
export type Sign = '+' | '=' | '-';

export function signsOf(rounds: readonly number[], middle: readonly number[]): Sign[] {
  return rounds.map((gain, i) => {
    const usual = middle[i] ?? 0;
    return gain > usual ? '+' : gain < usual ? '-' : '=';
  });
}
