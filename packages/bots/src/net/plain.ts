import type { Layout } from './layout.ts';

/** Both layers, for so many true rows and so many scaled ones that were written into the memory before. */
export type Forward = (rows: number, scaled: number) => void;

/** The layers in plain code, where there is no SIMD: the same integers, some ten times slower. */
export function plainForward(buffer: ArrayBuffer, layout: Layout): Forward {
  const { hidden: units, second: outputs } = layout.shape;
  const { scaledShift, hiddenClip, secondShift, secondClip } = layout.scales;
  const rows = new Int8Array(buffer, layout.rows, layout.shape.rows * units);
  const hiddenBias = new Int16Array(buffer, layout.hiddenBias, units);
  const pairs = new Int16Array(buffer, layout.pairs, units * outputs);
  const secondBias = new Int32Array(buffer, layout.secondBias, outputs);
  const hidden = new Int16Array(buffer, layout.hidden, units);
  const second = new Int32Array(buffer, layout.second, outputs);
  const trueRows = new Int32Array(buffer, layout.true);
  const scaledRows = new Int32Array(buffer, layout.scaled);
  const numbers = new Int32Array(buffer, layout.numbers);
  const half = 1 << (scaledShift - 1);
  const secondHalf = 1 << (secondShift - 1);
  return (trueCount, scaledCount) => {
    hidden.set(hiddenBias);
    for (let i = 0; i < trueCount; i++) {
      const at = trueRows[i]!;
      for (let unit = 0; unit < units; unit++) hidden[unit]! += rows[at + unit]!;
    }
    for (let i = 0; i < scaledCount; i++) {
      const at = scaledRows[i]!;
      const n = numbers[i]!;
      for (let unit = 0; unit < units; unit++) hidden[unit]! += (rows[at + unit]! * n + half) >> scaledShift;
    }
    for (let unit = 0; unit < units; unit++) hidden[unit] = Math.min(hiddenClip, Math.max(0, hidden[unit]!));
    second.set(secondBias);
    for (let unit = 0; unit < units; unit++) {
      const says = hidden[unit]!;
      if (says === 0) continue;
      const at = (unit >> 1) * outputs * 2 + (unit & 1);
      for (let to = 0; to < outputs; to++) second[to]! += says * pairs[at + 2 * to]!;
    }
    for (let to = 0; to < outputs; to++) {
      second[to] = Math.min(secondClip, Math.max(0, (second[to]! + secondHalf) >> secondShift));
    }
  };
}
