import { useOnline } from '../online/connection.ts';
import type { Film } from '../replay/film.ts';
import { soleSeat } from '../store/sole-seat.ts';

/** The seat that the reader played, as far as that can be told. */
export function useOwnSeat(film: Pick<Film, 'record' | 'info'> | undefined): number | undefined {
  const me = useOnline((online) => online.me?.id);
  if (!film) return undefined;
  const online = film.info?.seats.findIndex(({ person }) => person !== undefined && person === me) ?? -1;
  return online >= 0 ? online : soleSeat(film.record.sitters);
}
