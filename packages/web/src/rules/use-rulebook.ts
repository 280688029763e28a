import { useEffect, useState } from 'react';
import { loadRulebook, type Rulebook } from './load.ts';

/** A game's rules: `undefined` until they are here, `failed` where they cannot be had. */
export function useRulebook(game: string): Rulebook | 'failed' | undefined {
  const [rulebook, setRulebook] = useState<Rulebook | 'failed'>();
  useEffect(() => {
    let isLeft = false;
    loadRulebook(game).then(
      (one) => !isLeft && setRulebook(one),
      () => !isLeft && setRulebook('failed'),
    );
    return () => {
      isLeft = true;
    };
  }, [game]);
  return rulebook;
}
