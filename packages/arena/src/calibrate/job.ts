import type { Seen } from '@stolik/review';

/** What a thread is asked for: one game of one kind, by its number. */
export interface Job {
  readonly is: Kind;
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly number: number;
}

/** `record`: a game for a table. The others measure what reviews are worth, each in one game. */
export const KINDS = ['record', 'alarms', 'planted', 'coverage', 'levels'] as const;
export type Kind = (typeof KINDS)[number];

/** How the turns of the strongest level fare. */
export interface Alarms {
  readonly decisions: number;
  readonly marked: number;
  readonly turning: number;
}

/** Whether a bad turn that was slipped in was marked; nothing where the game had no place for one. */
export interface Planted {
  readonly planted: number;
  readonly found: number;
}

/** Whether intervals hold what many more worlds say. */
export interface Coverage {
  readonly intervals: number;
  readonly held: number;
}

/** What each level gives away in a turn. */
export interface Losses {
  readonly level: string;
  readonly decisions: number;
  readonly loss: number;
  readonly marked: number;
}

export interface Results {
  readonly record: Seen;
  readonly alarms: Alarms;
  readonly planted: Planted;
  readonly coverage: Coverage;
  readonly levels: readonly Losses[];
}
