import { useEffect, useRef, useState } from 'react';
import type { Event, View } from '../rules/index.ts';
import type { ReportName } from './Strip.tsx';

/** The round whose results there are; 0 before the first is over. */
export function lastRound({ round, step }: View): number {
  return step === 'over' ? round : round - 1;
}

/** What there is to read now. */
export function reportsOf(view: View): readonly ReportName[] {
  return [
    ...(view.companies.some(({ plan }) => plan) && view.step !== 'plan' ? (['plans'] as const) : []),
    ...(lastRound(view) > 0 ? (['results'] as const) : []),
    'signs',
  ];
}

/**
 * The report that lies open. Plans open when they are shown and results when a round was scored; whoever plays puts them
 * away, for whoever only watches the next play does.
 */
export function useReports(view: View, events: readonly Event[], isWatching: boolean) {
  const [open, setOpen] = useState<ReportName | undefined>(() => newsIn(events));
  const seen = useRef(events);
  useEffect(() => {
    if (seen.current === events) return;
    seen.current = events;
    const news = newsIn(events);
    if (news || isWatching) setOpen(news);
  }, [events, isWatching]);
  return [open && reportsOf(view).includes(open) ? open : undefined, setOpen] as const;
}

function newsIn(events: readonly Event[]): ReportName | undefined {
  const types = new Set(events.map(({ type }) => type));
  // At the end of the game there is a ceremony instead.
  if (types.has('over')) return undefined;
  return types.has('sales') ? 'results' : types.has('planned') ? 'plans' : undefined;
}
