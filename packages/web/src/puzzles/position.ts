import type { Log } from '@stolik/core';
import type { GameUi } from '@stolik/games/ui';
import { matchAt, type Placed } from '@stolik/review/puzzles';
import type { Exercised } from '../review/exercise.ts';
import type { Sitter } from '../store/tables.ts';

/** Who is said to sit round a puzzle, in the reader's words: bots played it. */
export interface Namings {
  readonly you: string;
  readonly bird: string;
}

/** A puzzle as it stands on the table. */
export interface Laid extends Exercised {
  readonly log: Log;
  /** The last line of the log. */
  readonly line: number;
}

/** Plays the game of a puzzle again up to it; of what comes out only the view of its seat is shown. */
export function layOut({ game }: GameUi, { id, game: played, puzzle }: Placed, { you, bird }: Namings): Laid {
  const match = matchAt(game, played, puzzle.at);
  const { seat } = puzzle;
  let birds = 0;
  const sitters = Array.from({ length: played.seats }, (_, at): Sitter => {
    if (at === seat) return { kind: 'human', name: you };
    birds++;
    return { kind: 'bot', name: birds > 1 ? `${bird} ${birds}` : bird, bot: 'hard' };
  });
  const { log } = match;
  return { id: `puzzle/${id}`, sitters, game, view: match.view(seat), seat, log, line: log.lines.length - 1 };
}
