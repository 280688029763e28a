import { badField, StolikError } from '@stolik/core';
import { consenting, GIVEN_MS, mayComeBack, type Proposal, type Said } from '@stolik/protocol';
import { givenTime } from './clock.ts';
import { closedUnbegun } from './closing.ts';
import { infoOf, isPlayed, type TableRecord } from './record.ts';
import { charged, withDeadline } from './record-changes.ts';
import { calledOff } from './results.ts';
import { mustBeFew, mustRun, mustSit, type NamedPerson } from './seating-rules.ts';
import type { Table } from './table.ts';
import type { Change, Moment, Tables } from './tables.ts';

// What all who may still win do together: end the game without a winner, or give somebody more time. One thing is proposed
// at a time, and whoever plays on has answered it.

/** What is asked of the others. */
export type Wanted = Pick<Proposal, 'kind' | 'for'>;

/** Proposes something, or agrees to the same where somebody else was faster; it happens at once where nobody else is asked. */
export function propose(tables: Tables, id: string, person: NamedPerson, wanted: Wanted) {
  return tables.change(
    id,
    async (table, moment) => {
      const record = mustRun(table);
      const seat = mustDecide(record, person);
      mustBePossible(record, seat, wanted);
      const { proposal } = record;
      if (proposal && proposal.declined === undefined) {
        if (!isSame(proposal, wanted))
          throw new StolikError('proposed', 'something else is proposed already: answer that first');
        return agreed(table, proposal, seat, moment, person.id);
      }
      if (proposal?.by === seat && isSame(proposal, wanted)) {
        throw new StolikError('declined', 'that was declined: ask again when somebody has played on');
      }
      const notice = noticeOf(wanted, seat);
      if (notice) await mustBeFew(tables, table, { seat }, notice, 'you have proposed often enough in this game');
      else
        await mustBeFew(
          tables,
          table,
          { seat: wanted.for as number },
          'more-time',
          'they have been given time often enough',
        );
      const made = { ...wanted, n: record.revision + 1, by: seat, agreed: [] };
      const told = notice ? [{ time: moment.now, seat, notice }] : [];
      return agreed(table, made, seat, moment, person.id, told);
    },
    person.session,
  );
}

/** Agrees to what somebody proposed, or declines it; whoever proposed it takes it back by declining. */
export function answer(
  tables: Tables,
  id: string,
  person: NamedPerson,
  { to, agrees }: { readonly to: number; readonly agrees: boolean },
) {
  return tables.change(
    id,
    (table, moment) => {
      const record = mustRun(table);
      const seat = mustDecide(record, person);
      const { proposal } = record;
      if (proposal?.n !== to || proposal.declined !== undefined) {
        throw new StolikError('stale', 'that is not proposed any more', { field: 'to' });
      }
      const isAsked = proposal.by === seat || consenting(proposal, record).includes(seat);
      if (!isAsked) throw badField('to', 'you are not asked');
      if (agrees) return agreed(table, proposal, seat, moment, person.id);
      const after = revised({ ...record, proposal: { ...proposal, declined: seat } });
      const said = [
        { time: moment.now, seat, notice: proposal.by === seat ? ('withdrawn' as const) : ('declined' as const) },
      ];
      return { answer: infoOf(after, person.id), record: after, said, by: person.id };
    },
    person.session,
  );
}

/** Somebody agrees; the last one makes it happen. */
function agreed(
  table: Table,
  proposal: Proposal,
  seat: number,
  moment: Moment,
  person: string,
  told: readonly Omit<Said, 'n'>[] = [],
): Change<ReturnType<typeof infoOf>> {
  const { record } = table;
  if (proposal.agreed.includes(seat)) return { answer: infoOf(record, person) };
  const next = { ...proposal, agreed: [...proposal.agreed, seat].sort((a, b) => a - b) };
  const isWanted = consenting(proposal, record).every((one) => next.agreed.includes(one));
  const change = isWanted
    ? happens(table, proposal, moment)
    : { record: revised({ ...record, proposal: next }), said: [] };
  return { answer: infoOf(change.record, person), record: change.record, said: [...told, ...change.said], by: person };
}

function happens(table: Table, { kind, for: whose = 0 }: Proposal, { now, time }: Moment) {
  const record = { ...charged(table.record, time), proposal: undefined };
  if (kind === 'end')
    return { record: endOf(table, record, now), said: [{ time: now, notice: 'called-off' as const }] };
  const { clock, pace } = record;
  const given = clock && pace.kind !== 'untimed' ? givenTime(clock, whose, GIVEN_MS[pace.kind]) : clock;
  const said = [{ time: now, seat: whose, notice: 'more-time' as const }];
  return { record: withDeadline(revised({ ...record, clock: given })), said };
}

/** What nobody has played is in nobody's history. */
function endOf({ match, isUnplayed }: Table, record: TableRecord, now: number): TableRecord {
  return isUnplayed ? closedUnbegun(record, now) : calledOff(record, match.game.score(match.state), now);
}

/** What is told of it: nothing of time that somebody gives, since getting it is told. */
function noticeOf({ kind, for: whose }: Wanted, seat: number): 'proposed' | 'asks-time' | undefined {
  if (kind === 'end') return 'proposed';
  return whose === seat ? 'asks-time' : undefined;
}

function mustDecide(record: TableRecord, person: NamedPerson): number {
  const seat = mustSit(record, person.id);
  if (!mayComeBack(record, seat)) throw new StolikError('out-of-time', 'your time is up: a bot plays to the end');
  if (record.seats[seat].standIn !== undefined) throw new StolikError('away', 'a bot plays for you: come back first');
  return seat;
}

function mustBePossible(record: TableRecord, seat: number, wanted: Wanted): void {
  const { kind, for: whose } = wanted;
  if (kind === 'time') {
    if (!record.clock) throw badField('kind', 'there is no clock at this table');
    const found = whose === undefined ? undefined : record.seats[whose];
    if (!found || !isPlayed(found) || !mayComeBack(record, whose as number))
      throw badField('for', 'nobody whose time runs sits there');
  } else if (whose !== undefined) throw badField('for', 'that is nobody’s in particular');
  if (!consenting(wanted, record).some((one) => one !== seat || kind === 'time')) {
    throw new StolikError('nobody-asked', 'there is nobody who could agree to it');
  }
}

function isSame(proposal: Proposal, wanted: Wanted): boolean {
  return proposal.kind === wanted.kind && proposal.for === wanted.for;
}

function revised(record: TableRecord): TableRecord {
  return { ...record, revision: record.revision + 1 };
}
