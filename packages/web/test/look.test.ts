import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, it } from 'vitest';
import { keepAll, ownGames } from './own-games.ts';
import { TestSite } from './page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());
mkdirSync('/tmp/story-shots', { recursive: true });
const records = [
  ...ownGames({ game: 'sagrada', count: 44, birds: ['easy'], isGood: true }),
  ...ownGames({ game: 'sagrada', count: 6, birds: ['medium', 'hard'], isGood: true }),
  ...ownGames({ game: 'sentient', count: 3, birds: ['hard'], isGood: true }),
];
it('looks', async () => {
  for (const [name, options] of [
    ['wide', { viewport: { width: 1280, height: 800 } }],
    ['pl-phone-dark', { viewport: { width: 390, height: 844 }, locale: 'pl-PL', colorScheme: 'dark' as const }],
  ] as const) {
    const table = await site.visit(options);
    const { page } = table;
    await keepAll(table, records);
    await table.goto('/me');
    await page.locator('.story-card .dots').nth(2).waitFor();
    await page.locator('.birds').screenshot({ path: `/tmp/story-shots/birds-${name}.png` });
    await page.locator('.story').screenshot({ path: `/tmp/story-shots/story-${name}.png` });
    await page.locator('#device').screenshot({ path: `/tmp/story-shots/device-${name}.png` });
    await page.screenshot({ path: `/tmp/story-shots/me-${name}.png`, fullPage: false });
    await table.goto('/explore/sagrada');
    await page.locator('.explore-card').nth(3).waitFor();
    await page.screenshot({
      path: `/tmp/story-shots/explore-${name}.png`,
      clip: { x: 0, y: 0, width: page.viewportSize()!.width, height: 1600 },
      fullPage: true,
    });
    console.log(table.errors);
  }
});
