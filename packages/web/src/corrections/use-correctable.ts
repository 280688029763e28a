import type { Correctable } from '@stolik/games/ui';
import { useEffect, useState } from 'react';
import { loadCorrectable } from './load.ts';

/** What of a game can be put right: `undefined` until it is here, `failed` where it cannot be had. */
export function useCorrectable(game: string): Correctable | 'failed' | undefined {
  const [correctable, setCorrectable] = useState<Correctable | 'failed'>();
  useEffect(() => {
    let isLeft = false;
    loadCorrectable(game).then(
      (one) => !isLeft && setCorrectable(one),
      () => !isLeft && setCorrectable('failed'),
    );
    return () => {
      isLeft = true;
    };
  }, [game]);
  return correctable;
}
