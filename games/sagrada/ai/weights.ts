/** What the evaluation believes about the course of a game. Everything is in points, or a plain factor. */
export type Beliefs = typeof WEIGHTS;

/** Nothing here is a rule: the numbers were set by hand and by letting the bot play itself. */
export const WEIGHTS = {
  /** How many dice that fit a space come by, for each die seen in a draft. */
  looks: 0.6,
  /** How much the empty spaces compete for those dice: 0 not at all, 1 each gets its share. */
  rivalry: 0.6,
  /** How firmly a space of a row or column is saved for the die it needs. */
  lineCare: 1,
  /** The share of future dice that can be steered towards the set that lacks them. */
  setCare: 0.4,
  /** How eagerly a space is filled with the private colour, where 1 is no more than with any other. */
  privateCare: 0.7,
  /** The same for the colour of a die that it touches by a corner. */
  diagonalCare: 0.75,
  /** What a token in hand may still do, besides the point it is worth. */
  tokenUse: 0.5,
  /** Alone: what a pip on the round track costs, since the target grows by it. */
  targetPip: 1,
};
