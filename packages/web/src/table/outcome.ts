/** What became of a game, where more than points decides. */
export interface Outcome {
  /** What is said first and large. */
  readonly headline: string;
  /** What there is to know besides. */
  readonly notes: readonly string[];
  /** People ended it before its rules did: the points are only as they stood. */
  readonly isEarly: boolean;
  /** The points of every seat then. */
  readonly totals: readonly number[];
  /** What became of every seat, in a word or two, where there is one. */
  readonly fates: readonly (string | undefined)[];
  /** The seats that dropped out and come after all others whatever their points are. */
  readonly last: readonly number[];
  /** The place of every seat, shared by equals. */
  readonly places: readonly number[];
}
