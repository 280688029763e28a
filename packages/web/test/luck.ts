import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';

/** How many visitors a test had so far. */
const visitors = new Map<string, number>();

/** Gives a visitor's browser the same luck in every run: deals, names of tables and what it adds to a server's seed. */
export async function bringLuck(context: BrowserContext): Promise<void> {
  const test = expect.getState().currentTestName ?? '';
  const visitor = (visitors.get(test) ?? 0) + 1;
  visitors.set(test, visitor);
  await context.addInitScript(stubLuck, `${test}/${visitor}`);
}

/** Random ids are where a page takes its chance from. Those drawn are counted in the profile, since reloads go on. */
function stubLuck(seed: string): void {
  const KEY = 'stub.luck';
  const word = (text: string) => {
    let hash = 0x811c9dc5;
    for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
    for (const shift of [16, 13, 16]) hash = Math.imul(hash ^ (hash >>> shift), 0x85ebca6b);
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  crypto.randomUUID = () => {
    const drawn = Number(localStorage.getItem(KEY) ?? 0);
    localStorage.setItem(KEY, String(drawn + 1));
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((part) => word(`${seed}/${drawn}/${part}`));
    return `${a}-${b.slice(0, 4)}-${b.slice(4)}-${c.slice(0, 4)}-${c.slice(4)}${d}`;
  };
}
