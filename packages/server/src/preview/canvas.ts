import { pngOf } from './png.ts';
import type { Shape } from './shapes.ts';

/** Red, green and blue as pages write them: #rrggbb. */
export type Color = `#${string}`;

/** Takes shapes one over the other; what it shows becomes a PNG. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #pixels: Uint8Array;

  private constructor(width: number, height: number, pixels: Uint8Array) {
    this.width = width;
    this.height = height;
    this.#pixels = pixels;
  }

  /** A ground that goes from one colour at the top to another at the bottom. */
  static shaded(width: number, height: number, top: Color, bottom: Color): Canvas {
    const pixels = new Uint8Array(width * height * 3);
    const [from, to] = [partsOf(top), partsOf(bottom)];
    for (let y = 0; y < height; y++) {
      const row = from.map((part, i) => part + ((to[i] - part) * y) / height);
      for (let x = 0; x < width; x++) pixels.set(row, (y * width + x) * 3);
    }
    return new Canvas(width, height, pixels);
  }

  copy(): Canvas {
    return new Canvas(this.width, this.height, this.#pixels.slice());
  }

  /** Lays a colour over everything inside a shape; `soft` is how many pixels its edge takes to fade. */
  paint({ distance, middle: [x, y], reach: [across, down] }: Shape, color: Color, { alpha = 1, soft = 1 } = {}): void {
    const parts = partsOf(color);
    const [left, right] = [
      Math.max(0, Math.floor(x - across - soft)),
      Math.min(this.width, Math.ceil(x + across + soft)),
    ];
    const [top, bottom] = [Math.max(0, Math.floor(y - down - soft)), Math.min(this.height, Math.ceil(y + down + soft))];
    for (let py = top; py < bottom; py++) {
      for (let px = left; px < right; px++) {
        const cover = alpha * Math.min(1, Math.max(0, 0.5 - distance(px + 0.5, py + 0.5) / soft));
        if (cover === 0) continue;
        const at = (py * this.width + px) * 3;
        for (let i = 0; i < 3; i++) this.#pixels[at + i] += (parts[i] - this.#pixels[at + i]) * cover;
      }
    }
  }

  png(): Promise<Buffer> {
    return pngOf(this.width, this.height, this.#pixels);
  }
}

function partsOf(color: Color): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
