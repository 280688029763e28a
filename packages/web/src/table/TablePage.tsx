import type { GameUi } from '@stolik/games/ui';
import { Refused } from '@stolik/protocol/page';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Loading, TroublePage } from '../app/TroublePage.tsx';
import { loadGame } from '../games.ts';
import { Connecting } from '../online/Connecting.tsx';
import { TableFeed } from '../online/feed.ts';
import { OnlineTable } from '../online/OnlineTable.tsx';
import { findTable, openTable } from '../session/open.ts';
import type { Session } from '../session/session.ts';
import { Table } from './Table.tsx';

type Opened =
  | { readonly session: Session; readonly ui: GameUi }
  | { readonly feed: TableFeed }
  | 'reaching'
  | 'none'
  | 'broken'
  | undefined;

/** Finds the table of the address, in this browser or else online, and sits down at it. */
export function TablePage() {
  const { id } = useParams({ from: '/table/$id' });
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let found: { close(): void } | undefined;
    let isLeft = false;
    const hold = <T extends { close(): void }>(one: T): T => {
      found = one;
      if (isLeft) one.close();
      return one;
    };
    const open = async (): Promise<Opened> => {
      const record = await findTable(id);
      if (record) {
        const ui = await loadGame(record.log.header.game);
        return { session: hold(await openTable(record)), ui };
      }
      if (!isLeft) setOpened('reaching');
      return { feed: hold(await TableFeed.open(id)) };
    };
    open()
      .catch((error): Opened => (error instanceof Refused ? 'none' : 'broken'))
      .then((one) => !isLeft && setOpened(one));
    return () => {
      isLeft = true;
      found?.close();
      setOpened(undefined);
    };
  }, [id]);
  if (!opened) return <Loading />;
  if (opened === 'reaching') return <Connecting />;
  if (opened === 'none') return <TroublePage kind="noTable" />;
  if (opened === 'broken') return <TroublePage kind="broken" />;
  return 'feed' in opened ? <OnlineTable key={id} feed={opened.feed} /> : <Table key={id} {...opened} />;
}
