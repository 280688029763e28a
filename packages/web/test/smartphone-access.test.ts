import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestSite } from './page.ts';
import { phoneTable, type WantedTable } from './smartphone-records.ts';
import { PhoneTable } from './smartphone-table.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

/** A position of each kind, with as many companies as there can be. */
const POSITIONS: Readonly<Record<string, WantedTable>> = {
  planning: { seed: 'planning', bots: 2, isReached: ({ round }) => round === 2 },
  improving: { seed: 'improving', bots: 1, isReached: ({ step }) => step === 'improve' },
  researching: { seed: 'researching', bots: 4, isReached: ({ step, round }) => step === 'research' && round === 3 },
  expanding: {
    seed: 'expanding',
    bots: 0,
    options: { steve: 'hard', technologies: 'random' },
    isReached: ({ step, round }) => step === 'logistics' && round === 3,
  },
  bonus: { seed: 'bonus', bots: 1, isReached: ({ bonus }) => bonus?.kind === 'price' },
  selling: { seed: 'selling', bots: 3, isReached: ({ step, round }) => step === 'sales' && round === 4 },
};

const RECORDS = Object.entries(POSITIONS).map(([name, wanted]) => [name, phoneTable(wanted)] as const);
const FINISHED = phoneTable({ seed: 'finished', bots: 2, isAsked: false, isReached: ({ step }) => step === 'over' });

describe.each([
  ['light', 1280, 'en-US'],
  ['dark', 1280, 'pl-PL'],
  ['light', 360, 'pl-PL'],
  ['dark', 390, 'en-US'],
] as const)('Smartphone Inc., %s, %i wide, %s', (colorScheme, width, locale) => {
  it('has no accessibility violations in any phase, nor a sideways scroll', async () => {
    const player = await PhoneTable.visit(site, { colorScheme, locale, viewport: { width, height: 800 } });
    const { page, table } = player;

    async function check(screen: string): Promise<void> {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3)}`,
      );
      expect(found, screen).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(width);
      expect(await page.locator('.phone-board').innerText(), screen).not.toMatch(/undefined|\{\w+\}|\$/);
    }

    for (const [name, record] of RECORDS) {
      await table.goto('/');
      await table.bring(record);
      await page.locator('.phone-board').waitFor();
      await player.readOn();
      await check(name);
    }
    for (const report of ['plans', 'results', 'signs']) {
      await page.locator(`[data-report-open="${report}"]`).click();
      await page.locator('.phone-report').waitFor();
      await check(report);
    }
    await table.goto('/new/smartphone?seats=4');
    await page.locator('.phone-picture').waitFor({ state: 'attached' });
    expect(await page.locator('body').innerText()).not.toMatch(/undefined|\{\w+\}/);
    await table.goto('/');
    await table.bring(FINISHED);
    await page.locator('.ceremony').waitFor();
    await check('end');
    await table.goto(`/replay/${FINISHED.id}?at=30`);
    await page.locator('.replay-slider').waitFor();
    await check('replay');
    expect(table.errors).toEqual([]);
  });
});
