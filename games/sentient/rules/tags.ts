// What chance is drawn for: tags make duplicate games deal alike round by round, whatever happened before.

export const FACTORY = 0;
export const INVESTORS = 1;
export const DICE = 2;
export const REFILL = 3;
export const WIPE = 4;

// During the set-up, which is round -1:
export const LEFTS = 0;
export const RIGHTS = 1;
export const ORDER = 2;
export const SETUP = -1;

export function tagOf(round: number, purpose: number): number {
  return (round + 1) * 8 + purpose;
}
