import type { SeatRecord, TableRecord } from './record.ts';

/**
 * Whether somebody shall not sit there: strangers who have blocked each other meet at no table that everybody finds, and
 * nobody sits down at that of a host who does not want them. Those who were asked by others sit together all the same.
 */
export function isKeptApart({ host, visibility, seats }: TableRecord, apart: ReadonlySet<string>): boolean {
  if (apart.size === 0) return false;
  const sits = ({ person, isReserved }: SeatRecord) => person !== undefined && !isReserved && apart.has(person);
  return apart.has(host) || (visibility === 'public' && seats.some(sits));
}
