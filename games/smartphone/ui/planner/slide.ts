import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import type { Point } from '../../rules/index.ts';
import { type Piece, STAGE } from './draft.ts';

/** Puts the piece so many cells from where it was taken hold of. */
type Slide = (dx: number, dy: number) => void;

/**
 * Slides a piece from cell to cell with any pointer. The draft itself changes on the way, so what it brings is seen before
 * the piece is let go; Escape puts it back.
 */
export function useSlide(
  stage: RefObject<HTMLElement | null>,
  take: (piece: Piece) => Slide,
): (event: ReactPointerEvent, piece: Piece) => void {
  return (event, piece) => {
    if (!stage.current || event.button !== 0) return;
    const cell = stage.current.getBoundingClientRect().width / STAGE;
    const [startX, startY] = [event.clientX, event.clientY];
    const slide = take(piece);
    const leave = new AbortController();
    let at = '0,0';

    const go = (dx: number, dy: number) => {
      if (at === `${dx},${dy}`) return;
      at = `${dx},${dy}`;
      slide(dx, dy);
    };
    const { signal } = leave;
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => go(Math.round((clientX - startX) / cell), Math.round((clientY - startY) / cell)),
      { signal },
    );
    window.addEventListener('pointerup', () => leave.abort(), { signal });
    window.addEventListener('pointercancel', () => leave.abort(), { signal });
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        go(0, 0);
        leave.abort();
      },
      { signal },
    );
  };
}

/** The cell of the stage under a pointer, as `x,y`. */
export function cellUnder(
  stage: Element | null,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): string | undefined {
  if (!stage) return undefined;
  const { x, y, width } = stage.getBoundingClientRect();
  const cell = width / STAGE;
  return `${Math.floor((clientX - x) / cell)},${Math.floor((clientY - y) / cell)}`;
}

export function pointOf(cell: string): Point {
  const [x, y] = cell.split(',').map(Number);
  return [x, y];
}
