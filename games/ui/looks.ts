/** How a seat looks to whoever looks: its shape, by number, and its colours in the words of styles. */
export interface SeatLook {
  readonly shape: number;
  /** For lines and letters: it stands out from the page, by day and by night. */
  readonly color: string;
  /** What its pieces are filled with. */
  readonly fill: string;
  /** For what is written on them. */
  readonly ink: string;
  /** Whose face it has, where the game itself plays and nobody sits. */
  readonly face?: string;
}

/**
 * Which of the five looks of the page a seat has, where its game has none of its own: whoever looks always has the first
 * one, wherever they sit, and the others follow in the order of their seats.
 */
export function lookOf(seat: number, own: number | undefined): number {
  if (own === undefined || seat > own) return seat;
  return seat === own ? 0 : seat + 1;
}
