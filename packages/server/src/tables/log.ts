import { type Log, printLog } from '@stolik/core';
import type { ViewerLine } from '@stolik/protocol';
import { isSecretDeal, mustBeShown } from '../daily/veil.ts';
import type { Store } from '../store/store.ts';
import { readLines, readSaid, readTable } from './queries.ts';
import { botTurn, eyesOf, headerOf } from './record.ts';
import type { Tables } from './tables.ts';

/** The log as somebody may see it now. */
export type ShownLog =
  | { readonly isOver: false; readonly commitment: string; readonly lines: readonly ViewerLine[] }
  /** The whole log with the seed, one JSON document a line: what `stolik verify` reads. */
  | { readonly isOver: true; readonly text: string };

/** While the game runs, what the viewer was told; afterwards everything. */
export function logOf(tables: Tables, id: string, person: string | undefined): Promise<ShownLog> {
  return tables.with(id, (table): ShownLog => {
    const { record } = table;
    const { now } = tables.parts;
    mustBeShown(record, person, now());
    // What others may still be dealt stays secret, also from those who are through with it.
    if ((record.status === 'over' || table.isLost) && !isSecretDeal(record, now())) {
      const log: Log = { ...table.log, seed: record.seed };
      return { isOver: true, text: printLog(log) };
    }
    const viewer = person === undefined ? undefined : eyesOf(record, person);
    const lines = table.hasStarted ? table.since(-1, viewer) : [];
    return { isOver: false, commitment: record.commitment, lines };
  });
}

/** Everything that is kept about a table. For whoever looks whether it agrees with itself. */
export async function loadTable(store: Store, id: string) {
  const record = await readTable(store.reads, id);
  if (!record) return undefined;
  const lines = await readLines(store.reads, id, -1);
  return {
    record,
    isBotAsked: botTurn(record) !== undefined,
    /** When each line was written. */
    times: lines.map(({ time }) => time),
    log: { header: headerOf(record), lines: lines.map(({ line }) => line) },
    said: await readSaid(store.reads, id, Number.MAX_SAFE_INTEGER),
  };
}

/** The whole log of a table as it is kept; with the seed once it is over. For whoever runs the server. */
export async function loadLog(store: Store, id: string): Promise<Log | undefined> {
  const record = await readTable(store.reads, id);
  if (!record) return undefined;
  const lines = (await readLines(store.reads, id, -1)).map(({ line }) => line);
  return { header: headerOf(record), lines, ...(record.status === 'over' ? { seed: record.seed } : {}) };
}
