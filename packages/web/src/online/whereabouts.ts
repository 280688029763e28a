import { type Clock, hasLost, type TableInfo } from '@stolik/protocol/page';
import { holidayUntil } from './time.ts';

/** Where somebody is who sits at a table: there, thinking, left to a bot for a while, on holiday, or without a page that follows it. */
export type Whereabouts = 'here' | 'thinking' | 'away' | 'holiday' | 'offline';

/** As the server has it: a table without a clock is watched for so long after something happened there. */
const RECENT = 60 * 60 * 1000;

interface Moment {
  /** Seats that owe a decision. */
  readonly actors: readonly number[];
  readonly clock?: Clock | undefined;
  readonly now: number;
}

/** What is known of a seat's person; `undefined` for bots, of whoever has lost, and where nobody keeps it, as in games of days. */
export function whereaboutsOf(
  { seats, status, pace, isAsleep, updated }: TableInfo,
  seat: number,
  { actors, clock, now }: Moment,
): Whereabouts | undefined {
  const one = seats[seat];
  const { kind, isReserved, isHere, standIn, awaySince } = one;
  if (kind !== 'human' || isReserved || (status !== 'open' && status !== 'running') || hasLost(one, pace))
    return undefined;
  if (standIn !== undefined) return 'away';
  if (holidayUntil(clock, seat, now) !== undefined) return 'holiday';
  // The lobby tells of those who wait whether they have any page open.
  if (awaySince !== undefined || isHere === false) return 'offline';
  if (isHere) return 'here';
  if (pace.kind === 'days' || (status === 'running' && pace.kind === 'untimed' && updated < now - RECENT))
    return undefined;
  return status === 'running' && actors.includes(seat) && !isAsleep ? 'thinking' : 'here';
}
