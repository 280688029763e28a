import type { HeardFrame, TableInfo } from '@stolik/protocol/page';
import { create } from 'zustand';
import { ask } from './api.ts';
import { onFrame, useOnline } from './connection.ts';
import { waitsFor } from './sitters.ts';

interface Turns {
  /** Tables that wait for the player and are not on the screen. */
  readonly waiting: readonly TableInfo[];
}

/** Whose turn it is where the player does not look. */
export const useTurns = create<Turns>()(() => ({ waiting: [] }));

/** The table on the screen: it speaks for itself. */
let shown: string | undefined;
const listeners = new Set<(info: TableInfo) => void>();

/** Is told when a table that is not in sight begins to wait for the player. */
export function onTurn(listener: (info: TableInfo) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The player looks at this table now, or at none; what it was like on leaving counts from then on. */
export function lookAt(table: string | undefined, left?: TableInfo): void {
  shown = table;
  if (left) note(left, false);
  else if (table) drop(table);
}

onFrame((frame: HeardFrame) => {
  if (frame.is === 'info') note(frame.info, true);
  if (frame.is === 'welcome') recount();
});
useOnline.subscribe(({ me }, before) => {
  if (me?.id !== before.me?.id && before.me) recount();
});

/** After a break, or as somebody else: asks which tables wait. */
async function recount(): Promise<void> {
  try {
    const { tables } = await ask<{ tables: TableInfo[] }>('GET', '/me/tables');
    const person = useOnline.getState().me?.id;
    useTurns.setState({ waiting: tables.filter((info) => info.id !== shown && waitsFor(info, person)) });
  } catch {
    // The next connection asks again.
  }
}

function note(info: TableInfo, isNews: boolean): void {
  const person = useOnline.getState().me?.id;
  if (info.id === shown) return;
  const { waiting } = useTurns.getState();
  const wasWaiting = waiting.some(({ id }) => id === info.id);
  drop(info.id);
  if (!waitsFor(info, person)) return;
  useTurns.setState(({ waiting: others }) => ({ waiting: [...others, info] }));
  if (isNews && !wasWaiting) announce(info);
}

/** Tells that a table waits for the player, who may not be looking. */
export function announce(info: TableInfo): void {
  for (const listener of listeners) listener(info);
}

function drop(id: string): void {
  const { waiting } = useTurns.getState();
  if (waiting.some((info) => info.id === id)) useTurns.setState({ waiting: waiting.filter((info) => info.id !== id) });
}
