import { useEffect, useState } from 'react';
import type { PlayedGame } from '../me/games.ts';
import { type OwnGame, pastOf } from './past.ts';

/** The facts of one's own games, the oldest first, as far as they have been found; `undefined` before the first look. */
export function usePast(
  games: readonly PlayedGame[] | undefined,
  person: string | undefined,
  isWhole: boolean,
): readonly OwnGame[] | undefined {
  const [past, setPast] = useState<readonly OwnGame[]>();
  useEffect(() => {
    if (!games) return;
    let isLeft = false;
    const look = async () => {
      for await (const found of pastOf(games, person, isWhole)) {
        if (isLeft) return;
        setPast(found);
      }
    };
    look().catch(() => setPast((known) => known ?? []));
    return () => {
      isLeft = true;
    };
  }, [games, person, isWhole]);
  return past;
}
