import type { TouchEvent } from 'react';

const SWIPE = 60;

/** Handlers that tell a swipe to the left (1) or right (-1) from a tap, a scroll and a dragged piece. */
export function swipes(onSwipe: (by: 1 | -1) => void) {
  let start: { x: number; y: number } | undefined;
  return {
    onTouchStart(event: TouchEvent): void {
      const isPiece = (event.target as Element).closest('[data-lit]') !== null;
      const { clientX, clientY } = event.touches[0];
      start = isPiece ? undefined : { x: clientX, y: clientY };
    },
    onTouchEnd(event: TouchEvent): void {
      if (!start) return;
      const { clientX, clientY } = event.changedTouches[0];
      const [dx, dy] = [clientX - start.x, clientY - start.y];
      start = undefined;
      if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
  };
}
