import { readFileSync } from 'node:fs';
import { readLearned } from '@stolik/arena';
import { taught } from '@stolik/bots';
import { playable } from '@stolik/games/sagrada/ai';
import { matchAt, type Placed, type PuzzleSet, puzzlesIn, weighTurn } from '@stolik/review/puzzles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIXED, nextPuzzle, STREAK } from '../src/puzzles/choose.ts';
import { newSolver, solverAfter } from '../src/puzzles/store.ts';
import { pressByKeys } from './keyboard.ts';
import { HANDS } from './lesson-hands.ts';
import { TestSite, type TestTable } from './page.ts';
import { checkScreen } from './screens.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

function puzzlesOf(game: string): Placed[] {
  const file = new URL(`../../../games/${game}/puzzles/puzzles.json`, import.meta.url);
  return puzzlesIn(JSON.parse(readFileSync(file, 'utf8')) as PuzzleSet);
}

const all = puzzlesOf('sagrada');
const SIMPLE = /^place (\w\d) ([a-d]\d); end$/;
const isSimple = (turn: string) => SIMPLE.test(turn);
/** Puzzles that hands solve with a die and the end, and may get wrong like that as well. */
const simple = all.filter(({ puzzle: { answers, others } }) => [answers[0], others[0].turn].every(isSimple));
const twofold = all.find(({ puzzle: { answers } }) => answers.length === 2 && answers.every(isSimple));

/** Another turn of that kind, of which nothing is known yet. */
function unweighed({ game, puzzle }: Placed): string | undefined {
  const { seat, answers, others } = puzzle;
  const known = [...answers, ...others.map(({ turn }) => turn)];
  const legal = matchAt(playable.game, game, puzzle.at).legal(seat);
  const turns = legal.map((move) => `${playable.game.print(move)}; end`).filter(isSimple);
  return turns.find((turn) => !known.includes(turn));
}

const answerOf = ({ page }: TestTable) => page.locator('.puzzle-state').getAttribute('data-answer');
const goTo = (table: TestTable, { id }: Placed, play = MIXED, game = 'sagrada') =>
  table.goto(`/puzzles/${game}?play=${play}&id=${encodeURIComponent(id)}`);

/** A die to a space, and the end. */
async function playTyped({ page }: TestTable, turn: string, { puzzle: { seat } }: Placed): Promise<void> {
  const [, die, cell] = SIMPLE.exec(turn) ?? [];
  const dice = page.locator(`.sagrada-pool [data-pool="${die}"]`);
  await dice.first().waitFor();
  if ((await page.locator(`.sagrada-pool [data-pool="${die}"][data-selected]`).count()) === 0)
    await dice.first().click();
  await page.locator(`[data-own] .sagrada-pane[data-cell="${seat}-${cell}"]`).click();
  await page.locator('[data-move="end"]').click();
}

describe('a puzzle', () => {
  it('is got wrong, solved, and played on from; what nobody weighed is weighed', async () => {
    const [first, second] = simple;
    const table = await site.visit();
    const { page } = table;
    await table.goto('/puzzles');
    await page.getByRole('link', { name: 'By theme: Sagrada' }).click();
    await page.locator('.puzzles-themes a').first().waitFor();
    expect(await page.locator('.puzzles-progress').innerText()).toContain(`${all.length} puzzles`);
    await checkScreen(table, 'hub');

    // Wrong: it says what that costs, and asks again.
    await goTo(table, first);
    const [tempting] = first.puzzle.others;
    await playTyped(table, tempting.turn, first);
    await expect.poll(() => answerOf(table)).toBe('wrong');
    expect(await page.locator('.table-taught').innerText()).toMatch(
      /^Not yet: this gives away about [\d.]+ points? of lead/,
    );
    expect(await page.locator('.table-hint').innerText()).toMatch(/against the best turn: .*[−+]\d/);
    // What is hidden is not in the page, and neither is what is best.
    expect(await page.locator('.table-prompt').innerText()).not.toMatch(/Best:/);
    await table.button('Again').click();
    await playTyped(table, first.puzzle.answers[0], first);
    await expect.poll(() => answerOf(table)).toBe('right');
    expect(await page.locator('.table-taught').innerText()).toMatch(/^Yes!/);
    await checkScreen(table, 'solved');
    await table.button('Compare').click();
    expect(await page.locator('.puzzle-compare .review-picture').count()).toBe(2);
    await page.locator('.puzzle-compare').getByRole('button', { name: 'Close' }).click();

    // The first attempt counts.
    const kept = () => page.evaluate(readSolver);
    await expect.poll(kept).toMatchObject({ met: 1, solved: 0, row: 0 });

    // What nobody looked at is weighed now, and comes out as it does anywhere else.
    const other = simple.find((one) => unweighed(one) !== undefined) ?? second;
    const turn = unweighed(other) ?? '';
    await goTo(table, other);
    await playTyped(table, turn, other);
    await expect.poll(() => answerOf(table)).toMatch(/right|wrong/);
    const { seat, answers, at } = other.puzzle;
    const view = matchAt(playable.game, other.game, at).view(seat);
    const known = weighTurn(taught(playable, readLearned), { view, seat, turn, best: answers[0], gap: 2 });
    expect(await answerOf(table)).toBe(known.isAsGood ? 'right' : 'wrong');

    // Two turns may be as good: either is right.
    if (!twofold) throw new Error('no puzzle has two simple answers');
    await goTo(table, twofold);
    await playTyped(table, twofold.puzzle.answers[1], twofold);
    await expect.poll(() => answerOf(table)).toBe('right');
    await table.button('Play on from here').click();
    await page.locator('.fork-form').waitFor();
    await page.locator('.fork-go [data-look="main"]').click();
    await page.waitForURL(/\/table\//);
    await page.locator('.table').waitFor();
    expect(await page.locator('.table-title').innerText()).toMatch(/Sagrada: /);
  });

  // Turns whose every step is one press.
  it.each([
    ...(process.env.STOLIK_LONG ? [{ game: 'sagrada', plain: SIMPLE }] : []),
    { game: 'sentient', plain: /^(agent \d( with \d)?|plug \d; end|pass)$/ },
    { game: 'smartphone', plain: /^(research \w+; )+end$/ },
  ])('of $game is solved on its board', async ({ game, plain }) => {
    const table = await site.visit();
    const { page } = table;
    const some = puzzlesOf(game).filter(({ puzzle: { answers } }) => plain.test(answers[0]));
    expect(some.length).toBeGreaterThan(5);
    for (const placed of some.slice(0, process.env.STOLIK_LONG ? 20 : 1)) {
      await goTo(table, placed, MIXED, game);
      await page.locator('.puzzle-state').waitFor();
      const [answer] = placed.puzzle.answers;
      for (const line of answer.split('; ')) {
        // The bot is in hand already: it is not sent for.
        const own = HANDS[game](line).map((one) => one.replace('"0-', `"${placed.puzzle.seat}-`));
        const hands = own.map((one) => (line.startsWith('plug') ? one.replace('send', 'plug') : one));
        for (const selector of hands) await page.locator(selector).first().click();
        // A bot is sent for with the slot that it is meant for.
        if (!line.startsWith('agent')) continue;
        await page.locator('.sentient-network [data-slot][data-lit]').first().click();
        await page.locator('[data-move="send"]').click();
      }
      await expect.poll(() => answerOf(table), { message: `${placed.id}: ${answer}` }).toBe('right');
    }
    await checkScreen(table, `a puzzle of ${game}`);
  });

  it('is solved by keyboard alone, in Polish on a phone, ten in a row until one goes wrong', async () => {
    const table = await site.visit({ locale: 'pl-PL', viewport: { width: 390, height: 844 } });
    const { page } = table;
    const [first] = simple;
    await goTo(table, first, STREAK);
    await page.locator('.puzzle-state').waitFor();
    await checkScreen(table, 'asked on a phone');
    const [, die, cell] = SIMPLE.exec(first.puzzle.answers[0]) ?? [];
    await pressByKeys(table, `.sagrada-pool [data-pool="${die}"]`);
    await pressByKeys(table, `[data-own] .sagrada-pane[data-cell="${first.puzzle.seat}-${cell}"]`);
    await pressByKeys(table, '[data-move="end"]');
    await expect.poll(() => answerOf(table)).toBe('right');
    await expect.poll(() => page.locator('.table-hint').innerText()).toMatch(/^1 z 10 z rzędu\. Na koniec gry/);
    await checkScreen(table, 'solved on a phone');
    await pressByKeys(table, '[data-key="done"]');
    await page.waitForURL((url) => url.searchParams.get('id') !== first.id);
    // Who wants to see it has not found it.
    await page.locator('.puzzle-state:not([data-answer])').waitFor();
    await pressByKeys(table, '[data-key="hint"]');
    await expect.poll(() => page.locator('.table-hint').innerText()).toMatch(/^Seria kończy się na 1\./);
    expect(await page.locator('.table-taught').innerText()).toMatch(/^Najlepiej: /);
    await table.goto('/puzzles');
    await page.locator('.puzzles-games').waitFor();
    await expect.poll(() => page.locator('.puzzles-progress').first().innerText()).toMatch(/Rozwiązane: 1 z 2/);
    await checkScreen(table, 'all puzzles on a phone');
  });
});

describe('the next puzzle', () => {
  const solver = newSolver('sagrada');
  const wish = { play: MIXED, met: [], solver, solved: 0, now: new Set<string>(), luck: 0 };

  it('is new, about as hard as its solver is good, harder as a streak goes on, and of the theme that was asked for', () => {
    const nearest = Math.min(...all.map(({ puzzle }) => Math.abs(puzzle.rating - solver.rating)));
    const next = nextPuzzle(all, wish);
    expect(Math.abs((next?.puzzle.rating ?? 0) - solver.rating)).toBe(nearest);
    const met = [{ game: 'sagrada', id: next?.id ?? '', isSolved: true, met: 1 }];
    expect(nextPuzzle(all, { ...wish, met })?.id).not.toBe(next?.id);
    const inStreak = (solved: number) => nextPuzzle(all, { ...wish, play: STREAK, solved })?.puzzle.rating ?? 0;
    expect(inStreak(9)).toBeGreaterThan(inStreak(0));
    const [theme] = all[0].puzzle.themes;
    expect(nextPuzzle(all, { ...wish, play: theme })?.puzzle.themes[0]).toBe(theme);
    expect(nextPuzzle(all, { ...wish, play: 'nothing' })).toBeUndefined();
  });

  it('is one that went wrong, where all were met', () => {
    const met = all.map(({ id }, i) => ({ game: 'sagrada', id, isSolved: i !== 3, met: i }));
    expect(nextPuzzle(all, { ...wish, met })?.id).toBe(all[3].id);
  });

  it('leaves its solver with a rating and a row', () => {
    const once = solverAfter(solver, { rating: 1200, weight: 1, isSolved: true });
    const twice = solverAfter(once, { rating: 1200, weight: 1, isSolved: true });
    expect(twice).toMatchObject({ met: 2, solved: 2, row: 2, longest: 2 });
    const then = solverAfter(twice, { rating: 1200, weight: 1, isSolved: false });
    expect(then).toMatchObject({ met: 3, solved: 2, row: 0, longest: 2 });
    expect(then.rating).toBeLessThan(twice.rating);
  });
});

/** What the browser has kept. Runs in the page. */
function readSolver(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('stolik-puzzles', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('solvers').objectStore('solvers').get('sagrada');
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result);
      };
    };
  });
}
