import type { Bot, BotGame } from './bot.ts';
import { type Budget, Meter } from './budget.ts';
import { compare } from './comparison.ts';
import { decisionOf, SEEDS } from './decision.ts';
import { fillGrid } from './grid.ts';
import { halve } from './halving.ts';
import { countSeats, timeOf } from './playout.ts';
import type { Race } from './race.ts';
import { byLead, runnerOf } from './runner.ts';
import { turnsOf } from './turn.ts';

export interface MonteCarloSettings<S = unknown> {
  readonly name: string;
  /** How many turns, the best at first sight, are tried. */
  readonly breadth: number;
  /** What it thinks for when nothing else is asked. */
  readonly budget: Budget;
  /** How far the clock goes on from a state, where that is not as far as the game says. */
  readonly horizon?: (s: S) => number;
}

/**
 * Flat Monte Carlo: plays on from each of the promising turns, in worlds that the seat cannot tell from the true one,
 * and takes the turn that leads best on average. All turns meet the same luck, so differences show early.
 */
export function monteCarlo<S, M, V>(
  playable: BotGame<S, M, V>,
  { name, breadth, budget: usual, horizon }: MonteCarloSettings<S>,
): Bot<V, M> {
  const { game } = playable;
  const heuristics = playable.heuristics();
  return {
    name,
    decide(v, seat, chance, budget = usual) {
      const s = game.imagine(v, seat, chance);
      const question = { game, heuristics, seat, seed: chance.int(SEEDS) };
      const isFree = budget.ms === undefined && budget.iterations === undefined;
      const allowed = isFree ? { ...usual, ...budget } : budget;
      const meter = new Meter(allowed);
      const turns = turnsOf(question, s).sort((a, b) => b.worth - a.worth);
      const runners = turns.slice(0, breadth).map(runnerOf);
      const seats = countSeats(game, s);
      const ahead = horizon ? horizon(s) : heuristics.horizon(seats);
      const race: Race<S> = { ...question, seats, end: timeOf(question, s) + ahead };
      const worlds = heuristics.worlds?.(s, seat);
      if (worlds) fillGrid(race, worlds, runners, meter);
      else halve(race, s, runners, meter);
      const [best, next] = runners.sort(byLead);
      const decision = decisionOf(game, s, seat, runners);
      if (!budget.explains || !next) return decision;
      return { ...decision, comparison: compare(game, race, s, [best!.actions, next.actions], allowed) };
    },
  };
}
