import { Canvas, type Color } from './canvas.ts';
import { drawDie, hexagon } from './pieces.ts';
import { circle, edgeOf, rounded, stroke } from './shapes.ts';

/** What services that show links ask for. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Each game's world, drawn without a word: the title stands beside the picture in the reader's language. */
export const SCENES: Readonly<Record<string, () => Canvas>> = { sagrada, sentient, smartphone };

const GLASS: Readonly<Record<string, readonly [fill: Color, ink: Color]>> = {
  R: ['#c8372d', '#ffffff'],
  Y: ['#e9b21a', '#2a1e00'],
  G: ['#1f8a55', '#ffffff'],
  B: ['#2b6cc4', '#ffffff'],
  P: ['#7e3c9c', '#ffffff'],
};

/** A window of glass on stone. */
function sagrada(): Canvas {
  const canvas = Canvas.shaded(WIDTH, HEIGHT, '#2b2620', '#14110e');
  canvas.paint(circle(600, 120, 620), '#ffd877', { alpha: 0.16, soft: 700 });
  canvas.paint(rounded(600, 262, 1080, 460, 34), '#0c0e12');
  canvas.paint(edgeOf(rounded(600, 262, 1080, 460, 34), 5), '#4a4f5b');
  const rows = ['P2 B4 R2 G5 Y3 B1 P6', 'Y5 R1 P6 B1 G4 Y2 R3', 'G3 B5 Y4 R5 P2 G6 ..'];
  rows.forEach((row, y) => {
    row.split(' ').forEach((die, x) => {
      const at = [600 + (x - 3) * 150, 262 + (y - 1) * 144] as const;
      canvas.paint(rounded(at[0], at[1], 138, 134, 18), '#252932');
      if (die === '..') return;
      const [fill, ink] = GLASS[die[0]];
      drawDie(canvas, { at, size: 124, value: Number(die[1]), fill, ink });
    });
  });
  return canvas;
}

/** A circuit at night: dice between cards. */
function sentient(): Canvas {
  const canvas = Canvas.shaded(WIDTH, HEIGHT, '#12305f', '#071026');
  for (let x = 40; x < WIDTH; x += 80) canvas.paint(stroke(x, 0, x, HEIGHT, 2), '#5ce1ff', { alpha: 0.1 });
  for (let y = 30; y < HEIGHT; y += 80) canvas.paint(stroke(0, y, WIDTH, y, 2), '#5ce1ff', { alpha: 0.1 });
  canvas.paint(stroke(0, 264, WIDTH, 264, 6), '#5ce1ff', { alpha: 0.55 });
  const cards: readonly Color[] = ['#5ccfff', '#ffd45c', '#ff8f86', '#cfa8ff'];
  cards.forEach((neon, i) => {
    const x = 600 + (i - 1.5) * 260;
    const card = rounded(x, 264, 150, 330, 22);
    canvas.paint(rounded(x, 264, 170, 350, 30), neon, { alpha: 0.35, soft: 60 });
    canvas.paint(card, '#0d1d3d');
    canvas.paint(edgeOf(card, 5), neon);
    canvas.paint(hexagon(x, 190, 52), neon);
    // A face that looks at whoever comes.
    for (const eye of [-18, 18]) canvas.paint(circle(x + eye, 182, 8), '#0a1730');
    canvas.paint(stroke(x - 16, 208, x + 16, 208, 7), '#0a1730');
    for (const side of [-1, 1]) canvas.paint(rounded(x + side * 34, 320, 44, 44, 9), '#eef4ff');
    canvas.paint(stroke(x - 6, 320, x + 6, 320, 5), '#eef4ff');
    for (const side of [-46, 46]) canvas.paint(circle(x + side, 398, 15), '#eaf2ff');
  });
  const faces: readonly Color[] = ['#eef4ff', '#8fc7ff', '#ffb3dd', '#a6efc3', '#ffce8f'];
  faces.forEach((fill, i) => {
    drawDie(canvas, { at: [600 + (i - 2) * 260, 264], size: 92, value: [5, 1, 6, 3, 4][i], fill, ink: '#0a1730' });
  });
  return canvas;
}

/** Telephones of all companies, and the lines of the world behind them. */
function smartphone(): Canvas {
  const canvas = Canvas.shaded(WIDTH, HEIGHT, '#ffffff', '#dbe6ee');
  const cities = [
    [60, 250],
    [130, 110],
    [350, 56],
    [600, 44],
    [850, 56],
    [1070, 110],
    [1140, 250],
  ] as const;
  cities.slice(1).forEach(([x, y], i) => {
    const [fromX, fromY] = cities[i];
    canvas.paint(stroke(fromX, fromY, x, y, 4), '#9fb0be', { alpha: 0.7 });
  });
  for (const [x, y] of cities) canvas.paint(circle(x, y, 16), '#0b6e8f');
  const companies: readonly Color[] = ['#1b7f47', '#1f5fc4', '#c22f26', '#a87500', '#6d3aa8'];
  companies.forEach((color, i) => {
    const x = 600 + (i - 2) * 196;
    const high = 300 + [0, 40, 80, 40, 0][i];
    const y = 480 - high / 2;
    canvas.paint(rounded(x, y + 18, 160, high, 30), '#20303c', { alpha: 0.4, soft: 40 });
    canvas.paint(rounded(x, y, 156, high, 28), '#1b1e25');
    canvas.paint(rounded(x, y - 6, 134, high - 48, 14), color);
    canvas.paint(circle(x, y + high / 2 - 15, 6), '#8892a0');
    // Sales go up, more for some than for others.
    for (let bar = 0; bar < 4; bar++) {
      const tall = (24 + bar * 26) * (0.7 + i * 0.1);
      canvas.paint(rounded(x - 42 + bar * 28, y + high / 2 - 56 - tall / 2, 18, tall, 5), '#ffffff', { alpha: 0.92 });
    }
    canvas.paint(circle(x, y - high / 2 + 58, 18), '#ffffff', { alpha: 0.92 });
  });
  return canvas;
}
