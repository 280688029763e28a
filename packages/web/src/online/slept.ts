const KEY = 'stolik.slept';
/** Tables whose sleep is remembered. */
const MOST = 200;

/** Whether this browser has been told already of that nap of a table, by the number of its notice. */
export function isTold(table: string, n: number): boolean {
  return (read()[table] ?? -1) >= n;
}

export function keepTold(table: string, n: number): void {
  const kept = Object.entries(read()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept.slice(1 - MOST), [table, n]])));
  } catch {
    // Then it is told again.
  }
}

function read(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
