import { useRef } from 'react';
import type { View } from '../rules/index.ts';
import { gainsOf } from './preview.ts';

/** Points of a seat: until the end without what empty panes cost, since they may still be filled; then the total. */
export function earnedOf({ step, seats }: View, seat: number): number {
  const { total, lines } = seats[seat];
  return step === 'over' ? total : total - (lines.empty ?? 0);
}

/** Panes that are still empty; after the end there is nothing to fill. */
export function panesToFill({ step, seats }: View, seat: number): number {
  return step === 'over' ? 0 : seats[seat].dice.filter((die) => die === null).length;
}

/** The points in short; a private objective that is not known is open. */
export function pointsOf(view: View, seat: number): string {
  return `${earnedOf(view, seat)}${view.seats[seat].privates ? '' : '+?'}`;
}

/** Points as they are won or lost: "+4". */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}

const NOTHING: ReadonlyMap<string, number> = new Map();

/** What the last position brought to the seat of whoever looks, by score line. */
export function useEarned(view: View, seat: number | undefined): ReadonlyMap<string, number> {
  const last = useRef({ view, earned: NOTHING });
  if (last.current.view !== view) {
    const before = seat === undefined ? undefined : last.current.view.seats[seat];
    const earned = before && seat !== undefined ? gainsOf(before, view.seats[seat]) : NOTHING;
    last.current = { view, earned };
  }
  return last.current.earned;
}
