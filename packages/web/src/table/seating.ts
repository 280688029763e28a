import type { Seating, SeatLook } from '@stolik/games/ui';
import type { Sitter } from '../store/tables.ts';

/** Who sits where, as boards want to know it. */
export function seatingOf(
  sitters: readonly Sitter[],
  actors: readonly number[],
  own: number | undefined,
  looks?: readonly SeatLook[],
  isReplay = false,
): Seating {
  return {
    own,
    bots: sitters.map((sitter) => (sitter.kind === 'bot' ? sitter.bot : undefined)),
    actors,
    looks,
    isReplay,
  };
}
