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

/** A table whose first round is half played, at the person's turn. */
async function inTheMiddle(): Promise<SentientTable> {
  const table = await site.visit();
  await table.bring(middle);
  const player = new SentientTable(table);
  await player.asked();
  return player;
}

describe('Sentient in a real browser', () => {
  it('is one click from the first decision and plays to the end against a bot', async () => {
    const table = await site.visit();
    await table.page.locator('[data-game="sentient"] .home-play').click();
    const player = new SentientTable(table);
    let turns = 0;
    while ((await player.asked()) === 'asked') {
      // The count of a round stands above the board until it is closed, and in nobody's way.
      if (turns === 4) expect(await table.page.locator('.sentient-report h2').innerText()).toBe('Round 1 is over');
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
    await expect.poll(() => page.locator('.sentient-standing tbody tr').count()).toBe(4);
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
    await player.bot(2).click();
    await page.locator('[data-step="more"]').click();
    await expect.poll(() => page.locator('.sentient-stepper output').innerText()).toBe('1');
    const slot = await player.litSlot().getAttribute('data-slot');
    const target = page.locator(`.sentient-network [data-slot="${slot}"]`);
    await target.click();
    const shown = {
      dice: await player.dice(),
      points: await target.locator('.sentient-vp').innerText(),
      total: total + Number(await target.locator('.sentient-badge').innerText()),
    };
    await expect.poll(() => player.total()).toBe(total);
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
    await expect.poll(() => page.locator('.sentient-says').innerText()).toMatch(/^Bot \d+, \w+, .+ \d points? now\.$/);
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
    await expect.poll(() => said()).toMatch(/^You have no more assistants than \d\.$/);
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
    await page.locator('[data-move="end"]').tap();
    await player.asked();
    await page.locator('.seat-strip button').nth(2).tap();
    await expect.poll(() => page.locator('.sentient-network').getAttribute('data-own')).toBeNull();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

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
