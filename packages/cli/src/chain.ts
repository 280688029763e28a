import { type ChanceSource, type Log, noChance } from '@stolik/core';
import { digest } from '@stolik/fair';

/** Without a seed the rolls cannot be checked, but a log that has hashes must have the right ones. */
export function chainOf(log: Log): ChanceSource {
  return { next: () => noChance, ...(log.header.commitment === undefined ? {} : { digest }) };
}
