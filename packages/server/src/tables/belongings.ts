import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { tellNodes } from './node-message.ts';

type Trx = Transaction<Schema>;

/** What a person has at tables goes to another: a guest has become the owner of an account. */
export async function moveSeats(store: Store, trx: Trx, from: string, to: string): Promise<void> {
  const name = (await trx.selectFrom('person').select('name').where('id', '=', to).executeTakeFirst())?.name ?? null;
  const tables = await tablesOf(trx, from);
  // Nobody plays against themselves: where both sit, a bot takes the guest's seat for good.
  const both = await trx.selectFrom('seat').select('tableId').where('person', '=', to).execute();
  const shared = both.map(({ tableId }) => tableId).filter((id) => tables.includes(id));
  if (shared.length > 0) await giveUp(trx, from, shared);
  await trx.updateTable('seat').set({ person: to, name }).where('person', '=', from).execute();
  await trx.updateTable('gameTable').set({ host: to }).where('host', '=', from).execute();
  await touch(store, trx, tables);
}

/** A person is gone: bots take the running seats, the waiting ones are free again, and no name is left behind. */
export async function forgetPerson(store: Store, trx: Trx, person: string): Promise<void> {
  const tables = await tablesOf(trx, person);
  const open = await trx
    .selectFrom('gameTable')
    .select('id')
    .where('id', 'in', tables.length > 0 ? tables : [''])
    .where('status', '=', 'open')
    .execute();
  await giveUp(trx, person, tables);
  for (const { id } of open) {
    await trx
      .updateTable('seat')
      .set({ kind: 'open', person: null, name: null, reserved: 0, standIn: null, resigned: 0, entropy: null })
      .where('tableId', '=', id)
      .where('person', '=', person)
      .execute();
  }
  const seats = await trx.selectFrom('seat').select(['tableId', 'seat']).where('person', '=', person).execute();
  for (const { tableId, seat } of seats) {
    await trx.updateTable('said').set({ name: null }).where('tableId', '=', tableId).where('seat', '=', seat).execute();
  }
  await trx.updateTable('seat').set({ person: null, name: null }).where('person', '=', person).execute();
  await trx
    .updateTable('gameTable')
    .set({ status: 'gone' })
    .where('host', '=', person)
    .where('status', '=', 'open')
    .execute();
  await touch(store, trx, tables);
}

/** The name that others see at tables that are not over. */
export async function renameSeats(store: Store, person: string, name: string): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    const rows = await trx
      .updateTable('seat')
      .set({ name })
      .where('person', '=', person)
      .where('ended', 'is', null)
      .where('name', '!=', name)
      .returning('tableId')
      .execute();
    await touch(
      store,
      trx,
      rows.map(({ tableId }) => tableId),
    );
  });
}

/** What is kept about a person at tables: seats, results and what was said. */
export async function exportTables(db: Kysely<Schema>, person: string): Promise<unknown> {
  const seats = await db.selectFrom('seat').selectAll().where('person', '=', person).execute();
  const said = await db
    .selectFrom('said')
    .innerJoin('seat', (join) => join.onRef('seat.tableId', '=', 'said.tableId').onRef('seat.seat', '=', 'said.seat'))
    .select(['said.tableId', 'said.time', 'said.text', 'said.phrase'])
    .where('seat.person', '=', person)
    .where('said.notice', 'is', null)
    .execute();
  return { seats, said };
}

/** Where a person sits or is the host. */
async function tablesOf(trx: Trx, person: string): Promise<string[]> {
  const sits = await trx.selectFrom('seat').select('tableId').where('person', '=', person).execute();
  const hosts = await trx
    .selectFrom('gameTable')
    .select('id')
    .where('host', '=', person)
    .where('ended', 'is', null)
    .execute();
  return [...new Set([...sits.map(({ tableId }) => tableId), ...hosts.map(({ id }) => id)])];
}

/** Bots take a person's seats at running tables for good. */
async function giveUp(trx: Trx, person: string, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  const running = await trx
    .selectFrom('gameTable')
    .select(['id', 'standIn', 'updated'])
    .where('id', 'in', tables)
    .where('status', '=', 'running')
    .execute();
  for (const { id, standIn, updated } of running) {
    await trx
      .updateTable('seat')
      .set({ resigned: 1, standIn })
      .where('tableId', '=', id)
      .where('person', '=', person)
      .execute();
    // If no bot has to decide there, whoever takes the job finds nothing to do.
    await trx
      .insertInto('job')
      .values({ tableId: id, since: updated, lease: null })
      .onConflict((conflict) => conflict.column('tableId').doNothing())
      .execute();
  }
}

/** Whoever has one of these tables in memory must read it again. */
async function touch(store: Store, trx: Trx, tables: readonly string[]): Promise<void> {
  for (const id of tables) {
    await trx.updateTable('gameTable').set({ revision: sql`revision + 1` }).where('id', '=', id).execute();
    await tellNodes(store, trx, { table: id, node: '', people: [], before: { owes: [], revision: -1 } });
  }
}
