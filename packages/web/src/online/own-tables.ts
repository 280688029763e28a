import type { TableInfo } from '@stolik/protocol/page';
import { useEffect, useState } from 'react';
import { steady } from '../lobby/order.ts';
import { ask } from './api.ts';
import { onFrame, useOnline } from './connection.ts';

/** One's own tables that are not over, those that waited at first on top; `undefined` until the server was asked. */
export function useOwnTables(): readonly TableInfo[] | undefined {
  const isOnline = useOnline(({ state }) => state === 'open');
  const [tables, setTables] = useState<readonly TableInfo[]>();
  useEffect(() => {
    // What changes while there is no connection is not told: every new one asks.
    if (!isOnline) return;
    let questions = 0;
    const load = async () => {
      const question = ++questions;
      const own = await ask<{ tables: TableInfo[] }>('GET', '/me/tables').catch(() => undefined);
      // An answer that was overtaken is out of date.
      if (question === questions) setTables((known = []) => (own ? steady(known, own.tables) : known));
    };
    load();
    const deafen = onFrame(({ is }) => is === 'info' && load());
    return () => {
      questions++;
      deafen();
    };
  }, [isOnline]);
  return tables;
}
