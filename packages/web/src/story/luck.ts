import { reviews } from '../review/store.ts';
import type { OwnGame } from './past.ts';

/** Before so many games were looked back at, luck has not evened out enough to be spoken of. */
export const LEAST_REVIEWED = 20;

/** How far ahead one ended, game by game, and how far without what the dice did. */
export interface Luck {
  readonly games: number;
  readonly margins: readonly number[];
  readonly adjusted: readonly number[];
}

/** What the reviews that this browser keeps say of luck; `undefined` where there are none. */
export async function luckOf(past: readonly OwnGame[]): Promise<Luck | undefined> {
  const stories = new Map((await reviews.list()).flatMap(({ hash, story }) => (story ? [[hash, story] as const] : [])));
  const splits = past.flatMap(({ hash, facts }) => stories.get(hash)?.split[facts.seat] ?? []);
  if (splits.length === 0) return undefined;
  return {
    games: splits.length,
    margins: splits.map(({ margin }) => margin),
    adjusted: splits.map(({ margin, dice }) => margin - dice),
  };
}
