import { type Wishes, withWishes } from '@stolik/core';
import { games } from '@stolik/games';
import type { TableRecord } from './record.ts';

/** What players of a table's game may wish for; nothing of a game that is not there any more. */
export function wishesAt(game: string): Wishes | undefined {
  return games.find((entry) => entry.game.id === game)?.game.wishes;
}

/** What the game is set up with: the table's options, and what those at the seats wish for. */
export function optionsOf({ game, options, seats }: Pick<TableRecord, 'game' | 'options' | 'seats'>): unknown {
  return withWishes(
    wishesAt(game),
    options,
    seats.map(({ wish }) => wish),
  );
}
