import type { HeardFrame, TableInfo, TableList, Told } from '@stolik/protocol/page';
import { create } from 'zustand';
import { ask } from './api.ts';
import { onFrame, useOnline } from './connection.ts';
import { expectEnds, expectsMore, onEndSeen, unseenEnds } from './endings.ts';
import { isKeptFor, waitsFor } from './sitters.ts';

export interface Turns {
  /** Tables that wait for the player and are not on the screen. */
  readonly waiting: readonly TableInfo[];
  /** Those where others ask them to play once more. */
  readonly again: readonly TableInfo[];
  /** Those where the game ended while they looked elsewhere. */
  readonly ended: readonly TableInfo[];
}

/** What is new at one's tables where the player does not look. */
export const useTurns = create<Turns>()(() => ({ waiting: [], again: [], ended: [] }));

/** News of a table. */
export interface TableNews {
  readonly kind: Exclude<Told, 'invited'>;
  readonly info: TableInfo;
}

/** The table on the screen: it speaks for itself. */
let shown: string | undefined;
const listeners = new Set<(news: TableNews) => void>();

/** Is told when something is new at a table that is not in sight. */
export function onTableNews(listener: (news: TableNews) => void): () => void {
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
onEndSeen(drop);

/** After a break, or as somebody else: asks which tables wait. */
async function recount(): Promise<void> {
  try {
    const { tables } = await ask<{ tables: TableInfo[] }>('GET', '/me/tables');
    expectEnds(tables);
    const person = useOnline.getState().me?.id;
    const elsewhere = tables.filter(({ id }) => id !== shown);
    useTurns.setState({
      waiting: elsewhere.filter((info) => waitsFor(info, person)),
      again: elsewhere.filter((info) => isKeptFor(info, person)),
    });
    // Only whoever has seen a game begin here has to be told how it ended.
    const history = expectsMore(tables) ? await ask<TableList>('GET', '/me/history') : undefined;
    useTurns.setState({ ended: unseenEnds(history?.tables ?? []).filter(({ id }) => id !== shown) });
  } catch {
    // The next connection asks again.
  }
}

function note(info: TableInfo, isNews: boolean): void {
  const person = useOnline.getState().me?.id;
  if (info.id === shown) return;
  const kind = kindOf(info, person);
  const was = known(info.id);
  drop(info.id);
  if (kind === undefined) return;
  const list = LISTS[kind];
  useTurns.setState((turns) => ({ [list]: [...turns[list], info] }));
  // Whoever is reminded is told once more.
  const isTold = was !== undefined && was.kind === kind && was.info.reminded === info.reminded;
  if (isNews && !isTold) announce({ kind, info });
}

const LISTS = { turn: 'waiting', again: 'again', over: 'ended' } as const;
const KINDS = Object.keys(LISTS) as (keyof typeof LISTS)[];

/** What of a table is new. */
function kindOf(info: TableInfo, person: string | undefined): TableNews['kind'] | undefined {
  if (waitsFor(info, person)) return 'turn';
  if (isKeptFor(info, person)) return 'again';
  return info.status === 'over' && unseenEnds([info]).length > 0 ? 'over' : undefined;
}

/** What was new of it until now. */
function known(id: string): TableNews | undefined {
  const turns = useTurns.getState();
  return KINDS.flatMap((kind) => turns[LISTS[kind]].map((info) => ({ kind, info }))).find(({ info }) => info.id === id);
}

/** Tells of news of a table to a player who may not be looking. */
export function announce(news: TableNews): void {
  for (const listener of listeners) listener(news);
}

function drop(id: string): void {
  const kind = known(id)?.kind;
  if (kind === undefined) return;
  useTurns.setState((turns) => ({ [LISTS[kind]]: turns[LISTS[kind]].filter((info) => info.id !== id) }));
}
