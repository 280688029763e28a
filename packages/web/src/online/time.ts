import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useOnline } from './connection.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The server's time, looked at every so often. It stands while the server cannot be heard: whether clocks run there nobody
 * here can know, and one that ran on would jump back.
 */
export function useServerNow(every: number): number {
  const offset = useOnline((online) => online.offset);
  const isHeard = useOnline(({ state, hasNetwork }) => state === 'open' && hasNetwork);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isHeard) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every, isHeard]);
  return now + offset;
}

/** Time left as people say it: days and hours where there are days, minutes and seconds at the end. */
export function timeLeft(ms: number, t: TFunction): string {
  const left = Math.max(0, ms);
  if (left >= DAY) return t('online.clock.days', { d: Math.floor(left / DAY), h: Math.floor((left % DAY) / HOUR) });
  if (left >= 3 * HOUR) {
    return t('online.clock.hours', { h: Math.floor(left / HOUR), m: Math.floor((left % HOUR) / MINUTE) });
  }
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
