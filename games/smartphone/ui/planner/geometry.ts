import { PAD_COLUMNS, PAD_ROWS, type Point, type Rotation, turned } from '../../rules/index.ts';

/** Where a pad lies on the stage: turned clockwise, then its top left cell is put at x, y. */
export interface Place {
  readonly rot: Rotation;
  readonly x: number;
  readonly y: number;
}

/** The cells of an upright pad, row by row. */
const PAD: readonly Point[] = Array.from({ length: PAD_COLUMNS * PAD_ROWS }, (_, i) => [
  i % PAD_COLUMNS,
  Math.floor(i / PAD_COLUMNS),
]);

/** The stage cell of each cell of a pad. */
export function cellsOf(place: Place): Point[] {
  return PAD.map((cell) => outOf(place, cell));
}

/** Where a cell counted from the upright pad is on the stage. It may be beyond the pad's edge. */
export function outOf({ rot, x, y }: Place, [column, row]: Point): Point {
  const [right, down] = turned(column, row, rot);
  return [x + right, y + down];
}

/** Where a cell of the stage is as the upright pad counts. */
export function into({ rot, x, y }: Place, point: Point): Point {
  const right = point[0] - x;
  const down = point[1] - y;
  switch (rot) {
    case 0:
      return [right, down];
    case 90:
      return [down, PAD_ROWS - 1 - right];
    case 180:
      return [PAD_COLUMNS - 1 - right, PAD_ROWS - 1 - down];
    case 270:
      return [PAD_COLUMNS - 1 - down, right];
  }
}

export function isSame(one: Point, two: Point): boolean {
  return one[0] === two[0] && one[1] === two[1];
}

/** The cells that these span: from a corner, so many across and down. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
}
