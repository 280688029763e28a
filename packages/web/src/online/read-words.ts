import type { Said } from '@stolik/protocol/page';

const KEY = 'stolik.read';
/** Tables that are remembered. */
const MOST = 200;

/**
 * The last word at a table that was read in this browser. Where none was read here yet, whoever has spoken is taken to have
 * read what came before that, wherever they spoke; who only looks on begins with what is said from now on.
 */
export function lastRead(table: string, said: readonly Said[], seat: number | undefined): number {
  const kept = read()[table];
  if (kept !== undefined) return kept;
  if (seat === undefined) return said.at(-1)?.n ?? -1;
  return said.findLast((one) => one.seat === seat && one.notice === undefined)?.n ?? -1;
}

export function keepRead(table: string, n: number): void {
  const kept = read();
  if (n < 0 || kept[table] === n) return;
  const others = Object.entries(kept).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, n]])));
  } catch {
    // Then it is new once more after a reload.
  }
}

function read(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
