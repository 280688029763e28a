import type { Bot, BotGame } from './bot.ts';
import { type Budget, Meter } from './budget.ts';
import { compare } from './comparison.ts';
import { decisionOf, SEEDS } from './decision.ts';
import { countSeats, leadOf, timeOf } from './playout.ts';
import { pointsAfter, type Race, worldBefore } from './race.ts';
import { type Turn, turnsOf } from './turn.ts';

/** A turn in the race for the best. */
interface Runner extends Turn {
  runs: number;
  points: number;
  lead: number;
}

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
 * and takes the turn that leads best on average. All turns meet the same luck, so differences show early; the worse half
 * drops out time and again.
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
      const runners = turns.slice(0, breadth).map((turn): Runner => ({ ...turn, runs: 0, points: 0, lead: 0 }));
      const seats = countSeats(game, s);
      const ahead = horizon ? horizon(s) : heuristics.horizon(seats);
      const race: Race<S> = { ...question, seats, end: timeOf(question, s) + ahead };
      let field = runners;
      const stages = Math.ceil(Math.log2(runners.length));
      for (let stage = 1; stage <= stages; stage++) {
        for (let run = field[0]!.runs; meter.share < stage / stages; run++) {
          if (!runOnce(race, s, field, run, meter)) break;
        }
        field = field.sort(byLead).slice(0, Math.ceil(field.length / 2));
      }
      const [best, next] = runners.sort(byLead);
      const ranked = runners.map(({ actions, worth, runs, points, lead }) => ({
        actions,
        value: runs > 0 ? points / runs : worth,
        lead: runs > 0 ? lead / runs : worth,
      }));
      const decision = decisionOf(game, s, seat, ranked);
      if (!budget.explains || !next) return decision;
      return { ...decision, comparison: compare(game, race, s, [best!.actions, next.actions], allowed) };
    },
  };
}

/**
 * One world, one course of luck, the same for every turn; whether there was time for all. If not, it counts for nothing,
 * since it would favour some; but the very first run does, and what it does not reach stays untried.
 */
function runOnce<S>(race: Race<S>, s: S, field: readonly Runner[], run: number, meter: Meter): boolean {
  const { seat } = race;
  const world = worldBefore(race, s, run);
  const results: number[][] = [];
  for (const { actions } of field) {
    if (meter.isTimeUp) break;
    results.push(pointsAfter(race, world, actions, run));
    meter.spend();
  }
  const isWhole = results.length === field.length;
  if (isWhole || run === 0) {
    results.forEach((points, i) => {
      const runner = field[i]!;
      runner.runs++;
      runner.points += points[seat]!;
      runner.lead += leadOf(points, seat);
    });
  }
  return isWhole;
}

/** Who dropped out early has fewer runs and comes after those who stayed. */
function byLead(a: Runner, b: Runner): number {
  return b.runs - a.runs || b.lead / Math.max(1, b.runs) - a.lead / Math.max(1, a.runs) || b.worth - a.worth;
}
