import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestSite } from './page.ts';
import { phoneTable } from './smartphone-records.ts';
import { PhoneTable } from './smartphone-table.ts';

const isLong = process.env.STOLIK_LONG === '1';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

describe('Smartphone Inc. in a real browser', () => {
  it('is one click from the first plan and plays to the end against a bot', async () => {
    const player = await PhoneTable.visit(site);
    await player.page.locator('[data-game="smartphone"] .home-play').click();
    expect(await player.playToTheEnd()).toBeGreaterThan(20);
    await expect.poll(() => player.page.locator('.ceremony h2').innerText()).toMatch(/wins?$/);
    await expect.poll(() => player.page.locator('.scores tbody tr').count()).toBe(5);
    await player.table.button('Close').click();
    await player.page.getByRole('link', { name: 'Replay' }).first().click();
    await player.page.getByLabel('Jump to').selectOption({ label: 'Round 3 of 5: Sales' });
    await expect.poll(() => player.page.locator('.phone-phases [aria-current]').innerText()).toMatch(/^7\s*Sales$/);
    expect(player.table.errors).toEqual([]);
  });

  it.each(isLong ? [4, 5] : [5])('plays with %i at the table', async (seats) => {
    const player = await PhoneTable.visit(site);
    await player.deal({ seats });
    await player.playLastRound({ seed: 'crowded', bots: seats - 1 });
    await expect.poll(() => player.page.locator('.scores thead th').count()).toBe(seats);
    expect(player.table.errors).toEqual([]);
  });

  it('plays alone against Steve, whose plan is open', async () => {
    const player = await PhoneTable.visit(site);
    await player.table.goto('/new/smartphone?seats=1');
    await player.page.getByLabel('Steve, an automatic opponent').selectOption('easy');
    await player.page.getByLabel('Technologies').selectOption('B');
    await player.page.locator('form button[type="submit"]').click();
    await player.asked();
    const steve = player.page.locator('.phone-company[aria-label="Steve"]');
    await expect.poll(() => steve.innerText()).toContain('Automatic opponent, easy; plays balanced');
    await expect.poll(() => player.page.locator('.phone-legend').innerText()).toContain('our reconstruction');
    await player.playLastRound({ seed: 'alone', bots: 0, options: { steve: 'easy', technologies: 'B' } });
    await expect.poll(() => player.page.locator('.ceremony h2').innerText()).toMatch(/^(Steve wins|You win)$/);
    await expect.poll(() => player.page.locator('.scores thead').textContent()).toContain('Steve');
    expect(player.table.errors).toEqual([]);
  });

  it('is played by keyboard alone, from the first page and to the last point', async () => {
    const player = await PhoneTable.visit(site);
    await player.table.tabTo('[data-game="smartphone"] .home-play');
    await player.page.keyboard.press('Enter');
    await player.asked();
    for (let i = 0; i < 3; i++) await player.keyAnswer();
    await player.playLastRound({ seed: 'keys' }, () => player.keyAnswer());
    await expect.poll(() => player.page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    expect(player.table.errors).toEqual([]);
  });

  it('travels over the map with arrow keys and says what is there', async () => {
    const player = await PhoneTable.visit(site);
    const { page } = player;
    await player.table.bring(phoneTable({ seed: 'arrows', isReached: ({ step }) => step === 'logistics' }));
    await player.readOn();
    await player.table.tabTo('.phone-region');
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.region);
    await expect.poll(() => focused()).toBe('europe');
    for (const [key, region] of [
      ['ArrowDown', 'north_africa'],
      ['ArrowRight', 'china'],
      ['ArrowDown', 'india'],
      ['ArrowLeft', 'emirates'],
    ]) {
      await page.keyboard.press(key);
      await expect.poll(() => focused()).toBe(region);
    }
    await expect
      .poll(() => page.locator(':focus').getAttribute('aria-label'))
      .toMatch(
        /^Emirates \(S\): .*an office takes 2 progress.*customers: up to 6.*lines to North Africa, India, RSA\./i,
      );
    await expect.poll(() => page.locator('.phone-note').innerText()).toMatch(/^Emirates/);
  });

  it('survives a reload in the middle of a turn, and takes it back', async () => {
    const player = await PhoneTable.visit(site);
    const { page } = player;
    await player.table.bring(
      phoneTable({ seed: 'reload', isReached: ({ step, points }) => step === 'research' && points > 1 }),
    );
    await player.readOn();
    const left = () => page.locator('.phone-left b').innerText();
    const before = Number(await left());
    await player.answer();
    await expect.poll(left).toBe(`${before - 1}`);
    await page.reload();
    await player.asked();
    await expect.poll(left).toBe(`${before - 1}`);
    await player.table.button('Undo').click();
    await expect.poll(left).toBe(`${before}`);
  });

  it('says what a choice would bring before it is made', async () => {
    const player = await PhoneTable.visit(site);
    await player.table.bring(phoneTable({ seed: 'sale', isReached: ({ step }) => step === 'sales' }));
    await player.readOn();
    const note = player.page.locator('.phone-note');
    await expect.poll(() => note.innerText()).toMatch(/^One good goes to one customer/);
    await player.page.locator('.phone-region[data-lit]').first().hover();
    await expect
      .poll(() => note.innerText())
      .toMatch(/Sells to the next customer \(.+\): \d VP\..*Goods left then: \d+\./);
    const price = await player.page.locator('[data-own] .phone-tag').innerText();
    await player.answer();
    await expect
      .poll(() => player.page.locator('.phone-left small').innerText())
      .toContain(`sold 1 × ${price} = ${price} VP`);
    await expect.poll(() => player.page.locator('[data-own] .phone-soon').innerText()).toMatch(/^\s*\+\d+/);
  });

  it('hints at a plan in words, and at a move on the board', async () => {
    const player = await PhoneTable.visit(site);
    const { page } = player;
    await player.deal({ seats: 2 });
    // A hint is for one position: until the bot has planned, there may be another.
    await page.locator('[data-company="1"]').getByText('ready').waitFor();
    await player.table.button('Hint').click();
    const hint = page.locator('.table-hint');
    await hint.waitFor();
    await expect
      .poll(() => hint.innerText())
      .toMatch(
        /^Hint, as Owl would play: Lay pad [AB]\d on [AB]\d: Price: \d, .+ Customers who pay \d where you have offices now: \d+\./,
      );
    const [, price] = /Price: (\d)/.exec(await hint.innerText()) ?? [];
    await page.locator('[data-plan-hint]').click();
    await expect.poll(() => page.locator('[data-outcome="price"]').innerText()).toBe(price);
    await player.table.bring(phoneTable({ seed: 'hint', isReached: ({ step }) => step === 'sales' }));
    await player.readOn();
    await player.table.button('Hint').click();
    await hint.waitFor();
    await expect.poll(() => hint.innerText()).toMatch(/^Hint, as Owl would play: Sold in .+ \+\d+ VP in this round/);
    await expect.poll(() => page.locator('[data-marked]').count()).toBeGreaterThan(0);
  });

  it('says why not, and points at what is in the way', async () => {
    const player = await PhoneTable.visit(site);
    const { page } = player;
    await player.table.bring(phoneTable({ seed: 'why not', isReached: ({ step }) => step === 'logistics' }));
    await player.readOn();
    const quiet = page.locator('.phone-region:not([data-lit])').first();
    await quiet.click();
    await expect.poll(() => page.locator('.table-said').innerText()).toMatch(/\.$/);
    await page.locator('.phone-region[data-blocking]').waitFor();
    await page.locator('.phone-region[data-lit]').first().click();
    await page.locator('.phone-region[data-blocking]').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.table-said').innerText()).toBe('');
  });

  it('keeps the map in its frame on a phone, and companies a tap or a swipe away', async () => {
    const player = await PhoneTable.visit(site, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const { page } = player;
    await player.table.bring(phoneTable({ seed: 'phone', bots: 4, isReached: ({ step }) => step === 'research' }));
    await player.readOn();
    const shown = () => page.locator('.phone-company:visible').evaluateAll((all) => all.map((one) => one.ariaLabel));
    await expect.poll(() => shown()).toEqual([]);
    await page.locator('.seat-strip button').first().tap();
    await expect.poll(() => shown()).toEqual(['Ala']);
    await page.locator('.phone-company:visible').evaluate((company) => {
      const touch = (x: number) => [new Touch({ identifier: 1, target: company, clientX: x, clientY: 300 })];
      company.dispatchEvent(new TouchEvent('touchstart', { touches: touch(300), bubbles: true }));
      company.dispatchEvent(new TouchEvent('touchend', { changedTouches: touch(100), bubbles: true }));
    });
    await expect.poll(shown).toEqual(['Magpie']);
    await page.getByRole('button', { name: 'Map', exact: true }).tap();
    const [frame, sheet] = await Promise.all(
      ['.phone-frame', '.phone-sheet'].map((part) => page.locator(part).evaluate(({ scrollWidth }) => scrollWidth)),
    );
    expect([frame, sheet]).toEqual([840, 840]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    // The answer is in sight without scrolling.
    await page.locator('[data-move="end"]').tap({ trial: true });
  });

  it('asks twice before something would be lost, once otherwise', async () => {
    const player = await PhoneTable.visit(site);
    const { page } = player;
    await player.table.bring(phoneTable({ seed: 'lost', isReached: ({ step }) => step === 'sales' }));
    await player.readOn();
    await page.locator('[data-move="end"]').click();
    await expect.poll(() => page.locator('[data-move="end"]').innerText()).toBe('Sell no more?');
    await page.locator('.phone-region[data-lit]').first().click();
    await expect.poll(() => page.locator('[data-move="end"]').innerText()).toBe('Done');
  });

  it.each([
    ['goods', /lets you make goods/],
    ['research', /gives you progress/],
    ['price', /change your price by 1/],
    ['second-office', /second office/],
    ['move-office', /move one office/],
  ] as const)('guides through the bonus of a retailer: %s', async (kind, lesson) => {
    const player = await PhoneTable.visit(site);
    await player.table.bring(phoneTable({ seed: `bonus ${kind}`, isReached: ({ bonus }) => bonus?.kind === kind }));
    await player.readOn();
    await expect.poll(() => player.page.locator('.phone-note').innerText()).toMatch(lesson);
    await expect.poll(() => player.page.locator('[data-move="decline"]').count()).toBe(1);
    await player.answer();
    expect(await player.step()).not.toBe(kind === 'research' ? '' : kind);
  });
});
