import { type RefObject, useEffect, useRef } from 'react';

/** On a map that is too high for its frame, what can be chosen, or else what somebody reads about, comes into sight. */
export function useSight(
  frame: RefObject<HTMLElement | null>,
  wanted: readonly string[],
  home: string,
  isShown: boolean,
): void {
  const isFirst = useRef(true);
  const places = wanted.length > 0 ? wanted : isFirst.current ? [home] : [];
  useEffect(() => {
    const box = frame.current;
    if (!box || box.clientHeight === 0 || places.length === 0) return;
    if (box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth) return;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const cards = places.flatMap((id) => box.querySelector(`[data-region="${id}"]`) ?? []);
    const isSeen = (card: Element) => {
      const rect = card.getBoundingClientRect();
      return rect.left >= left && rect.right <= right && rect.top >= top && rect.bottom <= bottom;
    };
    if (!cards.some(isSeen))
      cards[0]?.scrollIntoView({
        block: 'center',
        inline: 'center',
        behavior: isFirst.current ? 'auto' : 'smooth',
      });
    isFirst.current = false;
  }, [places.join(), isShown]);
}
