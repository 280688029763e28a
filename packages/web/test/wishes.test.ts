import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestSite } from './page.ts';
import { checkScreen } from './screens.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

const card = (page: Page, value: string) => page.locator(`.wish-cards label:has([value="${value}"])`);
const coloursOf = (page: Page) =>
  page.locator('.phone-company').evaluateAll((companies) => companies.map((one) => one.getAttribute('data-colour')));

it('at one device everybody gets the colour that was chosen for them, Steve too, and each technology its side', async () => {
  const table = await site.visit({ locale: 'pl-PL', viewport: { width: 390, height: 844 } });
  const { page } = table;
  await table.goto('/new/smartphone?seats=2');
  await page.locator('[data-chair="0"]').click();
  await page.locator('.wish summary').click();
  await card(page, 'black').click();
  await page.locator('[data-chair="1"]').click();
  expect(await card(page, 'black').locator('input').isDisabled()).toBe(true);
  await card(page, 'red').click();
  await page.locator('.new-fold > summary').click();
  await page.getByLabel('Steve, automatyczny').selectOption('hard');
  await page.getByLabel('Kolor Steve').selectOption('green');
  await page.locator('.phone-each summary').click();
  await page.getByRole('group', { name: 'Wi-Fi' }).getByText('B', { exact: true }).click();
  await checkScreen(table, 'choices for a new table');
  await page.locator('form button[type="submit"]').click();
  await page.locator('.phone-board').waitFor();
  expect(await coloursOf(page)).toEqual(['black', 'red', 'green']);
  expect(await page.locator('[data-technology="wifi"]').getAttribute('aria-label')).toContain('Niesprzedane towary');
  expect(table.errors).toEqual([]);
});

it('online everybody chooses a colour, sees what the others have, and plays with it', async () => {
  const ala = await site.visit();
  await ala.goto('/new/smartphone?where=lobby&seats=3');
  await ala.page.locator('#name-0').fill('Ala');
  await ala.page.locator('.new-fold > summary').click();
  await ala.page.getByLabel('Technologies', { exact: true }).selectOption('B');
  await ala.page.locator('form button[type="submit"]').click();
  const path = new URL(await ala.page.locator('.invite-link').inputValue()).pathname;
  await card(ala.page, 'red').click();
  await ala.page.locator('.wish summary b').waitFor();

  const ben = await site.visit();
  await ben.goto('/lobby');
  const row = ben.page.locator('.lobby-table', { hasText: 'Ala' });
  await row.getByText('Technologies: all B').waitFor();
  await ben.goto(path);
  await ben.page.locator('#sit-name').fill('Ben');
  await ben.page.locator('.wish summary').click();
  await card(ben.page, 'red').getByText('taken: Ala').waitFor();
  await card(ben.page, 'yellow').click();
  await checkScreen(ben, 'sitting down with a colour');
  await ben.page.locator('.sit button').click();
  await card(ala.page, 'yellow').getByText('taken: Ben').waitFor();
  await card(ben.page, 'blue').click();
  await card(ala.page, 'blue').getByText('taken: Ben').waitFor();
  expect(await card(ala.page, 'yellow').locator('input').isDisabled()).toBe(false);
  await checkScreen(ala, 'waiting with a colour');

  await ala.page.locator('.waiting-bot').selectOption('easy');
  for (const { page } of [ala, ben]) {
    await page.locator('.phone-board').waitFor();
    expect((await coloursOf(page)).slice(0, 2)).toEqual(['red', 'blue']);
  }
  expect([ala.errors, ben.errors]).toEqual([[], []]);
});
