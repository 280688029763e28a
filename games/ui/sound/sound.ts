import type { Voice } from './voices.ts';

/** A short touch of the device, in milliseconds. */
const TOUCH = 8;
/** Nothing is ever quite at one ear only. */
const WIDTH = 0.7;
/** What several do within such a moment is heard once. */
const MOMENT = 30;

let volume = 0;
let listener: (() => void) | undefined;
/** When each voice was heard last. */
const sung = new Map<Voice, number>();

/** How loud it is to be, from 0, which is silence, to 1. */
export function setVolume(level: number): void {
  volume = level;
}

/** Tells when dice fall or goods are sold: the moment to ask whether that is to be heard. */
export function onSomethingToHear(then: () => void): () => void {
  listener = then;
  return () => {
    listener = undefined;
  };
}

/** Lets a voice be heard where it happens; what makes it is loaded with the first one. */
export async function sing(voice: Voice, where?: Element): Promise<void> {
  if (voice === 'roll' || voice === 'coin') listener?.();
  const now = performance.now();
  if (volume === 0 || now - (sung.get(voice) ?? Number.NEGATIVE_INFINITY) < MOMENT) return;
  sung.set(voice, now);
  const pan = panOf(where);
  const { play } = await import('./synth.ts');
  play(voice, pan, volume);
}

/** Lets an own move be felt, where a device can do that and sounds are on. */
export function touch(): void {
  if (volume > 0) navigator.vibrate?.(TOUCH);
}

function panOf(where: Element | undefined): number {
  if (!where) return 0;
  const { x, width } = where.getBoundingClientRect();
  return Math.max(-1, Math.min(1, ((x + width / 2) / innerWidth) * 2 - 1)) * WIDTH;
}
