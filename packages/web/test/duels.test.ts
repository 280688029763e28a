import { Match, SeededChance } from '@stolik/core';
import { dealt, resultOf } from '@stolik/daily';
import { sourceOf } from '@stolik/fair';
import { gameEntry } from '@stolik/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DuelDeal, duelId, gameOf, packDuel, playedOut, unpackDuel } from '../src/daily/duel.ts';
import type { TableRecord } from '../src/store/tables.ts';
import { TestSite, type TestTable } from './page.ts';
import { greedily, recordOf } from './records.ts';
import { checkScreen, EYES } from './screens.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

const { game } = gameEntry('sagrada');
const deal: DuelDeal = { game: 'sagrada', version: game.version, birds: [], seed: 'a duel' };

/** A table of the deal, played at random; up to its end, or to so many decisions before it. */
function playedAtRandom(seed: string, id = duelId(deal)): TableRecord {
  const match = dealt(game, 1, deal.seed);
  const chance = new SeededChance(seed);
  while (!match.isOver) {
    const moves = match.legal(0);
    match.play(0, [moves[chance.int(moves.length)]]);
    if (match.canRetract(0) && chance.int(9) === 0) match.retract(0);
  }
  const { log } = match;
  const totals = game.score(match.state).map(({ total }) => total);
  const sitters = [{ kind: 'human', name: 'You' }] as const;
  const now = Date.now();
  return { id: seed, sitters, log, seed: deal.seed, created: now, updated: now, isOver: true, totals, duel: id };
}

/** Keeps what is known of a duel in a browser that has been on its page. */
function keepDuel({ page }: TestTable, duel: unknown): Promise<void> {
  return page.evaluate(
    (one) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('stolik-daily', 1);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('duels', 'readwrite');
          transaction.objectStore('duels').put(one);
          transaction.oncomplete = () => resolve();
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    duel,
  );
}

describe.each(EYES)('The same dice at two tables (%s, %i wide)', (locale, width) => {
  it('are sent by a link, hide how a friend did until one has played, and compare by rounds', async () => {
    const table = await site.visit({
      locale,
      viewport: { width, height: 844 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const { page } = table;
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await table.goto('/duel');
    await page.locator('[name="bird"][value="alone"]').check({ force: true });
    await checkScreen(table, 'a new duel');
    await page.locator('.daily-go').click();
    await page.locator('.daily-share').click();
    await page.locator('.daily-shared').waitFor();
    const fresh = await page.evaluate(() => navigator.clipboard.readText());
    expect((await unpackDuel(new URL(fresh).hash.slice(1))).games).toEqual([]);

    // A friend's link, opened before and after one has played.
    const friends = { ...gameOf(playedAtRandom('friend'), ''), name: 'Ala' };
    const points = playedOut(game, deal, friends).value;
    await table.goto(`/duel#${await packDuel({ deal, games: [friends] })}`);
    await page.locator('.daily-play').getByText('Ala').waitFor();
    expect(await page.locator('.compare').count()).toBe(0);
    expect(await page.locator('.daily').innerText()).not.toContain(String(points));
    const id = duelId(deal);
    const own = playedAtRandom('own');
    await keepDuel(table, { id, deal, table: own.id, games: [friends] });
    await table.goto('/');
    await table.keep(own);
    await page.locator('.ceremony a[href*="/duel/"]').click();
    await page.locator('.compare').waitFor();
    const [mine, theirs] = [own.log, playedAtRandom('friend').log].map((log) => resultOf(game, log, 0));
    const totals = await page.locator('.compare tfoot td').allTextContents();
    expect(totals.map((text) => Number.parseInt(text, 10))).toEqual([mine.value, theirs.value]);
    const differences = await page.locator('.compare tbody small').allTextContents();
    expect(differences.map((text) => Number(text.match(/-?\+?\d+/)?.[0]))).toEqual(
      mine.rounds.map((gain, i) => gain - theirs.rounds[i]),
    );
    await checkScreen(table, 'a duel');
  });
});

it('a game that the rules do not allow, or of another deal, is not believed', async () => {
  const whole = gameOf(playedAtRandom('whole'), 'Ben');
  expect(playedOut(game, deal, whole).totals).toHaveLength(1);
  for (const plays of [whole.plays.slice(0, -2), [...whole.plays, [0, { is: 'pass' }]], [[1]], []])
    expect(() => playedOut(game, deal, { ...whole, plays })).toThrow();
  expect(() => playedOut(game, { ...deal, seed: 'another' }, whole)).toThrow();
  for (const wrong of [{ version: 0 }, { birds: ['eagle'] }, { seed: 7 }])
    await expect(unpackDuel(await packDuel({ deal: { ...deal, ...wrong } as never, games: [] }))).rejects.toThrow();
});

it('a finished game is dealt again from its end, and the two are compared', async () => {
  const seed = 'same deal';
  const record = recordOf({ seed, decide: greedily(seed), isReached: ({ isOver }) => isOver });
  if (!record) throw new Error('the game was over before');
  const table = await site.visit();
  const { page } = table;
  await table.keep({ ...record, totals: [30, 20], winners: [0] });
  await page.locator('.ceremony').getByRole('button', { name: 'Same deal again' }).click();
  await page.waitForURL(new RegExp(`/table/(?!${record.id})`));
  await table.choosePattern();
  await page.locator('[data-move="pass"]').waitFor();
  const id = page.url().split('/').at(-1) ?? '';
  const fork = await page.evaluate(
    (key) =>
      new Promise<TableRecord>((resolve) => {
        const opening = indexedDB.open('stolik', 1);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('tables').objectStore('tables').get(key);
          reading.onsuccess = () => resolve(reading.result);
        };
      }),
    id,
  );
  const chance = new SeededChance('again');
  const match = Match.restore(game, fork.log, sourceOf(fork.log.header, fork.seed));
  while (!match.isOver) {
    const [seat] = match.actors;
    const moves = match.legal(seat);
    match.play(seat, [moves[chance.int(moves.length)]]);
  }
  const totals = game.score(match.state).map(({ total }) => total);
  await table.keep({ ...fork, log: match.log, isOver: true, totals, winners: [1] });
  await page.locator('.ceremony .compare').waitFor();
  const shown = await page.locator('.compare tfoot td').allTextContents();
  const leads = [match.log, record.log].map((log) => Math.abs(resultOf(game, log, 0).value));
  expect(shown.map((text) => Number.parseInt(text, 10) || 0)).toEqual(leads);
});
