import type { TableInfo, TableList } from '@stolik/protocol/page';
import { useEffect, useState } from 'react';
import { ask } from '../online/api.ts';
import { useOnline } from '../online/connection.ts';
import { unseenEnds } from '../online/endings.ts';

interface Finished {
  /** Which games somebody has finished online; `undefined` while that is not known. */
  readonly games: ReadonlySet<string> | undefined;
  /** What ended while they were away, for as long as this screen is shown. */
  readonly news: readonly TableInfo[];
}

const NOTHING: ReadonlySet<string> = new Set();

/** What is over online. Whoever has never been there is not asked about. */
export function useFinished(own: readonly TableInfo[] | undefined): Finished {
  const state = useOnline((online) => online.state);
  const [games, setGames] = useState<ReadonlySet<string>>();
  const [news, setNews] = useState<readonly TableInfo[]>([]);
  const running = own?.map(({ id }) => id).join();
  useEffect(() => {
    if (state !== 'open' || running === undefined) return;
    let isLeft = false;
    ask<TableList>('GET', '/me/history').then(
      ({ tables }) => {
        if (isLeft) return;
        setGames(new Set(tables.map(({ game }) => game)));
        // What has been read meanwhile stays where it is.
        setNews((known) => [...known, ...unseenEnds(tables).filter(({ id }) => known.every((one) => one.id !== id))]);
      },
      // Then it is told another time.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [state, running]);
  return { games: state === 'off' ? NOTHING : games, news };
}
