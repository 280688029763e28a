import { useRef } from 'react';
import type { Happening } from '../session/session.ts';

/**
 * What happened since the position that was shown before: several plays may come at once, and taking one back is none.
 * To begin with, the last play. What the page was told only when it was in touch again is no news either.
 */
export function useNews(happened: readonly Happening[], caughtUp = -1): readonly unknown[] {
  const shown = useRef<{ readonly happened: readonly Happening[]; readonly events: readonly unknown[] }>(undefined);
  if (shown.current?.happened !== happened) {
    const seen = (shown.current ? shown.current.happened.at(-1) : happened.at(-2))?.seq ?? -1;
    const events = happened
      .filter(({ seq }) => seq > Math.max(seen, caughtUp))
      .flatMap((happening) => happening.events);
    shown.current = { happened, events };
  }
  return shown.current.events;
}
