import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const ROW = '.lobby-table';
/** Whatever somebody may be looking at: where all rows are out of sight, a heading is not. */
const ANCHOR = `${ROW}, .lobby-group > h2`;

/** Where somebody is in the lists. */
interface Place {
  /** Rows and headings by their ids, and how far down the page they were. */
  tops: ReadonlyMap<string, number>;
  /** The row or heading under the pointer. */
  pointed: string | undefined;
  focused: { readonly link: Element; readonly group: Element | null; readonly at: number } | undefined;
}

/**
 * Lists change while they are read. The row under the pointer, or the one with the focus, stays where it is in the window
 * whatever happens above it; and if the focused row goes away its neighbour has the focus, or else its heading.
 */
export function useSteadyPlace(root: RefObject<HTMLElement | null>): void {
  const place = useRef<Place>({ tops: new Map(), pointed: undefined, focused: undefined });

  useEffect(() => {
    const lobby = root.current;
    if (!lobby) return;
    const { current } = place;
    const point = ({ target }: Event) => {
      current.pointed = idOf(anchorOf(target));
    };
    const unpoint = () => {
      current.pointed = undefined;
    };
    const focus = ({ target }: Event) => {
      const row = rowOf(target);
      const group = row?.closest('section') ?? null;
      current.focused = row ? { link: target as Element, group, at: rowsIn(group).indexOf(row) } : undefined;
    };
    const blur = () => {
      // Whoever leaves a row that is still there has gone elsewhere.
      queueMicrotask(() => {
        if (current.focused?.link.isConnected && document.activeElement === document.body) current.focused = undefined;
      });
    };
    const measure = () => {
      current.tops = topsIn(lobby);
    };
    lobby.addEventListener('pointerover', point);
    lobby.addEventListener('pointerdown', point);
    lobby.addEventListener('pointerleave', unpoint);
    lobby.addEventListener('focusin', focus);
    lobby.addEventListener('focusout', blur);
    addEventListener('resize', measure);
    return () => {
      lobby.removeEventListener('pointerover', point);
      lobby.removeEventListener('pointerdown', point);
      lobby.removeEventListener('pointerleave', unpoint);
      lobby.removeEventListener('focusin', focus);
      lobby.removeEventListener('focusout', blur);
      removeEventListener('resize', measure);
    };
  }, [root]);

  // After every drawing: nobody else knows what has changed.
  useLayoutEffect(() => {
    const lobby = root.current;
    if (!lobby) return;
    const { current } = place;
    const { focused, pointed, tops } = current;
    if (focused && !focused.link.isConnected && document.activeElement === document.body)
      heirOf(focused, lobby)?.focus({ preventScroll: true });
    const now = topsIn(lobby);
    const anchor = pointed ?? idOf(anchorOf(document.activeElement)) ?? firstInSight(tops);
    const [before, after] = [anchor && tops.get(anchor), anchor && now.get(anchor)];
    if (before && after && before !== after) scroll(lobby, after - before);
    current.tops = now;
  });
}

/** Scrolls by so much; where the page is too short for that it becomes longer. */
function scroll(lobby: HTMLElement, by: number): void {
  const needed = scrollY + by + innerHeight;
  if (document.documentElement.scrollHeight < needed) {
    lobby.style.minHeight = `${needed - lobby.getBoundingClientRect().top - scrollY}px`;
  }
  scrollBy({ top: by, behavior: 'instant' });
}

function anchorOf(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(ANCHOR)) || undefined;
}

function rowOf(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(ROW)) || undefined;
}

/** A row that changed its group is another row. */
function idOf(row: HTMLElement | undefined): string | undefined {
  return row?.dataset.row;
}

function rowsIn(group: Element | null): HTMLElement[] {
  return [...(group?.querySelectorAll<HTMLElement>(ROW) ?? [])];
}

function topsIn(lobby: Element): ReadonlyMap<string, number> {
  const anchors = [...lobby.querySelectorAll<HTMLElement>(ANCHOR)];
  return new Map(anchors.map((anchor) => [idOf(anchor) ?? '', anchor.getBoundingClientRect().top + scrollY]));
}

/** Whoever has scrolled reads what is at the top of the window. */
function firstInSight(tops: ReadonlyMap<string, number>): string | undefined {
  return scrollY > 0 ? [...tops].find(([, top]) => top >= scrollY)?.[0] : undefined;
}

function heirOf({ group, at }: NonNullable<Place['focused']>, lobby: Element): HTMLElement | undefined {
  // With the last table of all its group goes too.
  if (!group?.isConnected) return lobby.querySelector<HTMLElement>('.lobby-group > h2') ?? undefined;
  const rows = rowsIn(group);
  const row = rows[Math.min(at, rows.length - 1)];
  return (row ?? group).querySelector<HTMLElement>(row ? 'a' : 'h2') ?? undefined;
}
