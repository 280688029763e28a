/** What the evaluation believes about the course of a game. Everything is in points, or a plain factor. */
export type Beliefs = typeof WEIGHTS;

/**
 * Nothing here is a rule. The numbers come from
 * `npx stolik tune --game sentient --seats 2 --generations 40 --population 14 --games 100 --validation 2000 --seed a`,
 * which began with numbers set by hand and beat them in 53.8 % (51.8 to 55.8) of 2,000 fresh games.
 */
export const WEIGHTS = {
  /** How likely a bot still to come turns a die beside it up, and as likely down, to the harm of the bot on its other side. */
  drift: 0.0722,
  /** From how many bots the one for an empty slot is chosen. */
  choice: 2.67,
  /** What it costs to block a corner in an empty slot's calculation. */
  blocker: 0.936,
  /** The points of a round that has not begun. */
  round: 10.3,
  /** The share of the assistants in the supply that will go to the factory. */
  lobbying: 1.24,
  /** How open a race is even when hardly a pawn is left. */
  openness: 0.156,
  /** How much more often bots come from a type for each of its investors. */
  focus: 0.134,
  /** What an assistant in the supply may still do for a network. */
  reserve: 1.13,
  /** What it is worth to go first in the next round rather than last. */
  order: 0.804,
};
