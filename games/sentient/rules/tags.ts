// What chance is drawn for in a round.

export const FACTORY = 0;
export const INVESTORS = 1;
export const DICE = 2;
export const REFILL = 3;
export const WIPE = 4;

// And during the set-up:
export const LEFTS = 0;
export const RIGHTS = 1;
export const ORDER = 2;
