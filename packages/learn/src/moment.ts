import type { Language } from '@stolik/core';

/** Something that is worth a word when it first matters: told once, to whoever plays for the first time. */
export interface Moment<V = unknown> {
  readonly id: string;
  /** Whether it matters now to whoever is asked. */
  readonly isNow: (view: V, seat: number) => boolean;
  /** The unit of the rules behind it. */
  readonly unit: string;
}

export interface Moments<V = unknown> {
  /** In the order of what matters most. */
  readonly moments: readonly Moment<V>[];
  readonly words: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** The moments of any game, for shells that know none of its types. */
export function defineMoments<V>(parts: Moments<V>): Moments {
  return parts as unknown as Moments;
}
