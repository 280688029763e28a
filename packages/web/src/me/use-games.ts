import type { TableInfo, TableList } from '@stolik/protocol/page';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptTables } from '../home/kept-tables.ts';
import { ask } from '../online/api.ts';
import type { TableRecord } from '../store/tables.ts';
import { type PlayedGame, playedHere, playedOnline } from './games.ts';

export interface Games {
  /** The youngest first; `undefined` until all who know of any were asked. */
  readonly games: readonly PlayedGame[] | undefined;
  /** The tables of this browser, all of them. */
  readonly here: readonly TableRecord[] | undefined;
  /** Fetches older ones; missing where there are none. */
  readonly more?: (() => void) | undefined;
  /** Removes a game of this browser for good. */
  forget(id: string): void;
  /** Looks again at what this browser keeps. */
  refresh(): void;
}

/** Everything one has finished: online, and in this browser. */
export function useGames(person: string | undefined): Games {
  const { t } = useTranslation();
  const { kept, forget, refresh } = useKeptTables();
  const [tables, setTables] = useState<readonly TableInfo[]>();
  const [next, setNext] = useState<string>();
  useEffect(() => {
    if (person === undefined) return;
    let isLeft = false;
    fetchPage().then(
      (page) => {
        if (isLeft) return;
        setTables(page.tables);
        setNext(page.next);
      },
      () => !isLeft && setTables([]),
    );
    return () => {
      isLeft = true;
    };
  }, [person]);

  async function more(): Promise<void> {
    const page = await fetchPage(next);
    setTables([...(tables ?? []), ...page.tables]);
    setNext(page.next);
  }

  const games = useMemo(() => {
    // Without a server there is what this browser knows.
    if (!kept || (person !== undefined && !tables)) return undefined;
    const online = person === undefined ? [] : (tables ?? []).map((info) => playedOnline(info, person, t));
    const oldest = next === undefined ? 0 : (online.at(-1)?.ended ?? 0);
    const here = kept.filter(({ isOver }) => isOver).map(playedHere);
    return [...online, ...here.filter(({ ended }) => ended >= oldest)].sort((a, b) => b.ended - a.ended);
  }, [kept, tables, next, person, t]);
  return { games, here: kept, more: next === undefined ? undefined : () => more().catch(() => {}), forget, refresh };
}

function fetchPage(before?: string): Promise<TableList> {
  return ask('GET', `/me/history${before === undefined ? '' : `?before=${encodeURIComponent(before)}`}`);
}
