import type { Language } from '@stolik/core';
import type { View } from '../rules/index.ts';
import { uiWords } from '../text/ui.ts';
import { fill, signed } from './speech.ts';

/** What a hint is good for: what it does to the points, where a bot is plugged in. */
export function hintWhy(before: View, after: View, seat: number, language: Language): string {
  if (before.step !== 'plug') return '';
  const gain = after.seats[seat].total - before.seats[seat].total;
  return fill(uiWords[language].hintGain, { gain: signed(gain) });
}

/** Whether a hint is to pass: no button is a piece, so it is told by what it would lead to. */
export function isPassHinted(view: View, hinted: View | undefined, seat: number): boolean {
  if (!hinted || view.step !== 'agent') return false;
  return (
    hinted.round > view.round || (hinted.seats[seat].passed && hinted.seats[seat].agents === view.seats[seat].agents)
  );
}
