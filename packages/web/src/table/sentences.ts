import type { Language } from '@stolik/core';
import { type GameUi, seatOf } from '@stolik/games/ui';
import type { ReactNode } from 'react';
import type { Happening } from '../session/session.ts';
import { asOne, withoutRepeats } from './repeats.ts';

/** What somebody did in a play, or what followed from it, in words, and the pieces it was about. */
export interface Sentence {
  readonly id: string;
  /** The play it belongs to. */
  readonly seq: number;
  readonly text: string;
  /** Only what somebody did, without what followed by itself. */
  readonly deed: string;
  readonly pieces: readonly string[];
  /** Who did it, and in pictures what; empty where there are none. */
  readonly seat: number | undefined;
  readonly pictures: readonly ReactNode[];
  /** It happened after the viewer's last move. */
  readonly isNew: boolean;
}

/** What happened, in the order it did; what needs no words is left out. */
export function sentencesOf(
  ui: GameUi,
  language: Language,
  names: readonly string[],
  happened: readonly Happening[],
  seat: number | undefined,
): Sentence[] {
  const say = (events: readonly unknown[]) =>
    asOne(withoutRepeats(events.flatMap((event) => ui.text[language].event(event, names) ?? [])));
  const lastOwn = happened.findLastIndex((happening) => happening.seat === seat);
  return happened
    .flatMap((happening, i) =>
      linesOf(happening).map((events, line) => ({
        id: `${happening.seq}.${line}`,
        seq: happening.seq,
        text: say(events),
        deed: say(events.filter((event) => seatOf(event) !== undefined)),
        pieces: events.flatMap((event) => ui.piecesOf(event)),
        seat: events.map(seatOf).find((one) => one !== undefined),
        pictures: events.flatMap((event) => ui.pictureOf?.(event, language) ?? []),
        // An opponent without a seat plays within the moves of those who have one.
        isNew: seat !== undefined && (i > lastOwn || (i === lastOwn && events.some((one) => isAutoma(one, names)))),
      })),
    )
    .filter(({ text }) => text !== '');
}

function isAutoma(event: unknown, names: readonly string[]): boolean {
  return (seatOf(event) ?? -1) >= names.length;
}

/**
 * A play line by line: what one seat did is one line, with what followed from it by itself. Once it has gone over to
 * others, as at the end of a round, everything stands by itself.
 */
function linesOf({ seat: player, events }: Happening): readonly (readonly unknown[])[] {
  const lines: unknown[][] = [];
  let who: number | undefined;
  let isWithOthers = false;
  for (const event of events) {
    const seat = seatOf(event);
    const isSame = seat === undefined ? !isWithOthers : seat === who;
    const line = lines.at(-1);
    if (line && isSame) line.push(event);
    else lines.push([event]);
    isWithOthers ||= seat !== undefined && seat !== player;
    who = seat ?? who;
  }
  return lines;
}
