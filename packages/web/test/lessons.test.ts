import { reference } from '@stolik/games/sagrada/learn';
import { lessons as sagrada } from '@stolik/games/sagrada/learn/lessons';
import { lessons as sentient } from '@stolik/games/sentient/learn/lessons';
import { lessons as smartphone } from '@stolik/games/smartphone/learn/lessons';
import { linesOf } from '@stolik/learn';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pressByKeys } from './keyboard.ts';
import { HANDS } from './lesson-hands.ts';
import { TestSite, type TestTable } from './page.ts';
import { checkScreen } from './screens.ts';

const LESSONS = [...sagrada, ...sentient, ...smartphone];
const IS_LONG = process.env.STOLIK_LONG === '1';

const EYES = [
  ['pl-PL', 360],
  ['en-US', 1280],
  ['en-US', 360],
  ['pl-PL', 1280],
] as const;

/** Ways to press something: a finger, or keys alone. */
const WAYS = {
  touch: async ({ page }: TestTable, selector: string) => {
    // A second tap at the same place would belong to the first: a person's finger is not that quick. What asks twice
    // forgets its question when something else is tapped, so there the second one is a plain click.
    if (selector.includes('[data-sure]')) return page.locator(selector).first().click();
    await page
      .locator('.band, .coach-done')
      .first()
      // Not near its edge: a finger there means the way home above it.
      .tap({ position: { x: 30, y: 45 } });
    await page.locator(selector).first().tap();
  },
  keys: pressByKeys,
};
type Way = keyof typeof WAYS;
const BOTH: readonly Way[] = ['keys', 'touch'];

/** In a short run every lesson is taken once, in turn by keys and by touch; in a long one by keys through all eyes. */
const RUNS = LESSONS.flatMap((lesson, i) =>
  IS_LONG
    ? BOTH.flatMap((way) =>
        EYES.slice(0, way === 'keys' ? EYES.length : 2).map(([locale, width]) => {
          return { id: lesson.id, lesson, way, locale, width };
        }),
      )
    : [{ id: lesson.id, lesson, way: BOTH[i % 2], locale: EYES[i % 3][0], width: EYES[i % 3][1] }],
);

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

/** What the lesson says now. */
const said = (table: TestTable) => table.page.locator('.table-taught').innerText();

it.each(RUNS)('the lesson $id is played by its script: $way, $locale, $width wide', async ({ id, ...run }) => {
  const { lesson, way, locale, width } = run;
  const [game] = id.split('-');
  const table = await site.visit({ locale, viewport: { width, height: 844 }, hasTouch: way === 'touch' });
  const { page } = table;
  const press = (selector: string) => WAYS[way](table, selector);
  const words = lesson.words[locale === 'pl-PL' ? 'pl' : 'en'];
  await table.goto(`/learn/${id}`);
  for (const [at, step] of lesson.steps.entries()) {
    await expect.poll(() => said(table), { message: step.id }).toBe(words.steps[step.id].say);
    expect(await page.locator('.table-taught').isVisible(), `${step.id}: nothing else is said in its place`).toBe(true);
    for (const piece of step.point ?? []) {
      const [kind, name] = piece.split(/:(.*)/);
      expect(
        await page.locator(`[data-${kind}="${name}"][data-marked]`).count(),
        `${step.id}: ${piece}`,
      ).toBeGreaterThan(0);
    }
    if (at === 0 || (IS_LONG && way === 'keys')) await checkScreen(table, step.id);
    if (!step.right) await press('.coach-next');
    for (const line of linesOf(step.right?.[0])) for (const selector of HANDS[game](line)) await press(selector);
  }
  await page.locator('.coach-done').waitFor();
  await checkScreen(table, 'the end of the lesson');
});

describe('at the first step of a lesson', () => {
  const [lesson] = sagrada;
  const titleOf = (unit: string) => reference.words.en.units[unit].title;

  it('what is allowed but not asked for gets its hint, and what is not allowed its rule', async () => {
    const table = await site.visit();
    const { page } = table;
    await table.goto(`/learn/${lesson.id}`);
    const drawer = page.locator('.rules-drawer');
    await page.locator('[data-pool="R5"]').click();
    await page.locator('[data-cell="0-a1"]').first().click();
    await expect.poll(() => page.locator('.table-hint').innerText()).toContain(lesson.words.en.steps.goal.hint);
    // The die is still in hand.
    await page.locator('[data-cell="0-c3"]').first().click();
    await expect.poll(() => page.locator('.table-said').innerText()).toContain('edge');
    await page.locator('.table-rule').click();
    await drawer.getByRole('heading', { name: titleOf('first-die') }).waitFor();
    await page.getByRole('searchbox').fill('how do you win this game');
    await drawer.getByRole('link', { name: titleOf('goal') }).click();
    await drawer.getByRole('heading', { name: titleOf('goal') }).waitFor();
    await table.button('Close the rules').click();
    await checkScreen(table, 'after the rules');
    await page.locator('.table-taught').waitFor();
  });

  it('a die that makes a space impossible is warned of, with its rule, unless nobody wants that', async () => {
    const table = await site.visit();
    const { page } = table;
    const warning = page.locator('.table-warning');
    const drawer = page.locator('.rules-drawer');
    await table.goto(`/learn/${lesson.id}`);
    await page.locator('[data-pool="P2"]').click();
    // Beside a printed 2.
    const cell = page.locator('[data-cell="0-a4"]').first();
    await cell.hover();
    await expect.poll(() => warning.innerText()).toContain('No die will ever fit');
    expect(await cell.getAttribute('aria-label')).toContain('No die will ever fit then: row 1, column 3.');
    expect(await page.locator('[data-lost]').getAttribute('data-cell')).toBe('0-a3');
    await checkScreen(table, 'warned');
    await warning.locator('.table-rule').click();
    await drawer.getByRole('heading', { name: titleOf('look-ahead') }).waitFor();
    await table.goto('/settings');
    await page.getByLabel('Warn me').uncheck();
    await table.goto(`/learn/${lesson.id}`);
    await page.locator('[data-pool="P2"]').click();
    await cell.hover();
    await page.locator('.sagrada-ghost').waitFor();
    expect(await warning.innerText()).toBe('');
  });
});
