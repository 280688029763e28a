// The normal distribution from + - * / and square roots alone, which come out the same to the last bit in every browser;
// of powers and logarithms engines keep approximations of their own.

const DENSITY_AT_0 = 0.3989422804014327;

/** Beyond this the tail is taken from its continued fraction, before it from the series, where that still has its digits. */
const TAIL = 2.5;

/** How dense normal numbers lie at `x`. */
export function normalDensity(x: number): number {
  return DENSITY_AT_0 * expOfMinus((x * x) / 2);
}

/** The chance that a normal number is below `x`. */
export function normalBelow(x: number): number {
  if (x > TAIL) return 1 - normalBelow(-x);
  if (x < -TAIL) return normalDensity(x) * millsRatio(-x);
  let term = x;
  let sum = x;
  for (let k = 3; k < 60; k += 2) {
    term *= (x * x) / k;
    sum += term;
  }
  return 0.5 + normalDensity(x) * sum;
}

/** The mean of a normal number of which it is known that it is above `-x`: its density by its chance. */
export function meanAbove(x: number): number {
  return x < -TAIL ? 1 / millsRatio(-x) : normalDensity(x) / normalBelow(x);
}

/** The chance to be above `x` by the density there, for large `x`: Laplace's continued fraction. */
function millsRatio(x: number): number {
  let rest = x;
  for (let k = 120; k >= 1; k--) rest = x + k / rest;
  return 1 / rest;
}

/** e to the power of -x, for x from 0 on. */
function expOfMinus(x: number): number {
  let part = x;
  let squarings = 0;
  while (part > 0.5) {
    part /= 2;
    squarings++;
    if (squarings > 10) return 0;
  }
  let term = 1;
  let sum = 1;
  for (let k = 1; k <= 14; k++) {
    term *= -part / k;
    sum += term;
  }
  for (let i = 0; i < squarings; i++) sum *= sum;
  return sum;
}
