import type { Said } from './frames.ts';

/** The longest line of chat. */
export const MOST_SAID = 300;
/** Things said that a page is shown: the last so many. */
export const MOST_SHOWN = 100;

/** What is said among those who look on is numbered from here, so that those who play see no gap where others talk. */
export const FIRST_ASIDE = 1_000_000;

/** Whether it was said among those who look on, whom players read only when the game is over. */
export function isAside({ n }: Pick<Said, 'n'>): boolean {
  return n >= FIRST_ASIDE;
}

/** Phrases that everybody reads in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'one-moment',
  'sorry',
  'good-game',
  'again',
] as const;

/** Whether what was said, or the name of whom it is told, was removed: its place stays, since things said are counted. */
export function isErased({ notice, text, phrase, name }: Said): boolean {
  if (notice === undefined) return text === undefined && phrase === undefined;
  return (notice === 'sat' || notice === 'left' || notice === 'freed') && name === undefined;
}
