import { readFileSync } from 'node:fs';
import { Roster } from '@stolik/bots';
import { Match, SeededChance } from '@stolik/core';
import { luckOf, percentOf, plainOf, readField, resultOf, resultsIn, signsOf, standingOf } from '@stolik/daily';
import { fairDuplicateSource } from '@stolik/fair';
import { gameEntry } from '@stolik/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { binsOf } from '../src/daily/bins.ts';
import type { TableRecord } from '../src/store/tables.ts';
import { pressByKeys } from './keyboard.ts';
import { TestSite, type TestTable } from './page.ts';
import { checkScreen } from './screens.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

/** Sagrada alone, and the day after it against Heron. */
const [ALONE, HERON] = ['2026-11-21', '2026-11-22'];
const { game } = gameEntry('sagrada');

const fieldOn = (day: string) => {
  const file = new URL('../src/daily/fields/00.json', import.meta.url);
  return readField(JSON.parse(readFileSync(file, 'utf8')).days[day]);
};

/** The table of the address, as the browser keeps it. */
function kept({ page }: TestTable): Promise<TableRecord> {
  const id = page.url().split('/').at(-1) ?? '';
  return page.evaluate(
    (key) =>
      new Promise<TableRecord>((resolve, reject) => {
        const opening = indexedDB.open('stolik', 1);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('tables').objectStore('tables').get(key);
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        };
      }),
    id,
  );
}

/** Plays on at random for whoever sits alone, up to the last turn. */
function nearlyOver(record: TableRecord): TableRecord {
  const chance = new SeededChance('daily');
  const source = fairDuplicateSource(record.seed);
  const match = Match.restore(game, record.log, source);
  let { lines } = record.log;
  while (!match.isOver) {
    const moves = match.legal(0);
    // In the middle of a tool nobody can do without it.
    if (moves.some((move) => game.print(move) === 'pass')) lines = [...match.log.lines];
    match.play(0, [moves[chance.int(moves.length)]]);
  }
  return { ...record, log: { header: record.log.header, lines } };
}

async function begin(table: TestTable): Promise<void> {
  await table.page.locator('.daily-go').click();
  await table.page.waitForURL(/\/table\//);
  await table.choosePattern();
  await table.page.locator('[data-move="pass"]').waitFor();
}

/** Lets the clock of the page jump, as a machine that slept notices. */
async function at({ page }: TestTable, time: string): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

describe.each([
  ['en-US', 1280, 'Sagrada alone'],
  ['pl-PL', 390, 'Sagrada solo'],
])('The daily deal (%s, %i wide)', (locale, width, title) => {
  it('is begun before midnight, finished after it, compared, shared and found again', async () => {
    const table = await site.visit({
      locale,
      viewport: { width, height: 844 },
      permissions: ['clipboard-read', 'clipboard-write'],
      timezoneId: 'Asia/Tokyo',
    });
    const { page } = table;
    await page.clock.setFixedTime(`${ALONE}T23:58:00Z`);
    // A device on which the sheet for sharing is missing copies.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await table.goto('/daily');
    await page.locator('.daily-go').waitFor();
    expect(await page.locator('h1').textContent()).toBe(title);
    await checkScreen(table, 'a deal that waits');
    await begin(table);
    await table.bring(nearlyOver(await kept(table)));
    await at(table, `${HERON}T00:20:00Z`);
    while ((await table.asked()) === 'asked') await table.playTurn();
    await page.locator('.ceremony a[href*="/daily/"]').click();

    await page.locator('.daily-owl').waitFor();
    expect(page.url()).toMatch(new RegExp(`/daily/${ALONE}$`));
    const field = fieldOn(ALONE);
    const [{ result, days }] = await attempts(table);
    const percent = percentOf(standingOf(result, resultsIn(field.results)));
    expect(await page.locator('.daily-value').textContent()).toContain(String(result));
    expect(await page.locator('.daily-better').textContent()).toContain(String(percent));
    expect(await page.locator('.daily-rounds li').count()).toBe(10);
    // It was begun on its day, so that is the day it was played on.
    expect(days).toEqual([ALONE]);
    expect(await page.locator('.daily-beads i').count()).toBe(1);
    await checkScreen(table, 'the result of a day');

    await page.locator('.daily-share').click();
    await page.locator('.daily-shared').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const [, , points, ...rest] = text.split(' - ');
    expect(points).toMatch(new RegExp(`^${result} [^,]+, .*\\b${percent} ?%$`));
    expect(rest.join(' - ')).toMatch(/^[+=-]( [+=-]){9} \(.+\) - http.+\/daily\/2026-11-21$/);
    await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error()) }));
    await page.locator('.daily-share').click();
    expect(await page.locator('.daily-text textarea').inputValue()).toBe(text);
    await page.locator('.daily-text [role="alert"]').waitFor();

    await page.locator('.daily-foot [href$="/daily/archive"]').click();
    await page.locator(`.daily-archive [href$="${ALONE}"]`).waitFor();
    expect(await page.locator('.daily-archive li').count()).toBe(22);
    expect(await page.locator('.daily-archive li[data-done]').innerText()).toContain(String(result));
    await checkScreen(table, 'earlier deals');
    await table.goto('/');
    await page.locator('.today-card').waitFor();
    await checkScreen(table, 'the first screen with the deal of the day');
    // It is another day, whose deal nobody has played.
    expect(await page.locator('.today-card[data-done]').count()).toBe(0);
    await at(table, `${ALONE}T12:00:00Z`);
    await page.locator('.today-card[data-done]').waitFor();
  });
});

/** What the browser keeps of days. */
async function attempts({ page }: TestTable): Promise<{ result: number; days: string[] }[]> {
  const kept = await page.evaluate(
    () =>
      new Promise<{ day: string; done: { value: number } }[]>((resolve, reject) => {
        const opening = indexedDB.open('stolik-daily', 1);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('attempts').objectStore('attempts').getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        };
      }),
  );
  return kept.map(({ done }) => ({ result: done.value, days: kept.map(({ day }) => day) }));
}

it('everybody meets the same bot: Heron answers in the page as it does anywhere, whatever is taken back', async () => {
  const table = await site.visit();
  const { page } = table;
  await page.clock.setFixedTime(`${HERON}T12:00:00Z`);
  await table.goto('/daily');
  await begin(table);
  for (let turn = 0; turn < 4; turn++) {
    if (await page.locator('.sagrada-pool [data-lit]').count()) {
      await page.locator('.sagrada-pool [data-lit]').first().click();
      await table.move(page.locator('.sagrada-pane[data-lit]').first());
      await table.move(page.locator('[data-key="undo"]'));
    }
    await table.playTurn();
    await table.asked();
  }
  const { log, seed } = await kept(table);
  const again = Match.restore(game, { ...log, lines: log.lines.slice(0, 1) }, fairDuplicateSource(seed));
  const heron = new Roster().bot('hard', plainOf(gameEntry('sagrada')));
  let answered = 0;
  for (const line of log.lines.slice(1)) {
    if ('retract' in line) again.retract(line.seat);
    else if ('moves' in line) {
      if (line.seat === 1) {
        const luck = new SeededChance(luckOf(seed, 1, again.log));
        expect(heron.decide(again.view(1), 1, luck).moves).toEqual(line.moves);
        answered++;
      }
      again.play(line.seat, line.moves);
    }
  }
  expect(answered).toBeGreaterThan(3);
  expect(log.lines.some((line) => 'retract' in line)).toBe(true);
  expect(again.log.lines).toEqual(log.lines);
});

it('is begun without a network, by keys alone, and counts once', async () => {
  const table = await site.visit({ serviceWorkers: 'allow' });
  const { page } = table;
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.clock.setFixedTime(`${ALONE}T12:00:00Z`);
  await page.context().setOffline(true);
  await table.goto('/daily');
  await page.locator('.daily-go').waitFor();
  await pressByKeys(table, '.daily-go');
  await page.waitForURL(/\/table\//);
  await table.choosePattern();
  const first = page.url();
  await table.goto('/daily');
  await page.locator('a.daily-go').click();
  await page.waitForURL(/\/table\//);
  expect(page.url()).toBe(first);
  // A day that has no deal yet says so.
  await table.goto(`/daily/${HERON}`);
  await page.locator('.trouble').waitFor();
});

describe('a field of bots', () => {
  const field = fieldOn(ALONE);

  it('has every run in a column, and one more for whoever did better', () => {
    for (const value of [-50, 40, 90]) {
      const { bins, own, most } = binsOf(field.results, value);
      const sums = bins.map((bin) => Object.values(bin).reduce((a, b) => a + b));
      expect(sums.reduce((a, b) => a + b)).toBe(64);
      expect(Math.max(...sums)).toBe(most);
      expect(bins.length).toBeLessThanOrEqual(20);
      expect(own).toBe(value < 0 ? 0 : value > 80 ? bins.length - 1 : own);
    }
  });

  it('tells a result by rounds that add up to it', () => {
    const entry = gameEntry('sagrada');
    const log = nearlyOver({
      log: Match.begin(entry.game, { seats: 1, options: {}, source: fairDuplicateSource('x') }).log,
      seed: 'x',
    } as TableRecord).log;
    const { value, rounds } = resultOf(entry.game, log, 0);
    expect(rounds.reduce((a, b) => a + b)).toBe(value);
    expect(signsOf(rounds, field.rounds)).toHaveLength(10);
  });
});
