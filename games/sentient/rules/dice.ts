/** Dice of each player, in the places of the board: the same five colours in the same order on every board. */
export const DICE = 5;
export const FACES = 6;

/** Provenance: five colours, one order for all and blue directly left of pink are known; the rest of the order is ours. */
export const DIE_COLORS = ['white', 'blue', 'pink', 'green', 'orange'] as const;

/** RB calibration: + and - go round, so that 6 becomes 1 and 1 becomes 6 (R19). */
export function calibrated(die: number, by: number): number {
  const turned = die + by;
  return turned > FACES ? 1 : turned < 1 ? FACES : turned;
}
