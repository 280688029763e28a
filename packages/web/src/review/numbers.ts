import type { Language } from '@stolik/core';
import type { Interval } from '@stolik/review';
import { reviewWords } from './words.ts';

/** From this width of an interval on, parts of a point say nothing. */
const WIDE = 1;

/** A loss in plain words: "about 3 points (2 to 4)". Where luck had no say there is still no more than an opinion. */
export function lossIn(language: Language, { loss, low, high }: Interval): string {
  const w = reviewWords[language];
  const isWhole = high === low || high - low >= WIDE;
  const [told, from, to] = [loss, Math.max(0, low), high].map((points) => plain(points, language, isWhole ? 0 : 1));
  const about = w.about(told, grammarOf(loss, isWhole));
  return from === to ? about : `${about} (${w.range(from, to)})`;
}

/** How a number decides the form of the word after it. */
export type Grammar = 'one' | 'few' | 'many' | 'part';

/** Polish has forms for one, a few, many and parts; English needs one and the rest of them. */
function grammarOf(points: number, isWhole: boolean): Grammar {
  const n = isWhole ? Math.round(points) : Math.round(points * 10) / 10;
  if (!Number.isInteger(n)) return 'part';
  if (n === 1) return 'one';
  const [tens, ones] = [Math.floor(n / 10) % 10, n % 10];
  return ones >= 2 && ones <= 4 && tens !== 1 ? 'few' : 'many';
}

/** Whole points with their word: "3 points". */
export function pointsIn(language: Language, points: number): string {
  return reviewWords[language].points(plain(points, language, 1), grammarOf(points, false));
}

/** With its sign, and at most one digit after the point. */
export function signed(points: number, language: Language): string {
  const number = plain(Math.abs(points), language, 1);
  if (number === '0') return number;
  return `${points < 0 ? '\u2212' : '+'}${number}`;
}

export function plain(points: number, language: Language, digits: number): string {
  return points.toLocaleString(language, { maximumFractionDigits: digits });
}
