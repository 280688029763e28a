import { type Calibration, isTelling, prospectAt } from './calibration.ts';
import type { Fate, Push } from './fate.ts';
import { rounded } from './numbers.ts';
import { sumsOf } from './record.ts';

/** What an event of chance brought every seat, in points in the end; of two seats, one has what the other lost. */
export interface LuckEvent {
  readonly line: number;
  readonly by: readonly number[];
}

/** What a seat's margin over the mean of the others is made of. All but `doubt` add up to `margin`, to the last digit. */
export interface Split {
  readonly seat: number;
  readonly start: number;
  readonly dice: number;
  /** What the others had planned, where that is secret. */
  readonly plans: number;
  /** Its own turns against those that looked best at first sight. */
  readonly own: number;
  /** The others' turns against those that looked best at first sight. */
  readonly others: number;
  readonly unexplained: number;
  readonly margin: number;
  /** The luck of the dice lies within so many points of `dice`, with a chance of 95 %. */
  readonly doubt: number;
}

/** A point of the chart: what every seat could expect to lead the best of the others by, and how much that still changes. */
export interface ChartPoint {
  readonly line: number;
  readonly leads: readonly number[];
  readonly band?: number;
}

/** What happened in a game, beside what was decided. */
export interface Story {
  readonly chart: readonly ChartPoint[];
  readonly luck: readonly LuckEvent[];
  readonly split: readonly Split[];
  /** Whether the parts explain enough of margins in this game for bars to be worth showing. */
  readonly isTelling: boolean;
}

/** What all that was worth in the end. */
export function storyOf(fate: Fate, table: Calibration): Story {
  return {
    chart: chartOf(fate, table),
    luck: fate.luck.map(({ line, by }) => ({ line, by: balanced(by.map((points) => table.dice * points)) })),
    split: splitOf(fate, table),
    isTelling: isTelling(table),
  };
}

export function chartOf({ outlooks }: Pick<Fate, 'outlooks'>, table: Calibration | undefined): ChartPoint[] {
  return outlooks.map(({ line, leads, moment }) => {
    const prospect = table && prospectAt(table, moment);
    if (!prospect) return { line, leads: leads.map(rounded) };
    return { line, leads: leads.map((lead) => rounded(prospect.trust * lead)), band: prospect.spread };
  });
}

function splitOf(fate: Fate, table: Calibration): Split[] {
  const seats = fate.margins.length;
  const luck = sumsOf(fate.luck, seats);
  const plans = sumsOf(fate.plans, seats);
  return fate.margins.map((margin, seat) => {
    const own = sumsOf(
      fate.turns.filter((turn) => turn.seat === seat),
      seats,
    )[seat]!;
    const others = sumsOf(
      fate.turns.filter((turn) => turn.seat !== seat),
      seats,
    )[seat]!;
    // In tenths, so that sums are exact.
    const parts = {
      start: tenths(table.start * fate.start[seat]! + table.offsets[seat]!),
      dice: tenths(table.dice * luck[seat]!),
      plans: tenths(table.plans * plans[seat]!),
      own: tenths(table.turns * own),
      others: tenths(table.turns * others),
    };
    const whole = tenths(margin);
    const unexplained = whole - Object.values(parts).reduce((sum, part) => sum + part, 0);
    const told = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part / 10])) as {
      [name in keyof typeof parts]: number;
    };
    const doubt = tenths(2 * table.dice * doubtOf(fate.luck, seat)) / 10;
    return { seat, ...told, unexplained: unexplained / 10, margin: whole / 10, doubt };
  });
}

/** The standard error of a sum of pushes. */
function doubtOf(pushes: readonly Push[], seat: number): number {
  return Math.sqrt(pushes.reduce((sum, { errors }) => sum + errors[seat]! * errors[seat]!, 0));
}

/** Rounded alike on both sides of 0, so that what one seat has another lost. */
function balanced(numbers: readonly number[]): number[] {
  return numbers.map((n) => Math.sign(n) * rounded(Math.abs(n)) + 0);
}

function tenths(n: number): number {
  return Math.sign(n) * Math.round(10 * Math.abs(n)) + 0;
}
