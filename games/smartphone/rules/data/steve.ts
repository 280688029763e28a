import type { Certainty } from '@stolik/core';

export const STEVE_TRACKS = ['budget', 'balanced', 'premium'] as const;
export type SteveTrack = (typeof STEVE_TRACKS)[number];
export const STEVE_LEVELS = ['easy', 'normal', 'hard'] as const;
export type SteveLevel = (typeof STEVE_LEVELS)[number];

/** What Steve does in a round. */
export interface StevePlan {
  readonly price: number;
  readonly goods: number;
  readonly research: number;
  readonly logistics: number;
  /** His factory is lit: he removes an upgrade. */
  readonly factory: boolean;
}

/** Every number of his pad and of his levels is of this kind. */
export const STEVE_CERTAINTY: Certainty = 'reconstructed';

/** His plan for each round, by the track his marker is on. */
export type StevePad = Readonly<Record<SteveTrack, readonly StevePlan[]>>;

/**
 * Provenance: RECONSTRUCTED. The printed pad and booklet were not found; known is only that he has a pad that is better
 * than a player's, a marker that plans his next move, and that his moves are known in advance. Whoever owns the box can
 * put numbers right with the options `stevePad`, `steveLevels` and `steveStart`.
 */
// biome-ignore format: a column a round
export const STEVE_PAD: StevePad = {
  budget:   [row(3, 6, 1, 2), row(3, 8, 2, 2), row(3, 9, 2, 3), row(3, 11, 2, 3), row(3, 13, 1, 3, false)],
  balanced: [row(5, 4, 2, 2), row(5, 5, 2, 3), row(5, 7, 3, 3), row(5, 9, 3, 3), row(5, 10, 2, 3, false)],
  premium:  [row(6, 3, 3, 2), row(6, 4, 3, 2), row(6, 6, 4, 2), row(6, 7, 4, 2), row(6, 9, 3, 2, false)],
};

/** Where his marker begins. Provenance: reconstructed. */
export const STEVE_START: SteveTrack = 'balanced';

/** Added to the goods and the research of his plan. Provenance: reconstructed. */
export const STEVE_EXTRA: Readonly<Record<SteveLevel, number>> = { easy: -1, normal: 0, hard: 1 };

function row(price: number, goods: number, research: number, logistics: number, factory = true): StevePlan {
  return { price, goods, research, logistics, factory };
}
