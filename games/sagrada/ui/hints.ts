import type { View } from '../rules/index.ts';

/** The pieces a hint begins with: the pattern, or the die of the pool, that it is about. */
export function hintedPieces(view: View, hinted: View | undefined, seat: number | undefined): readonly string[] {
  if (!hinted || seat === undefined) return [];
  const { pattern, dice } = hinted.seats[seat];
  if (view.step === 'pattern') return pattern ? [`pattern:${pattern}`] : [];
  const before = view.seats[seat].dice;
  const come = dice.find((die, space) => die !== null && before[space] === null && view.pool.includes(die));
  return come ? [`pool:${come}`] : [];
}
