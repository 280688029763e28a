import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centerOf, TestSite, type TestTable } from './page.ts';
import { greedily, recordOf } from './records.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

const isLong = process.env.STOLIK_LONG === '1';
/** The last round but one, with the person to decide. */
const lastRound = recordOf({
  seed: 'last round',
  decide: greedily('last round'),
  isReached: (match) => match.view(0).round === 9 && match.actors.includes(0),
});

const PRIVATES = ['Shades of Red', 'Shades of Yellow', 'Shades of Green', 'Shades of Blue', 'Shades of Purple'];

async function playToTheEnd(table: TestTable): Promise<number> {
  let turns = 0;
  while ((await table.asked()) === 'asked') {
    await table.playTurn();
    expect(++turns).toBeLessThan(60);
  }
  return turns;
}

describe('Sagrada in a real browser', () => {
  it('is one click from the first decision and plays to the end against a bot', async () => {
    const table = await site.visit();
    await table.button('Play now').click();
    await table.choosePattern();
    // What a newcomer is told stands in the bar, in place of what happened, and leaves the pool free.
    const told = table.page.locator('.table-note:has(.recap) .table-notices .bar');
    const heights: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      await table.asked();
      heights.push(...(await told.evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height))));
      await table.playTurn();
    }
    expect(Math.max(...heights)).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThan(50);
    expect(await playToTheEnd(table)).toBeGreaterThan(5);
    const verdict = table.page.locator('.ceremony h2');
    await expect.poll(() => verdict.innerText()).toMatch(/wins?$/);
    await table.button('Close').click();
    await table.page.getByRole('link', { name: 'Replay' }).first().click();
    await table.page.getByRole('button', { name: 'To the end' }).click();
    await expect.poll(() => table.page.getByRole('status').first().innerText()).toMatch(/^Move (\d+) of \1$/);
    // What was played here is part of one's history.
    await table.goto('/me');
    await expect
      .poll(() => table.page.locator('.me-list li').innerText())
      .toMatch(/Sagrada\s+(Won|Lost: Sparrow won).*Sparrow/s);
    await expect.poll(() => table.page.locator('.me-tally dd').first().innerText()).toBe('1');
    expect(table.errors).toEqual([]);
  });

  it('survives a reload in the middle of a turn', async () => {
    const table = await site.visit();
    await table.button('Play now').click();
    await table.choosePattern();
    await table.asked();
    await table.page.locator('.sagrada-pool [data-lit]').first().click();
    await table.page.locator('.sagrada-pane[data-lit]').first().click();
    await table.page.locator('[data-move="end"]').waitFor();
    const before = await table.page.locator('[data-own] .sagrada-die').count();
    await table.page.reload();
    await table.page.locator('[data-move="end"]').waitFor();
    await expect.poll(() => table.page.locator('[data-own] .sagrada-die').count()).toBe(before);
    await table.button('Undo').click();
    await expect.poll(() => table.page.locator('[data-own] .sagrada-die').count()).toBe(before - 1);
    await table.goto('/');
    // The way back shows how it stands.
    const picture = table.page.locator('.home-table', { hasText: 'Your turn' }).locator('.sagrada-die');
    await expect.poll(() => picture.count()).toBe(before - 1);
    await table.page.getByRole('link', { name: 'Open' }).click();
    expect(await table.asked()).toBe('asked');
  });

  it('hides one person from the other behind a curtain', async () => {
    const table = await site.visit();
    await table.page.locator('[data-game="sagrada"]').getByRole('link', { name: 'Pass and play' }).click();
    await table.button('Deal').click();
    const seen: string[] = [];
    for (const name of ['Player 1', 'Player 2']) {
      await table.button(`I am ${name}`).waitFor();
      const curtain = await table.everything();
      for (const goal of PRIVATES) expect(curtain).not.toContain(goal);
      await table.button(`I am ${name}`).click();
      await table.page.locator('[data-private]').waitFor();
      const own = await table.page.locator('[data-private] h3').innerText();
      const others = PRIVATES.filter((goal) => goal !== own);
      const page = await table.everything();
      for (const goal of others) expect(page).not.toContain(goal);
      seen.push(own);
      await table.choosePattern();
    }
    expect(new Set(seen).size).toBe(2);
  });

  it('lets dice be dragged into the window', async () => {
    const table = await site.visit();
    await table.button('Play now').click();
    await table.choosePattern();
    await table.asked();
    const { mouse } = table.page;
    const die = await centerOf(table, '.sagrada-pool [data-lit]');
    await mouse.move(die.x, die.y);
    await mouse.down();
    await mouse.move(die.x - 30, die.y + 30, { steps: 4 });
    const cell = await centerOf(table, '.sagrada-pane[data-lit]');
    await mouse.move(cell.x, cell.y, { steps: 8 });
    await mouse.up();
    await table.page.locator('[data-move="end"]').waitFor();
    await expect.poll(() => table.page.locator('[data-own] .sagrada-die').count()).toBe(1);
    await expect.poll(() => table.page.locator('.dragged').count()).toBe(0);
  });

  it('names the pattern of a hint and points at it', async () => {
    const table = await site.visit();
    await table.goto('/new/sagrada?seats=1&people=1');
    await table.page.locator('form button[type="submit"]').click();
    await table.button('Hint').click();
    const hint = table.page.locator('.table-hint');
    await expect.poll(() => hint.innerText()).toMatch(/: Choose .+\./);
    const pattern = (await hint.innerText()).replace(/^.*: Choose (.+?)\..*$/s, '$1');
    const marked = table.page.locator('[data-pattern][data-marked]');
    await expect.poll(() => marked.getAttribute('aria-label')).toContain(pattern);
  });

  it('asks where the die in hand goes, says why not, and points at what is in the way', async () => {
    const table = await site.visit();
    await table.button('Play now').click();
    await table.choosePattern();
    await table.asked();
    await table.page.locator('.sagrada-pool [data-lit]').first().click();
    await expect
      .poll(() => table.page.locator('.table-question').innerText())
      .toMatch(/Place the \w+ \d: choose a lit pane/);
    await table.page.locator('.sagrada-pane:not([data-lit])').first().click();
    await expect.poll(() => table.page.locator('.table-said').innerText()).toMatch(/\.$/);
  });

  it('plays alone, in Polish, on a phone', async () => {
    const table = await site.visit({ viewport: { width: 390, height: 844 }, locale: 'pl-PL', colorScheme: 'dark' });
    await table.page.locator('[data-game="sagrada"]').getByRole('link', { name: 'Solo' }).click();
    await table.page.getByLabel('Narzędzia: im mniej, tym trudniej').selectOption('1');
    await table.button('Rozdaj').click();
    await table.choosePattern();
    await table.asked();
    await expect.poll(() => table.page.locator('[data-own] header').innerText()).toContain('Wynik docelowy: 0');
    await playToTheEnd(table);
    await expect.poll(() => table.page.locator('.ceremony h2').innerText()).toMatch(/^(Wynik pobity|Tym razem nie)$/);
    const width = await table.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });

  it('is played by keyboard alone, from the first page and to the last point', async () => {
    const table = await site.visit();
    const { page } = table;
    await table.tabTo('.home-play');
    await page.keyboard.press('Enter');
    await page.locator('.sagrada-choice').first().waitFor();
    await table.tabTo('.sagrada-choice button');
    await page.keyboard.press('Enter');
    await table.asked();
    await table.tabTo('.sagrada-pool [data-lit]');
    await page.keyboard.press('Enter');
    await table.tabTo('.sagrada-pane', 'Shift+Tab');
    for (const arrow of await table.arrowsToLit()) await page.keyboard.press(arrow);
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(label).toMatch(/^row \d, column \d, .*legal for /);
    await page.keyboard.press('Escape');
    await table.keyTurn();
    expect(await table.asked()).toBe('asked');
    if (!isLong && lastRound) await table.bring(lastRound);
    while ((await table.asked()) === 'asked') await table.keyTurn();
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    expect(table.errors).toEqual([]);
  });

  it('says what is wrong with a link and offers the way back', async () => {
    const table = await site.visit();
    for (const [path, sentence] of [
      ['/table/none', 'There is no such table.'],
      ['/replay/none', 'There is no such table.'],
      ['/nowhere', 'There is no such page.'],
    ]) {
      await table.goto(path);
      await table.page.getByRole('heading', { name: sentence }).waitFor();
    }
    await table.page.getByRole('link', { name: 'Back to the tables' }).click();
    await table.button('Play now').waitFor();
  });
});
