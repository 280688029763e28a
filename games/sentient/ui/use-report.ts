import { useEffect, useRef, useState } from 'react';
import type { Event, View } from '../rules/index.ts';
import { type Report, reportOf } from './report.ts';

/** The count of the last round: it opens by itself, can be closed, and read again while the next round runs. */
export function useReport(view: View, events: readonly Event[]) {
  const [report, setReport] = useState<Report>();
  const [isOpen, setOpen] = useState(false);
  const shown = useRef<View>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    const counted = reportOf(events, before, view);
    if (!counted) return;
    setReport(counted);
    setOpen(true);
  }, [view, events]);
  const isCurrent = report && report.round === (view.step === 'over' ? view.round : view.round - 1);
  return { report: isCurrent ? report : undefined, isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
