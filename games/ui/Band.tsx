import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import './band.css';

export interface BandProps {
  readonly children: ReactNode;
  /** The name of the button that unfolds what has no room. */
  readonly more: string;
  /** What it is said about: once that changes, the band is folded again. */
  readonly about: unknown;
}

/** What answers whoever plays, or cannot wait. */
const MESSAGES =
  '.table-hint, .table-thinking, .table-said:not(:empty), .table-warning:not(:empty), .table-notices .bar:not([data-minor])';
/** What is good to know besides, and gets the room that the question leaves. */
const TIPS = '.table-notices .bar[data-minor]';
const ASIDES = `${TIPS}, .recap`;
/** How what stands besides can have its place, best first; folded it has none, and is one tap away. */
const ROOMS = ['below', 'beside', 'instead', 'folded'];
/** Where a general question is known, what somebody who plays for the first time needs may stand in its place. */
const KNOWN = ':has(.table-notices .bar[data-kind="moment"]):has(.table-step:empty)';
/** Whatever may be longer than its place. */
const TEXTS = '.table-question, .table-said, .table-hint, .table-warning, .recap, .bar, .bar > span';

/** Half a letter that hangs over is none. */
const SLACK = 6;

/**
 * Where a table says everything: what is asked, what happened, why not, a hint, a notice. Its height is the same whatever
 * stands in it, so nothing moves and nothing is covered. What is longer is cut, and one tap away.
 */
export function Band({ children, more, about }: BandProps) {
  const band = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [about]);
  useLayoutEffect(() => {
    const element = band.current;
    if (!element || isOpen) return;
    const look = () => {
      const isMessage = element.querySelector(MESSAGES) !== null;
      element.toggleAttribute('data-message', isMessage);
      delete element.dataset.room;
      const [aside] = isMessage ? [] : [...element.querySelectorAll(ASIDES)].filter(isShown);
      element.toggleAttribute('data-tip', aside?.matches(TIPS) ?? false);
      if (aside)
        ROOMS.find((room) => {
          if (room === 'instead' && !element.matches(KNOWN)) return false;
          element.dataset.room = room;
          return !isCrowded(element);
        });
      // Without the button there is more room: it is shown only if even that is too little.
      delete element.dataset.cut;
      if ([...element.querySelectorAll(TEXTS)].some(isCut)) element.dataset.cut = '';
    };
    look();
    const changes = new MutationObserver(look);
    changes.observe(element, { childList: true, characterData: true, subtree: true });
    let width = element.clientWidth;
    const sizes = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      look();
    });
    sizes.observe(element);
    return () => {
      changes.disconnect();
      sizes.disconnect();
    };
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !band.current?.contains(event.target as Node))
        setOpen(false);
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close);
    };
  }, [isOpen]);
  return (
    <div className="band" ref={band} data-open={isOpen || undefined}>
      <div className="band-sheet">
        <div className="band-texts">{children}</div>
        <button type="button" className="band-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span className="visually-hidden">{more}</span>
        </button>
      </div>
    </div>
  );
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** The question is not whole, or the tip is not; a recap may be cut. */
function isCrowded(band: Element): boolean {
  return [...band.querySelectorAll(`.table-question, ${TIPS}, ${TIPS} > span`)].filter(isShown).some(isCut);
}

function isCut(text: Element): boolean {
  // What is only heard has the size of a point.
  if (text.clientWidth <= 1) return false;
  return text.scrollHeight > text.clientHeight + SLACK || text.scrollWidth > text.clientWidth + SLACK;
}
