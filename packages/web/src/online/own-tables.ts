import type { TableInfo } from '@stolik/protocol/page';
import { useEffect, useState } from 'react';
import { steady } from '../lobby/order.ts';
import { ask } from './api.ts';
import { onFrame, useOnline } from './connection.ts';
import { expectEnds } from './endings.ts';
import { sendPending } from './pending.ts';

/** What the server said last: it is shown at once on the next screen, so that nothing moves when the answer comes. */
let heardLast: readonly TableInfo[] | undefined;

/** One's own tables that are not over, those that waited at first on top; `undefined` until the server was asked. */
export function useOwnTables(): readonly TableInfo[] | undefined {
  const isOnline = useOnline(({ state }) => state === 'open');
  const me = useOnline((online) => online.me?.id);
  const [tables, setTables] = useState(heardLast);
  useEffect(() => {
    // What changes while there is no connection is not told: every new one asks.
    if (!isOnline) return;
    let questions = 0;
    const load = async () => {
      const question = ++questions;
      const own = await ask<{ tables: TableInfo[] }>('GET', '/me/tables').catch(() => undefined);
      // An answer that was overtaken is out of date.
      if (question === questions) {
        const isFirst = question === 1;
        setTables((known = []) => (own ? steady(isFirst ? [] : known, own.tables) : known));
        heardLast = own?.tables ?? heardLast;
        if (own) expectEnds(own.tables);
      }
    };
    load();
    const deafen = onFrame(({ is }) => is === 'info' && load());
    return () => {
      questions++;
      deafen();
    };
  }, [isOnline]);
  // A move that waited for the network waits no longer for its table to be opened.
  useEffect(() => {
    if (isOnline && me !== undefined) sendPending(me);
  }, [isOnline, me]);
  return tables;
}
