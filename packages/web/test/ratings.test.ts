import { Guest } from '@stolik/testbed/guest';
import { playRandomly } from '@stolik/testbed/random-player';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestSite, type TestTable } from './page.ts';
import { violationsOn } from './screens.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

/** Makes an account of whoever visits. */
async function makeAccount({ page }: TestTable, userName: string): Promise<void> {
  await page.evaluate(async (name) => {
    await fetch('/api/me');
    await fetch('/api/me/account', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: name, password: 'long enough' }),
    });
  }, userName);
  await page.reload();
}

/** Somebody who plays at random for a visitor, whose page looks on. */
async function handOf({ page }: TestTable): Promise<Guest> {
  const { origin } = new URL(page.url());
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  return Guest.returning(() => origin, cookies.join('; '));
}

describe('a rated game', () => {
  it('of two accounts goes from the choice to one’s own arithmetic, boards by consent, and can be hidden', async () => {
    const ala = await site.visit();
    await makeAccount(ala, 'rated.ala');
    await ala.goto('/new/sagrada?where=online');
    await ala.page.locator('#name-0').fill('Ala');
    const rated = ala.page.getByLabel('Rated');
    await rated.check();
    // Nobody is rated who could wait for ever.
    await expect.poll(() => ala.page.locator('#pace').inputValue()).toBe('live');
    await ala.page.locator('form button[type="submit"]').click();
    const path = new URL(await ala.page.locator('.invite-link').inputValue()).pathname;
    await ala.page.locator('.room-name .points', { hasText: '1500?' }).waitFor();

    const ben = await site.visit({ locale: 'pl-PL', viewport: { width: 390, height: 844 } });
    await ben.goto(path);
    // A guest is told what is missing.
    await ben.page.getByText('Żeby tu usiąść, trzeba mieć konto.').waitFor();
    expect(await ben.page.locator('.sit button').isDisabled()).toBe(true);
    expect(await violationsOn(ben)).toEqual([]);
    await makeAccount(ben, 'rated.ben');
    await ben.page.locator('#sit-name').fill('Ben');
    await ben.page.locator('.sit button').click();

    for (const { page } of [ala, ben]) {
      await page.locator('.rated-tool').waitFor();
      expect(await page.locator('[data-key="hint"]').count()).toBe(0);
    }
    // The key for it is nobody's here.
    await ala.page.keyboard.press('h');
    expect(await ala.page.locator('.table-thinking, .table-hint').count()).toBe(0);
    expect(await violationsOn(ben)).toEqual([]);

    const hands = [await handOf(ala), await handOf(ben)];
    const table = { id: path.split('/').at(-1) ?? '', game: 'sagrada', version: 1 };
    await Promise.all(hands.map((hand, i) => playRandomly(hand, table, `rated ${i}`)));
    for (const hand of hands) hand.leave();

    const sums: number[] = [];
    for (const { page } of [ala, ben]) {
      const sum = page.locator('.arithmetic-sum');
      await sum.waitFor();
      const [before, after, change] = await sum.locator('b').allInnerTexts();
      expect(before).toBe('1500');
      expect(Number(after)).toBe(1500 + numberIn(change));
      sums.push(numberIn(change));
      expect(numberIn(await page.locator('.arithmetic li b').innerText())).toBe(numberIn(change));
    }
    // Equals before it: what one has won the other has lost, but for what the seats are worth.
    expect(Math.abs((sums[0] ?? 0) + (sums[1] ?? 0))).toBeLessThanOrEqual(1);
    await ben.page.locator('.arithmetic', { hasText: 'Czy tabele mogą cię pokazywać?' }).waitFor();
    expect(await violationsOn(ben)).toEqual([]);

    await ala.page.getByRole('button', { name: 'Yes, show me' }).click();
    await ala.page.locator('.arithmetic-ask').waitFor({ state: 'detached' });
    await ala.goto('/me');
    await ala.page.locator('.ratings .points').waitFor();
    expect(await ala.page.getByLabel('Show me on the boards').isChecked()).toBe(true);
    expect(await violationsOn(ala)).toEqual([]);
    await ala.page.locator('.ratings a', { hasText: 'Boards' }).click();
    await ala.page.getByText('Nobody yet: about twenty rated games lead here.').waitFor();
    expect(await violationsOn(ala)).toEqual([]);

    await ala.goto('/settings');
    await ala.page.getByLabel('Show ratings, mine and others’').uncheck();
    await ala.goto('/me');
    await ala.page.getByText('Signed in as rated.ala.').waitFor();
    expect(await ala.page.locator('.ratings, .points').count()).toBe(0);
    await ala.goto(path);
    await ala.page.locator('.ceremony').waitFor();
    expect(await ala.page.locator('.arithmetic').count()).toBe(0);
  });
});

/** With a minus as long as a plus. */
function numberIn(text = ''): number {
  return Number(text.replace('−', '-'));
}
