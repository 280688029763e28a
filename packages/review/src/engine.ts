import type { BotGame } from '@stolik/bots';

/** Grows whenever a review would say something else about the same game: kept results of another engine are of no use. */
export const ENGINE = 2;

/** Which engine reviews: with what was learned, where a game has that and it could be had, it is another one. */
export function engineOf({ trained }: BotGame): string {
  return trained ? `${ENGINE}-net` : String(ENGINE);
}
