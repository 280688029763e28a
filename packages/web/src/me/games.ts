import { type Fate, isDecided, type Seat, type TableInfo } from '@stolik/protocol/page';
import type { TFunction } from 'i18next';
import { isFork } from '../fork/may-fork.ts';
import { fatesOf } from '../online/fates.ts';
import { winnerIn } from '../online/outcome.ts';
import { sittersOf } from '../online/sitters.ts';
import { soleSeat } from '../store/sole-seat.ts';
import type { TableRecord } from '../store/tables.ts';

/** A finished game as one's own page tells it, wherever it was played. */
export interface PlayedGame {
  readonly id: string;
  readonly game: string;
  readonly ended: number;
  /** Everybody, with their points where these decided; those who dropped out come last, and how is said. */
  readonly names: readonly string[];
  /** What one's own points were; only if one played to the end oneself. */
  readonly total: number | undefined;
  /** One's place; `undefined` where several people shared the screen. */
  readonly place: number | undefined;
  /** Who won, by name. */
  readonly winner: string;
  /** How one left it before its end. */
  readonly fate?: Fate | undefined;
  /** Who else dropped out, where people ended it before its rules did, and how; not how, where that is not the same of all. */
  readonly dropped?: { readonly names: string; readonly fate: Fate | undefined };
  readonly isEarly?: boolean;
  /** All agreed to end it: nobody has won or lost. */
  readonly isCalledOff?: boolean;
  readonly isAlone?: boolean;
  /** It left another game: it is shown and counts nowhere. */
  readonly isFork?: boolean;
  /** Kept in this browser alone. */
  readonly isHere: boolean;
  /** Where it was played: whoever wants to see how it ended looks there. */
  readonly table: TableInfo | TableRecord;
}

/** A game online. */
export function playedOnline(info: TableInfo, person: string, t: TFunction): PlayedGame {
  const { id, game, ended = 0, seats } = info;
  const at = seats.findIndex((seat) => seat.person === person);
  const own = seats[at];
  const { isCalledOff = false } = info;
  const isEarly = isCalledOff || isDecided(info);
  const fates = fatesOf(info);
  const isOwn = own !== undefined && !isEarly && fates[at] === undefined;
  const names = sittersOf(seats, t).map(({ name }) => name);
  const others = fates.flatMap((fate, i) => (fate && i !== at ? [{ fate, name: names[i] }] : []));
  const isAlike = others.every(({ fate }) => fate === others[0].fate);
  const toldOf = (seat: number) => {
    const fate = fates[seat];
    const points = isEarly ? '' : ` ${seats[seat].total ?? ''}`.trimEnd();
    return `${names[seat]}${points}${fate ? ` (${t(`online.fates.${fate}`)})` : ''}`;
  };
  return {
    id,
    game,
    ended,
    names: others.length > 0 || fates[at] ? inOrder(seats).map(toldOf) : names.map((_, seat) => toldOf(seat)),
    total: isOwn ? own.total : undefined,
    place: own?.place,
    winner: names
      .map((name, i) => winnerIn(name, fates[i], t))
      .filter((_, i) => seats[i].place === 1)
      .join(', '),
    fate: fates[at],
    dropped: { names: others.map(({ name }) => name).join(', '), fate: isAlike ? others[0]?.fate : undefined },
    isEarly,
    isCalledOff,
    isHere: false,
    table: info,
  };
}

/** The seats by their places. */
function inOrder(seats: readonly Seat[]): number[] {
  return [...seats.keys()].sort((a, b) => (seats[a].place ?? 0) - (seats[b].place ?? 0));
}

/** A game of this browser. */
export function playedHere(table: TableRecord): PlayedGame {
  const { id, log, updated, sitters, totals = [], winners } = table;
  const own = soleSeat(sitters);
  const first = winners ?? totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []));
  return {
    id,
    game: log.header.game,
    ended: updated,
    names: sitters.map(({ name }, seat) => `${name} ${totals[seat] ?? ''}`.trim()),
    total: own === undefined ? undefined : totals[own],
    place: own === undefined ? undefined : placeOf(own, totals, winners),
    winner: first.map((seat) => sitters[seat]?.name).join(', '),
    isAlone: sitters.length === 1,
    isFork: isFork(table),
    isHere: true,
    table,
  };
}

/** Who won is kept since more than points can decide; before that the most points did. */
function placeOf(own: number, totals: readonly number[], winners: readonly number[] | undefined): number {
  if (winners?.includes(own)) return 1;
  const place = 1 + totals.filter((total) => total > totals[own]).length;
  return winners || totals.length === 1 ? Math.max(2, place) : place;
}

/** Whether it counts as played to the end, by oneself. */
export function isCounted({ total, isFork }: PlayedGame): boolean {
  return total !== undefined && !isFork;
}

export function isWon({ place, fate, isFork }: PlayedGame): boolean {
  return place === 1 && fate === undefined && !isFork;
}

/** What one has achieved in a game: all three count the same games. */
export interface Tally {
  readonly played: number;
  readonly won: number;
  /** The most points; missing where no game was played to the end by oneself. */
  readonly best?: number;
}

export function tallyOf(games: readonly PlayedGame[]): Tally {
  // Who shares a screen is nobody in particular.
  const own = games.filter(({ place, isFork }) => place !== undefined && !isFork);
  const totals = own.flatMap(({ total }) => total ?? []);
  return {
    played: own.length,
    won: own.filter(isWon).length,
    ...(totals.length > 0 && { best: Math.max(...totals) }),
  };
}
