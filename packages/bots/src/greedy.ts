import type { Chance, Sense } from '@stolik/core';
import type { Bot } from './bot.ts';
import { decisionOf, SEEDS } from './decision.ts';
import { type Look, plansOf } from './turn.ts';

/** Sums taken in another order differ by this much at most. */
const EQUAL = 1e-9;

export interface GreedySettings {
  readonly name: string;
  /** By how many points it misjudges a turn, more or less: 0 for an eye that is never wrong. */
  readonly slip: number;
}

/** Plays the turn that ends best for its seat, as far as its eye can tell, and looks no further. */
export function greedy(sense: Sense, { name, slip }: GreedySettings = { name: 'greedy', slip: 0 }): Bot {
  return {
    name,
    decide(game, v, seat, chance) {
      const s = game.imagine(v, seat, chance);
      const look: Look<typeof s> = { game, seat, sense, seed: chance.int(SEEDS) };
      const plans = plansOf(look, s).map((plan) => ({ ...plan, worth: plan.worth + slip * slipOf(chance) }));
      const best = Math.max(...plans.map(({ worth }) => worth));
      const equals = plans.filter(({ worth }) => worth >= best - EQUAL);
      const chosen = equals[chance.int(equals.length)];
      const others = plans.filter((plan) => plan !== chosen).sort((a, b) => b.worth - a.worth);
      const ranked = [chosen, ...others].map(({ actions, worth }) => ({ actions, value: worth, lead: worth }));
      return decisionOf(game, s, seat, ranked);
    },
  };
}

/** About normal, around 0: small slips are common, great ones rare. */
function slipOf(chance: Chance): number {
  let sum = 0;
  for (let i = 0; i < 4; i++) sum += chance.int(SEEDS) / SEEDS - 0.5;
  return sum * Math.sqrt(3);
}
