import type { BotType } from './types.ts';

/** The left half of a player's board: a name and nothing else (R3). */
export interface LeftHalf {
  readonly id: string;
  readonly name: string;
}

/** The right half: the rest of the name, and the investor printed on it. */
export interface RightHalf {
  readonly investor: BotType;
  readonly name: string;
}

/** Provenance: that there are four is known; of the names only Nautilus is attested, the others are ours. */
export const LEFT_HALVES: readonly LeftHalf[] = [
  { id: 'nautilus', name: 'Nautilus' },
  { id: 'helix', name: 'Helix' },
  { id: 'meridian', name: 'Meridian' },
  { id: 'obsidian', name: 'Obsidian' },
];

/**
 * Provenance: one half for each type of investor is known; of the names only Industries is attested, though not its
 * investor, and the others are ours. In the order of `TYPES`.
 */
export const RIGHT_HALVES: readonly RightHalf[] = [
  { investor: 'information', name: 'Analytics' },
  { investor: 'transport', name: 'Logistics' },
  { investor: 'industry', name: 'Industries' },
  { investor: 'military', name: 'Defense' },
  { investor: 'service', name: 'Systems' },
];

/** The colours of the players' pawns, by seat (R34). */
export const PLAYER_COLORS = ['white', 'red', 'yellow', 'grey'] as const;
