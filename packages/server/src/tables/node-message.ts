import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { TableRecord } from './record.ts';
import type { KeptLine } from './table.ts';

export const CHANNEL = 'tables';
/** Stores carry little more than this; what is longer is read instead. */
const MOST_BYTES = 7_000;

/** What anybody could know of a table before a change: whose turn it was, and how often its seats had changed. */
export type TableBefore = Pick<TableRecord, 'owes' | 'revision'>;

/** How far a game is, of all that is kept about its table. */
export type GameProgress = Pick<TableRecord, 'updated' | 'owes' | 'deadline' | 'clock'>;

/** What one node tells the others about a table. */
export interface NodeMessage {
  readonly table: string;
  /** The node that has it in memory as it is now. */
  readonly node: string;
  /** Who sits there. */
  readonly people: readonly string[];
  readonly before: TableBefore;
  /** Where nothing but the game changed: what was played, so that nobody has to read it. */
  readonly play?: { readonly lines: readonly KeptLine[]; readonly progress: GameProgress };
}

export function printMessage(message: NodeMessage): string {
  const text = JSON.stringify(message);
  return Buffer.byteLength(text) <= MOST_BYTES ? text : JSON.stringify({ ...message, play: undefined });
}

/** Tells all nodes, once the transaction is committed, that a table changed. */
export function tellNodes(store: Store, trx: Transaction<Schema>, message: NodeMessage): Promise<void> {
  return store.notify(trx, CHANNEL, printMessage(message));
}
