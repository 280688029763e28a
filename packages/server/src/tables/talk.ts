import { StolikError } from '@stolik/core';
import type { Said } from '@stolik/protocol';
import { mustNotBeMuted } from '../people/bans.ts';
import type { TableRequest } from './play.ts';
import { countSaid } from './queries.ts';
import { type SeatRecord, seatOfPerson, type TableRecord } from './record.ts';
import type { KeptSaid, Table } from './table.ts';
import type { Plan, Tables } from './tables.ts';

/** Things one seat may say in a while. */
const MOST = 8;
const WHILE = 20_000;
/** And in all: far more than anybody would, so that no table grows without end. */
export const MOST_WORDS = 1_000;
/** The same before a game has begun, and while nobody else sits there to hear it: tables are made quickly. */
export const MOST_WAITING_WORDS = 100;
export const MOST_ALONE_WORDS = 20;

/** Says something at a table where one sits; asked twice, it is said once. */
export function say(
  tables: Tables,
  { table: id, person, session, id: request }: Omit<TableRequest, 'epoch'>,
  what: Pick<Said, 'text' | 'phrase'>,
): Promise<void> {
  const saying: Plan<void> = async (table, { now }) => {
    const { record, said } = table;
    const seat = seatOfPerson(record, person);
    if (seat === undefined) throw new StolikError('not-seated', 'only those who sit at the table may talk there');
    if (said.some((one) => one.seat === seat && one.request === request)) return { answer: undefined };
    await mustBeHeard(tables, table, { seat, person }, now);
    const name = record.seats[seat].name;
    return { answer: undefined, said: [{ time: now, seat, person, name, ...what, request }], binds: person };
  };
  return tables.change(id, saying, session);
}

/** Refuses whoever sits there and may not talk now. */
async function mustBeHeard(
  { parts }: Tables,
  { record, said, lastSaid }: Table,
  { seat, person }: { readonly seat: number; readonly person: string },
  now: number,
): Promise<void> {
  if (record.status === 'gone') throw new StolikError('gone', 'this table was closed');
  const { reads } = parts.store;
  await mustNotBeMuted(reads, person, now);
  // What seems to come later was said before the clock was put back.
  const isRecent = ({ time }: KeptSaid) => time > now - WHILE && time <= now;
  const recent = said.filter((one) => one.seat === seat && one.notice === undefined && isRecent(one));
  if (recent.length >= MOST) throw new StolikError('too-many', 'that was a lot to say: wait a moment');
  const most = mostWords(record, seat);
  const words = lastSaid + 1 < most ? 0 : await countSaid(reads, record.id, { seat }, null);
  if (words >= most) throw new StolikError('enough', 'you have said enough at this table');
}

function mostWords({ seats, status }: TableRecord, own: number): number {
  const hears = ({ kind, isReserved }: SeatRecord, seat: number) => seat !== own && kind === 'human' && !isReserved;
  if (!seats.some(hears)) return MOST_ALONE_WORDS;
  return status === 'open' ? MOST_WAITING_WORDS : MOST_WORDS;
}
