import type { Language } from '@stolik/core';
import type { Color } from '../rules/index.ts';

/** Fills of the dice; `ink` is what is legible on them. */
export const FILLS: Readonly<Record<Color, { readonly fill: string; readonly deep: string; readonly ink: string }>> = {
  R: { fill: '#c8372d', deep: '#8f1f18', ink: '#ffffff' },
  Y: { fill: '#e9b21a', deep: '#b5830a', ink: '#2a1e00' },
  G: { fill: '#1f8a55', deep: '#0f5a35', ink: '#ffffff' },
  B: { fill: '#2b6cc4', deep: '#174687', ink: '#ffffff' },
  P: { fill: '#7e3c9c', deep: '#55226e', ink: '#ffffff' },
};

/** The letters on dice, in the language of the page. */
export const LETTERS: Readonly<Record<Language, Readonly<Record<Color, string>>>> = {
  en: { R: 'R', Y: 'Y', G: 'G', B: 'B', P: 'P' },
  pl: { R: 'C', Y: 'Ż', G: 'Z', B: 'N', P: 'F' },
};

/** The pattern of each colour, so that nobody needs to see the colour itself. Drawn once, used by every die. */
export function Marks() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <title>patterns</title>
      <defs>
        <pattern id="mark-R" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="14" fill="#fff" fillOpacity="0.2" />
        </pattern>
        <pattern id="mark-Y" width="16" height="16" patternUnits="userSpaceOnUse">
          <circle cx="4" cy="4" r="2.6" fill="#000" fillOpacity="0.2" />
          <circle cx="12" cy="12" r="2.6" fill="#000" fillOpacity="0.2" />
        </pattern>
        <pattern id="mark-G" width="14" height="14" patternUnits="userSpaceOnUse">
          <rect width="5" height="14" fill="#fff" fillOpacity="0.17" />
        </pattern>
        <pattern id="mark-B" width="24" height="14" patternUnits="userSpaceOnUse">
          <path d="M0 7q6-7 12 0t12 0" fill="none" stroke="#fff" strokeOpacity="0.26" strokeWidth="3.4" />
        </pattern>
        <pattern id="mark-P" width="18" height="18" patternUnits="userSpaceOnUse">
          <path d="M9 2l6 7-6 7-6-7z" fill="#fff" fillOpacity="0.17" />
        </pattern>
        <linearGradient id="glass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.42" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0.04" />
          <stop offset="1" stopColor="#000" stopOpacity="0.22" />
        </linearGradient>
      </defs>
    </svg>
  );
}
