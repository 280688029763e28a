import type { Game } from '@stolik/core';
import type { Comparison, LineGain } from './bot.ts';
import { type Budget, Meter } from './budget.ts';
import { leadOf } from './playout.ts';
import { type Race, stateAfter, worldBefore } from './race.ts';

/** As many worlds as show a difference that matters; where time is short, some of them. */
const WORLDS = 32;
const FEWEST_WORLDS = 8;
/** So many standard errors are no accident. */
const ERRORS = 2;
/** Turns are as good as each other where they surely differ by less than this share of one's own points. */
const EVEN = 0.05;
/** What a line gains or loses below this is not worth a word. */
const LEAST = 0.3;

/**
 * What a turn wins and what it gives up against another, by the lines of the score sheet: both are played to the end of
 * the game in the same worlds by the same luck. The worlds are fresh: those that a turn was chosen by flatter it.
 */
export function compare<S>(
  game: Pick<Game<S>, 'score'>,
  race: Race<S>,
  s: S,
  [turn, other]: readonly [readonly number[], readonly number[]],
  { ms, isCancelled }: Budget,
): Comparison {
  const fresh = { ...race, seed: race.seed + 0.5, end: Number.POSITIVE_INFINITY };
  const meter = new Meter({ ...(ms === undefined ? {} : { ms }), ...(isCancelled ? { isCancelled } : {}) });
  const leads: number[] = [];
  const totals: number[] = [];
  const lines = new Map<string, number[]>();
  for (let run = 0; run < WORLDS && !(run >= FEWEST_WORLDS && meter.isTimeUp); run++) {
    const world = worldBefore(fresh, s, run);
    const [mine, others] = [turn, other].map((actions) => game.score(stateAfter(fresh, world, actions, run)));
    const seatsOf = (sheets: typeof mine) => sheets!.slice(0, race.seats).map(({ total }) => total);
    leads.push(leadOf(seatsOf(mine), race.seat) - leadOf(seatsOf(others), race.seat));
    totals.push(mine![race.seat]!.total);
    for (const [line, by] of gains(mine![race.seat]!.lines, others![race.seat]!.lines)) {
      const known = lines.get(line) ?? new Array<number>(run).fill(0);
      known.push(by);
      lines.set(line, known);
    }
    for (const known of lines.values()) if (known.length <= run) known.push(0);
  }
  const lead = spreadOf(leads);
  return { lead: rounded(lead.mean), verdict: verdictOf(lead, spreadOf(totals).mean), lines: clearOf(lines) };
}

/** Where playing to the end speaks against the turn, two judges disagree, and that is not knowing either. */
function verdictOf({ mean, error }: Spread, points: number): Comparison['verdict'] {
  if (mean > ERRORS * error) return 'better';
  return Math.abs(mean) + error <= EVEN * Math.abs(points) ? 'even' : 'unknown';
}

/** What each line has more than in the other sheet. Lines of the same kind, such as those of all rounds, are one. */
export function gains(
  mine: Readonly<Record<string, number>>,
  others: Readonly<Record<string, number>>,
): Map<string, number> {
  const by = new Map<string, number>();
  const add = (line: string, points: number) => {
    const kind = line.replace(/(-\d+)+$/, '');
    by.set(kind, (by.get(kind) ?? 0) + points);
  };
  for (const [line, points] of Object.entries(mine)) add(line, points);
  for (const [line, points] of Object.entries(others)) add(line, -points);
  return by;
}

/** The lines that surely differ, the largest difference first. */
function clearOf(lines: ReadonlyMap<string, readonly number[]>): LineGain[] {
  return [...lines]
    .map(([line, by]) => ({ line, ...spreadOf(by) }))
    .filter(({ mean, error }) => Math.abs(mean) >= LEAST && Math.abs(mean) > ERRORS * error)
    .sort((a, b) => Math.abs(b.mean) - Math.abs(a.mean))
    .map(({ line, mean }) => ({ line, by: rounded(mean) }));
}

interface Spread {
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
}

function spreadOf(numbers: readonly number[]): Spread {
  const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  const variance = numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0) / Math.max(1, numbers.length - 1);
  return { mean, error: Math.sqrt(variance / numbers.length) };
}

function rounded(n: number): number {
  return Math.round(10 * n) / 10;
}
