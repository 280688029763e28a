import { appendFileSync, mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameEntry } from '@stolik/games';
import { describe, expect, it } from 'vitest';
import { type Contest, type Deal, playDeal } from '../src/arena/deal.ts';
import { tally } from '../src/arena/tally.ts';
import { KeptDeals } from '../src/kept.ts';

const contest: Contest = { game: 'sentient', bots: ['medium', 'random'], options: {}, seed: 'arena', budgets: {} };

describe('a deal', () => {
  it('is played from every side, by the same luck', () => {
    const deal = playDeal(gameEntry('sentient'), contest, 3);
    expect(deal.map((game) => game.map(({ bot }) => bot))).toEqual([
      ['medium', 'random'],
      ['random', 'medium'],
    ]);
    for (const game of deal) expect(game.reduce((sum, { win }) => sum + win, 0)).toBeCloseTo(1);
    const scores = (played: Deal) => played.map((game) => game.map(({ score }) => score));
    expect(scores(playDeal(gameEntry('sentient'), contest, 3))).toEqual(scores(deal));
    expect(scores(playDeal(gameEntry('sentient'), contest, 4))).not.toEqual(scores(deal));
  });
});

describe('the tally', () => {
  const game = (win: number, ms: number[] = []) => [
    { bot: 'a', win, score: 10 + win, ms },
    { bot: 'b', win: 1 - win, score: 10, ms: [] },
  ];

  it('counts a deal as one observation, with the interval of how they scatter', () => {
    const even: Deal[] = Array.from({ length: 50 }, () => [game(1), game(0)]);
    const wild: Deal[] = Array.from({ length: 50 }, (_, i) => [game(i % 2), game(i % 2)]);
    const [a] = tally(['a', 'b'], even);
    const [w] = tally(['a', 'b'], wild);
    expect(a).toMatchObject({ name: 'a', wins: 50, winRate: 0.5, meanScore: 10.5 });
    expect(w.winRate).toBe(0.5);
    expect(w.high - w.low).toBeGreaterThan(2 * (a.high - a.low));
  });

  it('is not certain after a few lucky deals, and names the median and the worst turn', () => {
    const [a, b] = tally(['a', 'b'], [[game(1, [1, 9, 2]), game(1, [3])]]);
    expect(a).toMatchObject({ winRate: 1, high: 1, msPerTurn: 3, worstMs: 9 });
    expect(a.low).toBeLessThan(0.6);
    expect(b).toMatchObject({ winRate: 0, msPerTurn: 0 });
  });
});

it('what was played before an interruption is kept, a half-written line left out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-arena-'));
  const kept = new KeptDeals(contest, folder);
  const deal = playDeal(gameEntry('sentient'), contest, 0);
  kept.add(0, deal);
  const [file] = readdirSync(folder);
  appendFileSync(join(folder, file), '{"number":1,"deal":[[{"bot"');
  expect(new KeptDeals(contest, folder).load()).toEqual(new Map([[0, deal]]));
  expect(new KeptDeals({ ...contest, seed: 'another' }, folder).load().size).toBe(0);
  kept.remove();
  // An empty one is all that can be removed so.
  rmdirSync(folder);
});
