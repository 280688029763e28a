import { createContext, useContext } from 'react';
import { lookOf } from './looks.ts';

/** Who sits at the table, for whatever draws seats. */
export interface Seating {
  /** The seat of whoever looks, unless several look at the same screen. */
  readonly own: number | undefined;
  /** The bot on each seat; people have none. */
  readonly bots: readonly (string | undefined)[];
  /** Who owes a decision. */
  readonly actors: readonly number[];
}

export const SeatingContext = createContext<Seating>({ own: undefined, bots: [], actors: [] });

/** The look of each seat, from 0 to 4, to whoever looks. */
export function useLooks(): (seat: number) => number {
  const { own } = useContext(SeatingContext);
  return (seat) => lookOf(seat, own);
}

/** What a seat's colour is called in styles. */
export function useSeatColor(): (seat: number) => string {
  const lookOfSeat = useLooks();
  return (seat) => `var(--seat-${lookOfSeat(seat)})`;
}
