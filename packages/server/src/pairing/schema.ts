/** Somebody who waits for strangers to play with. */
export interface SearchTable {
  person: string;
  /** What they would play: words, and numbers of seats, with commas between them. */
  games: string;
  seats: string;
  pace: string;
  rated: number;
  /** The bots that may take seats for which nobody is there; null where only people are wanted. */
  bots: string | null;
  /** From where they asked, as limits count it. */
  network: string | null;
  /** What they add to the seed. */
  entropy: string;
  /** By the time in which servers live, as `until`: nobody waits while none does. */
  since: number;
  /** Those who were found together have the same; null while nobody is. */
  party: string | null;
  /** JSON of what they are to play, a `Found`. */
  found: string | null;
  /** Until when they have to come; then, until when it is told where they play. */
  until: number | null;
  came: number;
  /** The table that was made for them. */
  tableId: string | null;
}

/** How long somebody waited, of whom nothing else is known. */
export interface SearchWaitTable {
  id: string;
  game: string;
  pace: string;
  rated: number;
  waited: number;
  time: number;
}
