import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centerOf, TestSite, type TestTable } from './page.ts';
import { NARROW_EYES, violationsOn } from './screens.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

type Visitor = Parameters<TestSite['visit']>[0];

/** A visitor who has to plan the first round: two pads, one upgrade. */
async function planning(people = 1, options: Visitor = {}): Promise<TestTable> {
  const table = await site.visit(options);
  await table.goto(`/new/smartphone?seats=2&people=${people}`);
  await table.page.locator('form button[type="submit"]').click();
  if (people > 1) await table.button('I am Player 1').click();
  await table.page.locator('[data-planner]').waitFor();
  return table;
}

/** What the plan is said to bring: price, goods, gears, trucks, factory. */
function outcome({ page }: TestTable): Promise<string> {
  return page
    .locator('[data-outcome]')
    .allInnerTexts()
    .then((values) => values.join(' '));
}

/** Where a piece is, in cells from its stage's corner. */
async function cellOf({ page }: TestTable, piece: string): Promise<[number, number]> {
  return page.locator(`[data-piece="${piece}"]`).evaluate((button) => {
    const stage = (button.parentElement as HTMLElement).getBoundingClientRect();
    const { x, y } = button.getBoundingClientRect();
    const cells = (length: number) => Math.round((length * 7) / stage.width);
    return [cells(x - stage.x), cells(y - stage.y)];
  });
}

/** Says ready: one click is enough. */
async function sayReady({ page }: TestTable): Promise<void> {
  await page.locator('[data-move="ready"]').click();
  await page.locator('[data-move="ready"]').waitFor({ state: 'detached' });
}

describe('the planner', () => {
  it('lays a plan with one click, and another plays it', async () => {
    const table = await planning();
    const before = await outcome(table);
    await table.page.locator('[data-plan-quick]').click();
    await expect.poll(() => outcome(table)).not.toBe(before);
    await expect.poll(() => outcome(table)).toMatch(/^\d \d+ \d \d (Yes|No)$/);
    await sayReady(table);
    expect(table.errors).toEqual([]);
  });

  it('says how many would buy at its price, beside the map', async () => {
    const table = await planning();
    const { page } = table;
    await expect
      .poll(() => page.locator('.planner-verdict').innerText())
      .toMatch(/^Customers who pay \d where you have offices now: \d+\.\s+Goods: \d .+\.$/);
    const bottom = () => page.locator('.phone-map').evaluate((map) => map.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(800);
    await page.locator('[data-region="europe"]').hover();
    await expect.poll(() => page.locator('.phone-note').innerText()).toMatch(/^Europe/);
  });

  it('asks for what this piece wants, and for what is wrong', async () => {
    const table = await planning();
    const asked = () => table.page.locator('.table-question').innerText();
    await expect.poll(asked).toContain('Lay one pad on the other.');
    await table.page.locator('[data-chip="0"]').click();
    await expect.poll(asked).toContain('Face down it makes 1 good');
    await table.page.locator('[data-piece="A"]').press('ArrowLeft');
    await table.page.locator('[data-piece="A"]').press('ArrowUp');
    await expect.poll(asked).toContain('covers 6 cells');
  });

  it('keeps the frame of a piece in step with its symbols', async () => {
    const table = await planning(1, { reducedMotion: 'no-preference' });
    const apart = await table.page.evaluate(async () => {
      const pad = document.querySelector<HTMLElement>('[data-piece="A"]');
      pad?.focus();
      pad?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      let most = 0;
      for (let frame = 0; frame < 12; frame++) {
        await new Promise(requestAnimationFrame);
        const [one, two] = ['[data-piece="A"]', '.planner-chosen-edge'].map(
          (part) => document.querySelector(part)?.getBoundingClientRect().x ?? 0,
        );
        most = Math.max(most, Math.abs(one - two));
      }
      return most;
    });
    expect(apart).toBeLessThan(5);
  });

  it('is played by keyboard alone, says what happens and why something is not allowed', async () => {
    const table = await planning();
    const { page } = table;
    const said = page.locator('[data-said]');
    await table.tabTo('[data-piece="A"]');
    const [x, y] = await cellOf(table, 'A');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => cellOf(table, 'A')).toEqual([x, y - 1]);
    await expect.poll(() => said.innerText()).toMatch(/pad A1.*row \d.*Price: \d/);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => said.innerText()).toContain('covers 6 cells');
    await expect.poll(() => page.locator('[data-broken]').count()).toBe(6);
    await expect.poll(() => page.locator('[data-move="ready"]').getAttribute('aria-disabled')).toBe('true');
    await page.locator('[data-move="ready"]').press('Enter');
    await expect.poll(() => page.locator('.table-said').innerText()).toContain('covers 6 cells');
    await table.tabTo('[data-piece="A"]');
    for (const key of ['ArrowDown', 'r', 'f', 'o']) await page.keyboard.press(key);
    await expect.poll(() => said.innerText()).toMatch(/pad A2, below.*Price: \d/);
    await table.tabTo('[data-chip="0"]');
    await page.keyboard.press('Enter');
    await table.tabTo('[data-lay]');
    await page.keyboard.press('Enter');
    // The focus is on the upgrade, which lies on the pads now.
    await page.locator('[data-piece="0"]:focus').waitFor();
    await expect.poll(() => said.innerText()).toMatch(/upgrade.*on top.*Price: \d/);
    await page.keyboard.press('Delete');
    await page.locator('[data-chip="0"]:focus').waitFor();
    await table.tabTo('[data-move="ready"]');
    await page.keyboard.press('Enter');
    await page.locator('[data-move="ready"]').waitFor({ state: 'detached' });
  });

  it('lets pads and upgrades be dragged, shows what it brings on the way, and takes a step back', async () => {
    const table = await planning();
    const { page } = table;
    const [x, y] = await cellOf(table, 'B');
    const before = await outcome(table);
    const from = await centerOf(table, '[data-piece="B"]');
    const { width = 0 } = (await page.locator('.planner-stage').boundingBox()) ?? {};
    const grip = { x: from.x - width / 14, y: from.y };
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(grip.x, grip.y - width / 7, { steps: 4 });
    await expect.poll(() => cellOf(table, 'B')).toEqual([x, y - 1]);
    await expect.poll(() => outcome(table)).not.toBe(before);
    await page.mouse.up();
    await page.locator('[data-back]').click();
    await expect.poll(() => cellOf(table, 'B')).toEqual([x, y]);
    await expect.poll(() => outcome(table)).toBe(before);

    const tile = await centerOf(table, '[data-chip="0"]');
    await page.mouse.move(tile.x, tile.y);
    await page.mouse.down();
    await page.mouse.move(grip.x, grip.y, { steps: 6 });
    await page.mouse.up();
    await page.locator('[data-piece="0"]').waitFor();
    await expect.poll(() => page.locator('[data-piece="0"]').getAttribute('aria-label')).toContain('on top');
  });

  it('keeps draft and ideas through a reload, compares and removes them', async () => {
    const table = await planning();
    const { page } = table;
    const first = await outcome(table);
    await page.locator('[data-save]').click();
    await page.locator('[data-plan-quick]').click();
    const second = await outcome(table);
    await page.reload();
    await page.locator('[data-planner]').waitFor();
    await expect.poll(() => outcome(table)).toBe(second);
    await expect.poll(() => page.locator('[data-idea]').count()).toBe(2);
    await page.locator('[data-idea="1"] button').first().click();
    await expect.poll(() => outcome(table)).toBe(first);
    await page.locator('[data-idea="1"] button').last().click();
    await expect.poll(() => page.locator('[data-idea]').count()).toBe(0);
  });

  it('hides the thoughts of one person from the next', async () => {
    const table = await planning(2);
    const { page } = table;
    const first = await outcome(table);
    await page.locator('[data-plan-quick]').click();
    await page.locator('[data-save]').click();
    await sayReady(table);
    await table.button('I am Player 2').click();
    await page.locator('[data-planner]').waitFor();
    expect((await outcome(table)).split(' ')[0]).toBe(first.split(' ')[0]);
    await expect.poll(() => page.locator('[data-idea]').count()).toBe(0);
  });
});

describe.each(NARROW_EYES)('the planner: %s, %i wide', (locale, width) => {
  it('has no accessibility violations, no sideways scroll and no small targets', async () => {
    const table = await planning(1, { locale, viewport: { width, height: 740 } });
    const { page } = table;
    const check = async (state: string) => {
      expect(await violationsOn(table, '[data-planner]'), state).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
      const small = await page.locator('[data-planner] :is(button, summary):visible').evaluateAll((targets) =>
        targets.flatMap((target) => {
          const box = target.getBoundingClientRect();
          return Math.min(box.width, box.height) < 24 ? target.outerHTML : [];
        }),
      );
      expect(small, state).toEqual([]);
    };
    await page.locator('[data-chip="0"]').click();
    await check('an upgrade face down');
    await page.locator('[data-save]').click();
    await page.locator('[data-lay]').click();
    for (let i = 0; i < 3; i++) await page.locator('[data-piece="0"]').press('ArrowRight');
    await page.locator('[data-broken]').first().waitFor();
    await page.locator('[data-planner] summary').click();
    await check('not allowed, an idea beside it, the symbols explained');
    expect(table.errors).toEqual([]);
  });
});
