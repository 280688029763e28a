import { useRef } from 'react';
import type { Happening } from '../session/session.ts';

export interface News {
  readonly events: readonly unknown[];
  /** How often the position shown was not reached from the one before it. */
  readonly leaps: number;
}

/**
 * What happened since the position that was shown before: several plays may come at once. To begin with, the last play.
 * Taking one back is a leap, and so is what the page was told only when it was in touch again.
 */
export function useNews(happened: readonly Happening[], caughtUp = -1): News {
  const shown = useRef<News & { readonly happened: readonly Happening[] }>(undefined);
  if (shown.current?.happened !== happened) {
    const before = shown.current;
    const seen = (before ? before.happened.at(-1) : happened.at(-2))?.seq ?? -1;
    const last = happened.at(-1)?.seq ?? -1;
    const isLeap = before !== undefined && (last < seen || (caughtUp > seen && last > seen));
    const events = happened
      .filter(({ seq }) => seq > Math.max(seen, caughtUp))
      .flatMap((happening) => happening.events);
    shown.current = { happened, events, leaps: (before?.leaps ?? 0) + Number(isLeap) };
  }
  return shown.current;
}
