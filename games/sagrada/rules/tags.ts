// What chance is drawn for: tags make duplicate games roll alike round by round, whatever happened before.

export const BAG = 0;
export const ROLL = 1;
export const GLAZING_HAMMER = 2;
export const FLUX_BRUSH = 3;
export const FLUX_REMOVER = 4;

// During the set-up, which is round -1:
export const START = 0;
export const TOOLS = 1;
export const PUBLICS = 2;
export const PRIVATES = 3;
export const CARDS = 4;
export const SETUP = -1;

export function tagOf(round: number, purpose: number): number {
  return (round + 1) * 8 + purpose;
}
