import type { Log } from '../log.ts';
import type { Chance } from './chance.ts';
import { DuplicateChance } from './duplicate.ts';
import { ScriptedChance } from './scripted.ts';
import { SeededChance } from './seeded.ts';
import { type DrawnTags, UNDRAWN } from './tags.ts';

/** Where a match gets its chance: for each line of the log, from the log so far alone. */
export interface ChanceSource {
  /** Published in the header before the first draw, so that the seed can be checked when it is revealed. */
  readonly commitment?: string;
  /** Chains the lines of the log, so that an altered one can be named. */
  digest?(text: string): string;
  /** Written into the header where outcomes follow from the tag alone, and not from the log. */
  readonly chance?: 'by-tag';
  /** The chance for the line that follows `log`; `drawn` is how often each tag was drawn since the log began or was forked. */
  next(log: Log, drawn?: DrawnTags): Chance;
}

/** Chance from a seed, fresh for each line. */
export function seededSource(seed: string | number): ChanceSource {
  return { next: (log) => new SeededChance(`${seed}#${log.lines.length}`) };
}

/** The same rolls at every table with this seed, round by round. */
export function duplicateSource(seed: string | number): ChanceSource {
  return { next: (_, drawn = UNDRAWN) => new DuplicateChance(seed, drawn) };
}

/** The outcomes that a line of a log recorded. With a `digest` its link of the chain is checked too. */
export function recordedSource(outcomes: readonly number[], digest?: ChanceSource['digest']): ChanceSource {
  return { next: () => new ScriptedChance(outcomes), ...(digest ? { digest } : {}) };
}
