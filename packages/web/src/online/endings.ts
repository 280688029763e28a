import type { TableInfo } from '@stolik/protocol/page';

const KEY = 'stolik.endings';
/** Tables that are remembered. */
const MOST = 100;

/** Remembers which of one's games are being played: when they are over, that is news. */
export function expectEnds(tables: readonly TableInfo[]): void {
  const running = tables.filter(({ status }) => status === 'running').map(({ id }) => id);
  const known = read();
  if (running.some((id) => !known.includes(id))) write([...new Set([...known, ...running])].slice(-MOST));
}

/** Whether any of those is over by now, as far as this browser knows. */
export function expectsMore(running: readonly TableInfo[]): boolean {
  return read().some((id) => running.every((table) => table.id !== id));
}

const listeners = new Set<(table: string) => void>();

/** Is told when somebody has seen how a game ended. */
export function onEndSeen(listener: (table: string) => void): void {
  listeners.add(listener);
}

/** Whoever was at the table then, or was told, has seen it. */
export function sawEnd(table: string): void {
  const known = read();
  if (!known.includes(table)) return;
  write(known.filter((id) => id !== table));
  for (const listener of listeners) listener(table);
}

/** Those of these games whose end is news here. */
export function unseenEnds(over: readonly TableInfo[]): TableInfo[] {
  const known = read();
  return over.filter(({ id }) => known.includes(id));
}

function read(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

function write(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Then it is no news.
  }
}
