import { mayComeBack, type Seating } from './seats.ts';
import type { Clock, Pace, Proposal } from './table.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What somebody at a table may ask everybody else there to agree to. */
export const PROPOSALS = ['end', 'time'] as const;

/** So much more time a clock gets at once, where everybody agrees. */
export const GIVEN_MS = { live: 5 * MINUTE, days: DAY } as const;

/** So long somebody is waited for before they are reminded, and before that is done once more. */
export const REMINDER_MS: Readonly<Record<Pace['kind'], number>> = {
  live: MINUTE,
  untimed: 10 * MINUTE,
  days: DAY / 2,
};

/**
 * Who must agree: everybody who may still win, also those whom a bot stands in for; to more time for somebody, all but them.
 * Whoever has lost has no say, and bots have no wishes.
 */
export function consenting(
  { kind, for: whose }: Pick<Proposal, 'kind' | 'for'>,
  seating: Seating & { readonly clock?: Clock | undefined },
): number[] {
  return [...seating.seats.keys()].filter((seat) => mayComeBack(seating, seat) && !(kind === 'time' && seat === whose));
}
