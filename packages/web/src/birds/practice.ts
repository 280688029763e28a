import { HOUSE, NEWCOMER, practise, type Rating } from '@stolik/rating';
import type { OrdinaryGame } from './ordinary.ts';

/** What practice says of one's strength in a game, before and after the last of these games; nothing before the first. */
export interface Practice {
  readonly rating: Rating;
  /** What the last game changed. */
  readonly by: number;
}

/** Made anew of the games that are kept: the same games give the same numbers. The oldest comes first. */
export function practiceIn(games: readonly OrdinaryGame[], game: string): Practice | undefined {
  let practice: Practice | undefined;
  const strengths = HOUSE[game] ?? {};
  for (const { bots, places, seat, ended, ...one } of games) {
    if (one.game !== game || bots.some((bot) => strengths[bot] === undefined)) continue;
    const before = practice?.rating ?? NEWCOMER;
    const others = places.filter((_, i) => i !== seat);
    const opponents = bots.map((bot, i) => ({ strength: strengths[bot], place: others[i] }));
    const { after } = practise(before, { place: places[seat] }, opponents, ended);
    practice = { rating: after, by: after.mu - before.mu };
  }
  return practice;
}
