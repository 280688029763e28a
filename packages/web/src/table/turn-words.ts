import type { Language } from '@stolik/core';
import { type GameUi, seatOf } from '@stolik/games/ui';
import type { Foretold } from '../session/session.ts';
import { withoutName, withoutRepeats } from './repeats.ts';

/** Whose turn is told, and in which words. */
export interface Telling {
  readonly ui: GameUi;
  readonly language: Language;
  readonly names: readonly string[];
  readonly seat: number;
}

/** What a seat itself does in a turn: what others would do then is not for it to do. */
export function ownEvents({ events }: Foretold, seat: number): readonly unknown[] {
  return events.filter((event) => seatOf(event) === seat);
}

/** A turn in sentences that do not name who plays it. */
export function tellTurn(turn: Foretold, { ui, language, names, seat }: Telling): string {
  const sentences = ownEvents(turn, seat)
    .flatMap((event) => ui.text[language].event(event, names) ?? [])
    .map(withoutName);
  return withoutRepeats(sentences).join(' ') || (ui.secretOf?.(turn.after, seat, language) ?? '');
}
