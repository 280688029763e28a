import { lessons as sagrada } from '@stolik/games/sagrada/learn/lessons';
import { lessons as sentient } from '@stolik/games/sentient/learn/lessons';
import { lessons as smartphone } from '@stolik/games/smartphone/learn/lessons';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HANDS } from './lesson-hands.ts';
import { TestSite, type TestTable } from './page.ts';
import { checkScreen, NARROW_EYES } from './screens.ts';

const LESSONS = [...sagrada, ...sentient, ...smartphone];

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

/** What the lesson says now. */
const said = (table: TestTable) => table.page.locator('.table-taught').innerText();

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (id, lesson) => {
  const [game] = id.split('-');

  it.each(NARROW_EYES)('is played by its script: %s, %i wide', async (locale, width) => {
    const table = await site.visit({ locale, viewport: { width, height: 844 } });
    const { page } = table;
    const words = lesson.words[locale === 'pl-PL' ? 'pl' : 'en'];
    await table.goto(`/learn/${id}`);
    for (const [at, step] of lesson.steps.entries()) {
      await expect.poll(() => said(table), { message: step.id }).toBe(words.steps[step.id].say);
      for (const piece of step.point ?? []) {
        const [kind, name] = piece.split(/:(.*)/);
        expect(
          await page.locator(`[data-${kind}="${name}"][data-marked]`).count(),
          `${step.id}: ${piece}`,
        ).toBeGreaterThan(0);
      }
      if (at === 0) await checkScreen(table, step.id);
      if (!step.right) {
        await page.locator('.coach [data-look="main"]').click();
        continue;
      }
      for (const line of step.right[0].split(';'))
        for (const selector of HANDS[game](line.trim())) await page.locator(selector).first().click();
    }
    await page.locator('.coach-done').waitFor();
    await checkScreen(table, 'the end of the lesson');
  });
});
