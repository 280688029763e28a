// Whoever was rated has a number in place of their id here: when an account is deleted, what tells whose it was goes, and
// the games that others were rated by stay. Ratings are millionths of a point, so that both engines hold whole numbers.

/** Whose games are whose. */
export interface RatedPlayerTable {
  person: string;
  player: string;
  /** Whether the person wants to be on boards: 1 or 0; null as long as nobody has asked. */
  boards: number | null;
}

/** How strong a player is in one list. */
export interface RatingTable {
  list: string;
  player: string;
  mu: number;
  sigma: number;
  games: number;
  last: number;
}

/** A rated table that is over, as one of its list in the order in which they ended. */
export interface RatedGameTable {
  list: string;
  n: number;
  tableId: string;
  ended: number;
  /** 0 where too little of it was played by all. */
  counts: number;
}

/** A person's seat at it. */
export interface RatedSeatTable {
  tableId: string;
  seat: number;
  /** Null where the account was deleted before the game was over. */
  player: string | null;
  place: number;
  /** Whether the person left it to others. */
  hasLeft: number;
  /** JSON of what the game changed; null where it changed nothing. */
  change: string | null;
}
