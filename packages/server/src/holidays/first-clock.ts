import { type KeptClock, startClock, withHolidays } from '../tables/clock.ts';
import type { TableRecord } from '../tables/record.ts';
import type { Moment, Tables } from '../tables/tables.ts';
import { spansAt } from './spans.ts';

/** The clock of a game that begins; in games of days it knows who is on holiday. */
export async function firstClock(
  { parts }: Tables,
  { pace, seats }: TableRecord,
  moment: Moment,
): Promise<KeptClock | undefined> {
  const clock = startClock(pace, seats.length, moment.time);
  if (!clock || pace.kind !== 'days') return clock;
  const people = seats.map(({ person }) => person ?? '');
  const spans = await spansAt(parts.store.reads, people, moment);
  return people.reduce((rest, person, seat) => withHolidays(rest, seat, spans.get(person) ?? []), clock);
}
