import { badField, StolikError, show } from '@stolik/core';
import type { TableInfo } from '@stolik/protocol';
import { infoOf, type SeatRecord, type TableRecord } from './record.ts';
import { withSeat } from './record-changes.ts';
import { mustBeOpen, mustSit, type NamedPerson } from './seating-rules.ts';
import type { Plan, Tables } from './tables.ts';
import { optionsOf, wishesAt } from './wishes.ts';

/** Before the start: somebody at the table wishes for something, or for nothing any more. */
export async function makeWish(
  tables: Tables,
  id: string,
  person: NamedPerson,
  wish: string | null,
): Promise<TableInfo> {
  const wishing: Plan<TableInfo> = ({ record }, { now }) => {
    mustBeOpen(record);
    const seat = mustSit(record, person.id);
    const wished = withWish(record, seat, wish);
    if (wished.seats[seat].wish === record.seats[seat].wish) return { answer: infoOf(record, person.id) };
    const changed = { ...wished, updated: now, revision: record.revision + 1 };
    return { answer: infoOf(changed, person.id), record: changed };
  };
  return tables.change(id, wishing, person.session);
}

/** The record with the wish of whoever sits there; `undefined` leaves what the seat has. No two may wish for the same. */
export function withWish(record: TableRecord, seat: number, wish: string | null | undefined): TableRecord {
  if (wish === undefined) return record;
  if (wish !== null) mustBeGranted(record, seat, wish);
  return withSeat(record, seat, { wish: wish ?? undefined });
}

function mustBeGranted(record: TableRecord, seat: number, wish: string): void {
  const wishes = wishesAt(record.game);
  if (!wishes) throw badField('wish', `there is nothing to wish for in ${record.game}`);
  if (!wishes.values.includes(wish)) throw badField('wish', `${show(wish)} is not one of ${wishes.values.join(', ')}`);
  const others = record.seats.map((one, i): SeatRecord => (i === seat ? { ...one, wish: undefined } : one));
  const { [wishes.option]: list = [] } = optionsOf({ ...record, seats: others }) as Record<string, readonly string[]>;
  if (list.some((value, i) => i !== seat && value === wish)) {
    throw new StolikError('wish-taken', 'somebody else has chosen that already');
  }
}
