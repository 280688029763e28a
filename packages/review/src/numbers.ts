// Arithmetic that comes out the same to the last bit in every browser: + - * / and square roots alone, since of powers
// and logarithms engines keep approximations of their own.

/** A mean, and how sure it is. */
export interface Estimate {
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
  readonly count: number;
}

export function estimateOf(numbers: readonly number[]): Estimate {
  const count = numbers.length;
  const mean = meanOf(numbers);
  let squares = 0;
  for (const n of numbers) squares += (n - mean) * (n - mean);
  return { mean, error: count > 1 ? Math.sqrt(squares / (count - 1) / count) : 0, count };
}

export function meanOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const n of numbers) sum += n;
  return numbers.length === 0 ? 0 : sum / numbers.length;
}

/** Half of a 95 % interval. */
export function halfWidth({ error, count }: Estimate): number {
  return quantile(Z95, count - 1) * error;
}

/** What the mean exceeds with a chance of 1 % only. */
export function upper99({ mean, error, count }: Estimate): number {
  return mean + quantile(Z99, count - 1) * error;
}

/** Of the normal distribution: 2.5 % lie above the one, 1 % above the other. */
const Z95 = 1.959963984540054;
const Z99 = 2.3263478740408408;

/** The quantile of Student's t that belongs to one of the normal distribution, by the expansion of Cornish and Fisher. */
function quantile(z: number, freedom: number): number {
  const n = Math.max(1, freedom);
  const z2 = z * z;
  const first = (z * (z2 + 1)) / 4;
  const second = (z * ((5 * z2 + 16) * z2 + 3)) / 96;
  const third = (z * (((3 * z2 + 19) * z2 + 17) * z2 - 15)) / 384;
  return z + (first + (second + third / n) / n) / n;
}

/** To two digits, and never -0. */
export function rounded(n: number): number {
  return Math.round(100 * n) / 100 + 0;
}
