import { countBits } from '@stolik/core';
import { PATTERNS } from './data/patterns.ts';
import { COLORS, DIE_COLOR, KINDS } from './dice.ts';
import { isSolo, PATTERN, type State, windowOf } from './state.ts';
import { colorMask } from './window.ts';

/** Favor tokens in the box. */
const TOKENS = 24;

/** The 90 dice by colour and the favor tokens, wherever they are. */
export function inventory(s: State): Record<string, number> {
  const dice = [...s.bag];
  for (const die of s.pool) dice[DIE_COLOR[die]]++;
  for (const entry of s.track) dice[DIE_COLOR[entry % KINDS]]++;
  if (s.hand >= 0) dice[DIE_COLOR[s.hand]]++;
  for (let seat = 0; seat < s.deal.seats; seat++) {
    for (let color = 0; color < COLORS.length; color++)
      dice[color] += countBits(colorMask(s.windows, windowOf(seat), color));
  }
  if (isSolo(s)) for (const paid of s.paid) if (paid > 0) dice[DIE_COLOR[paid - 1]]++;
  return { ...Object.fromEntries(COLORS.map((color, i) => [color, dice[i]])), tokens: tokensOf(s) };
}

function tokensOf(s: State): number {
  if (isSolo(s) || s.step === PATTERN) return TOKENS;
  const inBox = s.patterns.reduce((left, pattern) => left - PATTERNS[pattern].difficulty, TOKENS);
  return [...s.tokens, ...s.paid].reduce((sum, tokens) => sum + tokens, inBox);
}
