import type { Calibration, Seen } from '@stolik/review';
import type { Alarms, Coverage, Losses, Planted } from './job.ts';

/** What reviews of a game are worth, in numbers. */
export interface Figures {
  readonly alarms: {
    readonly games: number;
    readonly decisions: number;
    readonly marked: number;
    readonly turning: number;
  };
  readonly planted: { readonly turns: number; readonly found: number };
  readonly coverage: { readonly intervals: number; readonly held: number };
  readonly levels: Readonly<Record<string, { readonly loss: number; readonly marked: number }>>;
  readonly luck: Fresh;
}

/** How luck, as a table scales it, does in games that the table has not seen: of equals. */
export interface Fresh {
  readonly games: number;
  /** Of the first seat, and its standard error. */
  readonly mean: number;
  readonly error: number;
  /** Of the margin on luck, and its standard error. */
  readonly slope: number;
  readonly slopeError: number;
  readonly correlation: number;
  /** What is left unexplained, as a share of the scatter of margins. */
  readonly unexplained: number;
}

export function alarmsIn(games: readonly Alarms[]): Figures['alarms'] {
  const sum = (of: (one: Alarms) => number) => games.reduce((total, one) => total + of(one), 0);
  return {
    games: games.length,
    decisions: sum(({ decisions }) => decisions),
    marked: sum(({ marked }) => marked),
    turning: sum(({ turning }) => turning),
  };
}

export function plantedIn(games: readonly Planted[]): Figures['planted'] {
  return {
    turns: games.reduce((sum, { planted }) => sum + planted, 0),
    found: games.reduce((sum, { found }) => sum + found, 0),
  };
}

export function coverageIn(games: readonly Coverage[]): Figures['coverage'] {
  return {
    intervals: games.reduce((sum, { intervals }) => sum + intervals, 0),
    held: games.reduce((sum, { held }) => sum + held, 0),
  };
}

/** Points given away in a turn, and the share of turns that are marked, for each level. */
export function levelsIn(games: readonly (readonly Losses[])[]): Figures['levels'] {
  const all = games.flat();
  return Object.fromEntries(
    [...new Set(all.map(({ level }) => level))].map((level) => {
      const own = all.filter((one) => one.level === level);
      const decisions = own.reduce((sum, one) => sum + one.decisions, 0);
      const loss = own.reduce((sum, one) => sum + one.loss, 0) / decisions;
      const marked = own.reduce((sum, one) => sum + one.marked, 0) / decisions;
      return [level, { loss: rounded(loss), marked: rounded(marked) }];
    }),
  );
}

export function luckIn(records: readonly Seen[], table: Calibration): Fresh {
  const even = records.filter(({ isEven }) => isEven);
  const luck = even.map((record) => table.dice * record.luck[0]);
  const margins = even.map(({ margins: [margin] }) => margin);
  const rest = even.map(
    ({ margins: [margin], start: [start], plans: [plans], turns: [turns] }, i) =>
      margin - luck[i] - table.start * start - table.offsets[0] - table.plans * plans - table.turns * turns,
  );
  const [x, y] = [centred(luck), centred(margins)];
  const slope = product(x, y) / (product(x, x) || 1);
  const off = y.map((each, i) => each - slope * x[i]);
  const n = even.length;
  return {
    games: n,
    mean: rounded(mean(luck)),
    error: rounded(Math.sqrt(product(x, x) / Math.max(1, n - 1) / n)),
    slope: rounded(slope),
    slopeError: rounded(Math.sqrt(product(off, off) / Math.max(1, n - 2) / (product(x, x) || 1))),
    correlation: rounded(product(x, y) / Math.sqrt(product(x, x) * product(y, y) || 1)),
    unexplained: rounded(Math.sqrt(product(rest, rest) / (product(margins, margins) || 1))),
  };
}

function centred(numbers: readonly number[]): number[] {
  const middle = mean(numbers);
  return numbers.map((n) => n - middle);
}

function product(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, n, i) => sum + n * b[i], 0);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
}

function rounded(n: number): number {
  return Math.round(1000 * n) / 1000;
}
