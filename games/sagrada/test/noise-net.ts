import { writeNet } from '@stolik/bots/net';
import { SeededChance } from '@stolik/core';
import { CASES } from '../ai/net/cases.ts';
import * as rows from '../ai/net/rows.ts';

/** A net that has learned nothing: its answers are noise, but the same noise for the same rows. */
export function noise(cases = (1 << CASES.length) - 1): Uint8Array {
  const chance = new SeededChance('noise');
  const within = (most: number) => () => chance.int(2 * most + 1) - most;
  const [hidden, second] = [16, 4];
  return writeNet({
    game: 'sagrada',
    features: rows.FEATURES,
    cases,
    shape: { rows: rows.ROWS, scaled: rows.SCALED, hidden, second, heads: rows.HEADS },
    scales: { scaledShift: 5, hiddenClip: 2047, secondShift: 5, secondClip: 32_767, fraction: 22 },
    secondBias: Int32Array.from({ length: second }, within(2 ** 14)),
    headBias: Int32Array.from({ length: rows.HEADS }, within(2 ** 24)),
    direct: Int32Array.from({ length: rows.SCALED }, within(2 ** 18)),
    hiddenBias: Int16Array.from({ length: hidden }, within(500)),
    headWeights: Int16Array.from({ length: rows.HEADS * second }, within(2_000)),
    rows: Int8Array.from({ length: rows.ROWS * hidden }, within(60)),
    secondWeights: Int8Array.from({ length: hidden * second }, within(60)),
  });
}
