import type { Bot, BotGame } from './bot.ts';

/** Plays any legal move, each as likely as the others. */
export function random<S, M, V>({ game }: Pick<BotGame<S, M, V>, 'game'>): Bot<V, M> {
  return {
    name: 'random',
    decide(v, seat, chance) {
      const s = game.imagine(v, seat, chance);
      const actions: number[] = [];
      const count = game.legal(s, seat, actions);
      return { moves: [game.toMove(s, seat, actions[chance.int(count)]!)], candidates: [] };
    },
  };
}
