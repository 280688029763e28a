import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export const STORE_KINDS = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

/** Statements of one change. May be run twice: the first time may be undone because of somebody else's. */
export type Work = (trx: Transaction<Schema>) => Promise<void>;

/** Where everything is kept, and how the nodes that share it wake each other. */
export interface Store {
  readonly db: Kysely<Schema>;
  /** For what is only read, and sees what was committed: it never waits for whoever writes. */
  readonly reads: Kysely<Schema>;
  readonly kind: StoreKind;
  /** Runs the statements of one change in a transaction, perhaps together with others'; resolves when it is committed. */
  write(work: Work): Promise<void>;
  /** Tells every listener of every node, this one included, once the transaction is committed; at most 7,999 bytes. */
  notify(trx: Transaction<Schema>, channel: string, payload: string): Promise<void>;
  /** Tells every listener of every node soon, unless something is in the way: nothing waits for it. */
  tell(channel: string, payloads: readonly string[]): Promise<void>;
  /** Calls the handler for each notification from now on; the answer ends it. */
  listen(channel: string, handler: (payload: string) => void): Promise<() => void>;
  /** Calls the handler whenever notifications may have been missed: what a node knows must then be read again. */
  onReconnect(handler: () => void): () => void;
  /** Answers when the store does, or throws. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A channel is a short lower-case name, so that it needs no quoting anywhere. */
export function checkChannel(channel: string): void {
  if (!/^[a-z][a-z_]{0,40}$/.test(channel)) throw new TypeError(`${JSON.stringify(channel)} is no name for a channel`);
}

const MOST_BYTES = 7_999;

/** PostgreSQL carries no more than this; SQLite is held to the same so that both behave alike. */
export function checkPayload(payload: string): void {
  if (Buffer.byteLength(payload) > MOST_BYTES) throw new TypeError(`a notification holds at most ${MOST_BYTES} bytes`);
  if (payload.includes('\u0000')) throw new TypeError('a notification contains U+0000');
}
