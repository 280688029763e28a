import { SeededChance } from '@stolik/core';
import { type Expected, writeNet } from '../net/index.ts';

/** A small net that has learned nothing: its answers are noise, but the same noise for the same rows. */
export function noiseNet({ game, features, rows, scaled, heads }: Expected, cases: number): Uint8Array {
  const chance = new SeededChance('noise');
  const within = (most: number) => () => chance.int(2 * most + 1) - most;
  const [hidden, second] = [16, 4];
  return writeNet({
    game,
    features,
    cases,
    shape: { rows, scaled, hidden, second, heads },
    scales: { scaledShift: 5, hiddenClip: 2047, secondShift: 5, secondClip: 32_767, fraction: 22 },
    secondBias: Int32Array.from({ length: second }, within(2 ** 14)),
    headBias: Int32Array.from({ length: heads }, within(2 ** 24)),
    direct: Int32Array.from({ length: scaled }, within(2 ** 18)),
    hiddenBias: Int16Array.from({ length: hidden }, within(500)),
    headWeights: Int16Array.from({ length: heads * second }, within(2_000)),
    rows: Int8Array.from({ length: rows * hidden }, within(60)),
    secondWeights: Int8Array.from({ length: hidden * second }, within(60)),
  });
}
