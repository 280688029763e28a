import { useRef } from 'react';
import type { SeatView, View } from '../rules/index.ts';
import { gainsOf } from './preview.ts';

/** Points earned so far: empty panes are not yet lost, they are still to be filled. */
export function earnedOf({ total, lines }: SeatView): number {
  return total - (lines.empty ?? 0);
}

export function panesToFill({ dice }: SeatView): number {
  return dice.filter((die) => die === null).length;
}

/** The same in short; a private objective that is not known is open. */
export function pointsOf(seat: SeatView): string {
  return `${earnedOf(seat)}${seat.privates ? '' : '+?'}`;
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
