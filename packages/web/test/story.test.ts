import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepAll, ownGames } from './own-games.ts';
import { TestSite, type TestTable } from './page.ts';
import { checkScreen } from './screens.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

const won = ownGames({ game: 'sagrada', count: 24, birds: ['easy'], isGood: true });
const lost = ownGames({ game: 'sagrada', count: 18, birds: ['hard'], isGood: false, from: 24 });
const few = ownGames({ game: 'sentient', count: 2, birds: ['medium'], isGood: true });

const card = ({ page }: TestTable, title: string | RegExp) =>
  page.locator('.story-card', { has: page.getByRole('heading', { name: title }) });

describe('one’s own page', () => {
  it('tells what games came to, whom one has beaten, and what practice says; ratings may be hidden', async () => {
    const table = await site.visit();
    const { page } = table;
    await keepAll(table, [...won, ...lost, ...few]);
    await table.goto('/me');
    const objectives = card(table, 'With which public objectives');
    await objectives.getByText('games').first().waitFor();
    // Three of ten objectives are in each of 42 games.
    await expect.poll(async () => numbersIn(await objectives.locator('.dots-note').allTextContents())).toBe(3 * 42);
    await card(table, 'How you do').getByText('24 of 42 won').waitFor();
    await card(table, 'The last 20').getByText('It went better before.').waitFor();
    await page.locator('.choice label', { hasText: 'Sentient' }).click();
    await page.getByText('2 of 5 games of Sentient').waitFor();

    const birds = page.locator('.birds-game[data-world="sagrada"]');
    await birds.getByText('Sparrow: beaten').waitFor({ state: 'attached' });
    expect(await birds.locator('[data-beaten]').count()).toBe(1);
    await birds.getByRole('button', { name: /^Play Magpie/ }).waitFor();
    await birds.getByText(/^Practice rating \d+ ± \d+$/).waitFor();
    await page.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem('stolik.settings') ?? '{}');
      localStorage.setItem('stolik.settings', JSON.stringify({ ...settings, ratings: false }));
    });
    await table.goto('/me');
    await birds.getByRole('button', { name: /^Play Magpie/ }).waitFor();
    expect(await page.locator('.birds-practice').count()).toBe(0);
    await birds.getByRole('button', { name: /^Play Magpie/ }).press('Enter');
    await page.locator('.sagrada-choice').first().waitFor();
    expect(table.errors).toEqual([]);
  });

  it('is read on a Polish phone, and invites where there is nothing yet', async () => {
    const table = await site.visit({ viewport: { width: 360, height: 740 }, locale: 'pl-PL', hasTouch: true });
    const { page } = table;
    await table.goto('/me');
    await page.getByText(/O grze Sagrada nie ma jeszcze co opowiadać/).waitFor();
    await table.goto('/');
    await keepAll(table, won);
    await table.goto('/me');
    await page.getByRole('heading', { name: 'Przy których celach wspólnych jest najwięcej punktów?' }).waitFor();
    await page.getByText('Wróbel: wygrana').first().waitFor({ state: 'attached' });
    await checkScreen(table, 'one’s own page');
  });
});

describe('after a game', () => {
  it('one quiet line says which bird was beaten for the first time, and who is next', async () => {
    const table = await site.visit();
    const [first, second] = won;
    await keepAll(table, [first]);
    await table.goto(`/table/${first.id}`);
    const news = table.page.locator('.birds-news');
    await news.getByText('Sparrow beaten, with 2 at the table.').waitFor();
    await news.getByRole('button', { name: 'Next: Magpie' }).waitFor();
    await table.goto('/');
    await keepAll(table, [second]);
    await table.goto(`/table/${second.id}`);
    await table.page.locator('.ceremony').getByRole('link', { name: 'Replay' }).waitFor();
    expect(await news.count()).toBe(0);
  });
});

describe('the explorer', () => {
  it('answers with dots and intervals, is used by keys, and ends at a table', async () => {
    const table = await site.visit();
    const { page } = table;
    await table.goto('/explore/sagrada');
    await card(table, 'With which public objectives').getByRole('listitem').nth(9).waitFor();
    await page
      .locator('.explore-from')
      .getByText(/games that Heron played with itself/)
      .waitFor();
    const suits = card(table, 'Which window suits which public objective?');
    const before = await suits.getByRole('list').first().textContent();
    await suits.getByRole('combobox').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => suits.getByRole('list').first().textContent()).not.toBe(before);
    const tryIt = card(table, 'With which public objectives').getByRole('button', { name: /^Try it: / });
    const wanted = (await tryIt.textContent())?.replace('Try it: ', '') ?? '';
    await tryIt.press('Enter');
    await page.locator('.sagrada-choice').first().waitFor();
    await page.getByText(wanted).first().waitFor({ state: 'attached' });
    expect(table.errors).toEqual([]);
  });

  it.each(['sagrada', 'sentient', 'smartphone'])('of %s is read on a Polish phone', async (game) => {
    const table = await site.visit({ viewport: { width: 360, height: 740 }, locale: 'pl-PL' });
    await table.goto(`/explore/${game}`);
    await table.page.locator('.explore-card > .dots').nth(5).waitFor();
    expect(await table.page.locator('.explore-card').count()).toBeGreaterThanOrEqual(12);
    if (game === 'sagrada' || process.env.STOLIK_LONG) await checkScreen(table, `the explorer of ${game}`);
  });
});

describe('what lives on a device', () => {
  it('is saved to a file and restored in another browser; broken and foreign files change nothing', async () => {
    const table = await site.visit();
    await keepAll(table, [...won.slice(0, 6), ...few]);
    await table.page.evaluate(() => {
      localStorage.setItem('stolik.lessons', JSON.stringify({ sagrada: { at: 3, isDone: true } }));
    });
    await table.goto('/me');
    const saving = table.page.waitForEvent('download');
    await table.button('Save to a file').click();
    const saved = join(tmpdir(), `stolik-saved-${process.pid}.json`);
    await (await saving).saveAs(saved);
    const text = await readFile(saved, 'utf8');
    await rm(saved);

    const other = await site.visit();
    const { page } = other;
    await keepAll(other, won.slice(5, 7));
    await other.goto('/me');
    const device = page.locator('#device');
    const bring = async (content: string) => {
      await device.locator('input[type="file"]').setInputFiles({
        name: 'device.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
    };
    const shown = () => page.locator('.me-gallery .me-game').count();
    await expect.poll(shown).toBe(2);
    await bring('{"stolik":"corrections"}');
    await device.getByText('This is no file of a device').waitFor();
    await bring(text.replace(/"outcomes":\[(\d)/, '"outcomes":[9$1'));
    await device.getByText('The file is damaged').waitFor();
    await bring(text.replace('"format":1', '"format":2'));
    await device.getByText('The file has games that this page does not know').waitFor();
    await bring(text.replace('"sound":false', '"sound":"loud"'));
    await device.getByText('The file is damaged (settings)').waitFor();
    expect(await shown()).toBe(2);

    await bring(text);
    await device.getByText('The file holds 8 games and 1 lessons.').waitFor();
    await device.getByRole('button', { name: 'Restore it' }).click();
    await device.getByText('Restored: 7 games; 1 were here already.').waitFor();
    await expect.poll(shown).toBe(9);
    await page.locator('.birds-game[data-world="sentient"]').getByText('Magpie: beaten').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => localStorage.getItem('stolik.lessons'))).toContain('"isDone":true');
    expect(other.errors).toEqual([]);
  });
});

function numbersIn(notes: readonly string[]): number {
  return notes.reduce((sum, note) => sum + Number.parseInt(note, 10), 0);
}
