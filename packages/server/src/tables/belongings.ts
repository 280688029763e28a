import type { Kysely, Transaction } from 'kysely';
import { apartFrom } from '../company/aversions.ts';
import type { People } from '../people/people.ts';
import type { Schema } from '../store/schema.ts';
import type { Store, StoreKind } from '../store/store.ts';
import { eraseTraces, spokenAt } from './erasure.ts';
import { keepTogether, type TableChange } from './keep-together.ts';
import { isKeptApart } from './kept-apart.ts';
import { countOwn, MOST_OWN, ownSeats } from './lists.ts';
import { calledAt } from './namesakes.ts';
import { keep, readTables } from './queries.ts';
import type { SeatRecord, TableRecord } from './record.ts';
import { charged, givenUp, reseated, vacated, withSeat } from './record-changes.ts';
import type { Moment } from './tables.ts';
import { unplayedSurplus } from './unplayed.ts';

type Trx = Transaction<Schema>;

/** Tables that are changed with one statement. */
const MOST_AT_ONCE = 200;

/** Sees to it that what people have at tables goes where they go, and with them. */
export function lookAfterSeats(
  people: Pick<People, 'onTakeOver' | 'onDelete' | 'onExport'>,
  store: Store,
  moment: () => Promise<Moment>,
): void {
  people.onTakeOver(async (trx, from, to) => moveSeats(store, trx, from, to, await moment()));
  people.onDelete(async (trx, person) => forgetPerson(store, trx, person, await moment()));
  people.onExport('tables', (person) => exportTables(store.db, person));
}

/** What a person has at tables goes to another: a guest has become the owner of an account. */
export async function moveSeats(store: Store, trx: Trx, from: string, to: string, moment: Moment): Promise<void> {
  const row = await trx.selectFrom('person').select(['name', 'handle']).where('id', '=', to).executeTakeFirst();
  const name = row?.name;
  const apart = await apartFrom(trx, to);
  const surplus = new Set([...(await surplusOf(trx, from, to)), ...(await unplayedSurplus(trx, from, to, moment.now))]);
  await rewrite(store, trx, from, moment, (before) => {
    // Whoever was removed does not come back as a guest who becomes just that person.
    const isUnwanted =
      (before.removed.includes(to) && before.host !== from) ||
      // Nor does anybody come by a seat beside somebody whom they could not sit down with.
      (before.status === 'open' && isKeptApart(before, apart));
    const record = isUnwanted || surplus.has(before.id) ? leftBy(before, from, moment) : before;
    const { seats, ...rest } = withoutDouble(record, from, to, moment);
    const others = seats.filter((seat) => seat.person !== from);
    const called = name && { name: calledAt(others, to, name), account: row?.handle ?? undefined };
    return {
      ...rest,
      host: record.host === from ? to : record.host,
      removed: record.removed.map((person) => (person === from ? to : person)),
      seats: seats.map((seat) => (seat.person === from ? { ...seat, person: to, ...called } : seat)),
    };
  });
  await trx.updateTable('said').set({ person: to }).where('person', '=', from).execute();
}

/**
 * The tables of a guest for which the account has no room. Signing in always works, but whoever signs in with one guest after
 * the other would otherwise sit at tables without end, and all that is done for all tables of a person would have none
 * either. Games that have begun come along first, those of late before the others.
 */
async function surplusOf(trx: Trx, from: string, to: string): Promise<string[]> {
  const brought = await ownSeats(trx, from)
    .select(['seat.tableId', 'gameTable.status', 'gameTable.updated'])
    .orderBy('gameTable.updated', 'desc')
    .execute();
  const room = Math.max(0, MOST_OWN - (await countOwn(trx, to)));
  if (brought.length <= room) return [];
  const begun = brought.filter(({ status }) => status !== 'open');
  const open = brought.filter(({ status }) => status === 'open');
  return [...begun, ...open].slice(room).map(({ tableId }) => tableId);
}

/** The record without whoever sits there: before the start the seat is free again, in mid-game a bot has it for good. */
function leftBy(record: TableRecord, person: string, { now, time }: Moment): TableRecord {
  if (record.status === 'open') return eachSeatOf(record, person, vacated);
  if (record.status !== 'running') return record;
  return eachSeatOf(charged(record, time), person, (one, i) => givenUp(one, i, now));
}

/** Nobody plays against themselves: of the seats of a guest and an account that become one person, one is left. */
function withoutDouble(record: TableRecord, from: string, to: string, moment: Moment): TableRecord {
  const { status, seats } = record;
  const own = seats.flatMap(({ person, isReserved }, seat) =>
    person === from || person === to ? [{ seat, person, isReserved: isReserved === true }] : [],
  );
  if (own.length < 2) return record;
  // In mid-game a bot takes the guest's seat for good.
  if (status === 'running') return leftBy(record, from, moment);
  if (status !== 'open') return record;
  const sitting = own.filter(({ isReserved }) => !isReserved);
  const { seat: kept } = sitting.find(({ person }) => person === to) ?? sitting[0] ?? own[0];
  const isGivenUp = (seat: number) => seat !== kept && own.some((one) => one.seat === seat);
  return { ...record, seats: seats.map((one, i): SeatRecord => (isGivenUp(i) ? { kind: 'open' } : one)) };
}

/** The host of a table that nobody passed on. */
const NOBODY = '';

/** A person is gone: bots take the running seats, the waiting ones are free again, and no name or word is left behind. */
export async function forgetPerson(store: Store, trx: Trx, person: string, moment: Moment): Promise<void> {
  await rewrite(store, trx, person, moment, (before) => {
    const record = { ...before, removed: before.removed.filter((one) => one !== person) };
    const left = leftBy(record, person, moment);
    if (record.status === 'open') {
      const isClosed = left.host === person;
      return { ...left, ...(isClosed && { status: 'gone', host: NOBODY }), network: networkAfter(record, person) };
    }
    const { seats, ...rest } = eachSeatOf(left, person, (one, i) =>
      withSeat(one, i, { person: undefined, name: undefined, account: undefined }),
    );
    const heir = seats.find((seat) => seat.person !== undefined)?.person ?? NOBODY;
    const host = record.host === person ? heir : record.host;
    return { ...rest, seats, host, network: networkAfter(record, person) };
  });
  await eraseTraces(trx, person);
}

/** From where a table was made is about its host, and goes with them. */
function networkAfter({ host, network }: TableRecord, person: string): string | undefined {
  return host === person ? undefined : network;
}

/** What is kept about a person at tables: seats, results and what the person said. */
export async function exportTables(db: Kysely<Schema>, person: string): Promise<unknown> {
  const seats = await db.selectFrom('seat').selectAll().where('person', '=', person).execute();
  const said = await db
    .selectFrom('said')
    .select(['tableId', 'time', 'text', 'phrase'])
    .where('person', '=', person)
    .where('notice', 'is', null)
    .orderBy('time')
    .orderBy('tableId')
    .orderBy('n')
    .execute();
  return { seats, said };
}

/**
 * Changes all tables where a person sits, is the host or has said something, in the same way as every other change is
 * made. What was said changes afterwards, when all of them are locked.
 */
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
  const spoken = new Set(await spokenAt(trx, person));
  // Always in the same order, so that two who change the same tables never wait for each other.
  const ids = [...new Set([...[...sits, ...hosts].map(({ id }) => id), ...spoken])].sort();
  for (let i = 0; i < ids.length; i += MOST_AT_ONCE) {
    const befores = await readTables(trx, ids.slice(i, i + MOST_AT_ONCE), store.kind);
    const changes = befores.flatMap((before): TableChange[] => {
      const after = change(before);
      const isOther = JSON.stringify(after) !== JSON.stringify(before);
      if (!isOther && !spoken.has(before.id)) return [];
      // Also where only words are others every node is to read again what is said there.
      const next = { ...after, head: before.head + 1 };
      const record = isOther ? reseated(next, moment).record : next;
      return [{ before, addition: { record, lines: [], said: [], now: moment.now, asksBots: isOther } }];
    });
    await keepAll(trx, store.kind, changes);
  }
}

/** On PostgreSQL with one statement: while these tables are locked, everybody's moves may wait behind them. */
async function keepAll(trx: Trx, kind: StoreKind, changes: readonly TableChange[]): Promise<void> {
  if (kind === 'postgres') await keepTogether(trx, changes);
  else for (const { before, addition } of changes) await keep(trx, before, addition);
}

/** The record after the same was done to each seat of a person. */
function eachSeatOf(
  record: TableRecord,
  person: string,
  change: (record: TableRecord, seat: number) => TableRecord,
): TableRecord {
  return record.seats.reduce((rest, seat, i) => (seat.person === person ? change(rest, i) : rest), record);
}
