import type { OwnRatings } from '@stolik/protocol/page';
import { useCallback, useEffect, useState } from 'react';
import { ask } from '../online/api.ts';

export interface Own {
  /** Absent until they are there. */
  readonly own: OwnRatings | undefined;
  /** Be on boards, or on none. */
  choose(onBoards: boolean): Promise<void>;
}

/** One's own ratings, once it is known who one is. */
export function useOwnRatings(person: string | undefined): Own {
  const [own, setOwn] = useState<OwnRatings>();
  useEffect(() => {
    let isLeft = false;
    if (person !== undefined) {
      ask<OwnRatings>('GET', '/me/ratings').then(
        (answer) => !isLeft && setOwn(answer),
        () => {},
      );
    }
    return () => {
      isLeft = true;
    };
  }, [person]);
  const choose = useCallback(async (onBoards: boolean) => {
    setOwn(await ask<OwnRatings>('PUT', '/me/boards', { onBoards }));
  }, []);
  return { own, choose };
}
