import { type PointerEvent as ReactPointerEvent, useRef } from 'react';
import './board.css';

/** Where a piece was let go last, and when. */
let drop: { readonly rect: DOMRect; readonly at: number } | undefined;
/** A drop that a move followed at once: later, the piece has been seen where it was before. */
const AT_ONCE = 400;

/** Where the piece that was just dropped left the hand, for it to go on from there. */
export function takeDrop(): DOMRect | undefined {
  const taken = drop && performance.now() - drop.at < AT_ONCE ? drop.rect : undefined;
  drop = undefined;
  return taken;
}

/** So far a finger or a mouse may tremble without dragging. */
const THRESHOLD = 8;

export interface DragTarget<T> {
  /** What of the element taken hold of is dragged: a selector. */
  readonly what: string;
  /** The space an element under the pointer belongs to, if it is one to drop on. */
  spaceAt(element: Element, pointer: { readonly clientX: number; readonly clientY: number }): string | undefined;
  /** A piece has been taken up. */
  onTake(piece: T): void;
  /** It hovers over a space, or over none. */
  onOver(space: string | undefined): void;
  /** It was let go over a space. */
  onDrop(space: string): void;
  /** It was let go anywhere else. */
  onLetGo(): void;
}

/**
 * Drags a piece with any pointer. What moves is a copy in the page that React knows nothing of, so a drag costs no
 * rendering. Clicking stays what it was: a drag begins only after the pointer has moved.
 */
export function useDrag<T>(target: DragTarget<T>): (event: ReactPointerEvent, piece: T) => void {
  // Handlers of the latest rendering: taking a piece up renders the board anew before it is dropped.
  const latest = useRef(target);
  latest.current = target;

  return (event, piece) => {
    const taken = event.currentTarget.querySelector(target.what);
    if (!taken || event.button !== 0) return;
    const [startX, startY] = [event.clientX, event.clientY];
    const rect = taken.getBoundingClientRect();
    const leave = new AbortController();
    let copy: HTMLElement | undefined;
    let over: string | undefined;

    const spaceUnder = (now: PointerEvent): string | undefined => {
      const element = document.elementFromPoint(now.clientX, now.clientY);
      return element ? latest.current.spaceAt(element, now) : undefined;
    };
    const move = (now: PointerEvent) => {
      const [dx, dy] = [now.clientX - startX, now.clientY - startY];
      if (!copy && Math.hypot(dx, dy) < THRESHOLD) return;
      if (!copy) {
        copy = document.body.appendChild(document.createElement('div'));
        copy.className = 'dragged';
        Object.assign(copy.style, {
          left: `${rect.x}px`,
          top: `${rect.y}px`,
          width: `${rect.width}px`,
          height: `${rect.height}px`,
        });
        copy.append(taken.cloneNode(true));
        latest.current.onTake(piece);
      }
      // First the look at what lies there: after a change the page would have to be laid out for it.
      const space = spaceUnder(now);
      copy.style.transform = `translate(${dx}px, ${dy}px)`;
      if (space === over) return;
      over = space;
      latest.current.onOver(space);
    };
    const end = (now: PointerEvent) => {
      leave.abort();
      if (!copy) return;
      drop = { rect: copy.getBoundingClientRect(), at: performance.now() };
      copy.remove();
      latest.current.onOver(undefined);
      swallowClick();
      const space = spaceUnder(now);
      if (space !== undefined && now.type === 'pointerup') latest.current.onDrop(space);
      else latest.current.onLetGo();
    };
    const { signal } = leave;
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  };
}

/** A drag that ends where it began is followed by a click, which must not count. */
function swallowClick(): void {
  const swallow = new AbortController();
  addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: swallow.signal });
  setTimeout(() => swallow.abort());
}
