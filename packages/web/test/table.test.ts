import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centerOf, TestSite, type TestTable } from './page.ts';
import { greedily, recordOf } from './records.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

const isPlacing = (move: { readonly do: string }) => move.do === 'place';
const seed = 'in the middle';
const middle = recordOf({
  seed,
  decide: greedily(seed),
  isReached: (match) => match.view(0).round > 4 && match.legal(0).some(isPlacing),
});

/** A table in the middle of a game, at a turn of the person who may place a die. */
async function inTheMiddle(table: TestTable): Promise<void> {
  if (!middle) throw new Error('the game was over before its middle');
  await table.bring(middle);
  await table.asked();
}

it('in two tabs is played in one of them, and nothing is written over', async () => {
  const first = await site.visit();
  await first.button('Play now').click();
  await first.choosePattern();
  await first.asked();
  const path = new URL(first.page.url()).pathname;
  const second = await first.anotherPage();
  await second.goto(path);
  await second.page.getByText('This table is open in another tab.').waitFor();
  await first.playTurn();
  expect(await first.asked()).toBe('asked');
  const seq = await first.page.locator('.table').getAttribute('data-seq');
  await second.button('Play here').click();
  await expect.poll(() => second.page.locator('.table').getAttribute('data-seq')).toBe(seq);
  await first.page.getByText('This table is open in another tab.').waitFor();
  await second.playTurn();
  // What nobody else has any more is there again by itself.
  await second.page.close();
  await first.asked();
  await expect
    .poll(async () => Number(await first.page.locator('.table').getAttribute('data-seq')))
    .toBeGreaterThan(Number(seq));
  expect([...first.errors, ...second.errors]).toEqual([]);
});

describe('what happened', () => {
  it('is told since the last move, and shown on the board by whoever points at it', async () => {
    const table = await site.visit();
    await inTheMiddle(table);
    const { page } = table;
    const line = page.locator('.recap-line').first();
    await expect
      .poll(() => line.locator('.chips + span').innerText())
      .toMatch(/^Magpie: \w+ \d to row \d, column \d\.$/);
    await line.hover();
    await expect.poll(() => page.locator('[data-marked]').count()).toBeGreaterThan(0);
    await page.locator('.table-question').hover();
    await expect.poll(() => page.locator('[data-marked]').count()).toBe(0);
    await table.openLog();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator('.log-lines [data-read]').count()).toBe(1);
    await expect.poll(() => page.title()).toBe('(1) Sagrada - Stolik');
  });

  it('is counted: an objective shows the dice that make its points', async () => {
    const table = await site.visit();
    await inTheMiddle(table);
    const { page } = table;
    const goal = page.locator('.sagrada-goal[data-counts]:not([data-counts="0"])').first();
    const counted = Number(await goal.getAttribute('data-counts'));
    await goal.hover();
    await expect.poll(() => page.locator('[data-own] [data-marked]').count()).toBe(counted);
    expect(counted).toBeGreaterThan(0);
  });
});

describe('what happens', () => {
  it('is watched on the board, until a key jumps to its end', async () => {
    const table = await site.visit({ reducedMotion: 'no-preference' });
    await inTheMiddle(table);
    const { page } = table;
    await page.evaluate(() => {
      const layer = document.querySelector('.flights') as Element;
      const look = () => {
        const flying = layer.childElementCount;
        if (flying === 0) return;
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
        const held = document.getAnimations().filter(({ id }) => id === 'held').length;
        document.body.dataset.flew = `${flying} flew, ${layer.childElementCount + held} are left`;
      };
      new MutationObserver(look).observe(layer, { childList: true });
    });
    const die = page.locator('.sagrada-pool [data-lit]').first();
    const name = await die.getAttribute('data-pool');
    await die.click();
    await page.locator('.sagrada-pane[data-lit]').first().click();
    await expect.poll(() => page.locator('body').getAttribute('data-flew')).toMatch(/^\d+ flew, 0 are left$/);
    await expect.poll(() => page.locator(`[data-own] [data-die="${name}"]`).count()).toBeGreaterThan(0);
    expect(table.errors).toEqual([]);
  });

  it('begins behind a curtain that is there before the board, and that a key lifts', async () => {
    const begun = recordOf({ seed: 'curtain', decide: greedily('curtain'), isReached: () => true });
    if (!begun) throw new Error('no game began');
    const table = await site.visit({ reducedMotion: 'no-preference' });
    const { page } = table;
    await page.addInitScript(() => {
      const look = () => {
        if (!document.querySelector('.table-stage') || document.body.dataset.curtain) return;
        document.body.dataset.curtain = String(document.querySelector('.opening')?.checkVisibility());
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    await table.bring(begun);
    await expect.poll(() => page.locator('body').getAttribute('data-curtain')).toBe('true');
    await page.keyboard.press('Shift');
    await expect.poll(() => page.locator('.opening').isVisible()).toBe(false);
  });

  it('is not overtaken by what is asked next, which a key brings at once', async () => {
    const turn = 'magpie decides';
    const waiting = recordOf({
      seed: turn,
      decide: greedily(turn),
      isReached: (match) => match.view(0).round > 4 && match.actors[0] === 1 && match.legal(1).some(isPlacing),
    });
    if (!waiting) throw new Error('the game was over before its middle');
    const table = await site.visit({ reducedMotion: 'no-preference' });
    const { page } = table;
    await page.addInitScript(() => {
      const look = () => {
        const shown = document.querySelector('.table-prompt[data-asked] .table-watching')?.textContent;
        if (!shown || document.body.dataset.shown) return;
        document.body.dataset.shown = shown;
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await table.bring(waiting);
    await expect.poll(() => page.locator('body').getAttribute('data-shown')).toMatch(/^Magpie: .+ to row \d/);
    await expect.poll(() => page.locator('.table-watching').count()).toBe(0);
    expect(await page.locator('.table-question').innerText()).toMatch(/Your turn: /);
  });

  it('is told by no number before it has been watched, and by all once a key jumps to its end', async () => {
    const turn = 'a round ends';
    const ending = recordOf({
      seed: turn,
      decide: greedily(turn),
      isReached: (match) => {
        const { round, turn: at, order } = match.view(0);
        return round > 2 && match.actors[0] === 1 && at === order.length - 1 && match.legal(1).some(isPlacing);
      },
    });
    if (!ending) throw new Error('the game was over before that');
    const table = await site.visit({ reducedMotion: 'no-preference' });
    const { page } = table;
    await page.addInitScript(() => {
      const told = () =>
        ['.sagrada-slot[data-now] .sagrada-slot-number', '.sagrada-bag > span', '.sagrada-order [data-now]']
          .map((one) => document.querySelector(one)?.textContent)
          .join(' ');
      const look = () => {
        const board = document.querySelector('.sagrada-board');
        const { dataset } = document.body;
        if (!board || dataset.after) return;
        dataset.before ??= told();
        if (!document.querySelector('.table-watching')?.textContent?.includes(' to row ')) return;
        dataset.during = told();
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
        setTimeout(() => {
          dataset.after = told();
        });
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await table.bring(ending);
    const body = page.locator('body');
    await expect.poll(() => body.getAttribute('data-after')).not.toBeNull();
    expect(await body.getAttribute('data-during')).toBe(await body.getAttribute('data-before'));
    expect(await body.getAttribute('data-after')).not.toBe(await body.getAttribute('data-before'));
  });
});

describe('sounds', () => {
  it('are offered once, when dice first fall', async () => {
    const table = await site.visit();
    const { page } = table;
    await page.evaluate(() => localStorage.setItem('stolik.settings', '{"pace":0}'));
    await page.reload();
    for (const offers of [1, 0]) {
      await table.goto('/');
      await table.button('Play now').click();
      await table.choosePattern();
      await table.asked();
      await expect.poll(() => page.locator('.sound-offer').count()).toBe(offers);
      if (offers === 1) await table.button('Turn on').click();
    }
    await table.goto('/settings');
    await page.getByLabel('Volume').waitFor();
    expect(table.errors).toEqual([]);
  });
});

describe('a hint', () => {
  it('says what the strongest bot would do and shows where', async () => {
    const table = await site.visit();
    await inTheMiddle(table);
    const { page } = table;
    const blocking = page.locator('[data-blocking]');
    await page.locator('.sagrada-pool [data-lit]').first().click();
    for (const pane of await page.locator('.sagrada-pane:not([data-lit])').all()) {
      await pane.click();
      if ((await blocking.count()) > 0) break;
    }
    expect(await blocking.count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await table.button('Hint').click();
    const line = page.locator('.table-hint');
    await line.waitFor();
    await expect.poll(() => blocking.count()).toBe(0);
    await expect.poll(() => line.innerText()).toMatch(/^Hint, as Owl would play: .+ \w/);
    await expect.poll(() => page.locator('.sagrada-pane[data-marked]').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.sagrada-pool [data-marked]').count()).toBeGreaterThan(0);
    await page.locator('.sagrada-pool [data-lit]').first().click();
    await page.locator('.sagrada-pane[data-lit]').first().click();
    await line.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('[data-marked]').count()).toBe(0);
  });
});

describe('a dialog', () => {
  it('has focus and keys to itself, and gives them back by Escape, a click beside it or its button', async () => {
    const table = await site.visit({ viewport: { width: 900, height: 500 } });
    await inTheMiddle(table);
    const { page } = table;
    const dialog = page.getByRole('dialog', { name: 'Score' });
    const focused = (selector: string) => page.evaluate((what) => document.activeElement?.matches(what), selector);
    const scrolled = () => page.evaluate(() => scrollY);
    await page.keyboard.press('1');
    await expect.poll(() => focused('.sagrada-pool [data-lit]')).toBe(true);
    const top = await scrolled();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      () => dialog.getByRole('button').click(),
    ]) {
      await page.keyboard.press('s');
      await expect.poll(() => focused('dialog button')).toBe(true);
      // Neither a key, nor Tab, nor the wheel reaches what is behind.
      for (const key of ['1', 'h', 'Tab', 'Tab']) await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.closest('.table') ?? undefined)).toBeUndefined();
      expect(await page.locator('.table-hint, [data-key="hint"]:disabled').count()).toBe(0);
      await page.mouse.move(5, 5);
      await page.mouse.wheel(0, 300);
      // A press that ends beside the dialog but began in it is no click beside it.
      const { x, y } = await centerOf(table, 'dialog h2');
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(5, 5);
      await page.mouse.up();
      expect(await dialog.count()).toBe(1);
      await close();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => focused('.sagrada-pool [data-lit]')).toBe(true);
      expect(await scrolled()).toBe(top);
    }
    expect(table.errors).toEqual([]);
  });

  it('is what going back puts away, and not the table below it', async () => {
    const table = await site.visit();
    await inTheMiddle(table);
    const { page } = table;
    await table.goto('/');
    await page.locator('a[href^="/table/"]').first().click();
    await table.asked();
    const address = page.url();
    await page.keyboard.press('s');
    await page.getByRole('dialog').waitFor();
    await page.evaluate(() => history.back());
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The browser has gone back already and comes forward again.
    await expect.poll(() => page.url()).toBe(address);
    await page.evaluate(() => history.back());
    await page.locator('.table').waitFor({ state: 'detached' });
    expect(table.errors).toEqual([]);
  });
});

describe('every level', () => {
  it.each(['easy', 'medium', 'hard', 'expert'])('%s plays', async (level) => {
    const table = await site.visit();
    await table.goto('/new/sagrada?seats=2');
    await table.seat(1, level);
    await table.button('Deal').click();
    await table.choosePattern();
    await table.asked();
    await table.playTurn();
    expect(await table.asked()).toBe('asked');
    expect(table.errors).toEqual([]);
  });
});

describe('single keys', () => {
  it('go to the pieces, to the board, undo and end the turn', async () => {
    const table = await site.visit();
    await inTheMiddle(table);
    const { page } = table;
    await page.keyboard.press('1');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('.sagrada-pool [data-lit]')))
      .toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('2');
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.sagrada-pane[data-lit]'))).toBe(true);
    await page.keyboard.press('Enter');
    await page.locator('[data-move="end"]').waitFor();
    await page.keyboard.press('u');
    await page.locator('[data-move="pass"]').waitFor();
    await page.keyboard.press('s');
    await page.getByRole('dialog').waitFor();
  });

  it('can be others, or none', async () => {
    const table = await site.visit();
    await table.goto('/settings');
    const { page } = table;
    await page.getByLabel('Undo', { exact: true }).press('e');
    await expect.poll(() => page.locator('.settings-taken').innerText()).toBe('Already in use: End turn or pass.');
    await page.getByLabel('Score').press('q');
    await page.reload();
    await expect.poll(() => page.getByLabel('Score').inputValue()).toBe('Q');
    await table.goto('/');
    await inTheMiddle(table);
    await page.keyboard.press('s');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('q');
    await page.getByRole('dialog').waitFor();
    await table.goto('/settings');
    await page.getByLabel('Single keys at the table').uncheck();
    await page.goBack();
    await table.asked();
    await page.keyboard.press('q');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('on a phone', () => {
  const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

  it('other windows are a swipe or a tap away, and panels unfold', async () => {
    const table = await site.visit(phone);
    await inTheMiddle(table);
    const { page } = table;
    const shown = () => page.locator('.sagrada-seat:visible').getAttribute('aria-label');
    await expect.poll(() => shown()).toBe('Ala');
    await page.evaluate(() => {
      const seat = document.querySelector('.sagrada-seat[data-own] header') as Element;
      const touch = (x: number) => [new Touch({ identifier: 1, target: seat, clientX: x, clientY: 300 })];
      seat.dispatchEvent(new TouchEvent('touchstart', { touches: touch(300), bubbles: true }));
      seat.dispatchEvent(new TouchEvent('touchend', { changedTouches: touch(120), bubbles: true }));
    });
    await expect.poll(shown).toBe('Magpie');
    await page.getByRole('button', { name: /^Ala/ }).tap();
    await expect.poll(shown).toBe('Ala');
    await expect.poll(() => page.locator('.sagrada-tools').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Tools' }).tap();
    await expect.poll(() => page.locator('.sagrada-tools').isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  it('four at a table fit', async () => {
    const table = await site.visit(phone);
    await table.goto('/new/sagrada?seats=4');
    await table.button('Deal').click();
    await table.choosePattern();
    await table.asked();
    expect(await table.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expect.poll(() => table.page.locator('.seat-strip button').count()).toBe(4);
  });

  it('a turn needs no scrolling: the window and the pool are both in sight', async () => {
    const table = await site.visit({ ...phone, viewport: { width: 390, height: 844 } });
    await inTheMiddle(table);
    for (const part of ['[data-own] .sagrada-lead', '.sagrada-dice']) {
      const box = await table.page.locator(part).boundingBox();
      expect(box?.y, part).toBeGreaterThan(0);
      expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual(844);
    }
  });
});

describe('when something fails', () => {
  it('a full storage is said, the game goes on, and it is kept once there is room', async () => {
    const table = await site.visit();
    await inTheMiddle(table);
    const { page } = table;
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) });
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await page.locator('.sagrada-pool [data-lit]').first().click();
    await page.locator('.sagrada-pane[data-lit]').first().click();
    await page.locator('.bar[data-kind="trouble"]').waitFor();
    await expect
      .poll(() => page.locator('.bar[data-kind="trouble"]').innerText())
      .toContain('does not let the game be saved');
    await page.evaluate(() => (window as unknown as { makeRoom(): void }).makeRoom());
    await table.button('Try again').click();
    await page.locator('.bar[data-kind="trouble"]').waitFor({ state: 'detached' });
    const dice = await page.locator('[data-own] .sagrada-die').count();
    await page.reload();
    await page.locator('[data-move="end"]').waitFor();
    await expect.poll(() => page.locator('[data-own] .sagrada-die').count()).toBe(dice);
  });

  it('a bot that crashed is said, and plays on when asked again', async () => {
    const table = await site.visit({ serviceWorkers: 'block' });
    const { page } = table;
    let isDown = true;
    await page.route('**/worker*.js', (route) => (isDown ? route.abort() : route.continue()));
    await table.button('Play now').click();
    await table.choosePattern();
    await page.locator('.bar[data-kind="trouble"]').waitFor();
    await expect.poll(() => page.locator('.bar[data-kind="trouble"]').innerText()).toContain('Nothing is lost');
    isDown = false;
    await table.button('Try again').click();
    expect(await table.asked()).toBe('asked');
    await expect.poll(() => page.locator('.bar[data-kind="trouble"]').count()).toBe(0);
  });
});

describe('three people at one device', () => {
  it('see nothing of each other, and each learns what happened since', async () => {
    const table = await site.visit();
    await table.goto('/new/sagrada?seats=3&people=3');
    await table.button('Deal').click();
    const { page } = table;
    for (const name of ['Player 1', 'Player 2', 'Player 3']) {
      await table.button(`I am ${name}`).click();
      await table.choosePattern();
    }
    const seen: string[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const curtain = page.locator('.curtain button');
      // The last of a round's first pass also begins its second: nobody else has to sit down.
      await page.locator('.curtain button, [data-move="pass"]').first().waitFor();
      if ((await curtain.count()) > 0) await curtain.click();
      await table.asked();
      seen.push((await page.locator('[data-own]').getAttribute('aria-label')) ?? '');
      if (turn > 0 && seen[turn] !== seen[turn - 1]) expect(await page.locator('.recap').count()).toBe(1);
      await table.playTurn();
    }
    expect(seen).toEqual([...seen.slice(0, 3), ...seen.slice(0, 3).reverse()]);
    expect(new Set(seen).size).toBe(3);
  });
});
