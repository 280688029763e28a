import { type Language, Match } from '@stolik/core';
import { loadGame } from '../games.ts';
import { soleSeat } from '../store/sole-seat.ts';
import type { TableRecord } from '../store/tables.ts';
import type { Sight } from './Thumbnail.tsx';

/** How it stands at a table of this browser. */
export interface KeptLook extends Sight {
  readonly actors: readonly number[];
  readonly round: number;
  readonly rounds: number;
  /** The part of the game, such as a round, in words. */
  chapterIn(language: Language): string;
}

/** Replays a table as far as it has been played. Where several people share the screen nothing is shown that one may not know. */
export async function lookAtKept({ log, sitters }: TableRecord): Promise<KeptLook> {
  const ui = await loadGame(log.header.game, log.header.version);
  const match = Match.restore(ui.game, log);
  const seat = soleSeat(sitters);
  const view = match.view(seat);
  const [round, rounds] = ui.roundOf(view);
  return {
    view,
    seat,
    looks: ui.looksOf?.(view),
    actors: match.actors,
    round,
    rounds,
    chapterIn: (language) => ui.chapterOf(view, language),
  };
}
