import { useEffect, useState } from 'react';

/** So long whoever has nothing left to do may still think better of it: milliseconds. */
const GRACE = 3_000;

/**
 * Ends a turn after a moment, unless whoever plays does anything in it: then it is theirs to end. Says whether that
 * moment is running.
 */
export function useAutoEnd(isOn: boolean, position: unknown, end: () => void): boolean {
  const [stopped, setStopped] = useState<unknown>();
  const isRunning = isOn && stopped !== position;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(end, GRACE);
    const stop = () => setStopped(position);
    for (const type of INPUT) addEventListener(type, stop, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const type of INPUT) removeEventListener(type, stop, { capture: true });
    };
  }, [isRunning, position]);
  return isRunning;
}

const INPUT = ['pointerdown', 'keydown'] as const;
