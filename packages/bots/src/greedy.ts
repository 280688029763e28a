import type { Sense } from '@stolik/core';
import type { Bot } from './bot.ts';
import { decisionOf, SEEDS } from './decision.ts';
import { type Look, plansOf } from './turn.ts';

/** Sums taken in another order differ by this much at most. */
const EQUAL = 1e-9;

/** Plays the turn that ends best for its seat, and looks no further. */
export function greedy(sense: Sense): Bot {
  return {
    name: 'greedy',
    decide(game, v, seat, chance) {
      const s = game.imagine(v, seat, chance);
      const look: Look<typeof s> = { game, seat, sense, seed: chance.int(SEEDS) };
      const plans = plansOf(look, s);
      const best = Math.max(...plans.map(({ worth }) => worth));
      const equals = plans.filter(({ worth }) => worth >= best - EQUAL);
      const chosen = equals[chance.int(equals.length)];
      const others = plans.filter((plan) => plan !== chosen).sort((a, b) => b.worth - a.worth);
      const ranked = [chosen, ...others].map(({ actions, worth }) => ({ actions, value: worth, lead: worth }));
      return decisionOf(game, s, seat, ranked);
    },
  };
}
