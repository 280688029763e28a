/** What a thread is asked for: to look through one game, by its number. */
export interface Job {
  readonly game: string;
  readonly seed: string;
  readonly number: number;
}
