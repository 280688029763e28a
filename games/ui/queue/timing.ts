/** What an event owns, unless its game says otherwise, and the rest after it: milliseconds. */
export const BEAT = 420;
export const GAP = 120;
/** Whoever has watched for so long wants to play. */
const PATIENCE = 6_000;
const HURRY = 3;

/** An event and when it is watched, on the page's clock. */
export interface Beat<E> {
  readonly event: E;
  readonly begins: number;
  readonly lasts: number;
}

export interface Timing<E> {
  /** How long an event is watched; 0 where there is nothing to see. */
  lasts(event: E): number;
  /** Whether it happens together with the one before it, as when all show what they planned. */
  isWith?(event: E, before: E): boolean;
}

/**
 * The beats from the moment the queue last stood still, with new events at its end: one after the other, and after six
 * seconds three times as fast.
 */
export function schedule<E>(
  queue: readonly Beat<E>[],
  events: readonly E[],
  now: number,
  timing: Timing<E>,
  speed = 1,
): readonly Beat<E>[] {
  const isStill = endOf(queue) <= now;
  const beats = isStill ? [] : [...queue];
  const start = isStill ? now : queue[0].begins;
  let free = isStill ? now : endOf(queue) + GAP / speed;
  let before: Beat<E> | undefined;
  for (const event of events) {
    const owned = timing.lasts(event);
    if (owned === 0) continue;
    if (before && timing.isWith?.(event, before.event)) {
      beats.push({ ...before, event });
      continue;
    }
    const fast = free - start < PATIENCE ? speed : speed * HURRY;
    before = { event, begins: free, lasts: owned / fast };
    beats.push(before);
    free += (owned + GAP) / fast;
  }
  return beats;
}

/** When the queue stands still again. */
export function endOf(queue: readonly Beat<unknown>[]): number {
  const last = queue.at(-1);
  return last ? last.begins + last.lasts : Number.NEGATIVE_INFINITY;
}
