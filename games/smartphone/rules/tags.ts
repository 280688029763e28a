// What chance is drawn for in a round.

export const DISPLAY = 0;

// And during the set-up:
export const COLORS = 1;
export const SIDES = 2;
export const TILES = 3;
export const TILE_SIDES = 4;
