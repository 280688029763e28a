import type { CDPSession, Page } from 'playwright-core';
import type { TestTable } from '../test/page.ts';
import { animate, type Frame } from './webp.ts';

/** Twenty frames a second. */
const STEP = 50;
const QUALITY = 0.7;

/** What the encoding page hands over: the part that changed, as base64. */
type Change = Omit<Frame, 'image' | 'milliseconds'> & { readonly image: string };

/**
 * A film of a page, frame by frame: between two frames the page's clock stands still, so it is as smooth on a busy
 * machine as on a fast one. Pages to be filmed are loaded after it was begun.
 */
export class Film {
  readonly #page: Page;
  readonly #browser: CDPSession;
  readonly #cutter: Page;
  readonly #width: number;
  readonly #height: number;
  readonly #frames: Frame[] = [];
  #pointer = { x: 0, y: 0 };

  private constructor(page: Page, browser: CDPSession, cutter: Page, width: number) {
    const { width: wide, height: high } = page.viewportSize() ?? { width, height: width };
    this.#page = page;
    this.#browser = browser;
    this.#cutter = cutter;
    this.#width = width;
    this.#height = Math.round((high * width) / wide);
  }

  /** `width`: of the film; the page is seen as a whole. */
  static async begin({ page }: TestTable, width: number): Promise<Film> {
    await page.clock.install();
    return new Film(page, await page.context().newCDPSession(page), await page.context().newPage(), width);
  }

  /** From here on time passes only in steps. The pointer comes in at this place. */
  async roll(x: number, y: number): Promise<void> {
    await this.#page.clock.pauseAt(await this.#page.evaluate(() => Date.now() + 5_000));
    await this.#browser.send('Animation.enable');
    await this.#browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await this.#page.evaluate(drawPointer);
    await this.#put(x, y);
  }

  /** Goes on filming for so long. */
  async watch(milliseconds: number): Promise<void> {
    for (let time = 0; time < milliseconds; time += STEP) await this.#step();
  }

  /** Moves the pointer as a hand does: it sets out slowly and arrives slowly. */
  async move(to: { readonly x: number; readonly y: number }, milliseconds: number): Promise<void> {
    const from = this.#pointer;
    for (let time = STEP; time <= milliseconds; time += STEP) {
      const left = (1 + Math.cos((Math.PI * time) / milliseconds)) / 2;
      await this.#put(to.x + (from.x - to.x) * left, to.y + (from.y - to.y) * left);
      await this.#step();
    }
  }

  async press(): Promise<void> {
    await this.#page.mouse.down();
    await this.#step();
  }

  async release(): Promise<void> {
    await this.#page.mouse.up();
    await this.#step();
  }

  /** Goes to a button and presses it. */
  async click(to: { readonly x: number; readonly y: number }, milliseconds: number): Promise<void> {
    await this.move(to, milliseconds);
    await this.press();
    await this.release();
  }

  /** The film, as a file. */
  develop(): Buffer {
    return animate(this.#width, this.#height, this.#frames);
  }

  async #put(x: number, y: number): Promise<void> {
    this.#pointer = { x, y };
    await this.#page.mouse.move(x, y);
    await this.#page.evaluate(
      ([left, top]) => {
        const pointer = document.querySelector<HTMLElement>('#film-pointer');
        if (pointer) pointer.style.transform = `translate(${left}px, ${top}px)`;
      },
      [x, y] as const,
    );
  }

  async #step(): Promise<void> {
    await this.#page.clock.runFor(STEP);
    await this.#page.evaluate(turnAnimations, STEP);
    const { data } = await this.#browser.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    const change = await this.#cutter.evaluate(cut, {
      png: data,
      width: this.#width,
      height: this.#height,
      quality: QUALITY,
    });
    const last = this.#frames.at(-1);
    if (change) this.#frames.push({ ...change, image: Buffer.from(change.image, 'base64'), milliseconds: STEP });
    else if (last) this.#frames[this.#frames.length - 1] = { ...last, milliseconds: last.milliseconds + STEP };
  }
}

/** What moves by itself goes on by a step. The browser's own timeline stands still. */
function turnAnimations(step: number): void {
  for (const animation of document.getAnimations())
    if (animation.playState === 'running') animation.currentTime = Number(animation.currentTime ?? 0) + step;
}

/** The browser draws no pointer into its pictures. */
function drawPointer(): void {
  const pointer = document.body.appendChild(document.createElement('div'));
  pointer.id = 'film-pointer';
  Object.assign(pointer.style, { position: 'fixed', left: 0, top: 0, zIndex: 99, pointerEvents: 'none' });
  pointer.innerHTML = `<svg width="34" height="34" viewBox="0 0 24 24" fill="#fff" stroke="#111" stroke-width="1.4">
    <path d="M2 2v17l4.5-4 3 6.5 3-1.4-3-6.3h6z"/></svg>`;
}

/** In a page of its own: what changed since the picture before, smaller and encoded. */
async function cut(film: {
  readonly png: string;
  readonly width: number;
  readonly height: number;
  readonly quality: number;
}): Promise<Change | undefined> {
  const { width, height } = film;
  const bytes = Uint8Array.from(atob(film.png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  const whole = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!whole) throw new Error('the browser draws nothing');
  whole.drawImage(picture, 0, 0);
  const now = new Uint32Array(whole.getImageData(0, 0, width, height).data.buffer);
  const memory = window as unknown as { before?: Uint32Array };
  const { before } = memory;
  memory.before = now;
  let [left, top, right, bottom] = before ? [width, height, 0, 0] : [0, 0, width, height];
  for (let i = 0; before && i < now.length; i++) {
    if (now[i] === before[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  if (right <= left) return undefined;
  const [x, y] = [left - (left % 2), top - (top % 2)];
  const part = new OffscreenCanvas(right - x, bottom - y);
  part.getContext('2d', { alpha: false })?.drawImage(picture, -x, -y);
  const encoded = new Uint8Array(
    await (await part.convertToBlob({ type: 'image/webp', quality: film.quality })).arrayBuffer(),
  );
  const image = btoa(Array.from(encoded, (byte) => String.fromCharCode(byte)).join(''));
  return { image, x, y, width: part.width, height: part.height };
}
