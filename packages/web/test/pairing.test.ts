import { type OwnHost, ownHost } from '@stolik/testbed/hosts';
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestSite, type TestTable } from './page.ts';
import { checkScreen, EYES } from './screens.ts';

let host: OwnHost;
let site: TestSite;
beforeAll(async () => {
  host = await ownHost();
  site = await TestSite.open(host);
});
afterAll(() => site?.close());

const WORDS = {
  'en-US': { begin: 'Find me a game', looking: 'Looking for a game for you', stop: 'Stop looking' },
  'pl-PL': { begin: 'Znajdź mi grę', looking: 'Szukamy dla ciebie gry', stop: 'Nie szukaj dalej' },
} as const;
type Locale = keyof typeof WORDS;

function through([locale, width]: (typeof EYES)[number]): BrowserContextOptions {
  return { locale, viewport: { width, height: width > 800 ? 800 : 844 } };
}

/** Looks for any of these games for any of so many, as if that had been looked for last. */
async function look(table: TestTable, locale: Locale, games: readonly string[], seats: readonly number[]) {
  await table.goto('/find');
  for (const game of ['sagrada', 'sentient', 'smartphone']) {
    await table.page
      .locator(`.find-game[data-world="${game}"] input`)
      .setChecked(games.includes(game), { force: true });
  }
  for (const count of [2, 3, 4, 5]) {
    const pill = table.page.locator('.find-pill', { hasText: `${count}` }).locator('input');
    if (await pill.isEnabled()) await pill.setChecked(seats.includes(count), { force: true });
  }
  await table.page.getByRole('button', { name: WORDS[locale].begin }).click();
  await table.page.getByRole('heading', { name: WORDS[locale].looking }).waitFor();
}

/** Waits for the table; whoever was too slow to come, on a busy machine, begins anew. */
async function findTable({ page }: TestTable): Promise<string> {
  const lost = page.locator('.find-form .bar');
  const board = page.locator('.table');
  for (;;) {
    await board.or(lost).first().waitFor();
    if ((await lost.count()) === 0) return new URL(page.url()).pathname;
    await page.locator('.find-go button').click();
    await lost.waitFor({ state: 'detached' });
  }
}

it('four strangers in two languages, at desks and with phones, find each other a game and play', async () => {
  const eyes = [...EYES, ...EYES].slice(0, 4);
  const people = await Promise.all(eyes.map((each) => site.visit(through(each))));
  const [ala, ben, cleo, dora] = people;
  for (const [i, table] of people.slice(0, EYES.length).entries()) {
    await table.page.getByRole('link', { name: WORDS[eyes[i][0]].begin }).click();
    await table.page.getByRole('button', { name: WORDS[eyes[i][0]].begin }).waitFor();
    await checkScreen(table, 'what one would play');
    await look(table, eyes[i][0], ['sentient'], [4]);
    await checkScreen(table, 'the wait');
    if (i === 0) continue;
    await table.page.getByRole('button', { name: WORDS[eyes[i][0]].stop }).click();
    await table.page.locator('.find-form').waitFor();
  }
  // One looks around meanwhile.
  await ala.page.locator('.shell-name').click();
  await ala.page.locator('.find-chip').waitFor();
  await checkScreen(ala, 'a screen that says that one waits');
  await look(ben, eyes[1][0], ['sagrada', 'sentient'], [2, 4]);
  await look(cleo, eyes[2][0], ['sentient'], [3, 4]);
  await look(dora, eyes[3][0], ['sentient', 'smartphone'], [4, 5]);
  const tables = await Promise.all(people.map(findTable));
  expect(new Set(tables).size).toBe(1);
  await Promise.all(people.map(({ page }) => page.locator('.table[data-game="sentient"]').waitFor()));
  // Nothing is looked for any more.
  for (const { page } of people) await expect.poll(() => page.locator('.find-chip').count()).toBe(0);
  expect(people.flatMap(({ errors }) => errors)).toEqual([]);
});

it.runIf(process.env.STOLIK_LONG)('whoever finds nobody may begin with a bot', async () => {
  for (const each of EYES) {
    const table = await site.visit(through(each));
    await look(table, each[0], ['sagrada'], [2]);
    const offer = table.page.locator('.find-bots');
    await offer.waitFor();
    await checkScreen(table, 'the offer of a bot');
    await offer.getByRole('button').click();
    await table.page.locator('.table[data-game="sagrada"]').waitFor();
    expect(table.errors).toEqual([]);
  }
});

/** Whether somebody looks at the tab, as its page sees it. */
function show({ page }: TestTable, isShown: boolean): Promise<void> {
  return page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, !isShown);
}

it.runIf(process.env.STOLIK_LONG)('a tab that nobody looks at takes nobody’s seat until somebody does', async () => {
  const [ala, ben] = [await site.visit(), await site.visit()];
  await look(ala, 'en-US', ['sentient'], [2]);
  await show(ala, false);
  await look(ben, 'en-US', ['sentient'], [2]);
  await ben.page.getByText('1 of 2 are here.').waitFor();
  await show(ala, true);
  expect(await findTable(ala)).toBe(await findTable(ben));
});

it.runIf(process.env.STOLIK_LONG)(
  'a game of days is found while the page is away, and takes nobody from what they do',
  async () => {
    const [ala, ben] = [await site.visit(), await site.visit()];
    for (const table of [ala, ben]) {
      await table.goto('/find');
      await table.page.getByRole('radio', { name: 'In days' }).check();
      await table.page.getByRole('button', { name: 'Find me a game' }).click();
      await table.page
        .getByRole('heading', { name: 'Looking for a game for you' })
        .or(table.page.getByText('A game was found'))
        .first()
        .waitFor();
      if (table === ala) await ala.goto('/settings');
    }
    const chip = ala.page.locator('.find-chip[data-begun]');
    await chip.waitFor();
    await checkScreen(ala, 'a screen that says that a game was found');
    await chip.click();
    await ala.page.locator('.table').waitFor();
    await ben.page.getByRole('link', { name: 'To the table', exact: true }).click();
    expect(await findTable(ben)).toBe(await findTable(ala));
    expect([...ala.errors, ...ben.errors]).toEqual([]);
  },
);
