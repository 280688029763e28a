/** Goods that each company did not sell in a round: told once, and kept for this tab, so that a reload does not cost it. */
type Unsold = ReadonlyMap<number, number>;

/** The address names the table. */
function keyOf(round: number): string {
  return `stolik.unsold${location.pathname}#${round}`;
}

export function recallUnsold(round: number): Unsold {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(keyOf(round)) ?? '[]') as [number, number][]);
  } catch {
    // Forbidden, or not ours: it is not told again.
    return new Map();
  }
}

export function rememberUnsold(round: number, unsold: Unsold): void {
  try {
    if (unsold.size > 0) sessionStorage.setItem(keyOf(round), JSON.stringify([...unsold]));
  } catch {
    // Without storage a reload costs it, and nothing else.
  }
}
