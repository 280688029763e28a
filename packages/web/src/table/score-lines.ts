import type { GameUi } from '@stolik/games/ui';

/** The lines of the sheet, in its order. */
export function linesOf(ui: GameUi, view: unknown): readonly string[] {
  return [...new Set(ui.scoresOf(view).flatMap(({ lines }) => Object.keys(lines)))];
}

/** Whether a seat has more of a line than somebody else, and nobody has more than it. */
export function isMost(seats: ReturnType<GameUi['scoresOf']>, id: string, seat: number): boolean {
  const points = seats.map(({ lines }) => lines[id] ?? Number.NEGATIVE_INFINITY);
  return points[seat] === Math.max(...points) && points[seat] > Math.min(...points);
}
