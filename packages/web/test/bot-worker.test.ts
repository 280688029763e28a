import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestSite } from './page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

it('bots of the page get what was learned when one first thinks, and may run it as WebAssembly', async () => {
  const table = await site.visit();
  const { page } = table;
  const fetched: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('.net')) fetched.push(request.url());
  });
  const thinking = page.waitForEvent('worker');
  // Nobody but the player is there to think.
  await table.goto('/new/sagrada?seats=1&people=1');
  await page.locator('form button[type="submit"]').click();
  const hint = table.button('Hint');
  await hint.waitFor();
  expect(fetched).toEqual([]);
  await hint.click();
  const worker = await thinking;
  await page.locator('.table-hint').waitFor();
  expect(fetched.length).toBe(1);
  // The smallest module there is: what a stricter policy would refuse, and bots would do without, only slower.
  const compiled = await worker.evaluate(() => {
    const module = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
    return WebAssembly.Module.exports(module);
  });
  expect(compiled).toEqual([]);
  expect(table.errors).toEqual([]);
});
