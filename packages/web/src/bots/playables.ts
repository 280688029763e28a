import { type BotGame, taught } from '@stolik/bots';
import { type Playable, underRules } from '@stolik/core';

const PLAYABLES = import.meta.glob<Playable>('../../../../games/*/ai/index.ts', { import: 'playable' });
/** The addresses of what was learned. */
const LEARNED = import.meta.glob<string>('../../../../games/*/ai/net/*.net', { query: '?url', import: 'default' });

const files = new Map<string, Promise<Uint8Array>>();

/** A game as bots play it, by the rules of a version. */
export async function playableOf(game: string, version: number): Promise<Playable> {
  const path = `../../../../games/${game}/ai/index.ts`;
  if (!Object.hasOwn(PLAYABLES, path)) throw new Error(`there is no game "${game}"`);
  const playable = underRules(await PLAYABLES[path](), version);
  if (!playable) throw new Error(`there are no rules of ${game} version ${version}`);
  return playable;
}

/** With what was learned; without it where it cannot be had, as it may be without a network, until it can. */
export async function taughtOf(playable: Playable): Promise<BotGame> {
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
