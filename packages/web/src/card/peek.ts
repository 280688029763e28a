import type { Look, TableInfo } from '@stolik/protocol/page';
import { useEffect, useState } from 'react';
import { ask, path } from '../online/api.ts';
import { useOnline } from '../online/connection.ts';
import { looksIn, type Sight } from './Thumbnail.tsx';

/** What was seen last of each table: a list that is shown again has its pictures at once. */
const seen = new Map<string, { readonly updated: number; readonly sight: Sight }>();

/** The game at a table online, looked at when it comes into sight and whenever something is new; `undefined` before that. */
export function useSight({ id, game, updated, status }: TableInfo, isInSight: boolean): Sight | undefined {
  const isHeard = useOnline(({ state }) => state === 'open');
  const [sight, setSight] = useState(() => seen.get(id)?.sight);
  const hasBegun = status === 'running' || status === 'over';
  useEffect(() => {
    if (!hasBegun || !isInSight || !isHeard || seen.get(id)?.updated === updated) return;
    let isLeft = false;
    peek(id, game).then(
      (found) => {
        if (!found) return;
        seen.set(id, { updated, sight: found });
        if (!isLeft) setSight(found);
      },
      // Then there is no picture.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [id, game, updated, hasBegun, isInSight, isHeard]);
  return sight;
}

/** Looks once, without being at the table: neither is anybody woken by it nor does a clock begin to run. */
async function peek(table: string, game: string): Promise<Sight | undefined> {
  const { seat, look } = await ask<{ seat?: number; look?: Look }>('GET', path`/tables/${table}/look`);
  return look && { view: look.view, seat, looks: await looksIn(game, look.view) };
}
