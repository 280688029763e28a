import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Event } from '../rules/index.ts';

const MILLISECONDS = 320;
const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/**
 * Lets dice fly from where they were to where they are. What is drawn is always the new view; the flight is only the
 * difference, so nothing depends on it.
 */
export function useFlights(board: RefObject<HTMLElement | null>, events: readonly Event[], isOn: boolean): void {
  const before = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  const shown = useRef(events);
  // While this renders, the page still shows the old position: the last moment to measure it.
  if (isOn && shown.current !== events && board.current) before.current = rectsOf(board.current);

  useLayoutEffect(() => {
    const root = board.current;
    if (isOn && root && shown.current !== events) for (const event of events) fly(root, before.current, event);
    shown.current = events;
  }, [board, events, isOn]);
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
  switch (event.type) {
    case 'placed':
      return glide(before.get(event.tool ? 'hand' : event.die), dieIn(root, 'cell', `${event.seat}-${event.cell}`));
    case 'moved':
      return glide(before.get(`${event.seat}-${event.from}`), dieIn(root, 'cell', `${event.seat}-${event.to}`));
    case 'leftovers':
      for (const die of event.dice)
        glide(before.get(die), dieIn(root, 'round', `${event.round}`, `[data-die="${die}"]`));
      return;
    case 'round':
    case 'rerolled':
      for (const [i, die] of root.querySelectorAll('.sagrada-pool .sagrada-die').entries()) roll(die, i);
  }
}

function dieIn(root: HTMLElement, kind: string, name: string, which = ''): Element | null {
  return root.querySelector(`[data-${kind}="${name}"] .sagrada-die${which}`);
}

/** From where a die was to where it is. */
function glide(from: DOMRect | undefined, die: Element | null): void {
  const to = die?.getBoundingClientRect();
  // What is folded away on a phone has no size.
  if (!from || !die || !to || to.width === 0) return;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  die.animate(
    [
      { transform: start, transformOrigin: 'top left', zIndex: 1 },
      { transform: 'none', transformOrigin: 'top left' },
    ],
    { duration: MILLISECONDS, easing: EASING },
  );
}

/** A die just thrown, one after another. */
function roll(die: Element, i: number): void {
  die.animate([{ transform: `translateY(-36px) rotate(${i % 2 === 0 ? -160 : 160}deg) scale(0.7)`, opacity: 0 }, {}], {
    duration: MILLISECONDS,
    delay: i * 40,
    easing: EASING,
    fill: 'backwards',
  });
}
