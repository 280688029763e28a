import { type Bot, type BotGame, Roster, taught } from '@stolik/bots';
import { type Playable, SeededChance, underRules } from '@stolik/core';
import { budgetOf, plainOf } from '@stolik/daily';
import type { BotQuestion, FromWorker, ToWorker } from './messages.ts';

const PLAYABLES = import.meta.glob<Playable>('../../../../games/*/ai/index.ts', { import: 'playable' });
/** The addresses of what was learned. */
const LEARNED = import.meta.glob<string>('../../../../games/*/ai/net/*.net', { query: '?url', import: 'default' });

const roster = new Roster();
const files = new Map<string, Promise<Uint8Array>>();

async function botOf({ game, version, bot, isAlike }: BotQuestion): Promise<Bot> {
  const path = `../../../../games/${game}/ai/index.ts`;
  if (!Object.hasOwn(PLAYABLES, path)) throw new Error(`there is no game "${game}"`);
  const playable = underRules(await PLAYABLES[path](), version);
  if (!playable) throw new Error(`there are no rules of ${game} version ${version}`);
  return roster.bot(bot, isAlike ? plainOf(playable) : await taughtOf(playable));
}

/** With what was learned; without it where it cannot be had, as it may be without a network, until it can. */
async function taughtOf(playable: Playable): Promise<BotGame> {
  if (!playable.learned) return playable;
  const { file } = playable.learned;
  const fetched = files.get(file) ?? fetchLearned(file);
  files.set(file, fetched);
  try {
    const bytes = await fetched;
    return taught(playable, () => bytes);
  } catch {
    files.delete(file);
    return playable;
  }
}

async function fetchLearned(file: string): Promise<Uint8Array> {
  const response = await fetch(await LEARNED[`../../../../games/${file}`]());
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
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
