import type { Language } from '@stolik/core';
import type { GameUi } from '@stolik/games/ui';
import type { Happening } from '../session/session.ts';

/** A play in words, and the pieces it was about. */
export interface Sentence {
  readonly seq: number;
  readonly text: string;
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
  const lastOwn = happened.findLastIndex((happening) => happening.seat === seat);
  return happened
    .map(({ seq, events }, i) => ({
      seq,
      text: events.flatMap((event) => ui.text[language].event(event, names) ?? []).join(' '),
      pieces: events.flatMap((event) => ui.piecesOf(event)),
      isNew: seat !== undefined && i > lastOwn,
    }))
    .filter(({ text }) => text !== '');
}
