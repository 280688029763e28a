import type { Seating } from '@stolik/games/ui';
import type { Sitter } from '../store/tables.ts';

/** Who sits where, as boards want to know it. */
export function seatingOf(sitters: readonly Sitter[], actors: readonly number[], own: number | undefined): Seating {
  return { own, bots: sitters.map((sitter) => (sitter.kind === 'bot' ? sitter.bot : undefined)), actors };
}

/** The seat of the only person among bots. */
export function soleSeat(sitters: readonly Sitter[]): number | undefined {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}
