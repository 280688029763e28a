import type { Bot } from './bot.ts';

/** Plays any legal move, each as likely as the others. */
export const random: Bot = {
  name: 'random',
  decide(game, v, seat, chance) {
    const s = game.imagine(v, seat, chance);
    const actions: number[] = [];
    const count = game.legal(s, seat, actions);
    return { moves: [game.toMove(s, seat, actions[chance.int(count)])], candidates: [] };
  },
};
