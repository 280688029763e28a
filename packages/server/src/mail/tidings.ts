import type { Told } from '@stolik/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { isFollowing } from '../tables/following.ts';
import { readTable } from '../tables/queries.ts';
import { botOf, type TableRecord } from '../tables/record.ts';
import type { Tidings } from './letter.ts';
import type { Waiting } from './outbox.ts';

/** What is to be told of a mail now: news that has come true otherwise is none, and whoever looks at the table has it. */
export async function tidingsOf(
  db: Kysely<Schema>,
  { person, tableId, kind }: Waiting,
): Promise<Tidings | 'later' | undefined> {
  const record = await readTable(db, tableId);
  if (!record) return undefined;
  const about = { kind: kind as Told | 'call', table: tableId, game: record.game };
  const isHere = await isFollowing(db, { tableId, person });
  if (kind === 'invited') {
    const by = await inviterOf(db, person, record);
    return by === undefined || isHere ? undefined : { ...about, others: [by] };
  }
  if (!isTrue(record, person, kind)) return undefined;
  // A page may have been forgotten in some tab.
  if (isHere) return kind === 'over' ? undefined : 'later';
  const others = record.seats.flatMap((seat) => (seat.person === person ? [] : [seat]));
  const asks = kind === 'again' ? others.filter((seat) => seat.person === record.host) : others;
  return { ...about, others: asks.flatMap(({ name }) => name ?? []) };
}

/** Whether it is still so. */
function isTrue({ status, seats, owes, awaited, pace }: TableRecord, person: string, kind: string): boolean {
  const seat = seats.findIndex((one) => one.person === person && !one.hasResigned);
  if (seat < 0) return false;
  if (kind === 'over') return status === 'over';
  if (kind === 'again') return status === 'open' && seats[seat].isReserved === true;
  if (kind === 'call') return status === 'running' && awaited?.includes(seat) === true;
  // Where a clock of minutes runs, a mail comes too late.
  return status === 'running' && pace.kind !== 'live' && owes.includes(seat) && botOf(seats[seat]) === undefined;
}

/** By whom somebody is asked, while there is a seat. */
async function inviterOf(db: Kysely<Schema>, person: string, { id, status, seats }: TableRecord) {
  if (status !== 'open' || !seats.some(({ kind }) => kind === 'open')) return undefined;
  const row = await db
    .selectFrom('invitation')
    .innerJoin('person', 'person.id', 'invitation.host')
    .select('person.name')
    .where('invitation.person', '=', person)
    .where('invitation.tableId', '=', id)
    .executeTakeFirst();
  return row?.name;
}
