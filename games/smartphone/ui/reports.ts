import { useEffect, useState } from 'react';
import type { Event, View } from '../rules/index.ts';
import { madeIn } from './made.ts';
import type { ReportName } from './Strip.tsx';
import { recall, remember } from './told.ts';

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

/** What lies over the map: something to read, or the news that a round is over. */
type Open = ReportName | 'round' | undefined;

interface Reading {
  readonly events: readonly Event[];
  readonly leaps: number;
  readonly open: Open;
  /** Goods that each company did not sell in the last round, as far as it was seen. */
  readonly unsold: ReadonlyMap<number, number>;
  /** Goods that each company made by its plan in this round, as far as it was seen. */
  readonly made: ReadonlyMap<number, number>;
}

/**
 * The report that lies open. Plans open when they are shown, and a round that is over is told on the map; whoever plays
 * puts them away, for whoever only watches the next play does, and so does a leap to another position. It is settled
 * while drawing, so that what flies finds it.
 */
export function useReports(view: View, events: readonly Event[], leaps: number, isWatching: boolean) {
  const [reading, setReading] = useState((): Reading => {
    const first = { ...readingOf(events), leaps };
    return {
      ...first,
      unsold: first.open === 'round' ? first.unsold : recall('unsold', lastRound(view)),
      made: first.open === 'plans' ? first.made : recall('made', view.round),
    };
  });
  if (reading.events !== events) {
    const next = readingOf(events);
    const isPutAway = isWatching || leaps !== reading.leaps;
    setReading({
      events,
      leaps,
      open: next.open || isPutAway ? next.open : reading.open,
      unsold: next.open === 'round' ? next.unsold : reading.unsold,
      made: next.open === 'plans' ? next.made : reading.made,
    });
  }
  const setOpen = (open: Open) => setReading((now) => ({ ...now, open }));
  const { open, unsold, made } = reading;
  useEffect(() => remember('unsold', lastRound(view), unsold), [unsold]);
  useEffect(() => remember('made', view.round, made), [made]);
  const isThere = open === 'round' ? view.step === 'plan' : open && reportsOf(view).includes(open);
  return { open: isThere ? open : undefined, unsold, made, setOpen };
}

function readingOf(events: readonly Event[]): Omit<Reading, 'leaps'> {
  const types = new Set(events.map(({ type }) => type));
  const unsold = new Map(
    events.flatMap((event) => (event.type === 'lost' ? ([[event.seat, event.goods]] as const) : [])),
  );
  // At the end of the game there is a ceremony instead.
  const open = types.has('over')
    ? undefined
    : types.has('sales')
      ? 'round'
      : types.has('planned')
        ? 'plans'
        : undefined;
  return { events, open, unsold, made: madeIn(events) };
}
