import { sentient } from '@stolik/games/sentient/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meet, playNext } from './friends.ts';
import { centerOf, TestSite } from './page.ts';
import { isInTheMiddle, SentientTable, sentientRecord } from './sentient-table.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

const isLong = process.env.STOLIK_LONG === '1';
const lastRound = sentientRecord({
  seed: 'sentient last round',
  isReached: ({ step, actors, round }) => round === 3 && step === 'agent' && actors[0] === 0,
});
const middle = sentientRecord({ seed: 'sentient middle', isReached: isInTheMiddle });
const lastAgent = sentientRecord({
  seed: 'sentient last agent',
  isReached: ({ step, actors, round, seats }) =>
    round === 1 && step === 'agent' && actors[0] === 0 && seats[0].agents === 1,
});
const crowded = sentientRecord({
  seed: 'sentient crowded',
  sitters: ['Ala', 'Magpie', 'Heron', 'Owl'].map((name, i) =>
    i === 0 ? { kind: 'human', name } : { kind: 'bot', name, bot: 'greedy' },
  ),
  isReached: isInTheMiddle,
});

const finished = sentientRecord({
  seed: 'sentient finished',
  sitters: ['Ala', 'Somebody with a long name', 'Heron', 'Owl'].map((name, i) =>
    i === 0 ? { kind: 'human', name } : { kind: 'bot', name, bot: 'greedy' },
  ),
  isReached: ({ step }) => step === 'over',
});

/** A table whose first round is half played, at the person's turn. */
async function inTheMiddle(): Promise<SentientTable> {
  const table = await site.visit();
  await table.bring(middle);
  const player = new SentientTable(table);
  await player.asked();
  return player;
}

/** How a round was counted is a tap away, and its total is the true one: nothing has happened since. */
async function readsTheCount({ page }: SentientTable): Promise<void> {
  await page.locator('[data-move="report"]').click();
  const report = page.locator('.sentient-report');
  expect(await report.locator('h2').innerText()).toBe('Round 1 is over');
  const totals = await page.locator('.sentient-standing .sentient-sum').allInnerTexts();
  if ((await page.locator('.sentient-slot:not([data-empty]), .sentient-small[data-type]').count()) === 0)
    expect(await report.locator('.sentient-sum').allInnerTexts()).toEqual(totals);
  await page.locator('[data-move="close-report"]').click();
  await report.waitFor({ state: 'detached' });
}

describe('Sentient in a real browser', () => {
  it('shows its whole result on a small phone, where it scrolls', async () => {
    const table = await site.visit({ viewport: { width: 360, height: 640 } });
    await table.bring(finished);
    // What lies under something else cannot be clicked.
    await table.page.locator('.ceremony-details summary').click();
    await expect.poll(() => table.page.locator('.ceremony-details').getAttribute('open')).not.toBeNull();
    await table.page.locator('.race li').last().click();
  });

  it('has every sum of a round in sight on a phone, and a turn moves nothing there', async () => {
    const table = await site.visit({ viewport: { width: 390, height: 844 }, locale: 'pl-PL' });
    await table.bring(middle);
    const player = new SentientTable(table);
    await player.asked();
    const { page } = table;
    const placeOf = () => page.locator('.sentient-network [data-die]').first().boundingBox();
    const before = await placeOf();
    await player.bot(1).click();
    await player.litSlot().click();
    expect(await placeOf()).toEqual(before);
    await player.send();
    await page.locator('[data-move="end"]').waitFor();
    expect(await placeOf()).toEqual(before);
    await table.goto('/');
    await table.bring(lastAgent);
    await player.asked();
    await player.playTurn();
    await page.locator('[data-move="report"]').click();
    const report = page.locator('.sentient-report');
    expect(await report.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  it('is one click from the first decision and plays to the end against a bot', async () => {
    const table = await site.visit();
    await table.page.locator('[data-game="sentient"] .home-play').click();
    const player = new SentientTable(table);
    let turns = 0;
    while ((await player.asked()) === 'asked') {
      if (turns === 4) await readsTheCount(player);
      await player.playTurn();
      turns++;
    }
    expect(turns).toBe(12);
    await expect.poll(() => table.page.locator('.ceremony h2').innerText()).toMatch(/wins?$/);
    expect(table.errors).toEqual([]);
  });

  it('seats four, one of whom passes', async () => {
    const table = await site.visit();
    await table.goto('/new/sentient?seats=4');
    await table.button('Deal').click();
    const player = new SentientTable(table);
    const { page } = table;
    await player.asked();
    const before = await page.locator('[data-factory]').first().getAttribute('aria-label');
    await page.locator('[data-move="pass"]').click();
    // What it means is said where it is chosen.
    await expect.poll(() => page.locator('.table-question').innerText()).toContain('four new bots come');
    await page.locator('[data-move="pass"][data-sure]').click();
    await page.locator('[data-move="pass"]').waitFor({ state: 'detached' });
    await player.asked();
    await expect.poll(() => page.locator('[data-factory]').first().getAttribute('aria-label')).not.toBe(before);
    await expect.poll(() => page.locator('.table-question').innerText()).toContain('You have passed already');
    // Into the second round.
    for (let turn = 0; turn < 5; turn++) {
      await player.playTurn();
      expect(await player.asked()).toBe('asked');
    }
    await expect.poll(() => page.locator('.sentient-standing li').count()).toBe(4);
    expect(table.errors).toEqual([]);
  });

  it('is played by keyboard alone, from the first page and to the last point', async () => {
    const table = await site.visit();
    const { page } = table;
    const player = new SentientTable(table);
    await table.tabTo('[data-game="sentient"] .home-play');
    await page.keyboard.press('Enter');
    await player.asked();
    await table.tabTo('[data-factory]');
    const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(() => label()).toMatch(/^place 1, bot \d+, .*left die .*, right die .*legal$/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => label()).toMatch(/^\w+ investor, /);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await table.tabTo('.sentient-network [data-slot]');
    await expect
      .poll(() => label())
      .toMatch(/^slot 1, between \d and \d, empty, legal: would score \d points?, \d .* your points [+-]?\d+$/);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-selected]').count()).toBe(0);
    await player.keyTurn();
    expect(await player.asked()).toBe('asked');
    if (!isLong) await table.bring(lastRound);
    while ((await player.asked()) === 'asked') await player.keyTurn();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    expect(table.errors).toEqual([]);
  });

  it('shows before what then happens, and takes it back', async () => {
    const player = await inTheMiddle();
    const { page, table } = player;
    const [dice, total] = [await player.dice(), await player.total()];
    const wheels = await player.wheels();
    await player.bot(2).click();
    await page.locator('[data-step="more"]').click();
    await expect.poll(() => page.locator('[data-step="fewer"] .sentient-assistant').count()).toBe(1);
    const slot = await player.litSlot().getAttribute('data-slot');
    const target = page.locator(`.sentient-network [data-slot="${slot}"]`);
    await expect.poll(() => page.locator('.table-question').innerText()).toMatch(/Your turn: Bot \d+: choose a slot/);
    await target.click();
    await expect.poll(() => page.locator('.table-question').innerText()).toMatch(/in slot \d: your points [+-]?\d+\./);
    const shown = {
      dice: await player.dice(),
      points: await target.locator('.sentient-vp').innerText(),
      total: total + Number(await target.locator('.sentient-badge').innerText()),
    };
    await expect.poll(() => player.total()).toBe(total);
    // Each die goes on by one face at most, 6 and 1 being neighbours, and those that stay do not move.
    const turned = (await player.wheels()).map((wheel, i) => Math.abs(wheel - wheels[i]));
    expect(turned).toEqual(shown.dice.map((value, i) => (value === dice[i] ? 0 : 60)));
    await player.send();
    await page.locator('[data-move="end"]').waitFor();
    await expect.poll(() => player.dice()).toEqual(shown.dice);
    await expect.poll(() => target.getAttribute('data-points')).toBe(shown.points);
    await expect.poll(() => player.total()).toBe(shown.total);
    await table.button('Undo').click();
    await page.locator('[data-move="plug"]').waitFor();
    expect([await player.dice(), await player.total()]).toEqual([dice, total]);
    // The agent stays where it is, and the bot in hand: a reload changes nothing.
    await page.reload();
    await page.locator('[data-move="plug"]').waitFor();
    await expect.poll(() => page.locator('[data-place="2"] .sentient-agent').count()).toBeGreaterThan(0);
    await player.litSlot().click();
    await page.locator('[data-move="plug"]').click();
    await player.end();
    expect(await player.asked()).toBe('asked');
  });

  it('says why not, and points at what is in the way', async () => {
    const player = await inTheMiddle();
    const { page } = player;
    const said = () => page.locator('.table-said').innerText();
    const taken = page.locator('.sentient-network [data-slot]:not([data-empty])').first();
    // What is plugged in already is read, not refused.
    await taken.click();
    await expect.poll(() => page.locator('.sentient-told').innerText()).toMatch(/^Bot \d+, \w+, .+ \d points? now\.$/);
    await expect.poll(() => said()).toBe('');
    await page.locator('.sentient-network [data-slot][data-empty]').first().click();
    await expect.poll(() => said()).toBe('First choose a bot in the factory.');
    await player.bot(1).click();
    await taken.click();
    await expect.poll(() => said()).toMatch(/^Slot \d holds bot \d+ already\.$/);
    await expect.poll(() => page.locator('.sentient-slot[data-blocking]').count()).toBe(1);
    // A button that can do no more still says why.
    const more = page.locator('[data-step="more"]');
    for (let i = 0; i < 6; i++) await more.click({ force: true });
    await expect.poll(() => more.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => said()).toMatch(/^You cannot send more assistants than you have left: \d\.$/);
  });

  it('counts a round in place before the next one begins, and a key goes on', async () => {
    const table = await site.visit({ reducedMotion: 'no-preference' });
    const { page } = table;
    await table.bring(lastAgent);
    const player = new SentientTable(table);
    await player.asked();
    await player.playTurn();
    const scene = page.locator('.sentient-scene');
    await scene.waitFor();
    await expect.poll(() => scene.locator('.sentient-tally-bot[data-type]').count()).toBe(8);
    // Once it is counted it waits, and below it the next round is true already.
    await expect.poll(() => scene.locator('h2').innerText()).toBe('Round 1 is over');
    await expect.poll(() => page.locator('.sentient-round h2').innerText()).toBe('Round 2 of 3');
    expect(await scene.locator('.sentient-tally-total').first().innerText()).toBe(String(await player.total()));
    await page.keyboard.press('Shift');
    await scene.waitFor({ state: 'detached' });
    await player.asked();
    await expect.poll(() => page.locator('.sentient-network [data-slot][data-empty]').count()).toBe(4);
    expect(table.errors).toEqual([]);
  });

  it('lets a bot be dragged into the network', async () => {
    const player = await inTheMiddle();
    const { page, table } = player;
    const bot = await centerOf(table, '[data-factory="3"]');
    await page.mouse.move(bot.x, bot.y);
    await page.mouse.down();
    await page.mouse.move(bot.x - 20, bot.y + 30, { steps: 3 });
    const slot = await centerOf(table, '.sentient-network [data-slot][data-lit]');
    await page.mouse.move(slot.x, slot.y, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => player.litSlot().getAttribute('data-selected')).toBe('');
    await expect.poll(() => page.locator('.dragged').count()).toBe(0);
    await player.send();
    await player.end();
  });

  it('lets pawns be dragged: an agent to a bot, an assistant along, another onto a sign', async () => {
    const player = await inTheMiddle();
    const { page, table } = player;
    const drag = async (from: string, to: string) => {
      const [start, end] = [await centerOf(table, from), await centerOf(table, to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 4 });
      await page.mouse.up();
    };
    const sign = '.sentient-stand:has([data-block]) [data-block]';
    await drag('.sentient-network .sentient-agent', '[data-factory="1"]');
    await expect.poll(() => player.bot(1).getAttribute('data-selected')).toBe('true');
    await drag('[data-step="more"] .sentient-assistant', '[data-factory="1"]');
    await expect.poll(() => page.locator('[data-step="fewer"] .sentient-assistant').count()).toBe(1);
    await drag('[data-step="more"] .sentient-assistant', sign);
    await expect.poll(() => page.locator(sign).first().getAttribute('aria-pressed')).toBe('true');
    // Whoever changes their mind takes back what goes along.
    await page.locator('[data-step="fewer"]').click();
    await expect.poll(() => page.locator('[data-step="fewer"]').count()).toBe(0);
  });

  it('hides nothing, so two people at one device need no curtain', async () => {
    const table = await site.visit({ locale: 'pl-PL' });
    await table.page.locator('[data-game="sentient"]').getByRole('link', { name: 'Na jednym urządzeniu' }).click();
    await table.button('Rozdaj').click();
    const player = new SentientTable(table);
    const names: string[] = [];
    for (let turn = 0; turn < 3; turn++) {
      await player.asked();
      names.push(await table.page.locator('.table-question strong').innerText());
      await player.playTurn();
    }
    expect(names[0]).toBe(names[2]);
    expect(new Set(names).size).toBe(2);
    await expect.poll(() => table.page.locator('.curtain').count()).toBe(0);
  });

  it('fits a phone: everything in reach, others a tap away', async () => {
    const table = await site.visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const { page } = table;
    await table.goto('/new/sentient?seats=4');
    await table.button('Deal').click();
    const player = new SentientTable(table);
    await player.asked();
    await player.bot(4).tap();
    await player.litSlot().tap();
    const [go, slot] = [await page.locator('[data-move="send"]').boundingBox(), await player.slot(1).boundingBox()];
    expect((go?.y ?? 0) + (go?.height ?? 0)).toBeLessThanOrEqual(740);
    expect((slot?.y ?? 0) + (slot?.height ?? 0)).toBeLessThanOrEqual(go?.y ?? 0);
    await page.locator('[data-move="send"]').tap();
    // Two taps at one place within half a second are a double one, which does not count.
    await page.waitForTimeout(600);
    await page.locator('[data-move="end"]').tap();
    await player.asked();
    await page.locator('.seat-strip button').nth(2).tap();
    await expect.poll(() => page.locator('.sentient-network').getAttribute('data-own')).toBeNull();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

/** Every phase of a turn, one after the other; something can be done in each. */
const PHASES: readonly (readonly [phase: string, legal: string, next: string | undefined])[] = [
  ['a bot is chosen', '[data-factory][data-lit]', '[data-factory="2"]'],
  ['a slot is chosen', '.sentient-network [data-slot][data-lit]', undefined],
  ['the agent is sent', '[data-move="send"]', '[data-move="send"]'],
  ['the bot is in hand', '.sentient-network [data-slot][data-lit]', '.sentient-network [data-slot][data-lit]'],
  ['the bot is plugged in', '[data-move="plug"]', '[data-move="plug"]'],
  ['the turn is ended', '[data-move="end"]', '[data-move="end"]'],
];

describe.each([
  [1280, 800],
  [1920, 1080],
  [390, 844],
  [844, 390],
  [640, 400],
])('at %i by %i', (width, height) => {
  it('what can be done is in sight in every phase of a turn, and a desktop has no scrollbar', async () => {
    const table = await site.visit({ viewport: { width, height }, hasTouch: width < 900 });
    await table.bring(crowded);
    const { page } = table;
    await new SentientTable(table).asked();
    for (const [phase, legal, next] of PHASES) {
      await expect.poll(() => page.evaluate(isSeen, legal), { message: phase }).toBe(true);
      if (width > 900) expect(await page.evaluate(hasScrollbar), phase).toBe(false);
      if (width === 1920)
        expect(await page.locator('.sentient-network').evaluate((own) => own.clientWidth)).toBeGreaterThan(640);
      if (next) await page.locator(next).first().click();
    }
  });
});

/** Whether something of this kind lies on the screen with nothing over its middle. */
function isSeen(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

function hasScrollbar(): boolean {
  return [document.documentElement, document.querySelector('.table-stage')].some(
    (box) => box !== null && (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth),
  );
}

it('a table that began under earlier rules goes on under them; one from later rules asks for a newer page', async () => {
  const table = await site.visit();
  const [rules] = sentient.earlier ?? [];
  const earlier = sentientRecord({ seed: 'earlier rules', rules, isReached: isInTheMiddle });
  expect(earlier.log.header.version).toBe(1);
  await table.bring(earlier);
  const player = new SentientTable(table);
  await player.asked();
  await player.playTurn();
  expect(await player.asked()).toBe('asked');
  await table.keep({ ...middle, id: 'later', log: { ...middle.log, header: { ...middle.log.header, version: 99 } } });
  await table.page.getByText('This page is older than the game.').waitFor();
  expect(table.errors).toEqual([]);
});

it('two visitors play Sentient online until one resigns, in a long run until it is over', async () => {
  const { ala, ben } = await meet(site, { game: 'sentient' });
  const players = [new SentientTable(ala), new SentientTable(ben)];
  let turns = 0;
  while (turns < (isLong ? 25 : 9) && (await playNext(...players))) turns++;
  if (isLong) expect(turns).toBe(24);
  else {
    await ben.page.locator('.leave-open').click();
    await ben.button('Resign').click();
    await ben.button('Really resign?').click();
    await expect.poll(() => ala.page.locator('.ceremony h2').innerText()).toBe('Ben resigned. You have won.');
  }
  await ala.page.locator('.ceremony').waitFor();
  expect([...ala.errors, ...ben.errors]).toEqual([]);
});
