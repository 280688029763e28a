import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestSite, type TestTable } from './page.ts';
import { checkScreen } from './screens.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

const SAME = { type: 'transport', condition: { op: 'lt' }, vp: 19, left: '+', right: '=' };

const kept = ({ page }: TestTable) => page.evaluate(() => localStorage.getItem('stolik.corrections'));

it('whoever owns the box puts a card right, plays with it, and sends it on', async () => {
  const table = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = table;
  await table.goto('/corrections/sentient');
  await page.locator('[data-row="17"] a').click();
  const form = page.locator('[data-edits="17"]');
  // Each part says for itself how sure it is, in the form and on the card.
  const mark = (field: string) => form.locator(`[data-field="${field}"] .sure`);
  expect(await mark('condition').getAttribute('data-mark')).toBe('printed');
  expect(await mark('vp').getAttribute('data-mark')).toBe('reconstructed');
  expect(await form.locator('.sentient-bot [data-ours]').count()).toBe(3);
  await checkScreen(table, 'the form of a card');

  const points = form.getByLabel(/^Points/);
  await points.fill('21');
  await form.getByText('A whole number from 0 to 20.').waitFor();
  await table.button(/^Save$/).click();
  expect(await kept(table)).toBeNull();
  await points.fill('6');
  expect(await form.locator('.sentient-vp').innerText()).toBe('6');
  await table.button(/^Save$/).click();
  expect(await mark('vp').getAttribute('data-mark')).toBe('own');
  expect(await form.locator('.sentient-bot [data-ours]').count()).toBe(0);
  await page.locator('[data-row="17"][data-own]').waitFor();

  // A file that is broken anywhere changes nothing.
  const before = await kept(table);
  const broken = { stolik: 'corrections', format: 1, game: 'sentient', corrections: { deck: [{ id: 3 }] } };
  const buffer = Buffer.from(JSON.stringify(broken));
  await page.locator('input[type="file"]').setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer });
  await page.getByRole('alert').filter({ hasText: 'deck[0].type' }).waitFor();
  expect(await kept(table)).toBe(before);

  await table.button('Copy a link').click();
  await table.button('Copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await site.visit({ locale: 'pl-PL' });
  await friend.page.goto(link);
  const offered = friend.page.locator('.corrections-offered');
  expect(await offered.innerText()).toMatch(/Robot 17\s+PZ: 6 .*2/);
  await checkScreen(friend, 'what a link would change');
  await offered.getByRole('button', { name: 'Zostaw' }).click();
  expect(await kept(friend)).toBeNull();
  await friend.goto('/');
  await friend.page.goto(link);
  await offered.getByRole('button', { name: 'Przyjmij' }).click();
  await friend.page.locator('[data-row="17"][data-own]').waitFor();
  expect(await kept(friend)).toBe(before);
  expect(friend.errors).toEqual([]);

  // The table has the card as it was put right, and says so to whoever is invited.
  await table.goto('/new/sentient?where=online');
  await page.getByLabel('With your correction (1)').waitFor();
  await page.locator('form [type="submit"]').click();
  await page.locator('.waiting .corrections-told').click();
  const told = page.locator('dialog');
  expect(await told.innerText()).toMatch(/Bot 17\s+Points: 6 \(otherwise: 2\)/);
  await checkScreen(table, 'what is different at a table');
  await told.getByRole('button', { name: 'Close' }).click();
  await friend.page.goto(page.url());
  await friend.page.locator('.sit [type="submit"]').click();
  for (const { page: seen } of [table, friend])
    await seen.locator('.bar[data-kind="corrections"] .corrections-told').waitFor();

  // A box in which every card is the same: whatever comes to the factory is put right.
  const deck = Array.from({ length: 60 }, (_, i) => ({ ...SAME, id: i + 1 }));
  await page.evaluate(
    (sets) => localStorage.setItem('stolik.corrections', sets),
    JSON.stringify({ sentient: { deck } }),
  );
  await table.goto('/new/sentient');
  await page.getByLabel('With your corrections (60)').waitFor();
  await page.locator('form [type="submit"]').click();
  await page.locator('.sentient-row .sentient-bot[data-corrected]').nth(3).waitFor();
  expect(await page.locator('.sentient-row .sentient-vp').allInnerTexts()).toEqual(['19', '19', '19', '19']);
  expect(table.errors).toEqual([]);
});
