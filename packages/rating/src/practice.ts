import type { Rating } from './rating.ts';
import { type Change, update } from './update.ts';

/** A bot at its published number, which practice never moves. */
export interface PracticeOpponent {
  readonly strength: number;
  readonly place: number;
  readonly start?: number;
}

/** A game against bots: the same update, in which only the player moves. `pairs` count the opponents from 1 on. */
export function practise(
  rating: Rating,
  own: { readonly place: number; readonly start?: number },
  opponents: readonly PracticeOpponent[],
  when: number,
): Change {
  const bots = opponents.map(({ strength, ...result }) => ({
    rating: { mu: strength, sigma: 0, games: 0 },
    isFixed: true,
    ...result,
  }));
  return update([{ rating, ...own }, ...bots], when)[0]!;
}
