import type { Sitter } from './tables.ts';

/** The seat of the only person among bots. */
export function soleSeat(sitters: readonly Sitter[]): number | undefined {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}
