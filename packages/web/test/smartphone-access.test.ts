import { afterAll, beforeAll, describe, it } from 'vitest';
import { TestSite } from './page.ts';
import { checkScreen, NARROW_EYES } from './screens.ts';
import { phoneTable, type WantedTable } from './smartphone-records.ts';
import { PhoneTable } from './smartphone-table.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

/** A position of each kind, with as many companies as there can be. */
const WANTED: Readonly<Record<string, WantedTable>> = {
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

const POSITIONS = Object.entries(WANTED).map(([name, wanted]) => [name, phoneTable(wanted)] as const);
const FINISHED = phoneTable({ seed: 'finished', bots: 2, isAsked: false, isReached: ({ step }) => step === 'over' });

describe.each(NARROW_EYES)('Smartphone Inc.: %s, %i wide', (locale, width) => {
  it('has no accessibility violations in any phase, nor a sideways scroll', async () => {
    const player = await PhoneTable.visit(site, { locale, viewport: { width, height: 800 } });
    const { page, table } = player;
    await table.goto('/new/smartphone?seats=4');
    await page.locator('.phone-picture').waitFor({ state: 'attached' });
    await checkScreen(table, 'new table');
    await table.goto('/');
    for (const [name, position] of POSITIONS) {
      await table.bring(position);
      await page.locator('.phone-board').waitFor();
      await player.readOn();
      await checkScreen(table, name);
    }
    for (const report of ['plans', 'results', 'signs']) {
      await page.locator(`[data-report-open="${report}"]`).click();
      await page.locator('.phone-report').waitFor();
      await checkScreen(table, report);
    }
    await table.bring(FINISHED);
    await page.locator('.ceremony').waitFor();
    await checkScreen(table, 'end');
    await table.goto(`/replay/${FINISHED.id}?at=30`);
    await page.locator('.replay-slider').waitFor();
    await checkScreen(table, 'replay');
  });
});
