import { PIPS } from '@stolik/games/ui';
import type { Color, Die } from '../rules/index.ts';
import { TINTS } from './glass.tsx';

/** A die as it turns in the air: where its middle is, how large its edge, and which way its sides look. */
export interface Tumbling {
  readonly die: Die;
  readonly x: number;
  readonly y: number;
  readonly edge: number;
  /** Where the sides that end up on the right, at the foot and on top look now. */
  readonly axes: readonly [Vector, Vector, Vector];
  readonly opacity: number;
}

export type Vector = readonly [x: number, y: number, z: number];

/** Light comes from the top left, and from whoever looks. */
const LIGHT: Vector = [-0.34, -0.5, 0.8];
const DARKEST = 0.62;
/** So round is a corner, as a share of the edge. */
const CORNER = 0.17;

/**
 * Draws a die that turns. What is seen of a cube are three sides at most, each a slanted picture: nine dice are cheaper
 * so than as sides of the page in space.
 */
export function drawDie(pen: CanvasRenderingContext2D, { die, x, y, edge, axes, opacity }: Tumbling): void {
  pen.globalAlpha = opacity;
  const sides = sidesOf(axes);
  const seen = sides.filter(({ out }) => out[2] > 0.01);
  if (seen.length === 3) drawCorner(pen, die, x, y, edge, seen);
  const values = valuesOf(Number(die[1]));
  for (const { out, across, down, at } of seen) {
    const [left, top] = [out[0] - across[0] - down[0], out[1] - across[1] - down[1]];
    pen.setTransform(
      across[0] * edge,
      across[1] * edge,
      down[0] * edge,
      down[1] * edge,
      x + (left * edge) / 2,
      y + (top * edge) / 2,
    );
    pen.drawImage(pictureOf(die[0] as Color, values[at]), 0, 0, 1, 1);
    const dark = DARKEST * (LIGHT[2] - dot(out, LIGHT));
    if (dark < 0.02) continue;
    pen.globalAlpha = opacity * Math.min(DARKEST, dark);
    pen.drawImage(shade(), 0, 0, 1, 1);
    pen.globalAlpha = opacity;
  }
  pen.setTransform(1, 0, 0, 1, 0, 0);
}

/** The shadow of a die on the bench, the wider and paler the higher it is. */
export function drawShadow(pen: CanvasRenderingContext2D, x: number, y: number, edge: number, opacity: number): void {
  pen.globalAlpha = opacity;
  pen.drawImage(shadow(), x - edge, y - edge, edge * 2, edge * 2);
}

interface Side {
  readonly at: number;
  readonly out: Vector;
  readonly across: Vector;
  readonly down: Vector;
}

/** All six sides: right, left, foot, head, top and bottom. */
function sidesOf([right, foot, top]: Tumbling['axes']): Side[] {
  return [
    { at: 0, out: right, across: minus(top), down: foot },
    { at: 1, out: minus(right), across: top, down: foot },
    { at: 2, out: foot, across: right, down: minus(top) },
    { at: 3, out: minus(foot), across: right, down: top },
    { at: 4, out: top, across: right, down: foot },
    { at: 5, out: minus(top), across: minus(right), down: foot },
  ];
}

/** What is on the sides when this is on top: opposite sides are seven together. */
function valuesOf(top: number): readonly number[] {
  const [right, foot] = [1, 2, 3].filter((value) => value !== top && value !== 7 - top);
  return [right, 7 - right, foot, 7 - foot, top, 7 - top];
}

/** Where three round corners meet there is glass too. */
function drawCorner(
  pen: CanvasRenderingContext2D,
  die: Die,
  x: number,
  y: number,
  edge: number,
  [a, b, c]: readonly Side[],
): void {
  const at = (axis: 0 | 1) => ((a.out[axis] + b.out[axis] + c.out[axis]) * edge) / 2.2;
  pen.fillStyle = TINTS[die[0] as Color].deep;
  pen.beginPath();
  pen.arc(x + at(0), y + at(1), edge * CORNER * 0.7, 0, Math.PI * 2);
  pen.fill();
}

const SIZE = 96;
const pictures = new Map<string, HTMLCanvasElement>();

/** A side, drawn once: glass as at rest, but for its relief. */
function pictureOf(color: Color, value: number): HTMLCanvasElement {
  return kept(`${color}${value}`, (pen) => {
    const { bright, fill, deep, pips } = TINTS[color];
    tile(pen, 0, CORNER, deep);
    tile(pen, 0.03, CORNER, glow(pen, 0.4, 0.36, 0.82, [bright, fill, deep]));
    tile(pen, 0.1, CORNER * 0.75, `${fill}8c`);
    tile(pen, 0.1, CORNER * 0.75, shine(pen));
    pen.strokeStyle = 'rgb(255 255 255 / 0.4)';
    pen.lineWidth = SIZE * 0.02;
    pen.stroke(round(0.045, CORNER * 0.9));
    pen.fillStyle = pips === 'dark' ? '#2a1d00' : '#f4efe6';
    for (const [x, y] of PIPS[value]) {
      pen.beginPath();
      pen.arc((x / 100) * SIZE, (y / 100) * SIZE, SIZE * 0.09, 0, Math.PI * 2);
      pen.fill();
    }
  });
}

function shade(): HTMLCanvasElement {
  return kept('shade', (pen) => tile(pen, 0, CORNER, '#08060c'));
}

function shadow(): HTMLCanvasElement {
  return kept('shadow', (pen) =>
    tile(pen, 0, 0.5, glow(pen, 0.5, 0.5, 0.5, ['rgb(20 10 0 / 0.75)', 'rgb(20 10 0 / 0.5)', 'rgb(20 10 0 / 0)'])),
  );
}

function kept(name: string, draw: (pen: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const known = pictures.get(name);
  if (known) return known;
  const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE });
  const pen = canvas.getContext('2d');
  if (pen) draw(pen);
  pictures.set(name, canvas);
  return canvas;
}

function round(inset: number, corner: number): Path2D {
  const path = new Path2D();
  const side = SIZE * (1 - inset * 2);
  path.roundRect(SIZE * inset, SIZE * inset, side, side, SIZE * corner);
  return path;
}

function tile(pen: CanvasRenderingContext2D, inset: number, corner: number, fill: string | CanvasGradient): void {
  pen.fillStyle = fill;
  pen.fill(round(inset, corner));
}

function glow(pen: CanvasRenderingContext2D, x: number, y: number, r: number, [a, b, c]: string[]): CanvasGradient {
  const gradient = pen.createRadialGradient(x * SIZE, y * SIZE, 0, x * SIZE, y * SIZE, r * SIZE);
  gradient.addColorStop(0, a);
  gradient.addColorStop(0.42, b);
  gradient.addColorStop(1, c);
  return gradient;
}

function shine(pen: CanvasRenderingContext2D): CanvasGradient {
  const gradient = pen.createLinearGradient(0, SIZE * 0.1, 0, SIZE * 0.4);
  gradient.addColorStop(0, 'rgb(255 255 255 / 0.3)');
  gradient.addColorStop(1, 'rgb(255 255 255 / 0)');
  return gradient;
}

function minus([x, y, z]: Vector): Vector {
  return [-x, -y, -z];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
