import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, it } from 'vitest';
import { TestSite, type TestTable } from '../test/page.ts';

// Makes the pictures of the README: `npm run screenshots`, with `-- --all` of every screen. Not a test; it runs on the
// tests' browser.

const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const VISITORS = [
  {
    name: 'desktop-en-light',
    keep: ['home', 'table', 'end', 'replay'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    colorScheme: 'light',
  },
  {
    name: 'desktop-pl-dark',
    keep: ['patterns', 'table', 'new'],
    viewport: { width: 1280, height: 800 },
    locale: 'pl-PL',
    colorScheme: 'dark',
  },
  {
    name: 'phone-pl-light',
    keep: ['home', 'table', 'end'],
    viewport: { width: 390, height: 844 },
    locale: 'pl-PL',
    colorScheme: 'light',
  },
  {
    name: 'phone-en-dark',
    keep: ['patterns', 'table'],
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    colorScheme: 'dark',
  },
] as const;
const TURNS = 9;

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

it.each(VISITORS)('$name', async ({ name, keep, ...options }) => {
  const shoot = async (table: TestTable, screen: string) => {
    if (process.env.STOLIK_SHOTS !== 'all' && !keep.some((kept) => kept === screen)) return;
    await table.page.evaluate(() => document.fonts.ready);
    await table.page.screenshot({ path: `${folder}${name}-${screen}.png` });
  };
  const table = await site.visit({ ...options, deviceScaleFactor: 1 });
  await table.page.locator('.sagrada-picture').waitFor();
  await shoot(table, 'home');
  await table.page.locator('.home-play').click();
  await table.page.locator('.sagrada-choice').first().waitFor();
  await shoot(table, 'patterns');
  await table.choosePattern();
  for (let i = 0; i < TURNS && (await table.asked()) === 'asked'; i++) await table.playTurn();
  await table.asked();
  await table.page.locator('.sagrada-pool [data-lit]').first().click();
  await table.page.locator('.sagrada-pane[data-lit]').first().hover();
  await shoot(table, 'table');
  await table.page.locator('.sagrada-pool [data-selected]').press('Escape');
  while ((await table.asked()) === 'asked') await table.playTurn();
  await shoot(table, 'end');
  await table.page.getByRole('dialog').getByRole('link').first().click();
  await table.page.locator('.replay-slider').fill('40');
  await shoot(table, 'replay');
  await table.goto('/new/sagrada');
  await table.page.locator('form button[type=submit]').waitFor();
  await shoot(table, 'new');
  await table.goto('/settings');
  await table.page.locator('form').waitFor();
  await shoot(table, 'settings');
});
