/** What one seat sees. */
interface Seen {
  readonly seat: number | undefined;
  readonly view: unknown;
}

/**
 * What is seen now; the former object where it is the same position, as it is while others decide in secret. A hint, or
 * whatever a player holds, belongs to the object.
 */
export function steady(before: Seen | undefined, now: Seen): unknown {
  const isSame = before?.seat === now.seat && JSON.stringify(before?.view) === JSON.stringify(now.view);
  return isSame ? before?.view : now.view;
}
