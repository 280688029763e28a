import type { GameUi } from '@stolik/games/ui';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Loading, Trouble } from '../app/Trouble.tsx';
import { loadGame } from '../games.ts';
import { findTable, openTable } from '../session/open.ts';
import type { Session } from '../session/session.ts';
import { Table } from './Table.tsx';

type Opened = { readonly session: Session; readonly ui: GameUi } | 'none' | 'broken' | undefined;

/** Finds the table of the address and sits down at it. */
export function TablePage() {
  const { id } = useParams({ from: '/table/$id' });
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let session: Session | undefined;
    let isLeft = false;
    const open = async () => {
      const record = await findTable(id);
      if (!record) return setOpened('none');
      const ui = await loadGame(record.log.header.game);
      const sat = await openTable(record);
      if (isLeft) return sat.close();
      session = sat;
      setOpened({ session: sat, ui });
    };
    open().catch(() => setOpened('broken'));
    return () => {
      isLeft = true;
      session?.close();
      setOpened(undefined);
    };
  }, [id]);
  if (!opened) return <Loading />;
  if (opened === 'none') return <Trouble kind="noTable" />;
  if (opened === 'broken') return <Trouble kind="broken" />;
  return <Table key={id} {...opened} />;
}
