import { type Bot, Roster } from '@stolik/bots';
import { SeededChance } from '@stolik/core';
import { budgetOf, plainOf } from '@stolik/daily';
import type { BotQuestion, FromWorker, ToWorker } from './messages.ts';
import { playableOf, taughtOf } from './playables.ts';

const roster = new Roster();

async function botOf({ game, version, bot, isAlike }: BotQuestion): Promise<Bot> {
  const playable = await playableOf(game, version);
  return roster.bot(bot, isAlike ? plainOf(playable) : await taughtOf(playable));
}

async function answer({ id, ...question }: ToWorker): Promise<FromWorker> {
  const { bot, view, seat, seed, explains, isAlike } = question;
  try {
    const thinker = await botOf(question);
    const budget = isAlike ? budgetOf(bot) : explains ? { explains } : undefined;
    return { id, decision: thinker.decide(view, seat, new SeededChance(seed), budget) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => self.postMessage(await answer(data));
