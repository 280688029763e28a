import { type Day, dayAt, endOf } from '@stolik/daily';
import { useEffect, useState } from 'react';

/** Timers of days are put off by sleeping machines: now and then it is looked up anyway. */
const LONGEST_MS = 60_000;

/** The time, by the minute, and the day that it is: a page that stays open sees midnight come. */
export function useNow(): { readonly now: number; readonly today: Day } {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const left = endOf(dayAt(now)) - now;
    const timer = setTimeout(look, Math.min(LONGEST_MS, left));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now]);
  return { now, today: dayAt(now) };
}
