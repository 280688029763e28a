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

it.each([
  [1280, 800],
  [390, 844],
])('what is there to begin with fits a screen of %i by %i', async (width, height) => {
  const table = await site.visit({ viewport: { width, height } });
  const { page } = table;
  const bottomOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
  };
  await page.locator('.sagrada-picture').waitFor();
  expect(await bottomOf('.home-games')).toBeLessThanOrEqual(height);
  await table.goto('/new/smartphone?where=online&seats=5');
  await page.locator('#name-0').waitFor();
  expect(await bottomOf('form [type="submit"]')).toBeLessThanOrEqual(height);
  expect(await bottomOf('.room')).toBeLessThanOrEqual(height);
});
