import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestSite, type TestTable } from './page.ts';
import { recordOf } from './records.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

/** What axe finds on the screen, in words. */
async function violationsOn({ page }: TestTable): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
}

const finished = recordOf({ seed: 'finished', isReached: (match) => match.isOver });

describe.each([
  ['light', 1280, 'en-US'],
  ['dark', 1280, 'pl-PL'],
  ['light', 390, 'pl-PL'],
  ['dark', 390, 'en-US'],
] as const)('%s, %i wide, %s', (colorScheme, width, locale) => {
  it('has no accessibility violations on any screen, nor a sideways scroll', async () => {
    const table = await site.visit({ colorScheme, locale, viewport: { width, height: 844 } });
    const { page } = table;
    const check = async (screen: string) => {
      expect(await violationsOn(table), screen).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(width);
    };
    await page.locator('.sagrada-picture').waitFor();
    await check('home');
    await table.goto('/settings');
    await page.locator('form').waitFor();
    await check('settings');
    await table.goto('/new/sagrada?seats=1&people=1');
    await page.locator('form').waitFor();
    await check('new table');
    await page.locator('form button[type="submit"]').click();
    await page.locator('.sagrada-choice').first().waitFor();
    await check('choosing a pattern');
    await table.choosePattern();
    await table.asked();
    await page.locator('.sagrada-pool [data-lit]').first().click();
    await check('table');
    await page.locator('.table-tools [aria-haspopup="dialog"]').click();
    await page.getByRole('dialog').waitFor();
    await check('score');
    await table.goto('/new/sagrada?seats=2&people=2');
    await page.locator('form button[type="submit"]').click();
    await page.locator('.curtain').waitFor();
    await check('curtain');
    await table.goto('/');
    if (!finished) throw new Error('the game did not end');
    await table.bring(finished);
    await page.locator('.ceremony').waitFor();
    await check('end');
    await table.goto(`/replay/${finished.id}?at=30&seat=1`);
    await page.locator('.replay-slider').waitFor();
    await check('replay');
    await table.goto('/table/none');
    await page.locator('.trouble').waitFor();
    await check('trouble');
  });
});
