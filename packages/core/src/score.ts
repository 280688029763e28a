/** How a seat's points came about. `total` is the sum of `lines`. */
export interface ScoreSheet {
  readonly seat: number;
  readonly total: number;
  readonly lines: Readonly<Record<string, number>>;
  /** How single lines came about, in the game's own short hand: the dice beside a bot, or two numbers multiplied. */
  readonly notes?: Readonly<Record<string, string>>;
  /** What decides between equal totals, most important first; larger wins. */
  readonly ties: readonly number[];
  /** Playing alone: the total must exceed this. */
  readonly target?: number;
  /** The name of an opponent that the rules play. It has no seat: its sheet comes after the seats', and so does its number. */
  readonly automa?: string;
}

/**
 * The seats nobody beats. Several when even the tie-breaks are equal; none when a lone player missed the target. Whoever
 * plays alone against an automa must beat it: a shared first place is the automa's.
 */
export function winnersOf(sheets: readonly ScoreSheet[]): number[] {
  const contenders = sheets.filter((sheet) => sheet.target === undefined || sheet.total > sheet.target);
  const first = contenders.filter((sheet) => contenders.every((other) => compareSheets(sheet, other) >= 0));
  const automas = first.filter((sheet) => sheet.automa !== undefined);
  const isAlone = sheets.filter((sheet) => sheet.automa === undefined).length === 1;
  return (isAlone && automas.length > 0 ? automas : first).map((sheet) => sheet.seat);
}

/** Positive when `a` beats `b`, 0 when nothing tells them apart. */
export function compareSheets(a: ScoreSheet, b: ScoreSheet): number {
  if (a.total !== b.total) return a.total - b.total;
  for (let i = 0; i < a.ties.length; i++) {
    const difference = a.ties[i]! - b.ties[i]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

export function sumLines(lines: Readonly<Record<string, number>>): number {
  return Object.values(lines).reduce((sum, points) => sum + points, 0);
}
