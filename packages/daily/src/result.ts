import { type Game, type Log, Match, type ScoreSheet, winnersOf } from '@stolik/core';

/** How a game came out for a seat. */
export interface Result {
  /** What is compared: its points where it sat alone, otherwise how many more than the best of the others. */
  readonly value: number;
  readonly totals: readonly number[];
  readonly hasWon: boolean;
  /** By how much each round changed what is compared. */
  readonly rounds: readonly number[];
}

/** What a seat's standing is worth beside that of others who were dealt alike. */
export function worthOf(sheets: readonly ScoreSheet[], seat: number): number {
  const own = sheets[seat]!.total;
  const others = sheets.flatMap((sheet) => (sheet.seat === seat ? [] : [sheet.total]));
  return others.length === 0 ? own : own - Math.max(...others);
}

/** Plays a log again and tells how it came out, round by round. A round ends with the first position of the next. */
export function resultOf(game: Game, log: Log, seat: number): Result {
  const ends: number[] = [];
  let round: number | undefined;
  let value = 0;
  const match = Match.restore(game, log, undefined, ({ state }) => {
    const now = roundIn(game, state);
    value = worthOf(game.score(state), seat);
    if (round !== undefined && now > round) for (; round < now; round++) ends.push(value);
    round = now;
  });
  ends.push(value);
  const sheets = game.score(match.state);
  return {
    value: worthOf(sheets, seat),
    totals: sheets.map(({ total }) => total),
    hasWon: winnersOf(sheets).includes(seat),
    rounds: ends.map((end, i) => end - (ends[i - 1] ?? 0)),
  };
}

/** Views of all games say which round it is. */
function roundIn(game: Game, state: unknown): number {
  return (game.view(state, undefined) as { readonly round: number }).round;
}
