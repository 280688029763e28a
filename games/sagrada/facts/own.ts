import { countBits } from '@stolik/core';
import type { Course } from '@stolik/facts';
import {
  COLORS,
  type Color,
  type Event,
  PATTERNS,
  PUBLIC_OBJECTIVES,
  ROUNDS,
  type State,
  TOOLS,
} from '../rules/index.ts';
import { windowOf } from '../rules/state.ts';
import { SPACES } from '../rules/window.ts';

/** A tool that was used. */
export interface UsedTool {
  readonly tool: string;
  /** From 1. */
  readonly round: number;
  /** Favor tokens; alone a die pays, and there is no price. */
  readonly price?: number;
}

/** What only Sagrada knows of a game. */
export interface SagradaFacts {
  readonly window: string;
  readonly difficulty: number;
  /** Public objectives in play. */
  readonly publics: readonly string[];
  /** One's own private objectives, as colours. */
  readonly privates: readonly Color[];
  /** Tools in play. */
  readonly tools: readonly string[];
  readonly used: readonly UsedTool[];
  /** One's place in the first round, from 0. */
  readonly order: number;
  /** Favor tokens left over. */
  readonly tokens: number;
  readonly empty: number;
}

/** A row for each seat. */
export function ownOf({ seats, moments, last }: Course<State, Event>): SagradaFacts[] {
  const { deal, patterns, tokens, windows } = last;
  const used: UsedTool[][] = Array.from({ length: seats }, () => []);
  let round = 1;
  for (const { events } of moments) {
    for (const event of events) {
      if (event.type === 'round') round = Math.min(ROUNDS, event.round);
      if (event.type !== 'used') continue;
      const price = event.tokens === undefined ? {} : { price: event.tokens };
      used[event.seat].push({ tool: event.tool, round, ...price });
    }
  }
  return patterns.map((pattern, seat) => ({
    window: PATTERNS[pattern].id,
    difficulty: PATTERNS[pattern].difficulty,
    publics: deal.publics.map((place) => PUBLIC_OBJECTIVES[place].id),
    privates: deal.privates[seat].map((color) => COLORS[color]),
    tools: deal.tools.map((place) => TOOLS[place].id),
    used: used[seat],
    order: (seat - deal.start + seats) % seats,
    tokens: tokens[seat],
    empty: SPACES - countBits(windows[windowOf(seat)]),
  }));
}
