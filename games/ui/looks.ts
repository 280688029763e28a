/**
 * Which of the five looks, a colour and a shape, a seat has to whoever looks: they themselves always have the first one,
 * wherever they sit, and the others follow in the order of their seats.
 */
export function lookOf(seat: number, own: number | undefined): number {
  if (own === undefined || seat > own) return seat;
  return seat === own ? 0 : seat + 1;
}
