import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { keep, readTable } from './queries.ts';
import type { TableRecord } from './record.ts';
import { charged, givenUp, reseated, vacated, withSeat } from './record-changes.ts';
import type { Moment } from './tables.ts';

type Trx = Transaction<Schema>;

/** What a person has at tables goes to another: a guest has become the owner of an account. */
export async function moveSeats(store: Store, trx: Trx, from: string, to: string, moment: Moment): Promise<void> {
  const name = (await trx.selectFrom('person').select('name').where('id', '=', to).executeTakeFirst())?.name;
  await rewrite(store, trx, from, moment, (record) => {
    // Nobody plays against themselves: where both sit, a bot takes the guest's seat for good.
    const isShared = record.status === 'running' && record.seats.some(({ person }) => person === to);
    const { seats, ...rest } = isShared
      ? eachSeatOf(charged(record, moment.time), from, (one, seat) => givenUp(one, seat, moment.now))
      : record;
    return {
      ...rest,
      host: record.host === from ? to : record.host,
      seats: seats.map((seat) => (seat.person === from ? { ...seat, person: to, ...(name && { name }) } : seat)),
    };
  });
}

/** A person is gone: bots take the running seats, the waiting ones are free again, and no name is left behind. */
export async function forgetPerson(store: Store, trx: Trx, person: string, moment: Moment): Promise<void> {
  const sits = await trx.selectFrom('seat').select(['tableId', 'seat']).where('person', '=', person).execute();
  for (const { tableId, seat } of sits) {
    await trx.updateTable('said').set({ name: null }).where('tableId', '=', tableId).where('seat', '=', seat).execute();
  }
  await rewrite(store, trx, person, moment, (record) => {
    if (record.status === 'open') {
      const left = eachSeatOf(record, person, vacated);
      return left.host === person ? { ...left, status: 'gone' } : left;
    }
    const left =
      record.status === 'running'
        ? eachSeatOf(charged(record, moment.time), person, (one, i) => givenUp(one, i, moment.now))
        : record;
    return eachSeatOf(left, person, (one, i) => withSeat(one, i, { person: undefined, name: undefined }));
  });
}

/** The name that others see at tables that are not over. */
export async function renameSeats(store: Store, person: string, name: string, moment: Moment): Promise<void> {
  await store.db.transaction().execute((trx) =>
    rewrite(store, trx, person, moment, (record) => ({
      ...record,
      seats: record.seats.map((seat) =>
        seat.person === person && record.ended === undefined ? { ...seat, name } : seat,
      ),
    })),
  );
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

/** Changes all tables where a person sits or is the host, in the same way as every other change is made. */
async function rewrite(
  store: Store,
  trx: Trx,
  person: string,
  moment: Moment,
  change: (record: TableRecord) => TableRecord,
): Promise<void> {
  const sits = await trx.selectFrom('seat').select('tableId as id').where('person', '=', person).execute();
  const hosts = await trx
    .selectFrom('gameTable')
    .select('id')
    .where('host', '=', person)
    .where('ended', 'is', null)
    .execute();
  // Always in the same order, so that two who change the same tables never wait for each other.
  const ids = [...new Set([...sits, ...hosts].map(({ id }) => id))].sort();
  for (const id of ids) {
    const before = await readTable(trx, id, store.kind);
    if (!before) continue;
    const after = change(before);
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    const { record } = reseated({ ...after, head: before.head + 1 }, moment);
    await keep(trx, before, { record, lines: [], said: [], now: moment.now, asksBots: true });
  }
}

/** The record after the same was done to each seat of a person. */
function eachSeatOf(
  record: TableRecord,
  person: string,
  change: (record: TableRecord, seat: number) => TableRecord,
): TableRecord {
  return record.seats.reduce((rest, seat, i) => (seat.person === person ? change(rest, i) : rest), record);
}
