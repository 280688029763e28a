import { type ForkWish, forkOf, type Game, type Log, Match, SeededChance } from '@stolik/core';
import { verifiableSource } from '@stolik/fair';
import { loadGame } from '../games.ts';
import { keepTable } from '../session/open.ts';
import type { Sitter, TableRecord } from '../store/tables.ts';
import type { Forkable } from './forkable.ts';

/** A table that goes on from a line of a game, not yet kept. */
export function forkedTable({ ui, log }: Forkable, wish: ForkWish, sitters: readonly Sitter[]): TableRecord {
  const seed = crypto.randomUUID();
  const match = forkOf(ui.game, log, wish, verifiableSource(seed));
  const now = Date.now();
  return {
    id: crypto.randomUUID().slice(0, 8),
    sitters,
    log: { header: match.header, lines: [...match.log.lines] },
    seed,
    created: now,
    updated: now,
    isOver: false,
  };
}

/** Makes such a table of this browser and returns its id. */
export function playFork(game: Forkable, wish: ForkWish, sitters: readonly Sitter[]): Promise<string> {
  return keepTable(forkedTable(game, wish, sitters));
}

/** Plays a fork again from where it began, with luck of the same kind, and returns the new table's id. */
export async function playAgain({ log, sitters }: TableRecord): Promise<string> {
  const { game, version, fork } = log.header;
  const forkable = { ui: await loadGame(game, version), log, sitters, isOver: true, own: undefined };
  return playFork(forkable, { line: beginningOf(log), luck: fork?.luck ? 'same' : 'new' }, sitters);
}

/** Plays all of a finished game again with the same set-up and luck, and returns the new table's id. */
export async function playSameDeal(record: TableRecord): Promise<string> {
  if (record.log.header.fork) return playAgain(record);
  const { log, sitters } = record;
  const forkable = {
    ui: await loadGame(log.header.game, log.header.version),
    log,
    sitters,
    isOver: true,
    own: undefined,
  };
  return playFork(forkable, { line: 0, luck: 'same' }, sitters);
}

/** The last line that a fork has from elsewhere, or what was dealt anew after it: whoever plays it again begins there. */
function beginningOf({ header: { fork }, lines }: Log): number {
  const first = (fork?.line ?? 0) + 1;
  const line = lines[first];
  return line && 'anew' in line ? first : first - 1;
}

/** So many deals that at least one of them would be another. */
const DEALS = 12;

/** Whether the game holds anything after this line that the seat cannot see. */
export function hidesAnything(game: Game, { header, lines }: Log, line: number, seat: number): boolean {
  if (!game.hasSecrets(header.seats)) return false;
  const match = Match.restore(game, { header, lines: lines.slice(0, line + 1) });
  if (match.asked.some((other) => other !== seat && match.hasSealed(other))) return true;
  const truth = JSON.stringify(match.state);
  return Array.from({ length: DEALS }, (_, i) => new SeededChance(i)).some((chance) => {
    const { state } = match;
    if (game.redeal) game.redeal(state, seat, chance);
    else game.shuffle(state, seat, chance);
    return JSON.stringify(state) !== truth;
  });
}

/** Whether chance has decided anything after this line. */
export function hasLuckAfter({ header, lines }: Log, line: number): boolean {
  return (header.fork?.luck?.length ?? 0) > 0 || lines.some((one) => one.seq > line && 'outcomes' in one);
}
