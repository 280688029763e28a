import type { TableInfo } from '@stolik/protocol/page';
import { isKeptFor, waitsFor } from '../online/sitters.ts';

/** From here on a table only rests or waits for others. */
const RESTS = 4;

/** How soon somebody is wanted: the lower, the sooner. */
function urgencyOf(info: TableInfo, me: string | undefined): number {
  const { status, pace, isAsleep, seats } = info;
  if (waitsFor(info, me)) {
    // Also before it has begun to run: the others are there and wait.
    const isWanted = !isAsleep || seats.some(({ person, isAwaited }) => isAwaited && person === me);
    return pace.kind === 'live' && isWanted ? 0 : 2;
  }
  if (isKeptFor(info, me)) return 1;
  if (status === 'over') return 3;
  return isAsleep ? RESTS : RESTS + 1;
}

/** Whether somebody is wanted there, or something is new: tables of this browser, where one plays at once, come after that. */
export function isWanted(info: TableInfo, me: string | undefined): boolean {
  return urgencyOf(info, me) < RESTS;
}

/**
 * What somebody is wanted for most comes first: their own clock that runs, people who ask for another game, their turn,
 * what ended meanwhile, a table that sleeps without them. Among equals everything keeps its place.
 */
export function urgentFirst(tables: readonly TableInfo[], me: string | undefined): TableInfo[] {
  return [...tables].sort((a, b) => urgencyOf(a, me) - urgencyOf(b, me));
}
