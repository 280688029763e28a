import axe from 'axe-core';
import { expect } from 'vitest';
import type { TestTable } from './page.ts';

/** Both themes, both languages, a desktop and a phone. */
export const EYES = [
  ['light', 1280, 'en-US'],
  ['dark', 1280, 'pl-PL'],
  ['light', 390, 'pl-PL'],
  ['dark', 390, 'en-US'],
] as const;

/** A key instead of its words, where somebody forgot to write them. */
const KEY = /\b(home|setup|table|trouble|online|where|lobby|chat|verify|refused|me|notice|settings)\.[a-z]\w+/;
/** A blank that nobody filled in. */
const BLANK = /\{\w+\}|undefined|NaN/;

/** What axe finds on the screen or in a part of it, in words. */
export async function violationsOn({ page }: TestTable, part = 'html'): Promise<string[]> {
  await page.evaluate(atRest);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (selector) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    return (await here.run(selector, { resultTypes: ['violations'] })).violations;
  }, part);
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
    return `${id}: ${places.join(' | ')}: ${nodes[0].failureSummary}`;
  });
}

/** Resolves when letters are drawn and nothing moves or fades any more. */
async function atRest(): Promise<void> {
  await document.fonts.ready;
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** No violations, no sideways scroll, no words missing, no errors. */
export async function checkScreen(table: TestTable, screen: string): Promise<void> {
  expect(await violationsOn(table), screen).toEqual([]);
  const { page } = table;
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(width);
  const words = await page.locator('body').innerText();
  expect(words, screen).not.toMatch(KEY);
  expect(words, screen).not.toMatch(BLANK);
  expect(table.errors, screen).toEqual([]);
}
