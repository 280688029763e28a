import { type Language, type Line, Match } from '@stolik/core';
import type { GameUi } from '@stolik/games/ui';
import type { TableInfo } from '@stolik/protocol/page';
import { loadGame } from '../games.ts';
import { findTable } from '../session/open.ts';
import { soleSeat } from '../store/sole-seat.ts';
import type { TableRecord } from '../store/tables.ts';
import { fetchGame } from './fetched.ts';
import { SHARED, unpackGame } from './share.ts';

/** A finished (or running) game, position by position. */
export interface Film {
  readonly ui: GameUi;
  readonly record: TableRecord;
  /** The table it was played at, where that was online. */
  readonly info?: TableInfo | undefined;
  /** The seat that the reader played, where there was one. */
  readonly own: number | undefined;
  /** After the set-up and after each play that stood. */
  readonly scenes: readonly Scene[];
}

export interface Scene {
  readonly state: unknown;
  /** The play that led to it. */
  readonly seq: number;
  /** The last line of the log that belongs to it. */
  readonly line: number;
  readonly seat: number | undefined;
  /** The seats that are asked then. */
  readonly asked: readonly number[];
  readonly events: readonly unknown[];
  /** What those see who have decided something in secret; the others see the state. */
  readonly sealed: ReadonlyMap<number, unknown>;
}

/** A part of the game, such as a round, and where it begins. */
export interface Chapter {
  readonly title: string;
  readonly at: number;
}

/** The game of an address: in its link, in this browser, or online. `undefined` where there is none. */
export async function loadFilm(id: string, hash: string): Promise<Film | undefined> {
  const found = await findGame(id, hash);
  if (!found) return undefined;
  const { record, info } = found;
  const { game, version } = record.log.header;
  const ui = await loadGame(game, version);
  return { ui, record, info, own: ownIn(record, info), scenes: develop(ui, record) };
}

/** Where the reader sat; nowhere where several people shared the screen, or where somebody else sent the game. */
function ownIn({ id, sitters }: TableRecord, info: TableInfo | undefined): number | undefined {
  if (id === SHARED) return undefined;
  if (!info) return soleSeat(sitters);
  // Only the reader's own seat says whose it is.
  const seat = info.seats.findIndex(({ person, isReserved }) => person !== undefined && !isReserved);
  return seat < 0 ? undefined : seat;
}

/** A position as a seat, or a spectator, saw it. */
export function viewIn({ ui }: Film, { state, sealed }: Scene, seat: number | undefined): unknown {
  return (seat === undefined ? undefined : sealed.get(seat)) ?? ui.game.view(state, seat);
}

/** The scene in which a game left another one; `undefined` where it did not, or where nothing was played since. */
export function forkIn({ record: { log }, scenes }: Film): number | undefined {
  const { fork } = log.header;
  if (!fork) return undefined;
  const at = scenes.findLastIndex(({ seq }) => seq <= fork.line);
  return at < scenes.length - 1 ? at : undefined;
}

async function findGame(id: string, hash: string): Promise<Pick<Film, 'record' | 'info'> | undefined> {
  const record = id === SHARED ? await unpackGame(hash) : await findTable(id);
  if (record) return { record };
  return id === SHARED ? undefined : fetchGame(id);
}

/** Every position of the game. What was taken back is cut out. */
function develop(ui: GameUi, record: TableRecord): Scene[] {
  const scenes: Scene[] = [];
  Match.restore(ui.game, record.log, undefined, (match, line, events) => {
    if ('retract' in line)
      scenes.splice(
        scenes.findIndex(({ seq }) => seq === line.retract),
        1,
      );
    else {
      const seats = [...record.sitters.keys()].filter((seat) => match.hasSealed(seat));
      const sealed = new Map(seats.map((seat) => [seat, match.view(seat)]));
      // What is dealt anew is the same moment, as somebody saw it.
      const {
        seq,
        seat,
        events: told,
      } = ('anew' in line ? scenes.pop() : undefined) ?? { seq: line.seq, seat: seatIn(line), events };
      scenes.push({ state: match.state, seq, line: line.seq, seat, asked: match.asked, events: told, sealed });
    }
  });
  return scenes;
}

function seatIn(line: Line): number | undefined {
  return 'seat' in line ? line.seat : undefined;
}

export function chaptersOf({ ui, scenes }: Film, language: Language): Chapter[] {
  const chapters: Chapter[] = [];
  for (const [at, { state }] of scenes.entries()) {
    const title = ui.chapterOf(ui.game.view(state, undefined), language);
    if (chapters.at(-1)?.title !== title) chapters.push({ title, at });
  }
  return chapters;
}

/** Every round and where it begins: what comes before the first belongs to it. */
export function roundsOf({ ui, scenes }: Film): Chapter[] {
  const rounds: Chapter[] = [];
  for (const [at, { state }] of scenes.entries()) {
    const title = String(ui.roundOf(ui.game.view(state, undefined))[0]);
    if (rounds.at(-1)?.title !== title) rounds.push({ title, at });
  }
  return rounds;
}

/**
 * How far each seat is ahead of the others in each scene, by points: of a game that is over by its own account, of any
 * other as all may know. Alone, its points.
 */
export function leadsIn({ ui, record: { sitters, isOver }, scenes }: Film): number[][] {
  const totals = sitters.map((_, seat) =>
    scenes.map(({ state }) => ui.scoresOf(ui.game.view(state, isOver ? seat : undefined))[seat]?.total ?? 0),
  );
  if (totals.length === 1) return totals;
  const means = scenes.map((_, at) => totals.reduce((sum, points) => sum + points[at], 0) / totals.length);
  return totals.map((points) => points.map((total, at) => total - means[at]));
}
