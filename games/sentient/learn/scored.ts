import type { SentientExample } from './unit.ts';

/** Bots between dice, `7 . 8 .`, and what each of them scores there. */
export function scored(dice: readonly number[], bots: string, points: readonly number[]): SentientExample {
  const slots = bots.split(' ').flatMap((bot, i) => (bot === '.' ? [] : [i + 1]));
  return {
    position: { dice: [dice], bots: [bots] },
    counted: slots.map((slot, i) => ({ seat: 0, line: `bot-1-${slot}`, points: points[i] })),
  };
}

/** A bot that is plugged into the first slot, and what it scores there once it has calibrated the dice. */
export function plugged(hand: number, dice: readonly number[], play: string, points: number): SentientExample {
  return { position: { hand, dice: [dice] }, play, counted: [{ seat: 0, line: 'bot-1-1', points }] };
}
