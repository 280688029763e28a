/** The set-up is the round before the first, which is 0. */
export const SETUP_ROUND = -1;

/** Purposes of a round, from 0. */
const PURPOSES = 8;

/** What chance is drawn for: with tags duplicate games roll and deal alike round by round, whatever happened before. */
export function tagOf(round: number, purpose: number): number {
  return (round + 1) * PURPOSES + purpose;
}
