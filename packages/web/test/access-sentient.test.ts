import { afterAll, beforeAll, describe, it } from 'vitest';
import { TestSite } from './page.ts';
import { checkScreen, NARROW_EYES } from './screens.ts';
import { isInTheMiddle, SentientTable, sentientRecord } from './sentient-table.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

const sitters = [
  { kind: 'human', name: 'Ala' } as const,
  ...['Magpie', 'Heron', 'Owl'].map((name) => ({ kind: 'human', name }) as const),
];
const middle = sentientRecord({ seed: 'access middle', sitters, isReached: isInTheMiddle });
const counted = sentientRecord({
  seed: 'access count',
  sitters,
  isReached: ({ round, turn }) => round === 2 && turn === 0,
});
const finished = sentientRecord({ seed: 'access end', isReached: ({ step }) => step === 'over' });

describe.each(NARROW_EYES)('Sentient: %s, %i wide', (locale, width) => {
  it('has no accessibility violations at any moment, nor a sideways scroll', async () => {
    const table = await site.visit({ locale, viewport: { width, height: 844 } });
    const { page } = table;
    const player = new SentientTable(table);
    await page.locator('[data-game="sentient"] .home-play').click();
    await player.asked();
    await checkScreen(table, 'start');
    await table.bring(middle);
    await player.asked();
    await page.locator('.sentient-help summary').click();
    await checkScreen(table, 'how to play');
    await page.locator('.sentient-help summary').click();
    await player.bot(2).click();
    await player.litSlot().click();
    await checkScreen(table, 'a plan');
    await player.send();
    await checkScreen(table, 'plugged in');
    await table.bring(counted);
    await page.locator('[data-move="report"]').click();
    await page.locator('.sentient-report').waitFor();
    await checkScreen(table, 'the count of a round');
    await table.bring(finished);
    await page.locator('.ceremony').waitFor();
    await checkScreen(table, 'end');
    await table.goto(`/replay/${finished.id}?at=30&seat=1`);
    await page.locator('.replay-slider').waitFor();
    await checkScreen(table, 'replay');
  });
});
