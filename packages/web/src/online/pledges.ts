const KEY = 'stolik.pledges';
/** Tables whose promises are remembered. */
const MOST = 200;

/** What was fixed when somebody sat down here: the server's promise, and this browser's part of the luck. */
export interface Pledge {
  readonly commitment: string;
  readonly entropy: string;
}

/** Remembers a pledge, so that the dice can be held against it at the end. The first one counts. */
export function keepPledge(table: string, pledge: Pledge): void {
  const kept = Object.entries(read()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept.slice(1 - MOST), [table, pledge]])));
  } catch {
    // Then the log is checked against its own header alone.
  }
}

export function pledgeFor(table: string): Pledge | undefined {
  return read()[table];
}

function read(): Readonly<Record<string, Pledge>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
