import { forkOf, Match, SeededChance, winnersOf } from '@stolik/core';
import { sourceOf, verifiableSource } from '@stolik/fair';
import { sagrada } from '@stolik/games/sagrada/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayFork } from '../src/fork/may-fork.ts';
import { playedHere, tallyOf } from '../src/me/games.ts';
import type { TableRecord } from '../src/store/tables.ts';
import { playOnline } from './friends.ts';
import { pressByKeys } from './keyboard.ts';
import { TestSite, type TestTable } from './page.ts';
import { AGAINST_BOT, greedily, recordOf } from './records.ts';
import { checkScreen, EYES } from './screens.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

const seed = 'forks';
function reached(isReached: (match: Match) => boolean, sitters = AGAINST_BOT): TableRecord {
  const record = recordOf({ seed, sitters, decide: greedily(seed), isReached: (match) => isReached(match as never) });
  if (!record) throw new Error('the game was over before');
  return record;
}
const finished = { ...reached(({ isOver }) => isOver), totals: [30, 20], winners: [0] };
const running = { ...reached(({ seq }) => seq > 12), id: 'running' };
const people = AGAINST_BOT.map(({ name }) => ({ kind: 'human', name }) as const);

/** A fork of it that was played to its end. */
function forked(line: number): TableRecord {
  const match = forkOf(sagrada, finished.log, { line, seenBy: 0, luck: 'same' }, verifiableSource('fork'));
  const chance = new SeededChance('fork');
  while (!match.isOver) {
    const [seat] = match.actors;
    const moves = match.legal(seat);
    match.play(seat, [moves[chance.int(moves.length)]]);
  }
  const sheets = sagrada.score(match.state);
  const totals = sheets.map(({ total }) => total);
  return { ...finished, id: 'fork', seed: 'fork', log: match.log, totals, winners: winnersOf(sheets) };
}

/** The table that the visitor sits at, as it is kept. */
async function kept({ page }: TestTable): Promise<TableRecord> {
  await page.waitForURL(/\/table\//);
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

async function openReplay(table: TestTable, record: TableRecord, at: number): Promise<void> {
  await table.keep(record);
  await table.page.locator('.table').waitFor();
  await table.goto(`/replay/${record.id}?at=${at}`);
  await table.page.locator('.replay-slider').waitFor();
}

describe.each(EYES)('Play from here (%s, %i wide)', (locale, width) => {
  it('asks little, deals the position and marks it as a fork', async () => {
    const table = await site.visit({ locale, viewport: { width, height: 844 } });
    const { page } = table;
    await openReplay(table, finished, 20);
    await page.locator('.replay-fork').click();
    await page.locator('.fork-go').waitFor();
    await checkScreen(table, 'Play from here');
    expect(await page.locator('.fork-question').count()).toBe(4);
    await page.locator('.fork-go [type="submit"]').click();
    const record = await kept(table);
    const line = record.log.header.fork?.line ?? -1;
    const before = Match.restore(sagrada, { ...finished.log, lines: finished.log.lines.slice(0, line + 1) });
    expect(record.log.header.fork).toEqual({ line, parent: finished.log.lines[line].hash });
    expect(Match.restore(sagrada, { ...record.log, lines: record.log.lines.slice(0, line + 1) }).state).toEqual(
      before.state,
    );
    const mark = locale.startsWith('pl') ? 'wariant' : 'fork';
    expect(await page.locator('.table-title').textContent()).toBe(`Sagrada: ${mark}`);
    await page.locator('[data-move="pass"]').waitFor();
    await table.playTurn();
    await table.goto('/');
    await page.locator('.home-table').waitFor();
    expect(await page.locator('.home-table').innerText()).toContain(mark);
    if (process.env.STOLIK_LONG) await checkScreen(table, 'a fork on the first screen');
  });
});

it('is answered by keys alone, with hidden things as they were seen and the same luck', async () => {
  const table = await site.visit();
  const { page } = table;
  await openReplay(table, finished, 12);
  await pressByKeys(table, '.replay-fork');
  await page.locator('.fork-go').waitFor();
  // The main way on has the focus; the first question is before it.
  await page.locator('.fork-question').first().waitFor();
  for (const name of ['hidden', 'luck']) {
    await table.tabTo(`input[name="${name}"]:checked`, 'Shift+Tab').catch(() => table.tabTo(`input[name="${name}"]`));
    await page.keyboard.press('ArrowRight');
    expect(await page.locator(`input[name="${name}"]`).last().isChecked()).toBe(true);
  }
  await table.tabTo('.fork-go [type="submit"]');
  await page.keyboard.press('Enter');
  const { log, sitters, seed: own } = await kept(table);
  const first = (log.header.fork?.line ?? 0) + 1;
  expect(log.header.fork?.luck?.length).toBeGreaterThan(100);
  expect(log.lines[first]).toMatchObject({ anew: true, seat: 0 });
  expect(sitters).toEqual([
    { kind: 'human', name: 'You' },
    { kind: 'bot', name: 'Magpie', bot: 'medium' },
  ]);
  Match.verify(sagrada, log, sourceOf(log.header, own));
  expect(table.errors).toEqual([]);
});

it('is offered for the whole deal, with the set-up and the luck of then', async () => {
  const table = await site.visit();
  const { page } = table;
  await openReplay(table, finished, 20);
  await table.button('More').click();
  await table.button('Play this deal').click();
  await page.locator('.fork-go').waitFor();
  expect(await page.locator('.fork-question legend').allInnerTexts()).toEqual(['My seat', 'Opponent']);
  await page.locator('.fork-go [type="submit"]').click();
  const { log } = await kept(table);
  expect(log.header.fork).toMatchObject({ line: 0, parent: finished.log.lines[0].hash });
  const { hash: _, ...dealt } = finished.log.lines[0];
  expect(log.lines[0]).toMatchObject(dealt);
  await table.choosePattern();
  await page.locator('[data-move="pass"]').waitFor();
});

it('travels in a link without names, and is played in another browser', async () => {
  const sender = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openReplay(sender, { ...finished, sitters: people }, 20);
  await sender.page.locator('.replay-fork').click();
  // Nobody in particular played here, so nothing was hidden from them.
  await sender.page.locator('.fork-go').waitFor();
  expect(await sender.page.locator('.fork-question').count()).toBe(3);
  await sender.button('Link for a friend').click();
  await sender.button('Link copied').waitFor();
  const link = new URL(await sender.page.evaluate(() => navigator.clipboard.readText()));
  expect(link.href.length).toBeLessThan(3_000);
  const receiver = await site.visit({ locale: 'pl-PL', viewport: { width: 390, height: 844 } });
  const { page } = receiver;
  await receiver.goto(link.pathname + link.search + link.hash);
  await page.locator('.fork-go').waitFor();
  const said = await page.locator('body').innerText();
  expect(said).toContain('Miejsce 2');
  for (const { name } of people) expect(said).not.toContain(name);
  if (process.env.STOLIK_LONG) await checkScreen(receiver, 'a position that was sent');
  await page.locator('.fork-answer').filter({ hasText: 'Miejsce 2' }).click();
  await page.locator('.fork-go [type="submit"]').click();
  const { log, sitters } = await kept(receiver);
  expect(sitters.map(({ kind }) => kind)).toEqual(['bot', 'human']);
  const line = log.header.fork?.line ?? 0;
  const then = Match.restore(sagrada, { ...finished.log, lines: finished.log.lines.slice(0, line + 1) });
  expect(Match.restore(sagrada, { ...log, lines: log.lines.slice(0, line + 1) }).state).toEqual(then.state);
});

it('that is over stands in the history, counts nowhere, shows where it began, and travels like any game', async () => {
  const fork = forked(14);
  const table = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = table;
  await openReplay(table, finished, 3);
  await openReplay(table, fork, 3);
  expect(await page.locator('.replay-mark').count()).toBe(1);
  const steps = await page.locator('.replay-slider').getAttribute('max');
  await table.button('More').click();
  await table.button('Copy link to this position').click();
  await table.button('Copied').waitFor();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  await table.goto('/me');
  // The list comes twice: first what this browser knows, then all.
  const pills = () => page.locator('.me-game:nth-child(-n + 2) .card-pill').allInnerTexts();
  await expect.poll(pills).toEqual(['fork']);
  await expect.poll(() => page.locator('.me-profile .me-tally dd').first().innerText()).toBe('1');
  if (process.env.STOLIK_LONG) await checkScreen(table, 'history with a fork');
  const reader = await site.visit();
  await reader.goto(link.pathname + link.search + link.hash);
  await reader.page.locator('.replay-slider').waitFor();
  expect(await reader.page.locator('.replay-slider').getAttribute('max')).toBe(steps);
  expect(await reader.page.locator('.replay-mark').count()).toBe(1);
  await reader.page.locator('.replay-slider').fill(await placeOfMark(reader));
  await expect.poll(() => reader.page.locator('.replay-said').innerText()).toBe('Here the fork begins.');
});

/** The step that the mark stands at. */
async function placeOfMark({ page }: TestTable): Promise<string> {
  const max = Number(await page.locator('.replay-slider').getAttribute('max'));
  const left = await page
    .locator('.replay-mark')
    .evaluate((mark) => Number.parseFloat((mark as HTMLElement).style.left));
  return String(Math.round((left * max) / 100));
}

describe('what may be left', () => {
  it('is what is over, and one’s own game against bots', () => {
    expect(mayFork(finished, false)).toBe(true);
    expect(mayFork({ ...finished, sitters: people }, false)).toBe(true);
    expect(mayFork(running, false)).toBe(true);
    expect(mayFork({ ...running, sitters: people }, false)).toBe(false);
    // Whoever gets a running game in a link, however it came there, gets no more of it.
    expect(mayFork({ ...running, sitters: people }, true)).toBe(false);
    expect(mayFork({ ...running, sitters: AGAINST_BOT }, true)).toBe(false);
  });

  it('in the middle of it is left as one sees it, from one’s own seat; not what several people play at one screen', async () => {
    const table = await site.visit();
    const { page } = table;
    await table.keep({ ...running, sitters: people });
    await table.goto(`/replay/${running.id}`);
    await page.locator('.replay-slider').waitFor();
    expect(await page.locator('.replay-fork').count()).toBe(0);
    await table.goto('/');
    await openReplay(table, running, 5);
    await page.locator('.replay-fork').click();
    await page.locator('.fork-go').waitFor();
    expect(await page.locator('.fork-question legend').allInnerTexts()).toEqual(['Luck', 'Opponent']);
    expect(await table.button('Link for a friend').count()).toBe(0);
    await page.locator('.fork-go [type="submit"]').click();
    const { log } = await kept(table);
    expect(log.lines[(log.header.fork?.line ?? 0) + 1]).toMatchObject({ anew: true, seat: 0 });
  });

  it('is a game online once it is over; until then its log is nobody’s', async () => {
    const table = await site.visit();
    const { page } = table;
    await table.goto('/me');
    await page.locator('#me-name').waitFor();
    const running = await page.evaluate(async () => {
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
      const body = JSON.stringify({ game: 'sagrada', seats });
      const made = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      const { id, status } = await made.json();
      return { id, status, log: await (await fetch(`/api/tables/${id}/log`)).text() };
    });
    expect(running.status).toBe('running');
    expect(running.log).not.toMatch(/outcomes|"seed"|"hash"/);
    await table.goto(`/replay/${running.id}`);
    await page.locator('.trouble').waitFor();
    expect(await page.locator('.replay-fork, .fork').count()).toBe(0);
    await playOnline(table, 1);
    await table.goto('/me');
    await page.locator('.me-replay').first().click();
    await page.locator('.replay-fork').click();
    await page.locator('.fork-go [type="submit"]').click();
    const { log, sitters } = await kept(table);
    expect(log.header.fork?.parent).toMatch(/^[0-9a-f]{64}$/);
    expect(sitters.filter(({ kind }) => kind === 'human')).toEqual([{ kind: 'human', name: 'You' }]);
  });
});

it('counts in no number', () => {
  const [game, fork] = [playedHere(finished), playedHere({ ...forked(14), totals: [99, 1], winners: [0] })];
  expect(tallyOf([game, fork])).toEqual({ played: 1, won: 1, best: 30 });
});
