import type { HeardFrame, TableInfo } from '@stolik/protocol/page';
import { useEffect, useState } from 'react';
import { goOnline, onFrame } from '../online/connection.ts';
import { presentFirst, steady } from './order.ts';

interface Listed {
  /** The newest first, as the server has them. */
  readonly told: readonly TableInfo[];
  /** As they are shown. */
  readonly rows: readonly TableInfo[];
}

/** The public tables as the server shows them; `undefined` until it does. While they are looked at they keep their places. */
export function usePublicTables(): readonly TableInfo[] | undefined {
  const [listed, setListed] = useState<Listed>();
  useEffect(() => {
    const deafen = onFrame((frame) => frame.is === 'lobby' && setListed((known) => updated(known, frame)));
    const stream = goOnline();
    stream.then((opened) => opened.browse());
    const tidyUp = () => {
      if (document.hidden) setListed((known) => known && { ...known, rows: presentFirst(known.told) });
    };
    document.addEventListener('visibilitychange', tidyUp);
    return () => {
      deafen();
      document.removeEventListener('visibilitychange', tidyUp);
      stream.then((opened) => opened.unbrowse());
    };
  }, []);
  return listed?.rows;
}

function updated(
  { told, rows }: Listed = { told: [], rows: [] },
  { shown, tables }: Extract<HeardFrame, { is: 'lobby' }>,
): Listed {
  const infos = new Map([...told, ...tables].map((info) => [info.id, info]));
  const next = shown.flatMap((id) => infos.get(id) ?? []);
  return { told: next, rows: steady(rows, presentFirst(next)) };
}
