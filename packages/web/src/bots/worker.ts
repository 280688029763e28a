import { type Bot, Roster } from '@stolik/bots';
import { type Playable, SeededChance } from '@stolik/core';
import type { FromWorker, ToWorker } from './messages.ts';

const PLAYABLES = import.meta.glob<Playable>('../../../../games/*/ai/index.ts', { import: 'playable' });

const roster = new Roster();

async function botOf(game: string, name: string): Promise<Bot> {
  const path = `../../../../games/${game}/ai/index.ts`;
  if (!Object.hasOwn(PLAYABLES, path)) throw new Error(`there is no game "${game}"`);
  return roster.bot(name, await PLAYABLES[path]());
}

async function answer({ id, game, bot, view, seat, seed }: ToWorker): Promise<FromWorker> {
  try {
    return { id, decision: (await botOf(game, bot)).decide(view, seat, new SeededChance(seed)) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => self.postMessage(await answer(data));
