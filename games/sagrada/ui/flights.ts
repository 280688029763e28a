import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Event } from '../rules/index.ts';

const MILLISECONDS = 320;

/**
 * Lets dice fly from where they were to where they are. What is drawn is always the new view; the flight is only the
 * difference, so nothing depends on it.
 */
export function useFlights(board: RefObject<HTMLElement | null>, events: readonly Event[], isOn: boolean): void {
  const before = useRef(new Map<string, DOMRect>());
  const shown = useRef<readonly Event[]>(events);

  useLayoutEffect(() => {
    const root = board.current;
    if (!root) return;
    if (isOn && shown.current !== events) for (const event of events) fly(root, before.current, event);
    shown.current = events;
    before.current = rectsOf(root);
  });
}

/** Where every place that a die can come from is now. */
function rectsOf(root: HTMLElement): Map<string, DOMRect> {
  const rects = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-pool], [data-cell], [data-hand]')) {
    const { pool, cell } = element.dataset;
    rects.set(pool ?? cell ?? 'hand', element.getBoundingClientRect());
  }
  return rects;
}

function fly(root: HTMLElement, before: ReadonlyMap<string, DOMRect>, event: Event): void {
  if (event.type !== 'placed' && event.type !== 'moved') return;
  const cell = event.type === 'placed' ? event.cell : event.to;
  const source = event.type === 'moved' ? `${event.seat}-${event.from}` : event.tool ? 'hand' : event.die;
  const from = before.get(source);
  const die = root.querySelector(`[data-cell="${event.seat}-${cell}"] .sagrada-die`);
  const to = die?.getBoundingClientRect();
  if (!from || !die || !to || to.width === 0) return;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  die.animate(
    [
      { transform: start, transformOrigin: 'top left', zIndex: 1 },
      { transform: 'none', transformOrigin: 'top left' },
    ],
    { duration: MILLISECONDS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}
