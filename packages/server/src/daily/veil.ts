import { StolikError } from '@stolik/core';
import { endOf } from '@stolik/daily';
import { seatOfPerson, type TableRecord } from '../tables/record.ts';

/** Whether a table has a deal that others may still be playing: then nothing it was dealt from may be known. */
export function isSecretDeal({ daily }: TableRecord, now: number): boolean {
  return daily !== undefined && now < endOf(daily);
}

/** Only whoever plays it sees such a table before the day is over. */
export function mustBeShown(record: TableRecord, person: string | undefined, now: number): void {
  if (!isSecretDeal(record, now)) return;
  if (person !== undefined && record.seats.some((seat) => seat.person === person)) return;
  throw new StolikError('daily-open', 'this is a deal of today: games of others are shown when the day is over');
}

/** Nobody stands in for somebody in a daily deal. */
export function mustBePlayedAlone(record: TableRecord, person: string): void {
  if (record.daily === undefined || seatOfPerson(record, person) === undefined) return;
  throw new StolikError('daily-alone', 'nobody plays for you in a daily deal: go on later, or give it up');
}
