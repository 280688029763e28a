import { type CSSProperties, useLayoutEffect } from 'react';
import type { View } from '../rules/index.ts';

/** Seats have the colours of their companies, wherever their marks are drawn. */
export function seatColors(view: View): CSSProperties {
  return Object.fromEntries(view.companies.map(({ colour }, seat) => [`--seat-${seat}`, `var(--company-${colour})`]));
}

/** The same for the whole page: the score and the list of players are not inside the board. */
export function useSeatColors(view: View): void {
  const colors = view.companies.map(({ colour }) => colour).join();
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const names = colors.split(',').map((color, seat) => [`--seat-${seat}`, `var(--company-${color})`]);
    for (const [name, value] of names) style.setProperty(name, value);
    return () => {
      for (const [name] of names) style.removeProperty(name);
    };
  }, [colors]);
}
