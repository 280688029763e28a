import { SeededChance } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import type { Look } from '@stolik/protocol';
import { Refused } from '@stolik/protocol';
import type { Guest } from './guest.ts';

export interface PlayerWatch {
  /** A move is about to be sent. */
  onSend?(): void;
  /** A play was acknowledged under this id. */
  onDone?(id: string, moves: readonly unknown[], milliseconds: number): void;
  /** A line was seen: its number at this seat. */
  onSeen?(at: number): void;
  /** How long to think before a move, in milliseconds. */
  pause?(): number;
}

/** Refusals of what would have been right a moment ago. */
const LATE = ['stale', 'not-your-turn', 'game-over', 'away', 'not-seated'];

/** Plays a table with random legal moves, knowing nothing but its view, until the game is over. */
export async function playRandomly(
  guest: Guest,
  table: { readonly id: string; readonly game: string; readonly version: number },
  seed: string,
  watch: PlayerWatch = {},
): Promise<void> {
  const { game } = gameEntry(table.game, table.version);
  const chance = new SeededChance(seed);
  const out: number[] = [];
  let seat: number | undefined;
  let isAsking = false;

  await new Promise<void>((resolve, reject) => {
    const stop = guest.onFrame((frame) => {
      if (frame.is === 'table' && frame.info.id === table.id) {
        seat = frame.seat;
        if (frame.look) consider(frame.look);
      } else if (frame.is === 'update' && frame.table === table.id) consider(frame.look);
    });
    const finish = (error?: unknown) => {
      stop();
      guest.stream.unwatch(table.id);
      if (error) reject(error);
      else resolve();
    };
    let latest: Look | undefined;
    const consider = (look: Look) => {
      latest = look;
      watch.onSeen?.(look.at);
      if (look.isOver) finish();
      else if (!isAsking && seat !== undefined && look.actors.includes(seat)) decide(look, seat).catch(finish);
    };
    const decide = async (look: Look, own: number) => {
      isAsking = true;
      const wait = watch.pause?.() ?? 0;
      if (wait > 0) await new Promise((next) => setTimeout(next, wait));
      const s = game.imagine(look.view, own, chance);
      const count = game.legal(s, own, out);
      const moves = [game.toMove(s, own, out[chance.int(count)])];
      const begin = performance.now();
      watch.onSend?.();
      try {
        const { id } = await guest.stream.ask({ do: 'play', table: table.id, epoch: look.epoch, moves });
        watch.onDone?.(id, moves, performance.now() - begin);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        // Something happened meanwhile, such as a bot that stood in; it has been shown by now, or will be.
        const { code } = error.refusal;
        if (!LATE.includes(code) && !(code === 'illegal-move' && latest !== look)) throw error;
      }
      isAsking = false;
      if (latest && latest !== look) consider(latest);
    };
    guest.stream.watch(table.id).catch(finish);
  });
}
