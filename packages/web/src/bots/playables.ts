import { type BotGame, taught } from '@stolik/bots';
import { type Playable, underRules } from '@stolik/core';

const PLAYABLES = import.meta.glob<Playable>('../../../../games/*/ai/index.ts', { import: 'playable' });
/** The addresses of what was learned. */
const LEARNED = import.meta.glob<string>('../../../../games/*/ai/net/*.net', { query: '?url', import: 'default' });

/** A game as bots play it, by the rules of a version. */
export async function playableOf(game: string, version: number): Promise<Playable> {
  const path = `../../../../games/${game}/ai/index.ts`;
  if (!Object.hasOwn(PLAYABLES, path)) throw new Error(`there is no game "${game}"`);
  const playable = underRules(await PLAYABLES[path](), version);
  if (!playable) throw new Error(`there are no rules of ${game} version ${version}`);
  return playable;
}

/** With what was learned; without it where it cannot be had, as it may be without a network. */
export async function taughtOf(playable: Playable): Promise<BotGame> {
  if (!playable.learned) return playable;
  try {
    const response = await fetch(await LEARNED[`../../../../games/${playable.learned.file}`]());
    if (!response.ok) return playable;
    const bytes = new Uint8Array(await response.arrayBuffer());
    return taught(playable, () => bytes);
  } catch {
    return playable;
  }
}
