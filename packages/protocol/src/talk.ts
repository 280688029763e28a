/** The longest line of chat. */
export const MOST_SAID = 300;

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
