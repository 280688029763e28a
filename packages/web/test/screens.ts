import axe, { type RunOptions } from 'axe-core';
import { expect } from 'vitest';
import type { TestTable } from './page.ts';

/** Both languages, a desktop and a phone; in a long run each with each. */
export const EYES = [
  ['en-US', 1280],
  ['pl-PL', 360],
  ...(process.env.STOLIK_LONG
    ? ([
        ['pl-PL', 1280],
        ['en-US', 390],
      ] as const)
    : []),
] as const;

/** One pair where the other tables have been looked at through both: on a phone least fits. */
export const NARROW_EYES = process.env.STOLIK_LONG ? EYES : EYES.slice(1);

/** A key instead of its words, where somebody forgot to write them. */
const KEY =
  /\b(home|setup|table|fork|trouble|online|where|lobby|chat|verify|refused|review|me|notice|settings)\.[a-z]\w+/;
/** A blank that nobody filled in. */
const BLANK = /\{\w+\}|undefined|NaN/;

/**
 * What axe finds on the screen or in a part of it, in words: by day all its rules, by night those of contrast. A desktop
 * has the colours of a phone: only a long run looks at them by night too.
 */
export async function violationsOn(table: TestTable, part = 'html'): Promise<string[]> {
  const isWide = (table.page.viewportSize()?.width ?? 0) > 800;
  await showColours(table, true);
  const byNight: string[] = [];
  if (!isWide || process.env.STOLIK_LONG) {
    await paint(table, 'dark');
    byNight.push(...(await foundBy(table, part, { runOnly: ['color-contrast'] })));
    await paint(table, 'light');
  }
  const byDay = await foundBy(table, part);
  await showColours(table, false);
  return [...byDay, ...byNight.map((found) => `by night: ${found}`)];
}

/** Lifts the sheet that spares a test's browser shadows and textures (`page.ts`), or lays it on again. */
async function showColours({ page }: TestTable, areShown: boolean): Promise<void> {
  await page.evaluate((areDrawn) => {
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = areDrawn;
  }, areShown);
}

async function paint({ page }: TestTable, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
}

async function foundBy({ page }: TestTable, part: string, options: RunOptions = {}): Promise<string[]> {
  await page.evaluate(atRest);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([selector, more]) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      return (await here.run(selector, { resultTypes: ['violations'], ...more })).violations;
    },
    [part, options] as const,
  );
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

/** What can be pressed in an open dialog and sticks out at a side, where nobody finds it. */
function outOfSight(): string[] {
  return [...document.querySelectorAll('dialog[open] :is(button, a, summary)')]
    .filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      return width > 0 && (left < 0 || right > innerWidth);
    })
    .map(({ textContent }) => String(textContent));
}

/** No violations, no sideways scroll, no words missing, no errors. */
export async function checkScreen(table: TestTable, screen: string): Promise<void> {
  expect(await violationsOn(table), screen).toEqual([]);
  const { page } = table;
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(width);
  expect(await page.evaluate(outOfSight), screen).toEqual([]);
  const words = await page.locator('body').innerText();
  expect(words, screen).not.toMatch(KEY);
  expect(words, screen).not.toMatch(BLANK);
  expect(table.errors, screen).toEqual([]);
}
