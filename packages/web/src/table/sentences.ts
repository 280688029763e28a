import type { Language } from '@stolik/core';
import type { GameUi } from '@stolik/games/ui';
import type { Happening } from '../session/session.ts';
import { withoutRepeats } from './repeats.ts';

/** A play in words, and the pieces it was about. */
export interface Sentence {
  readonly seq: number;
  readonly text: string;
  /** Only what somebody did, without what followed by itself. */
  readonly deed: string;
  readonly pieces: readonly string[];
  /** It happened after the viewer's last move. */
  readonly isNew: boolean;
}

/** What happened, in the order it did; plays that need no words are left out. */
export function sentencesOf(
  ui: GameUi,
  language: Language,
  names: readonly string[],
  happened: readonly Happening[],
  seat: number | undefined,
): Sentence[] {
  const say = (events: readonly unknown[]) =>
    withoutRepeats(events.flatMap((event) => ui.text[language].event(event, names) ?? [])).join(' ');
  const lastOwn = happened.findLastIndex((happening) => happening.seat === seat);
  return happened
    .map(({ seq, events }, i) => ({
      seq,
      text: say(events),
      deed: say(events.filter((event) => seatOf(event) !== undefined)),
      pieces: events.flatMap((event) => ui.piecesOf(event)),
      isNew: seat !== undefined && i > lastOwn,
    }))
    .filter(({ text }) => text !== '');
}

/** Who did it: events of every game name the seat, unless it followed by itself. */
export function seatOf(event: unknown): number | undefined {
  return (event as { readonly seat?: number }).seat;
}
