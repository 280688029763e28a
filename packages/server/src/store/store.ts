import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Damage } from './damage.ts';
import type { Durations } from './durations.ts';
import type { Schema } from './schema.ts';

export const STORE_KINDS = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

/** Statements of one change. May be run twice: the first time may be undone because of somebody else's. */
export type Work = (trx: Transaction<Schema>) => Promise<void>;

/** How a store is opened. */
export interface Opening {
  /** A server keeps an SQLite file for itself until it is closed; whoever only looks or administers does not. */
  readonly isServer?: boolean;
  /** What to do where a server has the file already, if that is not what another server would do. */
  readonly ifServed?: string;
  /** Hears, in a sentence each, what was put right on the way. */
  readonly say?: (line: string) => void;
}

/** Where everything is kept, and how the nodes that share it wake each other. */
export interface Store {
  readonly db: Kysely<Schema>;
  /** For what is only read, and sees what was committed: it never waits for whoever writes. */
  readonly reads: Kysely<Schema>;
  readonly kind: StoreKind;
  /** What it is called in a sentence; never with a password. */
  readonly name: string;
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
  readonly durations: Durations;
  readonly damage: Damage;
  /** Connections where there are several: all, those that nobody uses, and queries that wait for one. */
  readonly pool?: () => { readonly total: number; readonly idle: number; readonly waiting: number };
  /** Writes something and leaves nothing of it, or throws: a full disk answers all questions and keeps nothing. */
  tryWrite(): Promise<void>;
  /** What was deleted leaves the disk soon: asked for whenever a person or something private is gone. */
  cleanUp(): void;
  close(): Promise<void>;
}

/** About as much as a move takes: a disk on which the last few bytes are free counts as full. */
const TRIAL = 'x'.repeat(12_000);

/** Writes something and takes it back: a row that is written as it was would not reach the disk at all. */
export async function writeOnTrial(trx: Transaction<Schema>): Promise<void> {
  const name = `trial-${randomUUID()}`;
  await trx.insertInto('secret').values({ name, value: TRIAL }).execute();
  await trx.deleteFrom('secret').where('name', '=', name).execute();
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
