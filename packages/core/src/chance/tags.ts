/** The set-up is the round before the first, which is 0. */
export const SETUP_ROUND = -1;

/** Purposes of a round, from 0. */
const PURPOSES = 8;

/** Of draws that say nothing of what they are for. */
export const UNTAGGED = -1;

/** Of what is dealt where a fork begins as a seat saw it. */
export const ANEW = -2;

/** How often each tag has been drawn. */
export type DrawnTags = ReadonlyMap<number, number>;

/** Nothing has been drawn yet. */
export const UNDRAWN: DrawnTags = new Map();

/** What chance is drawn for: with tags duplicate games roll and deal alike round by round, whatever happened before. */
export function tagOf(round: number, purpose: number): number {
  return (round + 1) * PURPOSES + purpose;
}
