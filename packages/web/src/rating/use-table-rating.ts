import type { TableInfo, TableRating } from '@stolik/protocol/page';
import { useEffect, useState } from 'react';
import { ask, path } from '../online/api.ts';
import { useSettings } from '../store/settings.ts';

/** How strong those at a rated table are, and what it changed; nothing where it is not rated or nobody wants to see it. */
export function useTableRating({ id, isRated, status, seats }: TableInfo): TableRating | undefined {
  const { ratings } = useSettings();
  const [rating, setRating] = useState<TableRating>();
  // Asked again when somebody has come or gone.
  const people = seats.map(({ name }) => name).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who sits there and how far it is decide what the answer is.
  useEffect(() => {
    let isLeft = false;
    if (!isRated || !ratings) setRating(undefined);
    else {
      ask<TableRating>('GET', path`/tables/${id}/rating`).then(
        (answer) => !isLeft && setRating(answer),
        () => {},
      );
    }
    return () => {
      isLeft = true;
    };
  }, [id, isRated, status, ratings, people]);
  return rating;
}
