/** Goods by company that are told once in a round, and kept for this tab, so that a reload does not cost it. */
type Told = ReadonlyMap<number, number>;
/** Those that it made by its plan, or did not sell. */
type What = 'made' | 'unsold';

/** The address names the table. */
function keyOf(what: What, round: number): string {
  return `stolik.${what}${location.pathname}#${round}`;
}

export function recall(what: What, round: number): Told {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(keyOf(what, round)) ?? '[]') as [number, number][]);
  } catch {
    // Forbidden, or not ours: it is not told again.
    return new Map();
  }
}

export function remember(what: What, round: number, told: Told): void {
  try {
    if (told.size > 0) sessionStorage.setItem(keyOf(what, round), JSON.stringify([...told]));
  } catch {
    // Without storage a reload costs it, and nothing else.
  }
}
