import type { StoreKind } from '@stolik/server';
import type { Target } from './target.ts';

/** Before, while and after something was done to a server. */
export interface Course {
  readonly before: number;
  readonly during: number;
  readonly after: number;
}

/** What a flood did to a server: its memory, and how long one in twenty had to wait for `/healthz`. */
export interface Figures {
  readonly memoryMB: Course;
  readonly healthzMs: Course;
  /** So much of either is allowed; there is no end to the wait where the server promises nobody any time. */
  readonly most: { readonly growthMB: number; readonly healthzMs?: number };
}

export interface TrialSetup {
  /** How long a flood lasts. */
  readonly seconds: number;
  /** A sample of everything, for those who wait. */
  readonly isShort: boolean;
  /** How many times longer than on a free machine everything may take. */
  readonly patience: number;
}

/** One story while it is tried: counts what is attempted and notes what did not hold. */
export class Trial {
  readonly seconds: number;
  readonly isShort: boolean;
  readonly patience: number;
  readonly broken: string[] = [];
  readonly notes: string[] = [];
  figures: Figures | undefined;
  tried = 0;

  constructor({ seconds, isShort, patience }: TrialSetup) {
    this.seconds = seconds;
    this.isShort = isShort;
    this.patience = patience;
  }

  /** One attempt: whether the server held, and otherwise what happened. */
  check(isHeld: boolean, happened: string): void {
    this.tried++;
    if (!isHeld) this.broken.push(happened);
  }

  /** Something to be told beside the verdict. */
  note(text: string): void {
    this.notes.push(text);
  }

  /** So many in full, fewer for those who wait. */
  often(full: number, short: number): number {
    return this.isShort ? short : full;
  }
}

/** Something that an attacker would try, and what the server promises. */
export interface Story {
  /** What it is called on the command line. */
  readonly id: string;
  readonly promise: string;
  /** Left out where somebody waits. */
  readonly isLong?: boolean;
  /** Where it means anything, if not on every store. */
  readonly store?: StoreKind;
  run(target: Target, trial: Trial): Promise<void>;
}
