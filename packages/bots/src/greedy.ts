import type { Chance } from '@stolik/core';
import type { Bot, BotGame } from './bot.ts';
import { decisionOf, SEEDS } from './decision.ts';
import { turnsOf } from './turn.ts';

/** Sums taken in another order differ by this much at most. */
const EQUAL = 1e-9;

export interface GreedySettings {
  readonly name: string;
  /** By how many points it misjudges a turn, more or less: 0 for an eye that is never wrong. */
  readonly noise: number;
}

/** Plays the turn that ends best for its seat, as far as its eye can tell, and looks no further. */
export function greedy<S, M, V>(
  playable: BotGame<S, M, V>,
  { name, noise }: GreedySettings = { name: 'greedy', noise: 0 },
): Bot<V, M> {
  const { game } = playable;
  const heuristics = playable.heuristics();
  return {
    name,
    decide(v, seat, chance) {
      const s = game.imagine(v, seat, chance);
      const question = { game, heuristics, seat, seed: chance.int(SEEDS) };
      const turns = turnsOf(question, s).map((turn) => ({ ...turn, worth: turn.worth + noise * normal(chance) }));
      const best = Math.max(...turns.map(({ worth }) => worth));
      const equals = turns.filter(({ worth }) => worth >= best - EQUAL);
      const chosen = equals[chance.int(equals.length)]!;
      const others = turns.filter((turn) => turn !== chosen).sort((a, b) => b.worth - a.worth);
      const ranked = [chosen, ...others].map(({ actions, worth }) => ({ actions, value: worth, lead: worth }));
      return decisionOf(game, s, seat, ranked);
    },
  };
}

/** About normal, around 0: small mistakes are common, great ones rare. */
function normal(chance: Chance): number {
  let sum = 0;
  for (let i = 0; i < 4; i++) sum += chance.int(SEEDS) / SEEDS - 0.5;
  return sum * Math.sqrt(3);
}
