import type { PushNotice } from '@stolik/protocol';
import type { Invited } from '../company/company.ts';
import { botOf, type TableRecord } from '../tables/record.ts';
import type { Table } from '../tables/table.ts';
import type { KeptChange } from '../tables/tables.ts';

/** Something that a person is to be told, on all devices. */
export interface Notice extends Omit<PushNotice, 'language'> {
  readonly person: string;
  /** When it stops being true. */
  readonly until: number | undefined;
}

/**
 * Whom a change of a table is news to: those whose turn begins with it, those who are called back to a table that sleeps, or
 * everybody when the game is over. One turn is told once, however many decisions it has, because a seat that owes one already is not asked anew.
 */
export function noticesOf({ table, before, by }: KeptChange): Notice[] {
  const { id, game, status, owes, seats, deadline, awaited = [], clock } = table.record;
  const isOver = status === 'over' && before.status === 'running';
  const asked = status === 'running' ? owes.filter((seat) => !before.owes.includes(seat)) : [];
  const called = clock?.resumes !== undefined && before.clock?.resumes === undefined ? awaited : [];
  if (!isOver && asked.length === 0 && called.length === 0) return [];
  return seats.flatMap((seat, i): Notice[] => {
    const { person } = seat;
    if (person === undefined || seat.hasResigned || person === by) return [];
    const isAsked = asked.includes(i) && botOf(seat) === undefined;
    const isCalled = called.includes(i);
    if (!isCalled && (!(isOver || isAsked) || onlyBotsAnswered(table, i))) return [];
    const others = seats.flatMap((other) => (other.person === person || other.name === undefined ? [] : [other.name]));
    return [
      {
        person,
        kind: isOver ? 'over' : isCalled ? 'call' : 'turn',
        table: id,
        game,
        others,
        until: deadline === undefined ? undefined : table.onWall(deadline),
      },
    ];
  });
}

/** That a friend is asked to a table. */
export function noticeOf({ person, by, table: { id, game } }: Invited): Notice {
  return { person, kind: 'invited', table: id, game, others: [by], until: undefined };
}

/** That strangers were found for a game of days; for one of now whoever is told is there. */
export function foundNotices({ id, game, pace, seats }: TableRecord): Notice[] {
  if (pace.kind !== 'days') return [];
  return seats.flatMap(({ person }): Notice[] => {
    if (person === undefined) return [];
    const others = seats.flatMap((other) => (other.person === person || other.name === undefined ? [] : [other.name]));
    return [{ person, kind: 'found', table: id, game, others, until: undefined }];
  });
}

/** Whether nobody but bots has played since this seat did: they answer in seconds, so whoever played is still there. */
function onlyBotsAnswered({ match, record }: Table, seat: number): boolean {
  const last = match.log.lines.findLast(
    (line) => !('seat' in line) || line.seat === seat || botOf(record.seats[line.seat]) === undefined,
  );
  return last !== undefined && 'seat' in last && last.seat === seat;
}
