import { useEffect, useState } from 'react';
import { useOnline } from './connection.ts';

/**
 * The server's time, looked at every so often. It stands while the server cannot be heard: whether clocks run there nobody
 * here can know, and one that ran on would jump back. Only what is known to run on there may run on here.
 */
export function useServerNow(every: number, runsOn = false): number {
  const offset = useOnline((online) => online.offset);
  const isHeard = useOnline(({ state, hasNetwork }) => state === 'open' && hasNetwork);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isHeard && !runsOn) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every, isHeard, runsOn]);
  return now + offset;
}

/** The server's time at this moment. */
export function serverNow(): number {
  return Date.now() + useOnline.getState().offset;
}
