/**
 * What the evaluation believes about the course of a game. Nothing here is a rule: the numbers were tuned by letting the
 * bot play itself. Everything is in points, or a plain factor.
 */
export const WEIGHTS = {
  /** How likely a bot still to come turns a die beside it up, and as likely down, to the harm of the bot on its other side. */
  drift: 0.15,
  /** From how many bots the one for an empty slot is chosen. */
  choice: 3,
  /** What it costs to block a corner in an empty slot's calculation. */
  blocker: 0.7,
  /** The points of a round that has not begun. */
  round: 15,
  /** The share of the assistants in the supply that will go to the factory. */
  lobbying: 0.8,
  /** How open a race is even when hardly a pawn is left. */
  openness: 0.15,
  /** How much more often bots come from a type for each of its investors. */
  focus: 0.5,
  /** What an assistant in the supply may still do for a network. */
  reserve: 0.9,
  /** What it is worth to go first in the next round rather than last. */
  order: 1,
};
