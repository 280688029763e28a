// What chance is drawn for in a round.

export const BAG = 0;
export const ROLL = 1;
export const GLAZING_HAMMER = 2;
export const FLUX_BRUSH = 3;
export const FLUX_REMOVER = 4;

// And during the set-up:
export const START = 0;
export const TOOLS = 1;
export const PUBLICS = 2;
export const PRIVATES = 3;
export const CARDS = 4;
