import { LEVELS, type Level } from '@stolik/bots';

/** Columns that a phone has room for. */
const MOST_BINS = 20;

type Bin = Readonly<Record<Level, number>>;

interface Bins {
  readonly bins: readonly Bin[];
  /** In which one's own result lies. */
  readonly own: number;
  /** Runs in the highest. */
  readonly most: number;
  readonly from: number;
  readonly to: number;
}

/** Results in columns of the same width, whole points wide. */
export function binsOf(results: Readonly<Record<Level, readonly number[]>>, value: number): Bins {
  const all = [...LEVELS.flatMap((level) => results[level]), value];
  const from = Math.min(...all);
  const to = Math.max(...all);
  const width = Math.max(1, Math.ceil((to - from + 1) / MOST_BINS));
  const binAt = (one: number) => Math.floor((one - from) / width);
  const bins = Array.from(
    { length: binAt(to) + 1 },
    (): Record<Level, number> => ({
      easy: 0,
      medium: 0,
      hard: 0,
      expert: 0,
    }),
  );
  for (const level of LEVELS) for (const one of results[level]) bins[binAt(one)][level]++;
  const most = Math.max(...bins.map((bin) => LEVELS.reduce((sum, level) => sum + bin[level], 0)));
  return { bins, own: binAt(value), most, from, to };
}
