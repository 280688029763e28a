import type { Pace, Seat, TableInfo } from '@stolik/protocol/page';

const MINUTE = 60_000;
/** As the server has it: so long somebody may be waited for before a first move, with a page open and without one. */
const FIRST_MOVE = { here: 10 * MINUTE, away: 2 * MINUTE };
/** As the server has it: so long a game without a clock waits for somebody who is not there. */
const UNTIMED = 3 * 24 * 60 * MINUTE;

/** Whom a table waits for that could be closed, and from when on; `undefined` where everybody has begun to play. */
export function closableFrom(
  info: TableInfo,
  own: number,
  moved: number,
  actors: readonly number[],
): number | undefined {
  const isAlone = info.seats.every(({ hasPlayed }, seat) => seat === own || !hasPlayed);
  const times = info.seats.flatMap((seat, i) =>
    i === own || seat.kind !== 'human' || seat.hasPlayed
      ? []
      : firstMoveBy(seat, { isAlone, isAsked: actors.includes(i), pace: info.pace, moved }),
  );
  return times.length === 0 ? undefined : Math.min(...times);
}

interface Waiting {
  /** Nobody but whoever asks has played. */
  readonly isAlone: boolean;
  readonly isAsked: boolean;
  readonly pace: Pace;
  /** When something was played last. */
  readonly moved: number;
}

function firstMoveBy({ awaySince, isAwaited, standIn }: Seat, { isAlone, isAsked, pace, moved }: Waiting): number[] {
  if (awaySince !== undefined && (isAwaited || isAlone)) return [awaySince + FIRST_MOVE.away];
  if (pace.kind === 'days' || !isAsked || standIn !== undefined) return [];
  // With a short clock whoever is there runs out of time before.
  if (awaySince === undefined && pace.kind === 'live' && pace.minutes * MINUTE <= FIRST_MOVE.here) return [];
  return [moved + FIRST_MOVE[awaySince === undefined ? 'here' : 'away']];
}

/** In a game without a clock: whom the others wait for, and from when on a bot may stand in. */
export function replaceableAt(
  { pace, seats, updated, status }: TableInfo,
  own: number,
  actors: readonly number[],
): { readonly seat: number; readonly from: number } | undefined {
  if (pace.kind !== 'untimed' || status !== 'running') return undefined;
  const seat = actors.find((one) => one !== own && seats[one].kind === 'human' && seats[one].standIn === undefined);
  return seat === undefined ? undefined : { seat, from: Math.max(updated, seats[seat].awaySince ?? 0) + UNTIMED };
}
