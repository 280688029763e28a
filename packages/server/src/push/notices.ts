import { consenting, type PushNotice, type Told } from '@stolik/protocol';
import type { Invited } from '../company/company.ts';
import { botOf, type TableRecord } from '../tables/record.ts';
import { remindable } from '../tables/reminding.ts';
import type { Table } from '../tables/table.ts';
import type { KeptChange } from '../tables/tables.ts';

/** Something that a person is to be told, on all devices. */
export interface Notice extends Omit<PushNotice, 'language'> {
  readonly person: string;
  /** When it stops being true. */
  readonly until: number | undefined;
}

/**
 * Whom a change of a table is news to: those whose turn begins with it, those who are called back to a table that sleeps,
 * reminded or asked to agree to something, everybody when the game is over, or the others when somebody wants another one.
 * One turn is told once, however many decisions it has, because a seat that owes one already is not asked anew.
 */
export function noticesOf(change: KeptChange): Notice[] {
  const { table, by } = change;
  const { id, game, seats, deadline, rematch } = table.record;
  if (rematch !== undefined && change.before.rematch === undefined) return asksAgain(table.record, rematch, by);
  const kindOf = newsIn(change);
  const asking = seats.find(({ person }) => person !== undefined && person === by)?.name;
  return seats.flatMap((seat, i): Notice[] => {
    const { person } = seat;
    const kind = kindOf(i);
    if (kind === undefined || person === undefined || seat.hasResigned || person === by) return [];
    const names = seats.flatMap((other) => (other.person === person || other.name === undefined ? [] : [other.name]));
    const isAsked = kind === 'reminder' || kind === 'proposal';
    const others = isAsked && asking !== undefined ? [asking] : names;
    return [
      { person, kind, table: id, game, others, until: deadline === undefined ? undefined : table.onWall(deadline) },
    ];
  });
}

/** What is news to each seat. */
function newsIn({ table, before }: KeptChange): (seat: number) => Notice['kind'] | undefined {
  const { record } = table;
  const { status, owes, seats, awaited = [], clock, proposal, reminded, isCalledOff } = record;
  const isOver = status === 'over' && before.status === 'running';
  const asked = status === 'running' ? owes.filter((seat) => !before.owes.includes(seat)) : [];
  const called = clock?.resumes !== undefined && before.clock?.resumes === undefined ? awaited : [];
  const isProposed = proposal !== undefined && proposal.n !== before.proposal?.n;
  const consulted = isProposed ? consenting(proposal, record).filter((seat) => !proposal.agreed.includes(seat)) : [];
  const isReminded = reminded !== undefined && reminded !== before.reminded;
  const waitedFor = isReminded ? remindable(table, undefined, reminded) : [];
  return (seat) => {
    const isAsked = asked.includes(seat) && botOf(seats[seat]) === undefined;
    if (isOver && (isCalledOff || !onlyBotsAnswered(table, seat))) return 'over';
    if (called.includes(seat)) return 'call';
    if (isAsked && !onlyBotsAnswered(table, seat)) return 'turn';
    if (waitedFor.includes(seat)) return 'reminder';
    return consulted.includes(seat) ? 'proposal' : undefined;
  };
}

/** That somebody wants to play with the same people once more: a seat is kept for each of them. */
function asksAgain({ game, seats }: TableRecord, table: string, by: string | undefined): Notice[] {
  const others = seats.flatMap(({ person, name }) => (person === by && name !== undefined ? [name] : []));
  return seats.flatMap(({ person }): Notice[] =>
    person === undefined || person === by ? [] : [{ person, kind: 'again', table, game, others, until: undefined }],
  );
}

/** Under which of the things that people choose from a notice falls. */
export function chosenOf(kind: Notice['kind']): Told {
  if (kind === 'found') return 'invited';
  return kind === 'call' || kind === 'reminder' || kind === 'proposal' ? 'turn' : kind;
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
