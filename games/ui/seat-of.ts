/** Who did it: events of every game name the seat, unless it followed by itself. */
export function seatOf(event: unknown): number | undefined {
  return (event as { readonly seat?: number }).seat;
}
