import { type Language, Match } from '@stolik/core';
import type { GameUi } from '@stolik/games/ui';
import type { TableInfo } from '@stolik/protocol/page';
import { loadGame } from '../games.ts';
import { findTable } from '../session/open.ts';
import type { TableRecord } from '../store/tables.ts';
import { fetchGame } from './fetched.ts';
import { SHARED, unpackGame } from './share.ts';

/** A finished (or running) game, position by position. */
export interface Film {
  readonly ui: GameUi;
  readonly record: TableRecord;
  /** The table it was played at, where that was online. */
  readonly info?: TableInfo | undefined;
  /** After the set-up and after each play that stood. */
  readonly scenes: readonly Scene[];
}

export interface Scene {
  readonly state: unknown;
  readonly seq: number;
  readonly seat: number | undefined;
  /** The seats that are asked then. */
  readonly asked: readonly number[];
  readonly events: readonly unknown[];
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
  return { ui, record, info, scenes: develop(ui, record) };
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
      const seat = 'seat' in line ? line.seat : undefined;
      scenes.push({ state: match.state, seq: line.seq, seat, asked: match.asked, events });
    }
  });
  return scenes;
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
