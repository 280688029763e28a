import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestSite } from './page.ts';
import { phoneTable, type WantedTable } from './smartphone-records.ts';
import { PhoneTable } from './smartphone-table.ts';

const isLong = process.env.STOLIK_LONG === '1';

/** A position of each phase in which somebody is asked. */
const PHASES = Object.entries<WantedTable['isReached']>({
  planning: ({ step, round }) => step === 'plan' && round === 3,
  improving: ({ step }) => step === 'improve',
  researching: ({ step, points }) => step === 'research' && points > 0,
  expanding: ({ step, points }) => step === 'logistics' && points > 0,
  selling: ({ step, round }) => step === 'sales' && round === 4,
  moving: ({ bonus }) => bonus?.kind === 'move-office',
}).map(([phase, isReached]) => [phase, phoneTable({ seed: `fits ${phase}`, bots: 1, isReached })] as const);

/** How many legal pieces and answers are inside the window and under nothing else. */
function legalInSight(): number {
  return [...document.querySelectorAll('[data-lit], .planner-piece, [data-move="accept"]')].filter((piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    if (width === 0 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) return false;
    const top = document.elementFromPoint(middleX, middleY);
    return top !== null && (piece.contains(top) || top.closest('.planner-stage') !== null);
  }).length;
}

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
    // The table has a button of this name too, and stays until the replay is there.
    await player.page.locator('.replay-bar').waitFor();
    await player.table.button('More').click();
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
    await player.page.getByLabel('Technologies', { exact: true }).selectOption('B');
    await player.page.locator('form button[type="submit"]').click();
    await player.asked();
    const steve = player.page.locator('.phone-company[aria-label="Steve"]');
    await expect.poll(() => steve.innerText()).toContain('Automatic opponent, easy; plays balanced');
    expect(await steve.locator('.face').count()).toBe(1);
    await player.page.locator('[data-report-open="signs"]').click();
    await expect.poll(() => player.page.locator('.phone-legend').innerText()).toContain('our reconstruction');
    await player.readOn();
    // What he does within the moves of others is told all the same.
    await player.plan();
    await player.readOn();
    for (let i = 0; i < 12 && (await player.page.locator('.recap').getByText('Steve').count()) === 0; i++)
      await player.answer();
    await expect.poll(() => player.page.locator('.recap').innerText()).toContain('Steve');
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
        /^Emirates \(S\): .*an office takes 2 progress.*customers: pays up to 6.*lines to North Africa, India, RSA\./i,
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

  it('shows the whole map on a phone, no region over another; companies and plans, all of them, are a tap away', async () => {
    const player = await PhoneTable.visit(site, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const { page } = player;
    await player.table.bring(phoneTable({ seed: 'phone', bots: 4, isReached: ({ step }) => step === 'sales' }));
    await player.readOn();
    const frame = page.locator('.phone-frame');
    const faults = () =>
      frame.evaluate((box) => {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const cards = [...box.querySelectorAll<HTMLElement>('.phone-region')].map((card) => ({
          id: card.dataset.region,
          rect: card.getBoundingClientRect(),
          isCut: [card, ...card.querySelectorAll('.phone-region-name')].some(
            (part) => part.scrollWidth > card.clientWidth,
          ),
        }));
        return cards.flatMap(({ id, rect, isCut }, i) => [
          ...(isCut ? [`${id} is cut`] : []),
          ...(rect.left < left || rect.right > right || rect.top < top || rect.bottom > bottom ? [`${id} is out`] : []),
          ...cards
            .slice(i + 1)
            .filter((other) => rect.left < other.rect.right && other.rect.left < rect.right)
            .filter((other) => rect.top < other.rect.bottom && other.rect.top < rect.bottom)
            .map((other) => `${id} over ${other.id}`),
        ]);
      });
    await expect.poll(faults).toEqual([]);
    await page.getByRole('button', { name: 'Companies', exact: true }).tap();
    await expect.poll(() => page.locator('.phone-company:visible').count()).toBe(5);
    await expect.poll(() => frame.isVisible()).toBe(false);
    // The answer is in sight without scrolling.
    await page.locator('[data-move="end"]').tap({ trial: true });
    // One colour and shape for each: in the strip, on the map and where companies are compared.
    const marksIn = (place: string) =>
      page.locator(`${place} .seat-mark`).evaluateAll((marks) => marks.map(({ outerHTML }) => outerHTML).sort());
    expect(await marksIn('.strip')).toEqual(await marksIn('.phone-company h2'));
    // So are all five plans, upright and lying, with the way on.
    await page.locator('[data-report-open="plans"]').tap();
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport);
      await expect
        .poll(() =>
          page.locator('.phone-report').evaluate((report) => {
            const parts = [...report.querySelectorAll('.planner-picture, .phone-outcome, [data-report-close]')];
            const { top, bottom } = report.getBoundingClientRect();
            return parts.filter((part) => {
              const rect = part.getBoundingClientRect();
              return rect.height > 0 && rect.top >= top && rect.bottom <= Math.min(bottom, innerHeight);
            }).length;
          }),
        )
        .toBe(11);
    }
  });

  it.each([
    [1280, 800],
    [1920, 1080],
    [390, 844],
    [844, 390],
    // A tablet, and a page at twice its size.
    ...(isLong
      ? [
          [820, 1180],
          [640, 400],
        ]
      : []),
  ])('fits a screen of %i by %i in every phase, with something legal in sight', async (width, height) => {
    const player = await PhoneTable.visit(site, { viewport: { width, height } });
    const { page } = player;
    for (const [phase, position] of PHASES) {
      await player.table.bring(position);
      await player.readOn();
      const fits = await page.evaluate(() => {
        const parts = [document.documentElement, ...document.querySelectorAll('.table-stage')];
        return parts.every((part) => part.scrollHeight <= part.clientHeight && part.scrollWidth <= part.clientWidth);
      });
      if (height > 400) expect(fits, phase).toBe(true);
      await expect.poll(() => page.evaluate(legalInSight), { message: phase }).toBeGreaterThan(0);
      if (width === 1920) {
        const { width: map = 0 } = (await page.locator('.phone-map').boundingBox()) ?? {};
        expect(map, phase).toBeGreaterThanOrEqual(1240);
      }
    }
  });

  it('turns plans up one by one, the highest price first, and a tap ends the show', async () => {
    const player = await PhoneTable.visit(site, { reducedMotion: 'no-preference' });
    const { page } = player;
    await player.table.bring(phoneTable({ seed: 'show', bots: 2, isReached: ({ step }) => step === 'plan' }));
    await player.layPads();
    // A busy machine may be too late to see a card turn: what each has been told is written down, backs first.
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (looks, options) {
        if (this.matches('.phone-card-front') && typeof options === 'object') {
          const price = this.querySelector('[data-card-price]')?.textContent;
          document.body.dataset.told = `${document.body.dataset.told ?? ''} ${price}:${options.delay ?? 'held'}`;
        }
        return animate.call(this, looks, options);
      };
    });
    // So is what the cards below say before the first of them is turned.
    await page.evaluate(() => {
      const board = document.querySelector('.phone-board');
      const watching = new MutationObserver(() => {
        if (!board?.querySelector('.phone-plans')) return;
        document.body.dataset.phase = board.querySelector('.phone-phases [aria-current]')?.textContent ?? '';
        document.body.dataset.goods = String(board.querySelectorAll('.phone-pile').length);
        watching.disconnect();
      });
      if (board) watching.observe(board, { childList: true, subtree: true });
    });
    await page.locator('[data-move="ready"]').click();
    const told = async () =>
      (await page.evaluate(() => document.body.dataset.told ?? ''))
        .split(' ')
        .filter(Boolean)
        .map((each) => each.split(':'));
    await expect.poll(async () => (await told()).length).toBe(6);
    const [held, turned] = [(await told()).slice(0, 3), (await told()).slice(3)];
    expect(held.map(([, when]) => when)).toEqual(['held', 'held', 'held']);
    expect(await page.evaluate(() => [document.body.dataset.phase, document.body.dataset.goods])).toEqual([
      '1 Planning',
      '0',
    ]);
    const prices = turned.sort((one, two) => Number(one[1]) - Number(two[1])).map(([price]) => Number(price));
    expect(prices).toEqual(prices.toSorted((one, two) => two - one));
    expect(new Set(turned.map(([, delay]) => delay)).size).toBe(3);
    // A tap ends the show: until then nothing beside the cards runs ahead of them.
    await page.locator('.phone-report h2').click();
    await expect.poll(() => page.locator('.phone-phases [aria-current]').innerText()).toMatch(/^4\s*Improvement$/);
    const running = () =>
      page
        .locator('.phone-plans :is(li, .phone-card > *)')
        .evaluateAll((cards) => cards.flatMap((card) => card.getAnimations()).length);
    await expect.poll(running).toBe(0);
    await expect.poll(() => page.locator('.phone-place').allInnerTexts()).toEqual(['1', '2', '3']);
  });

  it('tells of the end of a round, and of what all its points were made of', async () => {
    const player = await PhoneTable.visit(site);
    const { page } = player;
    await player.table.bring(
      phoneTable({ seed: 'totals', bots: 2, isReached: ({ step, round }) => step === 'plan' && round === 3 }),
    );
    const end = page.locator('.phone-round-end');
    await expect.poll(() => end.locator('h2').innerText()).toBe('Round 2 is over');
    await end.getByRole('button', { name: 'Results' }).click();
    // The best comes first.
    const totals = await page.locator('.phone-company .phone-total b').allInnerTexts();
    totals.sort((one, two) => Number(two) - Number(one));
    await expect.poll(() => page.locator('.phone-results .phone-sum b').allInnerTexts()).toEqual(totals);
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

  it('ends a turn by itself when nothing else can be done, after saying so', async () => {
    const player = await PhoneTable.visit(site);
    const { page } = player;
    await page.evaluate(() => localStorage.setItem('stolik.settings', '{"pace":0,"soundOffered":true}'));
    await player.table.bring(phoneTable({ seed: 'by itself', isReached: ({ step }) => step === 'improve' }));
    await player.readOn();
    await player.change(() => page.locator('.phone-tiles [data-lit]').first().click());
    await expect.poll(() => page.locator('.table-prompt').innerText()).toContain('The turn ends by itself');
    await expect.poll(() => player.step()).not.toBe('improve');
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
