import { digest } from '@stolik/fair';
import type { RankedDaily } from '@stolik/protocol/page';

const KEY = 'stolik.promises';

/** Fingerprints of deals to come that this device has seen, by day. */
export type Promises = Readonly<Record<string, string>>;

export interface Checked {
  /** Days whose seed is the one that was promised. */
  readonly kept: readonly string[];
  readonly broken: readonly string[];
}

/** Whether the seeds that are shown are those that were promised to this device before. */
export function checked(known: Promises, revealed: RankedDaily['revealed']): Checked {
  const days = revealed.filter(({ day }) => known[day] !== undefined);
  const isKept = ({ day, seed }: RankedDaily['revealed'][number]) => digest(seed) === known[day];
  return {
    kept: days.filter(isKept).map(({ day }) => day),
    broken: days.filter((one) => !isKept(one)).map(({ day }) => day),
  };
}

/** What was known, with what is new: a promise that was seen once is not replaced. What nobody can check any more goes. */
export function withPromises(
  known: Promises,
  { promises, revealed }: Pick<RankedDaily, 'promises' | 'revealed'>,
): Promises {
  const current = new Set([...promises, ...revealed].map(({ day }) => day));
  const fresh = Object.fromEntries(promises.map(({ day, commitment }) => [day, commitment]));
  return Object.fromEntries(Object.entries({ ...fresh, ...known }).filter(([day]) => current.has(day)));
}

/** Compares what the server shows with what it has promised to this device, and remembers what it promises now. */
export function check(daily: Pick<RankedDaily, 'promises' | 'revealed'>): Checked {
  let known: Promises = {};
  try {
    known = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Promises;
    localStorage.setItem(KEY, JSON.stringify(withPromises(known, daily)));
  } catch {
    // Without room, or with something else in its place, nothing is remembered.
  }
  return checked(known, daily.revealed);
}
