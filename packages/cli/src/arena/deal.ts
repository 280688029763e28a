import { type Budget, botNamed } from '@stolik/bots';
import { duplicateSource, type GameEntry, Match, SeededChance, seatsOf, winnersOf } from '@stolik/core';

/** What an arena plays: the same for every deal. */
export interface Contest {
  readonly game: string;
  /** A bot for each seat of the first rotation. */
  readonly bots: readonly string[];
  readonly options: unknown;
  readonly seed: string;
  readonly budget: Pick<Budget, 'iterations' | 'ms'>;
}

/** How a bot did in one game. */
export interface Showing {
  readonly bot: string;
  /** 1 for a win, a share of it for a shared one. */
  readonly win: number;
  readonly score: number;
  /** Milliseconds of each turn it thought about. */
  readonly ms: readonly number[];
}

/** One deal, played once from every side: the chance is the same, the seats rotate. */
export type Deal = readonly (readonly Showing[])[];

export function playDeal(entry: GameEntry, contest: Contest, number: number): Deal {
  const { bots } = contest;
  return bots.map((_, turn) =>
    playGame(
      entry,
      contest,
      bots.map((_bot, seat) => bots[(seat + turn) % bots.length]),
      `${contest.seed}/${number}`,
    ),
  );
}

function playGame(entry: GameEntry, { options, budget }: Contest, names: readonly string[], seed: string): Showing[] {
  const { game, sense } = entry;
  const isLimited = budget.iterations !== undefined || budget.ms !== undefined;
  const bots = names.map((name) => botNamed(name, sense));
  const match = Match.begin(game, { seats: bots.length, options, source: duplicateSource(seed) });
  // Each bot has luck of its own that does not depend on its seat.
  const luck = names.map(
    (name, seat) => new SeededChance(`${seed}/${name}/${names.indexOf(name) === seat ? 0 : seat}`),
  );
  const times: number[][] = names.map(() => []);
  while (!match.isOver) {
    const [seat] = seatsOf(match.actors);
    const begin = performance.now();
    const decision = bots[seat]?.decide(game, match.view(seat), seat, luck[seat], isLimited ? budget : undefined);
    if (decision && decision.candidates.length !== 1) times[seat].push(performance.now() - begin);
    match.play(seat, decision?.moves ?? []);
  }
  const sheets = game.score(match.state);
  const winners = winnersOf(sheets);
  return names.map((bot, seat) => ({
    bot,
    win: winners.includes(seat) ? 1 / winners.length : 0,
    score: sheets[seat].total,
    ms: times[seat].map((ms) => Math.round(10 * ms) / 10),
  }));
}
