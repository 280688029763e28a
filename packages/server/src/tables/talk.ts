import { StolikError } from '@stolik/core';
import { FIRST_ASIDE, type Said } from '@stolik/protocol';
import { mustNotBeMuted } from '../people/bans.ts';
import { calledAt } from './namesakes.ts';
import type { TableRequest } from './play.ts';
import { countAsides, countSaid } from './queries.ts';
import { type SeatRecord, seatOfPerson, type TableRecord } from './record.ts';
import type { KeptSaid } from './said.ts';
import type { Table } from './table.ts';
import type { Plan, Tables } from './tables.ts';

/** Things one seat may say in a while. */
const MOST = 8;
const WHILE = 20_000;
/** And in all: far more than anybody would, so that no table grows without end. */
export const MOST_WORDS = 1_000;
/** The same before a game has begun, and while nobody else sits there to hear it: tables are made quickly. */
export const MOST_WAITING_WORDS = 100;
export const MOST_ALONE_WORDS = 20;

/** What one person may say among those who look on at a table, and all of them together: nobody has to sit there for it. */
export const MOST_ASIDES = 100;
export const MOST_ASIDES_IN_ALL = 2_000;

interface Saying extends Omit<TableRequest, 'epoch'> {
  /** Whether a page of theirs looks at the table. */
  readonly isLooking?: boolean;
}

/**
 * Says something: at the table where one sits, or among those who look on, whom players do not hear before the game is over.
 * Asked twice, it is said once.
 */
export function say(
  tables: Tables,
  { table: id, person, session, id: request, isLooking }: Saying,
  what: Pick<Said, 'text' | 'phrase'>,
): Promise<void> {
  const saying: Plan<void> = async (table, { now }) => {
    const { record } = table;
    const seat = seatOfPerson(record, person);
    const isAside =
      seat === undefined && isLooking === true && (record.status === 'running' || record.status === 'over');
    if (seat === undefined && !isAside) {
      throw new StolikError('not-seated', 'only those who sit at the table may talk there');
    }
    const talk = isAside ? table.asides : table.talk;
    const isOwn = (one: KeptSaid) => (isAside ? one.person === person : one.seat === seat);
    if (talk.said.some((one) => isOwn(one) && one.request === request)) return { answer: undefined };
    const name = await mustBeHeard(tables, record, person, now);
    mustBeCalm(talk.said.filter(isOwn), now);
    if (seat === undefined) await mustLeaveTalk(tables, table, person);
    else await mustHaveWords(tables, table, seat);
    const by =
      seat === undefined ? { name: calledAt(record.seats, person, name) } : { seat, name: record.seats[seat].name };
    return { answer: undefined, said: [{ time: now, ...by, person, ...what, request }], isAside, binds: person };
  };
  return tables.change(id, saying, session);
}

/** Refuses whoever may not talk now. Their name. */
async function mustBeHeard({ parts }: Tables, { status }: TableRecord, person: string, now: number): Promise<string> {
  if (status === 'gone') throw new StolikError('gone', 'this table was closed');
  const { reads } = parts.store;
  await mustNotBeMuted(reads, person, now);
  const row = await reads.selectFrom('person').select('name').where('id', '=', person).executeTakeFirst();
  return row?.name ?? '';
}

/** Refuses whoever has just said a lot. */
function mustBeCalm(own: readonly KeptSaid[], now: number): void {
  // What seems to come later was said before the clock was put back.
  const recent = own.filter(({ time, notice }) => notice === undefined && time > now - WHILE && time <= now);
  if (recent.length >= MOST) throw new StolikError('too-many', 'that was a lot to say: wait a moment');
}

/** Refuses a seat that has said all that a seat may. */
async function mustHaveWords({ parts }: Tables, { record, lastSaid }: Table, seat: number): Promise<void> {
  const most = mostWords(record, seat);
  const words = lastSaid + 1 < most ? 0 : await countSaid(parts.store.reads, record.id, { seat }, null);
  if (words >= most) throw new StolikError('enough', 'you have said enough at this table');
}

/** The same of somebody who looks on, and of all who do. */
async function mustLeaveTalk({ parts }: Tables, { record, asides }: Table, person: string): Promise<void> {
  const all = asides.last + 1 - FIRST_ASIDE;
  const own = all < MOST_ASIDES ? 0 : await countAsides(parts.store.reads, record.id, person);
  if (all >= MOST_ASIDES_IN_ALL || own >= MOST_ASIDES) {
    throw new StolikError('enough', 'enough was said by those who look on at this table');
  }
}

function mostWords({ seats, status }: TableRecord, own: number): number {
  const hears = ({ kind, isReserved }: SeatRecord, seat: number) => seat !== own && kind === 'human' && !isReserved;
  if (!seats.some(hears)) return MOST_ALONE_WORDS;
  return status === 'open' ? MOST_WAITING_WORDS : MOST_WORDS;
}
