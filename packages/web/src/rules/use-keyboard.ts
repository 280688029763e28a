import { type RefObject, useEffect } from 'react';

/**
 * Keeps what is fixed to the lower edge above a keyboard that comes up on the screen: `--keyboard` is its height. Browsers
 * lay it over the page without telling the page.
 */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return;
    const follow = () => {
      // Whoever enlarges the page sees less of it, too.
      const covered = seen.scale > 1.01 ? 0 : Math.max(0, innerHeight - seen.height - seen.offsetTop);
      element.current?.style.setProperty('--keyboard', `${covered}px`);
    };
    follow();
    const types = ['resize', 'scroll'] as const;
    for (const type of types) seen.addEventListener(type, follow);
    return () => {
      for (const type of types) seen.removeEventListener(type, follow);
    };
  }, [element]);
}
