import { StolikError } from '@stolik/core';
import type { Invitation } from '@stolik/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { isKeptApart } from '../tables/kept-apart.ts';
import { readRecords } from '../tables/lists.ts';
import { readTable } from '../tables/queries.ts';
import { infoOf, seatOfPerson, type TableRecord } from '../tables/record.ts';
import { mustBeOpen, mustSit } from '../tables/seating-rules.ts';
import { apartFrom } from './aversions.ts';
import type { Making } from './friends.ts';

/** Friends that may be asked to one table, and tables that one person may be asked to at once. */
export const MOST_AT_TABLE = 20;
export const MOST_INVITED = 50;

/** Asks a friend to a table that waits for people, where one sits oneself; asked twice, it is asked once. Whether it is new. */
export async function invite(
  { store, now, newId }: Making,
  trx: Transaction<Schema>,
  tableId: string,
  host: string,
  person: string,
): Promise<TableRecord | undefined> {
  const record = await readTable(trx, tableId, store.kind);
  if (!record) throw new StolikError('unknown-table', 'there is no such table', { field: 'table' });
  mustBeOpen(record);
  if (record.host !== host) mustSit(record, host);
  if (seatOfPerson(record, person) !== undefined) return undefined;
  // Whoever could not sit down is not asked, and whoever asks is not told.
  if (record.removed.includes(person) || isKeptApart(record, await apartFrom(trx, person))) return undefined;
  const there = await trx.selectFrom('invitation').select('person').where('tableId', '=', tableId).execute();
  if (there.some((one) => one.person === person)) return undefined;
  if (there.length >= MOST_AT_TABLE) throw new StolikError('too-many', 'enough friends are asked to this table');
  const theirs = await trx
    .selectFrom('invitation')
    .select('key')
    .where('person', '=', person)
    .where('declined', 'is', null)
    .execute();
  if (theirs.length >= MOST_INVITED) throw new StolikError('too-many', 'this friend is asked to many tables already');
  await trx.insertInto('invitation').values({ key: newId(), tableId, person, host, since: now() }).execute();
  return record;
}

/** The tables to which somebody is asked and where there is a seat, the latest first. */
export async function invitationsOf(db: Kysely<Schema>, person: string): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitation')
    .innerJoin('person', 'person.id', 'invitation.host')
    .select(['invitation.key', 'invitation.tableId', 'invitation.since', 'person.name', 'person.handle'])
    .where('invitation.person', '=', person)
    .where('invitation.declined', 'is', null)
    .orderBy('invitation.since', 'desc')
    .orderBy('invitation.key')
    .execute();
  const records = new Map(
    (
      await readRecords(
        db,
        rows.map(({ tableId }) => tableId),
      )
    ).map((one) => [one.id, one]),
  );
  return rows.flatMap(({ key, tableId, since, name, handle }): Invitation[] => {
    const record = records.get(tableId);
    if (record?.status !== 'open' || !record.seats.some(({ kind }) => kind === 'open')) return [];
    const by = { name, ...(handle !== null && { account: handle }) };
    return [{ key, since, by, table: infoOf(record, person) }];
  });
}

/** The friends whom one has asked to a table, by what one calls them, whatever they have answered. */
export async function askedTo(db: Kysely<Schema>, tableId: string, host: string): Promise<string[]> {
  const rows = await db
    .selectFrom('invitation')
    .innerJoin('friend', 'friend.other', 'invitation.person')
    .select('friend.key')
    .where('invitation.tableId', '=', tableId)
    .where('invitation.host', '=', host)
    .where('friend.person', '=', host)
    .execute();
  return rows.map(({ key }) => key);
}

/** Somebody does not want to come, and is not asked to that table again. Whether they were asked. */
export async function decline(trx: Transaction<Schema>, person: string, key: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitation')
    .set({ declined: 1 })
    .where('person', '=', person)
    .where('key', '=', key)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Somebody has come. Whether they were asked. */
export async function endInvitation(trx: Transaction<Schema>, person: string, table: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('invitation')
    .where('person', '=', person)
    .where('tableId', '=', table)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Forgets whom was asked to tables that wait for nobody any more. */
export async function sweepInvitations(db: Kysely<Schema>): Promise<void> {
  const waiting = db.selectFrom('gameTable').select('id').where('status', '=', 'open');
  await db.deleteFrom('invitation').where('tableId', 'not in', waiting).execute();
}

/** A guest has become the owner of an account. */
export async function moveInvitations(trx: Transaction<Schema>, from: string, to: string): Promise<void> {
  const known = trx.selectFrom('invitation').select('tableId').where('person', '=', to);
  await trx.deleteFrom('invitation').where('person', '=', from).where('tableId', 'in', known).execute();
  await trx.updateTable('invitation').set({ person: to }).where('person', '=', from).execute();
  await trx.updateTable('invitation').set({ host: to }).where('host', '=', from).execute();
  await trx.deleteFrom('invitation').where('host', '=', to).where('person', '=', to).execute();
}
