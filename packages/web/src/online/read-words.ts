import type { Said } from '@stolik/protocol/page';

const KEY = 'stolik.read';
/** Tables that are remembered. */
const MOST = 200;

/**
 * When the last word at a table was said that was read in this browser. Where none was read here yet, whoever has spoken is
 * taken to have read what came before that, wherever they spoke; who only looks on begins with what is said from now on.
 */
export function lastRead(table: string, said: readonly Said[], seat: number | undefined): number {
  const kept = read()[table];
  if (kept !== undefined) return kept;
  if (seat === undefined) return said.at(-1)?.time ?? 0;
  return said.findLast((one) => one.seat === seat && one.notice === undefined)?.time ?? 0;
}

export function keepRead(table: string, time: number): void {
  const kept = read();
  if (time === 0 || kept[table] === time) return;
  const others = Object.entries(kept).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, time]])));
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
