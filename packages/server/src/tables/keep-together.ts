import { CompiledQuery, type Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { type Addition, changedSeats, lineRows, saidRows } from './queries.ts';
import { botTurn, hasBots, rowOf, type TableRecord } from './record.ts';
import type { GameTableTable, LineTable, SaidTable, SeatTable } from './schema.ts';

/** A change of a table that was like this before it. */
export interface TableChange {
  readonly before: TableRecord;
  readonly addition: Addition;
}

/** The columns of a table that a change can change, with their types. */
const TABLE = {
  status: 'text',
  host: 'text',
  network: 'text',
  updated: 'bigint',
  listed: 'bigint',
  ended: 'bigint',
  owes: 'integer',
  deadline: 'bigint',
  clock: 'text',
  rematch: 'text',
  removed: 'text',
  asleep: 'bigint',
  awaited: 'integer',
  played: 'integer',
  proposal: 'text',
  reminded: 'bigint',
  calledOff: 'integer',
  revision: 'integer',
  head: 'integer',
} as const satisfies Partial<Record<keyof GameTableTable, string>>;
const SEAT_KEY = { tableId: 'text', seat: 'integer' } as const;
const SEAT = {
  kind: 'text',
  person: 'text',
  name: 'text',
  account: 'text',
  level: 'text',
  reserved: 'integer',
  standIn: 'text',
  resigned: 'integer',
  awaySince: 'bigint',
  timedOut: 'integer',
  entropy: 'text',
  wish: 'text',
  place: 'integer',
  total: 'integer',
  ended: 'bigint',
} as const satisfies Record<Exclude<keyof SeatTable, keyof typeof SEAT_KEY>, string>;
const LINE = {
  tableId: 'text',
  seq: 'integer',
  time: 'bigint',
  request: 'text',
  body: 'text',
} as const satisfies Record<keyof LineTable, string>;
const SAID = {
  tableId: 'text',
  n: 'integer',
  time: 'bigint',
  seat: 'integer',
  person: 'text',
  name: 'text',
  text: 'text',
  phrase: 'text',
  notice: 'text',
  request: 'text',
} as const satisfies Record<keyof SaidTable, string>;

type Columns = Readonly<Record<string, string>>;

const list = (columns: Columns) => Object.keys(columns).map((name) => `"${name}"`);
const assigned = (columns: Columns, from: string) => list(columns).map((name) => `${name} = ${from}.${name}`);
/** Rows that come as one value, so that the statement is the same however many there are. */
const rows = (value: string, name: string, columns: Columns) =>
  `json_to_recordset(${value}::json) as ${name}(${Object.entries(columns).map((column) => `"${column[0]}" ${column[1]}`)})`;

const STATEMENT = `
  with moved as (
    update "gameTable" as t set ${assigned(TABLE, 'change')}
    from ${rows('$1', 'change', { id: 'text', was: 'integer', now: 'bigint', job: 'text', session: 'text', ...TABLE })}
    where t."id" = change."id" and t."head" = change."was"
      and (change."session" is null or exists (select from "session" as asking where asking."id" = change."session"))
    returning t."id", t."host", change."now", change."job"
  ), seated as (
    update "seat" as s set ${assigned(SEAT, 'new')}
    from ${rows('$2', 'new', { ...SEAT_KEY, ...SEAT })} join moved on moved."id" = new."tableId"
    where s."tableId" = new."tableId" and s."seat" = new."seat"
  ), written as (
    insert into "line" (${list(LINE)})
    select new.* from ${rows('$3', 'new', LINE)} join moved on moved."id" = new."tableId"
  ), spoken as (
    insert into "said" (${list(SAID)})
    select new.* from ${rows('$4', 'new', SAID)} join moved on moved."id" = new."tableId"
  ), asked as (
    insert into "job" ("tableId", "host", "since", "lease")
    select "id", "host", "now", null from moved where "job" = 'asked'
    on conflict ("tableId") do update set "since" = excluded."since", "lease" = null, "attempts" = 0
  ), answered as (
    delete from "job" using moved where "tableId" = moved."id" and moved."job" = 'answered'
  )
  select "id" from moved`;

/**
 * Keeps changes of as many tables in one statement of PostgreSQL, in the same way as `keep` does: one way there and back,
 * and one write to the disk. Answers for each whether it was kept or not, as where another's came first.
 */
export async function keepTogether(db: Kysely<Schema>, changes: readonly TableChange[]): Promise<boolean[]> {
  const asked = changes.map(({ before, addition: { record, now, asksBots, session } }) => {
    const mayAsk = asksBots && (hasBots(before) || hasBots(record));
    // What becomes of the bots' job: a new one, none any more, or what it was.
    const job = mayAsk ? (botTurn(record) ? 'asked' : 'answered') : null;
    return { ...rowOf(record), was: before.head, now, job, session };
  });
  const seats = changes.flatMap(({ before, addition }) => changedSeats(before, addition.record));
  const lines = changes.flatMap(({ before, addition }) => lineRows(before.id, addition.lines));
  const said = changes.flatMap(({ before, addition }) => saidRows(before.id, addition.said));
  const values = [asked, seats, lines, said].map((one) => JSON.stringify(one));
  const { rows: moved } = await db.executeQuery(CompiledQuery.raw(STATEMENT, values) as CompiledQuery<{ id: string }>);
  const kept = new Set(moved.map(({ id }) => id));
  return changes.map(({ before }) => kept.has(before.id));
}
