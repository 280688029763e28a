import { setTimeout as pause } from 'node:timers/promises';

const BETWEEN_MS = 10;

/** Whether something becomes so within so many milliseconds. */
export async function within(milliseconds: number, isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = performance.now() + milliseconds;
  for (;;) {
    if (await isSo()) return true;
    if (performance.now() > end) return false;
    await pause(BETWEEN_MS);
  }
}
