/** A game that bots have played, in a few lines: whoever plays the same moves by the same seed gets to the same positions. */
export interface PlayedGame {
  readonly seed: string;
  readonly seats: number;
  readonly options: unknown;
  /** In the order they were played: a seat and its moves as typed, such as `0: place R5 c2; end`. */
  readonly plays: readonly string[];
}

/** A moment of a game at which a seat is asked. */
export interface Moment {
  /** How many plays come before it. */
  readonly at: number;
  readonly seat: number;
}

/** A turn that is no answer, and what it costs. */
export interface Tempting {
  /** As typed. */
  readonly turn: string;
  /** By how many points of lead it is behind the best. */
  readonly loss: number;
  /** What it brings more or less than the best one at the end of the game, by lines of the score sheet: as in reviews. */
  readonly lines: Readonly<Record<string, number>>;
  /** The lines of those that are no accident, the largest first. */
  readonly why: readonly string[];
}

/** A turn that is clearly best, whatever the luck. */
export interface Puzzle extends Moment {
  /** What counts as right, as typed, the best first; turns that lead to the same count as well. */
  readonly answers: readonly string[];
  /** By how many points they lead all else. */
  readonly gap: number;
  /** What else was looked at closely, at most three: the one that first sight takes comes first, if that is wrong. */
  readonly others: readonly Tempting[];
  /** What it is about: the first is what it counts as. */
  readonly themes: readonly string[];
  /** Of how many runs each of easy, medium and hard found it, as shares. */
  readonly found: readonly number[];
  /** How hard it is, on the scale of those who solve puzzles. */
  readonly rating: number;
  /** First sight takes another turn. */
  readonly isBlind?: true;
}

/** A game with what was found in it, in the order in which it came up. */
export interface MinedGame extends PlayedGame {
  readonly puzzles: readonly Puzzle[];
}

/** What `stolik mine` has found: a file. */
export interface PuzzleSet {
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  /** Who judged. */
  readonly engine: string;
  readonly seed: string;
  /** So many games were played; the next begins with this number. */
  readonly played: number;
  readonly games: readonly MinedGame[];
}

/** A puzzle and the game it is of. */
export interface Placed {
  readonly id: string;
  readonly game: MinedGame;
  readonly puzzle: Puzzle;
}

/** All puzzles of a set, each with a name that it keeps when others are found. */
export function puzzlesIn({ games }: Pick<PuzzleSet, 'games'>): Placed[] {
  return games.flatMap((game) => game.puzzles.map((puzzle) => ({ id: `${game.seed}/${puzzle.at}`, game, puzzle })));
}
