import type { HeardFrame, TableInfo } from '@stolik/protocol/page';
import { useEffect, useState } from 'react';
import { goOnline, onFrame } from '../online/connection.ts';

/** The public tables as the server shows them, the newest first; `undefined` until it does. */
export function usePublicTables(): readonly TableInfo[] | undefined {
  const [tables, setTables] = useState<readonly TableInfo[]>();
  useEffect(() => {
    const deafen = onFrame((frame) => frame.is === 'lobby' && setTables((known) => updated(known, frame)));
    const stream = goOnline();
    stream.then((opened) => opened.browse());
    return () => {
      deafen();
      stream.then((opened) => opened.unbrowse());
    };
  }, []);
  return tables;
}

function updated(
  known: readonly TableInfo[] = [],
  { shown, tables }: Extract<HeardFrame, { is: 'lobby' }>,
): readonly TableInfo[] {
  const infos = new Map([...known, ...tables].map((info) => [info.id, info]));
  return shown.flatMap((id) => infos.get(id) ?? []);
}
