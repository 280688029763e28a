import { referenceOf } from '@stolik/games/references';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestSite } from './page.ts';
import { checkScreen, EYES, violationsOn } from './screens.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

it.each(['sagrada', 'sentient', 'smartphone'])('%s: every example fits on a small phone', async (game) => {
  const { units, words } = referenceOf(game);
  const drawn = units
    .filter(({ examples = [], signs = [] }) => examples.length + signs.length > 0)
    .map(({ id }) => [id, words.pl.units[id].title]);
  const table = await site.visit({ viewport: { width: 360, height: 740 }, locale: 'pl-PL' });
  const { page } = table;
  await table.goto(`/rules/${game}`);
  await page.locator('.rules-chapter').first().waitFor();
  const tooWide = await page.evaluate(
    async ([of, all]) => {
      const found: string[] = [];
      for (const [id, title] of all) {
        history.pushState({}, '', `/rules/${of}/${id}`);
        dispatchEvent(new PopStateEvent('popstate'));
        while (document.querySelector('.rules-unit h2')?.textContent !== title)
          await new Promise(requestAnimationFrame);
        for (const part of document.querySelectorAll('.rules-example, .rules-signs')) {
          const { left, right } = part.getBoundingClientRect();
          const isOut = (one: Element) => {
            const box = one.getBoundingClientRect();
            // What lies on the map's paper ends where it does; a ring may stand out by its own width.
            return (
              !one.closest('.phone-example-map svg') && box.width > 0 && (box.left < left - 4 || box.right > right + 4)
            );
          };
          const [out] = [...part.querySelectorAll('*')].filter(isOut);
          if (out) found.push(`${id}: ${out.getAttribute('class')}`);
        }
      }
      return found;
    },
    [game, drawn] as const,
  );
  expect(tooWide).toEqual([]);
  await table.goto(`/rules/${game}/signs`);
  await page.locator('.rules-signs').first().waitFor();
  expect(await violationsOn(table)).toEqual([]);
  expect(table.errors).toEqual([]);
});

it.each(EYES)('one reads from the shelf to a rule and on (%s, %i)', async (locale, width) => {
  const language = locale === 'en-US' ? 'en' : 'pl';
  const isWide = width > 800;
  const { units, words } = referenceOf('sagrada');
  const { chapters, units: told } = words[language];
  const [first, second] = units.filter(({ chapter }) => chapter === 'placing');
  const table = await site.visit({ viewport: { width, height: 740 }, locale });
  const { page } = table;
  const heading = page.locator('.rules-unit h2');

  await table.goto('/rules');
  const books = page.locator('.shelf-open');
  await expect.poll(() => books.count()).toBe(3);
  await checkScreen(table, 'the shelf');
  await books.first().press('Enter');
  const placing = page.locator('[data-chapter="placing"]');
  await placing.waitFor();
  expect(await page.locator('[data-chapter]:not([data-register])').count()).toBe(Object.keys(chapters).length);
  await placing.scrollIntoViewIfNeeded();
  await placing.locator('.picture .sagrada-cell').first().waitFor();
  await checkScreen(table, 'the contents');

  // On a phone chapters are folded.
  const link = placing.getByRole('link', { name: told[first.id].title });
  expect(await link.isVisible()).toBe(isWide);
  if (!isWide) await placing.locator('summary').press('Enter');
  await link.press('Enter');
  await expect.poll(() => heading.innerText()).toBe(told[first.id].title);
  expect(await heading.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.locator('[rel="next"]').press('Enter');
  await expect.poll(() => heading.innerText()).toBe(told[second.id].title);
  expect(new URL(page.url()).pathname).toBe(`/rules/sagrada/${second.id}`);
  await checkScreen(table, 'a rule');
  const beside = page.locator('.rules-column [aria-current]');
  expect(await beside.isVisible()).toBe(isWide);
  expect(await beside.textContent()).toBe(told[second.id].title);

  // Its chapter is open in the contents, and the way back leads to the rule.
  await page.locator('.rules-number a').click();
  await placing.locator('details[open]').waitFor();
  await page.goBack();
  await expect.poll(() => heading.innerText()).toBe(told[second.id].title);
  await page.locator('.book-shelf').click();
  await books.first().waitFor();
});
