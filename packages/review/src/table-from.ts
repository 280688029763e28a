import type { Calibration } from './calibration.ts';
import type { GameRecord } from './record.ts';

/** A moment that fewer leads were seen at than this is as the one before it. */
const FEWEST = 30;
/** What a point counts in the end lies between these, whatever few games may say. */
const MOST_WORTH = 1.5;

/** A record and whether all its seats were of the same strength. */
export interface Seen extends GameRecord {
  readonly isEven: boolean;
}

/** What such games say together. Uneven ones only say what a turn is worth, which equals can hardly tell. */
export function tableFrom(
  records: readonly Seen[],
  about: Pick<Calibration, 'game' | 'seats' | 'engine' | 'command'>,
): Calibration {
  const even = records.filter(({ isEven }) => isEven);
  const names = ['start', 'luck', 'plans', 'turns'] as const;
  const rowsOf = (some: readonly Seen[]) =>
    some.flatMap((record) =>
      record.margins.map((margin, seat) => ({ seat, margin, parts: names.map((name) => record[name][seat]!) })),
    );
  const evenRows = rowsOf(even);
  const [start, dice, plans] = slopes(evenRows.map(({ margin, parts }) => ({ margin, parts: parts.slice(0, 3) })));
  const left = rowsOf(records).map(({ seat, margin, parts }) => ({
    seat,
    margin: margin - start! * parts[0]! - dice! * parts[1]! - plans! * parts[2]!,
    parts: [parts[3]!],
  }));
  const [turns] = slopes(left);
  const rest = evenRows.map(({ seat, margin, parts: [s, d, p, t] }) => ({
    seat,
    rest: margin - start! * s! - dice! * d! - plans! * p! - turns! * t!,
  }));
  const means = Array.from({ length: about.seats }, (_, seat) =>
    mean(rest.filter((row) => row.seat === seat).map((row) => row.rest)),
  );
  const offsets = certainly(
    means.map((each) => each - mean(means)),
    deviation(rest.map((row) => row.rest)) / Math.sqrt(Math.max(1, even.length)),
  );
  return {
    ...about,
    games: records.length,
    ...momentsOf(even),
    dice: shortened(dice!),
    start: shortened(start!),
    turns: shortened(turns!),
    plans: shortened(plans!),
    offsets,
    margin: shortened(deviation(evenRows.map(({ margin }) => margin))),
    unexplained: shortened(deviation(rest.map(({ seat, rest: r }) => r - offsets[seat]!))),
  };
}

interface Sighting {
  readonly step: number;
  readonly expected: number;
  readonly final: number;
}

/** What expected leads come to, and by how much they still change, at every moment that was seen often enough. */
function momentsOf(records: readonly GameRecord[]): Pick<Calibration, 'trust' | 'spread'> {
  const seen = new Map<number, Sighting[]>();
  for (const { finals, outlooks } of records) {
    for (const { clock, step, leads } of outlooks) {
      const here = seen.get(clock) ?? [];
      seen.set(clock, here);
      leads.forEach((expected, seat) => {
        here.push({ step, expected, final: finals[seat]! });
      });
    }
  }
  const clocks = [...seen].sort(([a], [b]) => a - b);
  const trust: Record<string, number> = {};
  const spread: Record<string, number[]> = {};
  for (const [clock, all] of clocks) {
    const [slope] = slopes(all.map(({ expected, final }) => ({ margin: final, parts: [expected] })));
    trust[clock] = shortened(Math.min(1, slope!));
    const changes = (some: readonly Sighting[]) =>
      deviation(some.map(({ expected, final }) => final - trust[clock]! * expected));
    const last = Math.max(...all.map(({ step }) => step));
    const steps = Array.from({ length: last + 1 }, (_, at) => all.filter(({ step }) => step === at));
    const often = steps.filter((some, at) => at === 0 || some.length >= FEWEST);
    spread[clock] = often.map((some) => Math.round(100 * changes(some)) / 100);
  }
  return { trust, spread };
}

interface Row {
  readonly margin: number;
  readonly parts: readonly number[];
}

/** What a point of each part is worth, by least squares; nothing where a part never differs from 0. */
function slopes(rows: readonly Row[]): number[] {
  const count = rows[0]?.parts.length ?? 0;
  const matrix = Array.from({ length: count }, (_, i) => [
    ...Array.from({ length: count }, (_, j) => rows.reduce((sum, { parts }) => sum + parts[i]! * parts[j]!, 0)),
    rows.reduce((sum, { parts, margin }) => sum + parts[i]! * margin, 0),
  ]);
  for (let i = 0; i < count; i++) {
    const pivot = matrix[i]!;
    if (pivot[i]! < 1e-9) continue;
    for (let k = 0; k < count; k++) {
      if (k === i) continue;
      const factor = matrix[k]![i]! / pivot[i]!;
      for (let j = 0; j <= count; j++) matrix[k]![j]! -= factor * pivot[j]!;
    }
  }
  return matrix.map((row, i) => (row[i]! < 1e-9 ? 0 : Math.min(MOST_WORTH, Math.max(0, row[count]! / row[i]!))));
}

/** Numbers less what of them may well be an accident (James and Stein): all of them, or none where they are too small. */
function certainly(numbers: readonly number[], error: number): number[] {
  const squares = numbers.reduce((sum, n) => sum + n * n, 0);
  const share = squares === 0 ? 0 : Math.max(0, 1 - (numbers.length * error * error) / squares);
  return numbers.map((n) => shortened(share * n));
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

/** Around 0: seats are told apart by offsets, and a mean of leads over all seats is 0 anyway. */
function deviation(numbers: readonly number[]): number {
  return Math.sqrt(mean(numbers.map((n) => n * n)));
}

function shortened(n: number): number {
  return Math.round(1000 * n) / 1000 + 0;
}
