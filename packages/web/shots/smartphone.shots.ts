import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, it } from 'vitest';
import { TestSite } from '../test/page.ts';
import { phoneTable, type WantedTable } from '../test/smartphone-records.ts';
import { PhoneTable } from '../test/smartphone-table.ts';
import { visitorsKeeping } from './visitors.ts';

// The pictures of Smartphone Inc., phase by phase: part of `npm run screenshots`. Not a test; it runs on the tests' browser.

const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const VISITORS = visitorsKeeping({
  'desktop-en-light': ['planning', 'plans', 'research', 'sales', 'end'],
  'desktop-pl-dark': ['improvement', 'logistics', 'results', 'steve'],
  'phone-pl-light': ['planning', 'sales'],
  'phone-en-dark': ['research', 'logistics'],
});

/** A good moment of each phase. */
const MOMENTS: Readonly<Record<string, Omit<WantedTable, 'seed'>>> = {
  planning: { bots: 2, isReached: ({ round, step }) => round === 3 && step === 'plan' },
  plans: { bots: 3, isReached: ({ round, step }) => round === 2 && step !== 'plan' },
  improvement: { bots: 2, isReached: ({ step }) => step === 'improve' },
  research: { bots: 4, isReached: ({ round, step, points }) => round === 3 && step === 'research' && points > 1 },
  logistics: { bots: 2, isReached: ({ round, step, points }) => round === 3 && step === 'logistics' && points > 1 },
  sales: { bots: 3, isReached: ({ round, step }) => round === 4 && step === 'sales' },
  results: { bots: 2, isReached: ({ round, step }) => round === 4 && step === 'plan' },
  steve: {
    bots: 0,
    options: { technologies: 'random' },
    isReached: ({ round, step }) => round === 3 && step === 'sales',
  },
  end: { bots: 2, isAsked: false, isReached: ({ step }) => step === 'over' },
};

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

it.each(VISITORS)('$name', async ({ name, keep, ...options }) => {
  const person = options.locale === 'pl-PL' ? 'Ty' : 'You';
  for (const [moment, wanted] of Object.entries(MOMENTS)) {
    if (process.env.STOLIK_SHOTS !== 'all' && !keep.includes(moment)) continue;
    const player = await PhoneTable.visit(site, options);
    const { page, table } = player;
    await table.bring(phoneTable({ ...wanted, seed: `picture ${moment}`, name: person }));
    await page.locator('.phone-board').waitFor();
    await player.readOn();
    const report = page.locator(`[data-report-open="${moment}"]`);
    if ((await report.count()) > 0) await report.click();
    else
      await page
        .locator('.phone-board [data-lit]')
        .first()
        .hover({ timeout: 1_000 })
        .catch(() => {});
    await page.evaluate(() => document.fonts.ready);
    // What was pointed at is explained a moment later.
    await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 300)));
    await page.screenshot({ path: `${folder}${name}-smartphone-${moment}.png` });
    await page.context().close();
  }
});
