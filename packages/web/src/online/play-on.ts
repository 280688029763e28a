import type { Game } from '@stolik/core';
import { hasLost, type Seat, type TableInfo } from '@stolik/protocol/page';
import type { TFunction } from 'i18next';
import { tables } from '../store/tables.ts';
import { sittersOf } from './sitters.ts';
import { fetchLog } from './verify.ts';

/** Whether somebody who has not lost may see a game through: not where the rules have ended it, whoever played it out. */
export function canPlayOn({ seats, pace }: TableInfo, seat: number, game: Game, view: unknown): boolean {
  if (hasLost(seats[seat], pace) || !seats.some((one) => hasLost(one, pace))) return false;
  // All is public now, so any imagined state is the true one.
  return game.actors(game.imagine(view, seat, { int: () => 0 })) !== 0;
}

/** Goes on with a game that people ended early, on this device: bots take all other seats. Its new id. */
export async function playOn(info: TableInfo, seat: number, t: TFunction): Promise<string> {
  const { seed, ...log } = await fetchLog(info.id);
  if (seed === undefined) throw new Error('the game is not over');
  // A bot plays under its own name, whoever sat there before.
  const bot: Seat = { kind: 'bot', level: info.standIn };
  const sitters = sittersOf(
    info.seats.map((one, i) => (i === seat || one.kind === 'bot' ? one : bot)),
    t,
  );
  const now = Date.now();
  const id = crypto.randomUUID().slice(0, 8);
  await tables.save({ id, sitters, log, seed, created: now, updated: now, isOver: false });
  return id;
}
