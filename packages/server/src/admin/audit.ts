import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** All that can be done beside a server, or by those who look after others there. */
export type Act =
  | 'close'
  | 'ban'
  | 'unban'
  | 'mute'
  | 'unmute'
  | 'warn'
  | 'dismiss'
  | 'moderator'
  | 'unmoderator'
  | 'reset-password'
  | 'erase-words'
  | 'delete';

/** Something that was done: to whom or what, why, and what else there is to know. */
export interface Deed {
  readonly act: Act;
  readonly person?: string;
  readonly table?: string;
  readonly reason?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A deed as it is kept. */
export interface AuditRow extends Deed {
  readonly number: number;
  readonly time: number;
  readonly who: string;
  /** What the person is called now, if there still is one. */
  readonly name?: string;
}

/** Where PostgreSQL tells all nodes that there is something new. */
export const AUDIT_CHANNEL = 'audit';

/** One number that everybody who writes locks: numbers are then seen in their order, and none appears behind another. */
const LOCK = 7_305_442;

/** Writes down a deed, at the end of its transaction; nodes hear of it when that is committed. */
export async function writeDown(
  store: Store,
  trx: Transaction<Schema>,
  deed: Deed,
  by: { readonly who: string; readonly now: number },
): Promise<void> {
  // SQLite runs one transaction at a time.
  if (store.kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
  const number = (await lastNumber(trx)) + 1;
  await trx
    .insertInto('audit')
    .values({
      number,
      time: by.now,
      who: by.who,
      act: deed.act,
      person: deed.person ?? null,
      tableId: deed.table ?? null,
      reason: deed.reason ?? null,
      details: deed.details === undefined ? null : JSON.stringify(deed.details),
    })
    .execute();
  await store.notify(trx, AUDIT_CHANNEL, `${number}`);
}

/** The number of the newest deed; 0 before the first. */
export async function lastNumber(db: Kysely<Schema>): Promise<number> {
  const { last } = await db
    .selectFrom('audit')
    .select((eb) => eb.fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** The last so many deeds since a moment, the oldest first. */
export async function readAudit(
  db: Kysely<Schema>,
  { since = 0, limit }: { readonly since?: number; readonly limit: number },
): Promise<AuditRow[]> {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('person', 'person.id', 'audit.person')
    .selectAll('audit')
    .select('person.name')
    .where('time', '>=', since)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse().map(({ number, time, who, act, person, name, tableId, reason, details }) => ({
    number,
    time,
    who,
    act: act as Act,
    ...(person !== null && { person }),
    ...(name !== null && { name }),
    ...(tableId !== null && { table: tableId }),
    ...(reason !== null && { reason }),
    ...(details !== null && { details: JSON.parse(details) }),
  }));
}

/** Why this was last done to a person, if anybody said so. */
export async function lastReason(db: Kysely<Schema>, act: Act, person: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('audit')
    .select('reason')
    .where('person', '=', person)
    .where('act', '=', act)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.reason ?? undefined;
}

/** What was done to a person, and why; who did it is not theirs to know. */
export function exportAudit(db: Kysely<Schema>, person: string): Promise<unknown> {
  return db
    .selectFrom('audit')
    .select(['time', 'act', 'reason', 'details'])
    .where('person', '=', person)
    .orderBy('number')
    .execute();
}
