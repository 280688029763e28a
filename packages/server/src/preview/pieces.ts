import type { Canvas, Color } from './canvas.ts';
import { circle, edgeOf, polygon, rounded, type Shape } from './shapes.ts';

/** Where the pips of a die are, in quarters of its width from the middle. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

export interface DrawnDie {
  readonly at: readonly [x: number, y: number];
  readonly size: number;
  readonly value: number;
  readonly fill: Color;
  readonly ink: Color;
  readonly turn?: number;
}

/** A die with its shadow, lit from above. */
export function drawDie(canvas: Canvas, { at: [x, y], size, value, fill, ink, turn = 0 }: DrawnDie): void {
  const square = (across: number, dx = 0, dy = 0) => rounded(x + dx, y + dy, across, across, across * 0.2, turn);
  canvas.paint(square(size, 0, size * 0.09), '#000000', { alpha: 0.45, soft: size * 0.2 });
  canvas.paint(square(size), fill);
  canvas.paint(square(size * 0.8, 0, -size * 0.06), '#ffffff', { alpha: 0.13, soft: size * 0.25 });
  canvas.paint(edgeOf(square(size), size * 0.04), '#000000', { alpha: 0.28 });
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  for (const [u, v] of PIPS[value - 1]) {
    const [dx, dy] = [u * size * 0.25, v * size * 0.25];
    canvas.paint(circle(x + dx * cos - dy * sin, y + dx * sin + dy * cos, size * 0.085), ink);
  }
}

/** The shape of each seat, as on the page: nobody needs its colour. */
const MARKS: readonly ((x: number, y: number, r: number) => Shape)[] = [
  circle,
  (x, y, r) => rounded(x, y, r * 1.85, r * 1.85, 2),
  (x, y, r) =>
    polygon(x, y, [
      [0, -r],
      [r * 1.08, r * 0.9],
      [-r * 1.08, r * 0.9],
    ]),
  (x, y, r) =>
    polygon(x, y, [
      [0, -r * 1.1],
      [r * 1.1, 0],
      [0, r * 1.1],
      [-r * 1.1, 0],
    ]),
  hexagon,
];
const SEAT_COLORS: readonly Color[] = ['#4f93e0', '#f0913a', '#4fbf83', '#e070b8', '#b7a2ff'];

export function hexagon(x: number, y: number, r: number): Shape {
  return polygon(
    x,
    y,
    Array.from({ length: 6 }, (_, i) => [r * Math.sin((i * Math.PI) / 3), -r * Math.cos((i * Math.PI) / 3)] as const),
  );
}

/** Who sits there, and how many seats are free: those are only outlines. */
export function drawSeats(canvas: Canvas, taken: number, free: number): void {
  const [size, gap] = [40, 116];
  const y = canvas.height - 74;
  const seats = taken + free;
  canvas.paint(rounded(canvas.width / 2, y, seats * gap + 24, 108, 54), '#0b0d12', { alpha: 0.72 });
  for (let seat = 0; seat < seats; seat++) {
    const mark = MARKS[seat % MARKS.length](canvas.width / 2 + (seat - (seats - 1) / 2) * gap, y, size * 0.8);
    const color = SEAT_COLORS[seat % SEAT_COLORS.length];
    if (seat < taken) canvas.paint(mark, color);
    else canvas.paint(edgeOf(mark, 5), '#ffffff', { alpha: 0.75 });
  }
}
