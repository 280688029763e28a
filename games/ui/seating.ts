import { createContext, useContext } from 'react';
import { lookOf, type SeatLook } from './looks.ts';

/** Who sits at the table, for whatever draws seats. */
export interface Seating {
  /** The seat of whoever looks, unless several look at the same screen. */
  readonly own: number | undefined;
  /** The bot on each seat; people have none. */
  readonly bots: readonly (string | undefined)[];
  /** Who owes a decision. */
  readonly actors: readonly number[];
  /** How each seat looks, where the game says it; an opponent without a seat comes last. */
  readonly looks?: readonly SeatLook[] | undefined;
  /** A game is looked at that was played: nobody is asked anything. */
  readonly isReplay?: boolean;
}

export const SeatingContext = createContext<Seating>({ own: undefined, bots: [], actors: [] });

/** How each seat looks to whoever looks. */
export function useLooks(): (seat: number) => SeatLook {
  const { own, looks } = useContext(SeatingContext);
  return (seat) => {
    const given = looks?.[seat];
    if (given) return given;
    const shape = lookOf(seat, own);
    const color = `var(--seat-${shape})`;
    return { shape, color, fill: color, ink: 'var(--surface)' };
  };
}

/** Whether whoever looks through a seat's eyes is who plays there: in a replay it may have been somebody else. */
export function useIsOneself(seat: number | undefined): boolean {
  const { own, isReplay } = useContext(SeatingContext);
  return !isReplay || own === seat;
}

/** What a seat's colour is called in styles. */
export function useSeatColor(): (seat: number) => string {
  const lookOfSeat = useLooks();
  return (seat) => lookOfSeat(seat).color;
}
