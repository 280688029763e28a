import type { Meter } from './budget.ts';
import { leadOf } from './playout.ts';
import { pointsAfter, type Race, worldBefore } from './race.ts';
import { byLead, judge, type Runner } from './runner.ts';

/** Tries turns in worlds that are drawn; the worse half drops out time and again. */
export function halve<S>(race: Race<S>, s: S, runners: Runner[], meter: Meter): void {
  let field = runners;
  const stages = Math.ceil(Math.log2(runners.length));
  for (let stage = 1; stage <= stages; stage++) {
    for (let run = field[0]!.leads.length; meter.share < stage / stages; run++) {
      if (!runOnce(race, s, field, run, meter)) break;
    }
    for (const runner of field)
      if (runner.leads.length > 0)
        judge(
          runner,
          runner.leads.map(() => 1),
        );
    field = field.sort(byLead).slice(0, Math.ceil(field.length / 2));
  }
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
      field[i]!.points.push(points[seat]!);
      field[i]!.leads.push(leadOf(points, seat));
    });
  }
  return isWhole;
}
