import { SeededChance, type Sense } from '@stolik/core';
import type { Bot } from './bot.ts';
import { type Budget, Meter } from './budget.ts';
import { decisionOf, SEEDS } from './decision.ts';
import { countSeats, leadOf, playOut, standings, timeOf, worldOf } from './playout.ts';
import { type Look, type Plan, plansOf, type Rules } from './turn.ts';

/** A plan in the race for the best. */
interface Runner extends Plan {
  runs: number;
  points: number;
  lead: number;
}

export interface MonteCarloSettings {
  readonly name: string;
  /** How many plans, the best at first sight, are tried. */
  readonly width: number;
  /** What it thinks for when nothing else is asked. */
  readonly budget: Budget;
}

/**
 * Flat Monte Carlo: plays on from each of the promising turns, in worlds that the seat cannot tell from the true one,
 * and takes the turn that leads best on average. All plans meet the same luck, so differences show early; the worse half
 * drops out time and again.
 */
export function monteCarlo(sense: Sense, { name, width, budget: usual }: MonteCarloSettings): Bot {
  return {
    name,
    decide(game, v, seat, chance, budget = usual) {
      const s = game.imagine(v, seat, chance);
      const seed = chance.int(SEEDS);
      const look: Look<typeof s> = { game, seat, sense, seed };
      const meter = new Meter(budget);
      const plans = plansOf(look, s).sort((a, b) => b.worth - a.worth);
      const runners = plans.slice(0, width).map((plan): Runner => ({ ...plan, runs: 0, points: 0, lead: 0 }));
      const seats = countSeats(game, s);
      const end = timeOf(game, sense, s) + sense.horizon(seats);
      const race = { game, sense, seat, seats, seed, end };
      let field = runners;
      const stages = Math.ceil(Math.log2(runners.length));
      for (let stage = 1; stage <= stages; stage++) {
        for (let run = field[0].runs; meter.share < stage / stages; run++) {
          if (!runOnce(race, s, field, run, meter)) break;
        }
        field = field.sort(byLead).slice(0, Math.ceil(field.length / 2));
      }
      const ranked = runners.sort(byLead).map(({ actions, worth, runs, points, lead }) => ({
        actions,
        value: runs > 0 ? points / runs : worth,
        lead: runs > 0 ? lead / runs : worth,
      }));
      return decisionOf(game, s, seat, ranked);
    },
  };
}

interface Race<S> {
  readonly game: Rules<S>;
  readonly sense: Sense;
  readonly seat: number;
  readonly seats: number;
  readonly seed: number;
  /** When playouts end. */
  readonly end: number;
}

/**
 * One world, one course of luck, the same for every plan; whether there was time for all. If not, it counts for nothing,
 * since it would favour some; but the very first run does, and what it does not reach stays untried.
 */
function runOnce<S>(race: Race<S>, s: S, field: readonly Runner[], run: number, meter: Meter): boolean {
  const { game, sense, seat, seats, seed, end } = race;
  const before = worldOf(game, sense, s, seat, new SeededChance(`${seed}/world/${run}`));
  const results: number[][] = [];
  for (const { actions } of field) {
    if (meter.isTimeUp) break;
    const world = game.clone(before);
    const luck = new SeededChance(`${seed}/luck/${run}`);
    for (const a of actions) game.apply(world, seat, a, luck);
    playOut(game, sense, world, luck, end);
    results.push(standings(sense, world, seats));
    meter.spend();
  }
  const isWhole = results.length === field.length;
  if (isWhole || run === 0) {
    results.forEach((points, i) => {
      field[i].runs++;
      field[i].points += points[seat];
      field[i].lead += leadOf(points, seat);
    });
  }
  return isWhole;
}

/** Who dropped out early has fewer runs and comes after those who stayed. */
function byLead(a: Runner, b: Runner): number {
  return b.runs - a.runs || b.lead / Math.max(1, b.runs) - a.lead / Math.max(1, a.runs) || b.worth - a.worth;
}
