import { type Bot, Roster } from '@stolik/bots';
import { type Playable, SeededChance, underRules } from '@stolik/core';
import type { FromWorker, ToWorker } from './messages.ts';

const PLAYABLES = import.meta.glob<Playable>('../../../../games/*/ai/index.ts', { import: 'playable' });

const roster = new Roster();

async function botOf(game: string, version: number, name: string): Promise<Bot> {
  const path = `../../../../games/${game}/ai/index.ts`;
  if (!Object.hasOwn(PLAYABLES, path)) throw new Error(`there is no game "${game}"`);
  const playable = underRules(await PLAYABLES[path](), version);
  if (!playable) throw new Error(`there are no rules of ${game} version ${version}`);
  return roster.bot(name, playable);
}

async function answer({ id, game, version, bot, view, seat, seed }: ToWorker): Promise<FromWorker> {
  try {
    return { id, decision: (await botOf(game, version, bot)).decide(view, seat, new SeededChance(seed)) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => self.postMessage(await answer(data));
