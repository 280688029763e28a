import { afterAll, beforeAll, expect, it } from 'vitest';
import { qrOf } from '../src/online/qr/index.ts';
import { TestSite } from './page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

it('a link is copied, shared or scanned; one that cannot be copied lies selected', async () => {
  const table = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = table;
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    const refuse = (name: string) => Promise.reject(new DOMException('no', name));
    // What the device answers, in turns: sent, closed without sending, not allowed.
    const share = (data: unknown) =>
      [() => Promise.resolve(), () => refuse('AbortError'), () => refuse('NotAllowedError')][shared.push(data) - 1]();
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await table.goto('/new/sagrada?where=online');
  await page.locator('form button[type="submit"]').click();
  const input = page.locator('.invite-link');
  const link = await input.inputValue();
  const problem = page.locator('.invite [role="alert"]');
  const selected = () =>
    input.evaluate(
      (one: HTMLInputElement) =>
        document.activeElement === one && one.value.slice(one.selectionStart ?? 0, one.selectionEnd ?? 0),
    );

  const drawn = (await page.locator('.qr path').getAttribute('d')) ?? '';
  expect(drawn.split('M').length - 1).toBe(qrOf(link)?.flat().filter(Boolean).length);

  await table.button('Copy link').click();
  await table.button('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const share = table.button('Share');
  await share.click();
  await share.click();
  expect(
    await page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared.map(({ url }) => url)),
  ).toEqual([link, link]);
  expect(await problem.innerText()).toBe('');
  expect(await selected()).toBe(false);
  await share.click();
  await expect.poll(() => problem.innerText()).toContain('could not be copied');
  expect(await selected()).toBe(link);

  await table.button('Copy link').click();
  await expect.poll(() => problem.innerText()).toBe('');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await page.locator('.invite .button').first().click();
  await expect.poll(() => problem.innerText()).toContain('could not be copied');
  expect(await selected()).toBe(link);
  expect(table.errors).toEqual([]);
});
