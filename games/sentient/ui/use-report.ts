import { useEffect, useRef, useState } from 'react';
import type { Event, View } from '../rules/index.ts';
import { type Report, reportOf } from './report.ts';

/** How the rounds were counted: all that were seen can be read. */
export function useReport(view: View, events: readonly Event[]) {
  const [reports, setReports] = useState<readonly Report[]>([]);
  const [open, setOpen] = useState<number>();
  const shown = useRef<View>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    const counted = reportOf(events, before, view);
    if (!counted) return;
    setReports((seen) => [...seen.filter(({ round }) => round < counted.round), counted]);
  }, [view, events]);
  // Whoever steps back in a replay has not seen what is yet to come.
  const over = view.step === 'over' ? view.round : view.round - 1;
  const known = reports.filter(({ round }) => round <= over);
  return { reports: known, open: known.find(({ round }) => round === open), setOpen };
}
