import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstVisit } from './first-visit.ts';
import { TestSite } from './page.ts';

/** Of compressed script, for the whole first screen with its pictures. */
const MOST_BYTES = 200 * 1024;

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

it.each(['en-US', 'pl-PL'])(
  'a first visit (%s) brings little script, and a board only to whoever reaches for it',
  async (locale) => {
    const table = await site.visit({ locale });
    const { page } = table;
    const { scriptBytes } = await firstVisit(table);
    // Were nothing counted, this test would hold nothing.
    expect(scriptBytes).toBeGreaterThan(50 * 1024);
    expect(scriptBytes).toBeLessThan(MOST_BYTES);
    const boards = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => /\/TablePage-/.test(name)).length,
      );
    expect(await boards()).toBe(0);
    await page.locator('.home-game').first().hover();
    await expect.poll(boards).toBeGreaterThan(0);
    expect(table.errors).toEqual([]);
  },
);
