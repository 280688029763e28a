import type { Turn } from './turn.ts';

/** A turn in the race for the best, and what its seat may expect, run by run. */
export interface Runner extends Turn {
  readonly points: number[];
  readonly leads: number[];
  /** What those come to. */
  value: number;
  lead: number;
}

/** Until it is tried, a turn is worth what it looks like. */
export function runnerOf(turn: Turn): Runner {
  return { ...turn, points: [], leads: [], value: turn.worth, lead: turn.worth };
}

/** Who was tried less often, or dropped out early, comes after those who stayed. */
export function byLead(a: Runner, b: Runner): number {
  return b.leads.length - a.leads.length || b.lead - a.lead || b.worth - a.worth;
}

/** Says what runs come to that weigh so much. */
export function judge(runner: Runner, weights: readonly number[]): void {
  runner.value = meanOf(runner.points, weights);
  runner.lead = meanOf(runner.leads, weights);
}

function meanOf(numbers: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  let all = 0;
  for (let i = 0; i < numbers.length; i++) {
    sum += weights[i]! * numbers[i]!;
    all += weights[i]!;
  }
  return sum / all;
}
