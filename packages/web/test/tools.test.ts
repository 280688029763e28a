import { TOOLS } from '@stolik/games/sagrada/rules';
import { words } from '@stolik/games/sagrada/text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableRecord } from '../src/store/tables.ts';
import { TestSite } from './page.ts';
import { randomly, recordOf } from './records.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

/** A table where it is seat 0's turn and the tool may be used: games are tried until one comes to that. */
function tableWith(tool: string): TableRecord {
  const others = TOOLS.filter(({ id }) => id !== tool).slice(0, 2);
  const options = { tools: [tool, ...others.map(({ id }) => id)] };
  for (let i = 0; ; i++) {
    const seed = `${tool} ${i}`;
    const record = recordOf({
      seed,
      options,
      decide: randomly(seed, (move) => move.do !== 'use'),
      isReached: (match) => match.seq > 20 && match.legal(0).some((move) => move.do === 'use' && move.tool === tool),
    });
    if (record) return record;
  }
}

describe('every tool is used on the page', () => {
  it.each(TOOLS.map(({ id }) => id))('%s', async (tool) => {
    const table = await site.visit();
    const record = tableWith(tool);
    await table.bring(record);
    const { page } = table;
    await table.move(page.locator(`[data-tool="${tool}"] button`).first());
    for (let steps = 0; (await page.locator('[data-using]').count()) > 0; steps++) {
      // In the middle of it the page is closed and opened again: nothing is lost.
      if (steps === 0) await page.reload();
      await page.locator('[data-using]').waitFor();
      await table.answerTool();
      expect(steps).toBeLessThan(6);
    }
    const log = await table.openLog();
    await expect.poll(() => log.innerText()).toContain(words.en.tools[tool].name);
    expect(table.errors).toEqual([]);
  });
});

it('rolls no dice before a second yes, and none at all after a no', async () => {
  const table = await site.visit();
  await table.bring(tableWith('glazing-hammer'));
  const { page } = table;
  const poolNow = () =>
    page.evaluate(() => [...document.querySelectorAll('[data-pool]')].map((die) => die.getAttribute('data-pool')));
  const pool = await poolNow();
  const hammer = page.locator('[data-tool="glazing-hammer"] button').first();
  await hammer.click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-move'))).toBe('sure');
  await table.button('Not yet').click();
  await page.locator('[data-move="pass"]').waitFor();
  await expect.poll(() => poolNow()).toEqual(pool);
  await table.move(hammer);
  const log = await table.openLog();
  await expect.poll(() => log.locator('li').first().innerText()).toContain('The pool is rolled again');
});

it('works with no network after the first visit', async () => {
  const table = await site.visit({ serviceWorkers: 'allow' });
  const { page } = table;
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.reload();
  await table.button('Play now').click();
  await table.choosePattern();
  await table.asked();
  await table.playTurn();
  await page.reload();
  expect(await table.asked()).toBe('asked');
});
