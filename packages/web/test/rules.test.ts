import { referenceOf } from '@stolik/games/references';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestSite } from './page.ts';
import { violationsOn } from './screens.ts';

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
