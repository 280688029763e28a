import { type BotGame, greedy } from '@stolik/bots';
import { Match, SeededChance } from '@stolik/core';
import { verifiableSource } from '@stolik/fair';
import { gameEntry } from '@stolik/games';
import { afterAll, beforeAll, it } from 'vitest';
import type { TableRecord } from '../src/store/tables.ts';
import { TestSite } from '../test/page.ts';
import { AGAINST_BOT } from '../test/records.ts';

// Figures, not asserts: machines differ. `npm run bench:web` prints them, a line for each game.

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

/** A whole game of greedy bots, as if somebody had played it here. */
function gameOf({ game, heuristics }: BotGame, seed: string): TableRecord {
  const match = Match.begin(game, { seats: AGAINST_BOT.length, options: {}, source: verifiableSource(seed) });
  const bot = greedy({ game, heuristics });
  const chance = new SeededChance(seed);
  while (!match.isOver) {
    const [seat] = match.actors;
    match.play(seat, bot.decide(match.view(seat), seat, chance).moves);
  }
  const now = Date.now();
  return { id: 'bench', sitters: AGAINST_BOT, log: match.log, seed, created: now, updated: now, isOver: true };
}

it.each(['sagrada', 'sentient', 'smartphone'])('measures the review of a game of %s', async (game) => {
  const table = await site.visit();
  const { page } = table;
  await table.bring(gameOf(gameEntry(game), 'review'));
  const begin = performance.now();
  await table.goto('/review/bench');
  const [first, done] = [page.locator('button.review-card'), page.locator('.review-progress:empty')];
  await first.first().or(done).first().waitFor({ state: 'attached' });
  const firstMs = performance.now() - begin;
  await done.waitFor({ state: 'attached' });
  const allMs = performance.now() - begin;
  const again = performance.now();
  await page.reload();
  await done.waitFor({ state: 'attached' });
  console.log(
    JSON.stringify({
      game,
      workers: Math.max(1, Math.min(4, (await page.evaluate(() => navigator.hardwareConcurrency)) - 1)),
      reviewFirstMarkMs: Math.round(firstMs),
      reviewOwnTurnsMs: Math.round(allMs),
      reviewAgainMs: Math.round(performance.now() - again),
    }),
  );
});
