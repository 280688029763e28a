import { type RefObject, useEffect, useRef } from 'react';
import { PLACES, SHEET } from './places.ts';

/**
 * What of a map that scrolls in its frame is in sight: what can be chosen, or else what somebody reads about, comes into
 * it by itself. `window` is drawn round that part in the overview.
 */
export function useSight(
  frame: RefObject<HTMLElement | null>,
  wanted: readonly string[],
  home: string,
  isShown: boolean,
) {
  const window = useRef<SVGRectElement>(null);
  const isFirst = useRef(true);

  function follow(): void {
    if (!frame.current || !window.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = frame.current;
    const share = SHEET.width / scrollWidth;
    window.current.setAttribute('x', `${scrollLeft * share}`);
    window.current.setAttribute('width', `${clientWidth * share}`);
  }

  function go(x: number, y = SHEET.height / 2, behavior: ScrollBehavior = 'auto'): void {
    if (!frame.current) return;
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = frame.current;
    frame.current.scrollTo({
      left: (x / SHEET.width) * scrollWidth - clientWidth / 2,
      top: (y / SHEET.height) * scrollHeight - clientHeight / 2,
      behavior,
    });
    follow();
  }

  const places = wanted.length > 0 ? wanted : isFirst.current ? [home] : [];
  useEffect(() => {
    const box = frame.current;
    if (!box || box.clientWidth === 0) return;
    follow();
    if (places.length === 0 || (box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight)) return;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const isSeen = (id: string) => {
      const card = box.querySelector(`[data-region="${id}"]`)?.getBoundingClientRect();
      return card && card.left >= left && card.right <= right && card.top >= top && card.bottom <= bottom;
    };
    if (!isFirst.current && places.some(isSeen)) return;
    const middle = { x: ((box.scrollLeft + box.clientWidth / 2) / box.scrollWidth) * SHEET.width };
    const nearest = places.toSorted((a, b) => Math.abs(PLACES[a][0] - middle.x) - Math.abs(PLACES[b][0] - middle.x))[0];
    go(...PLACES[nearest], isFirst.current ? 'auto' : 'smooth');
    isFirst.current = false;
  }, [places.join(), isShown]);

  return { window, follow, go };
}
