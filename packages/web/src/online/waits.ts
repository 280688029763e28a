import { REMINDER_MS, type TableInfo } from '@stolik/protocol/page';
import { useEffect, useState } from 'react';
import type { TableFeed, TableState } from './feed.ts';
import { serverNow } from './server-now.ts';
import { holidayUntil } from './time.ts';
import { useFeed } from './use-feed.ts';

/** People whom the viewer, who plays and is not asked, waits for while no table sleeps and they are not on holiday. */
export function waitedFor({ info, look, seat }: TableState): readonly number[] {
  const { status, seats, isAsleep } = info;
  if (status !== 'running' || isAsleep || seat === undefined || !look || look.isOver) return [];
  if (seats[seat].standIn !== undefined || look.actors.includes(seat)) return [];
  const isAway = (one: number) => holidayUntil(look.clock, one, serverNow()) !== undefined;
  return look.actors.filter((one) => seats[one].kind === 'human' && seats[one].standIn === undefined && !isAway(one));
}

/** Since when nothing was played: as the server told it when the page came, and as the page has seen since. */
export function useStillSince(feed: TableFeed): number {
  const { info, look } = useFeed(feed);
  const at = look?.at;
  const [seen, setSeen] = useState({ at, time: info.updated });
  useEffect(() => {
    setSeen((before) => (before.at === at ? before : { at, time: serverNow() }));
  }, [at]);
  return Math.max(seen.time, info.updated);
}

/** From when on those who are waited for can be reminded. */
export function remindableFrom({ pace, reminded = 0 }: TableInfo, since: number): number {
  return Math.max(since, reminded) + REMINDER_MS[pace.kind];
}
