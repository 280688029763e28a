import { type RefObject, useLayoutEffect, useRef } from 'react';
import { selectorOf } from './pieces.ts';

const MILLISECONDS = 320;
const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** The board between two views. */
export interface Stage {
  readonly root: HTMLElement;
  /** Where a piece was in the view before. */
  was(piece: string): DOMRect | undefined;
  /** What is now drawn in a piece. */
  find(piece: string, inside?: string): Element | null;
}

export interface Choreography<E> {
  /** Kinds of pieces that something may fly from: `cell` for `cell:1-b3`. */
  readonly from: readonly string[];
  /** Lets an event be seen. */
  fly(event: E, stage: Stage): void;
}

/**
 * Lets pieces fly from where they were to where they are. What is drawn is always the new view; the flight is only the
 * difference, so nothing depends on it.
 */
export function useFlights<E>(
  board: RefObject<HTMLElement | null>,
  events: readonly E[],
  isOn: boolean,
  { from, fly }: Choreography<E>,
): void {
  const before = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  const shown = useRef(events);
  // While this renders, the page still shows the old position: the last moment to measure it.
  if (isOn && shown.current !== events && board.current) before.current = rectsOf(board.current, from);

  useLayoutEffect(() => {
    const root = board.current;
    if (isOn && root && shown.current !== events) {
      const stage: Stage = {
        root,
        was: (piece) => before.current.get(piece),
        find: (piece, inside = '') => root.querySelector(`${selectorOf(piece)} ${inside}`),
      };
      for (const event of events) fly(event, stage);
    }
    shown.current = events;
  }, [board, events, isOn, fly]);
}

function rectsOf(root: HTMLElement, kinds: readonly string[]): Map<string, DOMRect> {
  const rects = new Map<string, DOMRect>();
  for (const kind of kinds)
    for (const element of root.querySelectorAll<HTMLElement>(`[data-${kind}]`))
      rects.set(`${kind}:${element.dataset[kind]}`, element.getBoundingClientRect());
  return rects;
}

/** From where something was to where it is. */
export function glide(from: DOMRect | undefined, element: Element | null): void {
  const to = element?.getBoundingClientRect();
  // What is folded away on a phone has no size.
  if (!from || !element || !to || to.width === 0) return;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  element.animate(
    [
      { transform: start, transformOrigin: 'top left', zIndex: 1 },
      { transform: 'none', transformOrigin: 'top left' },
    ],
    { duration: MILLISECONDS, easing: EASING },
  );
}

/** A die just thrown, one after another. */
export function roll(die: Element, i: number): void {
  die.animate([{ transform: `translateY(-36px) rotate(${i % 2 === 0 ? -160 : 160}deg) scale(0.7)`, opacity: 0 }, {}], {
    duration: MILLISECONDS,
    delay: i * 40,
    easing: EASING,
    fill: 'backwards',
  });
}
