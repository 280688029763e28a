// What chance is drawn for: tags make duplicate games deal alike round by round, whatever happened before.

export const DISPLAY = 0;

// During the set-up, which is round -1:
export const COLOURS = 1;
export const SIDES = 2;
export const TILES = 3;
export const TILE_SIDES = 4;
export const SETUP = -1;

export function tagOf(round: number, purpose: number): number {
  return (round + 1) * 8 + purpose;
}
