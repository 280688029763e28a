import { useRef } from 'react';
import type { Happening } from '../session/session.ts';

/**
 * What happened since the position that was shown before: several plays may come at once, and taking one back is none.
 * To begin with, the last play.
 */
export function useNews(happened: readonly Happening[]): readonly unknown[] {
  const shown = useRef<{ readonly happened: readonly Happening[]; readonly events: readonly unknown[] }>(undefined);
  if (shown.current?.happened !== happened) {
    const seen = (shown.current ? shown.current.happened.at(-1) : happened.at(-2))?.seq ?? -1;
    const events = happened.filter(({ seq }) => seq > seen).flatMap((happening) => happening.events);
    shown.current = { happened, events };
  }
  return shown.current.events;
}
