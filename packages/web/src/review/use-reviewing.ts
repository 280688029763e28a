import type { Log } from '@stolik/core';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Known, Reviewing } from './reviewing.ts';

/** A review of a finished game for as long as it is looked at. */
export function useReviewing(log: Log): Reviewing | undefined {
  const [reviewing, setReviewing] = useState<Reviewing>();
  useEffect(() => {
    const begun = new Reviewing(log);
    setReviewing(begun);
    return () => begun.close();
  }, [log]);
  return reviewing;
}

/** What it has found so far. */
export function useKnown(reviewing: Reviewing | undefined): Known | undefined {
  const subscribe = useCallback((listener: () => void) => reviewing?.subscribe(listener) ?? (() => {}), [reviewing]);
  return useSyncExternalStore(subscribe, () => reviewing?.known());
}
