import type { Chance } from '@stolik/core';

/** How games to learn from are played. */
export interface SelfPlaySettings {
  /** How much of what a position should be worth comes from the rest of the game, and not from what the net says next. */
  readonly lambda: number;
  /** How often a choice is made by values that are blurred, and by how many points. */
  readonly explore: number;
  readonly warmth: number;
  /** How often anything at all is chosen. */
  readonly wild: number;
}

/** Something that could be done, and the points that may be expected then. */
export interface Option {
  readonly worth: number;
}

/** Real numbers are drawn in parts of this. */
const PARTS = 2 ** 24;
/** What is worse by less is no whim. */
const AS_GOOD = 0.1;

/** Mostly the best; now and then something else, so that the net learns what that would lead to. */
export function choose<O extends Option>(options: readonly O[], settings: SelfPlaySettings, chance: Chance): O {
  const { wild, explore, warmth } = settings;
  const whim = real(chance);
  if (whim < wild) return options[chance.int(options.length)]!;
  if (whim >= wild + explore) return bestOf(options);
  // Gumbel noise: each is chosen by how likely it is the best for somebody who misjudges by so much.
  const blurred = options.map((option) => ({ option, worth: option.worth + warmth * gumbel(chance) }));
  return bestOf(blurred).option;
}

export function isWhim(chosen: Option, best: Option): boolean {
  return chosen.worth < best.worth - AS_GOOD;
}

export function bestOf<O extends Option>(options: readonly O[]): O {
  let best = options[0]!;
  for (const option of options) if (option.worth > best.worth) best = option;
  return best;
}

function real(chance: Chance): number {
  return chance.int(PARTS) / PARTS;
}

function gumbel(chance: Chance): number {
  return -Math.log(-Math.log((chance.int(PARTS) + 0.5) / PARTS));
}
