import { compareSheets, type Game, type Log, type ScoreSheet, winnersOf } from '@stolik/core';
import { type Course, courseOf } from './course.ts';
import type { FactSource } from './source.ts';

/** What is worth remembering of a finished game for one seat. It follows from the log, so it can always be made again. */
export interface Facts<Own = unknown> {
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  readonly seats: number;
  readonly seat: number;
  readonly total: number;
  /** Points ahead of the best of the others, or alone of the target; nobody to be ahead of: the points. */
  readonly lead: number;
  readonly place: number;
  readonly hasWon: boolean;
  /** The score sheet. */
  readonly lines: Readonly<Record<string, number>>;
  /** One's place after each round, by the points as they would have been counted then. */
  readonly places: readonly number[];
  /** What only this game knows. */
  readonly own: Own;
}

/** A row for each seat of a finished game. */
export function factsOf<S, M, V, E, O, Own>(
  game: Game<S, M, V, E, O>,
  source: FactSource<S, E, Own>,
  log: Log,
): Facts<Own>[] {
  const course = courseOf(game, log);
  const sheets = game.score(course.last);
  const winners = winnersOf(sheets);
  const rounds = roundEnds(course, source).map((state) => game.score(state));
  return source.own(course).map((own, seat) => {
    const { total, lines } = sheetOf(sheets, seat);
    return {
      game: game.id,
      version: game.version,
      seats: course.seats,
      seat,
      total,
      lead: leadOf(sheets, seat),
      place: placeIn(sheets, winners, seat),
      hasWon: winners.includes(seat),
      lines,
      places: rounds.map((then) => rankIn(then, seat)),
      own,
    };
  });
}

/** The state in which each round was just over: of several that passed in one line, the same. */
function roundEnds<S>(
  { moments, last }: Course<S>,
  { rounds, roundOf }: Pick<FactSource<S>, 'rounds' | 'roundOf'>,
): S[] {
  const ends = moments.slice(0, -1).flatMap(({ state }, i) => {
    const before = moments[i - 1];
    return before ? new Array<S>(roundOf(state) - roundOf(before.state)).fill(state) : [];
  });
  return [...ends, ...new Array<S>(rounds - ends.length).fill(last)];
}

function sheetOf(sheets: readonly ScoreSheet[], seat: number): ScoreSheet {
  const sheet = sheets[seat];
  if (!sheet) throw new Error(`no sheet of seat ${seat}`);
  return sheet;
}

function leadOf(sheets: readonly ScoreSheet[], seat: number): number {
  const { total, target } = sheetOf(sheets, seat);
  const others = sheets.flatMap((sheet, i) => (i === seat ? [] : [sheet.total]));
  return total - (others.length > 0 ? Math.max(...others) : (target ?? 0));
}

/** Whoever has won is first, and nobody else. */
function placeIn(sheets: readonly ScoreSheet[], winners: readonly number[], seat: number): number {
  return winners.includes(seat) ? 1 : Math.max(2, rankIn(sheets, seat));
}

function rankIn(sheets: readonly ScoreSheet[], seat: number): number {
  const own = sheetOf(sheets, seat);
  return 1 + sheets.filter((sheet) => compareSheets(sheet, own) > 0).length;
}
