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
  /** The same beside its pictures: without what they tell. */
  readonly short: string;
  /** Only what somebody did, without what followed by itself. */
  readonly deed: string;
  readonly pieces: readonly string[];
  /** Who did it, and in pictures what; empty where there are none. */
  readonly seat: number | undefined;
  readonly name: string | undefined;
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
  const isToldByPicture = (event: unknown) => ui.isToldByPicture?.(event) ?? false;
  const lastOwn = happened.findLastIndex((happening) => happening.seat === seat);
  return happened
    .flatMap((happening, i) =>
      linesOf(happening, isToldByPicture).map((events, line) => ({
        id: `${happening.seq}.${line}`,
        seq: happening.seq,
        text: say(events),
        short: say(events.filter((event) => !isToldByPicture(event))),
        deed: say(events.filter((event) => seatOf(event) !== undefined)),
        pieces: events.flatMap((event) => ui.piecesOf(event)),
        ...whoIn(events, names),
        pictures: events.flatMap((event) => ui.pictureOf?.(event, language) ?? []),
        // An opponent without a seat plays within the moves of those who have one.
        isNew: seat !== undefined && (i > lastOwn || (i === lastOwn && events.some((one) => isAutoma(one, names)))),
      })),
    )
    .filter(({ text }) => text !== '');
}

function whoIn(events: readonly unknown[], names: readonly string[]): Pick<Sentence, 'seat' | 'name'> {
  const seat = events.map(seatOf).find((one) => one !== undefined);
  return { seat, name: seat === undefined ? undefined : names[seat] };
}

function isAutoma(event: unknown, names: readonly string[]): boolean {
  return (seatOf(event) ?? -1) >= names.length;
}

/**
 * A play line by line: what one seat did is one line, with what followed from it by itself. Once it has gone over to
 * others, as at the end of a round, everything stands by itself; so does what only a picture tells.
 */
function linesOf(
  { seat: player, events }: Happening,
  isToldByPicture: (event: unknown) => boolean,
): readonly (readonly unknown[])[] {
  const lines: unknown[][] = [];
  let who: number | undefined;
  let isWithOthers = false;
  for (const event of events) {
    const seat = seatOf(event);
    const isAlone = seat === undefined && isToldByPicture(event);
    const isSame = !isAlone && (seat === undefined ? !isWithOthers : seat === who);
    const line = lines.at(-1);
    if (line && isSame) line.push(event);
    else lines.push([event]);
    isWithOthers ||= isAlone || (seat !== undefined && seat !== player);
    who = seat ?? who;
  }
  return lines;
}
