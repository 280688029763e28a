import { type Bot, botNamed } from '@stolik/bots';
import { type Playable, SeededChance } from '@stolik/core';
import type { FromWorker, ToWorker } from './messages.ts';

const PLAYABLES = import.meta.glob<Playable>('../../../../games/*/ai/index.ts', { import: 'playable' });

/** Bots are made once: what they work out about a game serves them again. */
const bots = new Map<string, Promise<Bot>>();

function botOf(game: string, name: string): Promise<Bot> {
  const key = `${game} ${name}`;
  let bot = bots.get(key);
  if (!bot) {
    bot = makeBot(game, name);
    // What could not be loaded may be tried again.
    bot.catch(() => bots.delete(key));
    bots.set(key, bot);
  }
  return bot;
}

async function makeBot(game: string, name: string): Promise<Bot> {
  const path = `../../../../games/${game}/ai/index.ts`;
  if (!Object.hasOwn(PLAYABLES, path)) throw new Error(`there is no game "${game}"`);
  return botNamed(name, await PLAYABLES[path]());
}

async function answer({ id, game, bot, view, seat, seed }: ToWorker): Promise<FromWorker> {
  try {
    return { id, decision: (await botOf(game, bot)).decide(view, seat, new SeededChance(seed)) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => self.postMessage(await answer(data));
