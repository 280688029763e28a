/** Who plays the games that the explorer answers from. */
export const BOT = 'hard';

/** What a thread is asked for: the facts of one game, by its number. */
export interface Job {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly number: number;
}
