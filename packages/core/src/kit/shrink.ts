/**
 * Cuts a failing list of choices down: first its end (what is missing counts as the first possibility), then stretches
 * of it, long ones first, then single choices are lowered. `attempt` plays a candidate and returns the choices it really
 * took if it still fails in no more moves, otherwise `undefined`. Attempts are bounded, so that a failure is reported soon
 * even where games are long.
 */
export function shrink(
  choices: readonly number[],
  attempts: number,
  attempt: (candidate: readonly number[]) => readonly number[] | undefined,
): readonly number[] {
  let best = choices;
  let left = attempts;
  const tryInstead = (candidate: readonly number[]): boolean => {
    const taken = left-- > 0 ? attempt(candidate) : undefined;
    if (!taken || !isSimpler(taken, best)) return false;
    best = taken;
    return true;
  };
  for (let keep = 0; keep < best.length; keep = 2 * keep + 1) if (tryInstead(best.slice(0, keep))) break;
  let isBetter = true;
  while (isBetter && left > 0) {
    isBetter = false;
    for (let size = best.length; size >= 1; size = size >> 1) {
      for (let at = 0; at + size <= best.length && left > 0; ) {
        if (tryInstead([...best.slice(0, at), ...best.slice(at + size)])) isBetter = true;
        else at += size;
      }
    }
    for (let i = 0; i < best.length && left > 0; i++) {
      for (const lower of new Set([0, best[i]! >> 1, best[i]! - 1])) {
        if (lower >= 0 && lower < best[i]! && tryInstead(best.with(i, lower))) isBetter = true;
      }
    }
  }
  return best;
}

/** Shorter, or as long and earlier in the alphabet of choices: makes shrinking end. */
function isSimpler(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return a.length < b.length;
  const i = a.findIndex((choice, index) => choice !== b[index]);
  return i >= 0 && a[i]! < b[i]!;
}
