import type { Heuristics, Playable } from '@stolik/core';
import type { BotGame } from './bot.ts';

const known = new WeakMap<Playable, BotGame>();

/**
 * The game with what was learned for it, if anything was. `read` gets the file, named from the folder of all games on; it
 * is asked once, and only when somebody plays by it.
 */
export function taught(playable: Playable, read: (file: string) => Uint8Array): BotGame {
  const { learned, game, heuristics } = playable;
  if (!learned) return playable;
  let made = known.get(playable);
  if (!made) {
    let make: (() => Heuristics) | undefined;
    const trained = () => {
      make ??= learned.read(read(learned.file));
      return make();
    };
    made = { game, heuristics: () => heuristics(), trained };
    known.set(playable, made);
  }
  return made;
}
