import { readLearned } from '@stolik/arena';
import { taught } from '@stolik/bots';
import { playable } from '@stolik/games/sagrada/ai';
import { type DecisionReview, Review, tableOf } from '@stolik/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestSite, type TestTable } from './page.ts';
import { greedily, randomly, recordOf, type Wanted } from './records.ts';
import { checkScreen } from './screens.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

const seed = 'look back';
const TIRED = 7;
const greedy = greedily(seed);
const any: Wanted['decide'] & {} = randomly(seed, ({ do: what }) => what !== 'use');
/** Somebody who plays whatever comes to mind towards the end: there is something to say about that. */
const decide: Wanted['decide'] = (match, seat) =>
  (seat === 0 && match.view(0).round > TIRED ? any : greedy)(match, seat);
const finished = recordOf({ seed, decide, isReached: (match) => match.isOver });
const running = recordOf({ seed: 'not yet', decide, isReached: (match) => match.seq > 12 });

const cards = ({ page }: TestTable) => page.locator('button.review-card');
const isDone = ({ page }: TestTable) => page.locator('.review-progress:empty').waitFor({ state: 'attached' });

/** What the browser has kept. */
function keptIn({ page }: TestTable): Promise<{ engine: string; decisions: DecisionReview[] }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('stolik-reviews', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('reviews').objectStore('reviews').getAll();
          all.onsuccess = () => resolve(all.result);
        };
      }),
  );
}

/** Says the same in another language from the next page on. */
async function speak({ page }: TestTable, language: 'en' | 'pl'): Promise<void> {
  await page.evaluate((spoken) => {
    const settings = JSON.parse(localStorage.getItem('stolik.settings') ?? '{}');
    localStorage.setItem('stolik.settings', JSON.stringify({ ...settings, language: spoken }));
  }, language);
}

describe('a review', () => {
  it('of a finished game marks turns one by one, is kept, and is practised, on a desktop and on a Polish phone', async () => {
    if (!finished) throw new Error('the game never ends');
    const table = await site.visit();
    const { page } = table;
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await table.bring(finished);
    // The way there is beside the result.
    await page.locator('.ceremony').getByRole('link', { name: 'What decided it?' }).click();
    await cards(table).first().waitFor();
    await isDone(table);
    expect(await cards(table).count()).toBeGreaterThan(0);
    expect(await cards(table).count()).toBeLessThanOrEqual(4);
    expect(await page.locator('.review-pin').count()).toBe(await cards(table).count());
    expect(await page.locator('.review-said').innerText()).toMatch(
      /won by \d+ points?.*What cost most: Round \d+ of 10/s,
    );
    // What was played and what would have been better, both on the board.
    expect(await page.locator('.review-picture .sagrada-board').count()).toBe(2);
    expect(await page.locator('.review-loss').innerText()).toMatch(/^It gave away about [\d.]+ points?.* of lead\.$/);
    expect(await page.locator('.review-why').innerText()).toMatch(/[−+]\d/);
    expect(await page.locator('body').innerText()).not.toMatch(/blunder|accuracy/i);
    await checkScreen(table, 'desktop');

    // It is the same as everywhere else, to the last byte.
    const [kept] = await keptIn(table);
    const known = taught(playable, readLearned);
    const calibration = await tableOf('sagrada', 2, kept.engine);
    const review = new Review(known, finished.log, calibration ? { table: calibration } : {});
    expect(kept.engine).toBe(review.engine);
    const [first] = review.order(0);
    const inPage = kept.decisions.find(({ index }) => index === first.index);
    expect(JSON.stringify(inPage)).toBe(JSON.stringify(review.judge(first.index)));

    // Every turn, by keyboard.
    await table.tabTo('.review-all > button');
    await page.keyboard.press('Enter');
    const turns = page.locator('.review-list button');
    expect(await turns.count()).toBe(review.decisions(0).length);
    await table.tabTo('.review-list button');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.has('turn')).toBe(true);

    // Whoever looks again waits for nobody.
    workers.length = 0;
    await page.goto(page.url().replace(/\?.*/, ''));
    await cards(table).first().waitFor();
    await isDone(table);
    expect(workers).toEqual([]);

    // What cost something is a puzzle of one's own.
    await table.goto('/puzzles');
    await page.locator('.puzzles-own a').first().click();
    await page.locator('[data-lesson]').waitFor();
    expect(await page.locator('.table-taught').innerText()).toMatch(/find a better turn/);
    await table.goto(`/review/${finished.id}`);
    await cards(table).first().waitFor();

    await exercise(table, costliest(kept.decisions));

    // The same on a phone.
    await speak(table, 'pl');
    await page.setViewportSize({ width: 390, height: 844 });
    await table.goto(`/review/${finished.id}`);
    await cards(table).first().waitFor();
    expect(await page.locator('.review-turn').isVisible()).toBe(false);
    await checkScreen(table, 'phone');
    await cards(table).first().click();
    await page.locator('.review-turn').waitFor();
    expect(await page.locator('.review-boards > figure:visible').count()).toBe(1);
    expect(await page.locator('.review-loss').innerText()).toMatch(/^Ten ruch oddał około [\d,]+ punkt(u|ów)/);
    await page.locator('.review-switch label').nth(1).click();
    await page.locator('[data-which="other"]:visible').waitFor();
    await checkScreen(table, 'a turn on a phone');
    await page.goBack();
    await page.locator('.review-turn').waitFor({ state: 'hidden' });
  });

  it('is refused while a game runs', async () => {
    if (!running) throw new Error('the game was over at once');
    const table = await site.visit();
    const { page } = table;
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await table.keep(running);
    await table.goto(`/review/${running.id}`);
    await page.locator('.trouble').waitFor();
    expect(workers.filter((url) => /review/i.test(url))).toEqual([]);
    expect(await page.getByRole('link', { name: 'What decided it?' }).count()).toBe(0);
  });
});

/** The costliest of the turns that hands can play both ways: a die and the end. */
function costliest(decisions: readonly DecisionReview[]): DecisionReview {
  const [worst] = decisions
    .filter(({ seat, mark, best }) => seat === 0 && !['fine', 'none'].includes(mark) && SIMPLE.test(best))
    .filter(({ played }) => played === 'pass' || SIMPLE.test(played))
    .sort((a, b) => b.loss - a.loss);
  return worst;
}

const SIMPLE = /^place (\w\d) ([a-d]\d); end$/;

/** Looks for a better turn than one that was played: in vain, then rightly. */
async function exercise(table: TestTable, { index, played, best }: DecisionReview): Promise<void> {
  const { page } = table;
  await table.goto(`${new URL(page.url()).pathname}?turn=${index}`);
  await table.button('Find the better turn').click();
  await page.locator('[data-lesson]').waitFor();
  await playTyped(table, played);
  await expect.poll(() => page.locator('.table-hint').innerText()).toMatch(/gives away about/);
  await table.button('Again').click();
  await playTyped(table, best);
  await expect.poll(() => page.locator('.table-hint').innerText()).toMatch(/^Yes! .*against the better turn/);
  await checkScreen(table, 'exercise');
  await table.button('Back to the review').click();
  await page.locator('.review-turn').waitFor();
}

/** A turn as typed, with the hands: a die to a space, or nothing. */
async function playTyped({ page }: TestTable, turn: string): Promise<void> {
  const [, die, cell] = SIMPLE.exec(turn) ?? [];
  if (die === undefined) {
    await page.locator('[data-move="pass"]').click();
    await page.locator('[data-move="pass"][data-sure]').click();
    return;
  }
  // What was placed before and is laid out again is in the hand already.
  const dice = page.locator(`.sagrada-pool [data-pool="${die}"]`);
  if ((await page.locator(`.sagrada-pool [data-pool="${die}"][data-selected]`).count()) === 0)
    await dice.first().click();
  await page.locator(`[data-own] .sagrada-pane[data-cell="0-${cell}"]`).click();
  await page.locator('[data-move="end"]').click();
}
