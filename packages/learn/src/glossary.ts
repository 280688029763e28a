import type { Language } from '@stolik/core';

/** A word of a game, as its rulebook has it: all texts say it so. */
export interface Term {
  readonly en: string;
  readonly pl: string;
  /** What it means, for whoever looks it up. */
  readonly means: Readonly<Record<Language, string>>;
  /** What must not be said instead, in any of its forms. */
  readonly not?: Readonly<Partial<Record<Language, RegExp>>>;
}
