import { type Chance, type ChanceSource, type Game, Match, SeededChance } from '@stolik/core';
import { games } from '@stolik/games';

/** All titles, as whoever knows none of them meets them. */
export const TITLES: readonly (readonly [string, Game])[] = games.map(({ game }) => [game.id, game]);

export interface PlayedGame {
  readonly seats: number;
  readonly options?: unknown;
  readonly source: ChanceSource;
  /** What is played, and what is taken back now and then. */
  readonly moves: string;
}

/** A whole game by random moves, as its lines come. */
export function playedBy(game: Game, { seats, options = {}, source, moves }: PlayedGame, onLine?: Look): Match {
  const match = Match.begin(game, { seats, options, source });
  onLine?.(match);
  const chance = new SeededChance(moves);
  while (!match.isOver) {
    playOne(match, chance);
    onLine?.(match);
  }
  return match;
}

type Look = (match: Match) => void;

function playOne(match: Match, chance: Chance): void {
  const seats = match.actors;
  const seat = seats[chance.int(seats.length)];
  if (match.canRetract(seat) && chance.int(8) === 0) return match.retract(seat);
  const legal = match.legal(seat);
  match.play(seat, [legal[chance.int(legal.length)]]);
}

/** What a log says beyond its links. */
export function bare({ lines }: Match['log']): string[] {
  return lines.map(({ hash: _, ...line }) => JSON.stringify(line));
}
