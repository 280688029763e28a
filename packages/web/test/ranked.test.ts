import { Guest } from '@stolik/testbed/guest';
import { type OwnHost, ownHost } from '@stolik/testbed/hosts';
import { playRandomly } from '@stolik/testbed/random-player';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playOnline } from './friends.ts';
import { TestSite, type TestTable } from './page.ts';
import { checkScreen } from './screens.ts';

/** A day whose ranked deal is Sagrada alone. */
const DAY = '2026-11-27';

let now = Date.parse('2026-11-19T10:00:00Z');
let host: OwnHost;
let site: TestSite;
beforeAll(async () => {
  host = await ownHost(() => now);
  site = await TestSite.open(host);
});
afterAll(() => site?.close());

/** It is so late for the server and for every page. */
async function be(time: string, ...tables: readonly TestTable[]): Promise<void> {
  now = Date.parse(time);
  for (const { page } of tables) await page.clock.setFixedTime(now);
}

async function makeAccount({ page }: TestTable, userName: string): Promise<void> {
  await page.evaluate(async (name) => {
    await fetch('/api/me');
    await fetch('/api/me', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    await fetch('/api/me/account', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: name, password: 'long enough' }),
    });
  }, userName);
  await page.reload();
}

/** Begins the deal from its page and plays it to the end at random. */
async function play({ page }: TestTable, seed: string): Promise<void> {
  await page.locator('.daily-go').click();
  await page.waitForURL(/\/table\//);
  // Nobody is helped here.
  await page.locator('.rated-tool').waitFor();
  expect(await page.locator('[data-key="hint"]').count()).toBe(0);
  const { origin, pathname } = new URL(page.url());
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  const hand = await Guest.returning(() => origin, cookies.join('; '));
  await playRandomly(hand, { id: pathname.split('/').at(-1) ?? '', game: 'sagrada', version: 1 }, seed);
  hand.leave();
  await page.locator('.ceremony a[href*="/ranked/"]').click();
  await page.locator('.ranked-board tbody tr[data-me]').first().waitFor();
}

const rowsOf = ({ page }: TestTable) => page.locator('.ranked-board').first().locator('tbody tr');

it('is played once by accounts, hidden until then, and seen by all when its day is over', async () => {
  const ala = await site.visit();
  const ben = await site.visit({ locale: 'pl-PL', viewport: { width: 390, height: 844 } });
  await makeAccount(ala, 'Ala');
  await makeAccount(ben, 'Ben');
  for (const one of [ala, ben]) await playOnline(one, 5);
  await be(`${DAY}T10:00:00Z`, ala, ben);

  const guest = await site.visit();
  await be(`${DAY}T10:00:00Z`, guest);
  await guest.goto('/ranked');
  await guest.page.locator('.daily-play a[href="/me"]').waitFor();
  await guest.page.locator('.ranked-hidden').waitFor();
  expect(await guest.page.locator('.daily-go').count()).toBe(0);

  await ala.goto('/daily');
  await ala.page.getByRole('link', { name: 'Ranked deal, online' }).click();
  await ala.page.locator('.daily-go').waitFor();
  expect(await ala.page.locator('h1').textContent()).toBe('Sagrada alone');
  await checkScreen(ala, 'a ranked deal that waits');
  await play(ala, 'ala');
  // Whoever does not say so is not named.
  expect(await rowsOf(ala).allInnerTexts()).toEqual([
    expect.stringMatching(/^1\s+Somebody \(you\)\s+-?\d+ points?\s+/),
  ]);
  await ala.page.getByLabel('Show my name on boards').check();
  await expect.poll(() => rowsOf(ala).first().innerText()).toContain('Ala (you)');

  await ben.goto('/ranked');
  await ben.page.locator('.ranked-hidden').waitFor();
  expect(await ben.page.locator('.ranked-board').count()).toBe(0);
  await checkScreen(ben, 'a ranked deal that waits, on a phone');
  await play(ben, 'ben');
  expect(await rowsOf(ben).count()).toBe(2);
  await checkScreen(ben, 'a board, on a phone');
  // The game of somebody else is not shown while others may still play.
  expect(await ben.page.locator('.ranked-board a[href^="/replay/"]').count()).toBe(2);
  expect(await rowsOf(ben).filter({ hasText: 'Ala' }).locator('a').count()).toBe(0);

  await be('2026-11-28T00:10:00Z', ala, ben, guest);
  await guest.goto(`/ranked/${DAY}`);
  await expect.poll(() => rowsOf(guest).count()).toBe(2);
  expect((await rowsOf(guest).allInnerTexts()).join()).toMatch(/Ala[\s\S]*Somebody|Somebody[\s\S]*Ala/);
  // What was promised to this browser yesterday has been kept.
  await guest.page.locator('.ranked-proof summary').click();
  await guest.page.getByText('1 deal that this device knew beforehand came as promised.').waitFor();
  await checkScreen(guest, 'the board of a day that is over');
  await guest.page.getByRole('link', { name: 'Watch the game of Ala' }).click();
  await guest.page.locator('.replay-bar').waitFor();
  for (const one of [ala, ben, guest]) expect(one.errors).toEqual([]);
});
