import { appendFileSync, mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameEntry } from '@stolik/games';
import { describe, expect, it } from 'vitest';
import { Checkpoint } from '../src/checkpoint.ts';
import { budgetsFor, type Contest, type Deal, Dealer } from '../src/contest/deal.ts';
import { leadText, tally } from '../src/contest/tally.ts';

const contest: Contest = { game: 'sentient', bots: ['medium', 'random'], options: {}, seed: 'arena', budgets: {} };

describe('a deal', () => {
  it('is played from every side, by the same luck', async () => {
    const deal = await new Dealer(gameEntry('sentient'), contest).play(3);
    expect(deal.map((game) => game.map(({ bot }) => bot))).toEqual([
      ['medium', 'random'],
      ['random', 'medium'],
    ]);
    for (const game of deal) expect(game.reduce((sum, { win }) => sum + win, 0)).toBeCloseTo(1);
    const scores = (played: Deal) => played.map((game) => game.map(({ score }) => score));
    expect(scores(await new Dealer(gameEntry('sentient'), contest).play(3))).toEqual(scores(deal));
    expect(scores(await new Dealer(gameEntry('sentient'), contest).play(4))).not.toEqual(scores(deal));
  });
});

it('a budget is for those it is given to; the others keep their own', () => {
  expect(budgetsFor(['expert'], { ms: 50 })).toEqual({ expert: { ms: 50 } });
  expect(budgetsFor(['hard', 'expert'], { iterations: 8 })).toEqual({
    hard: { iterations: 8 },
    expert: { iterations: 8 },
  });
  expect(budgetsFor(['expert'], {})).toEqual({});
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

  it('says by how many points a bot leads, deal by deal, and nothing of one that met nobody else', () => {
    const deals: Deal[] = [
      [game(1), game(1)],
      [game(0), game(1)],
      [game(0), game(0)],
    ];
    const [a, b] = tally(['a', 'b'], deals);
    expect(a.lead).toMatchObject({ mean: 0.5 });
    expect(b.lead).toMatchObject({ mean: -0.5 });
    expect(a.lead?.low).toBeCloseTo(0.5 - 1.96 * Math.sqrt(0.25 / 3), 2);
    expect(leadText(a.lead)).toBe('+0.5 (-0.1 to 1.1)');
    expect(leadText(tally(['a'], [[game(1)]])[0].lead)).toBe('+1.0');
    expect(tally(['a'], [[[game(1)[0], game(0)[0]]]])[0].lead).toBeUndefined();
  });

  it('is not certain after a few lucky deals, and names the median and the worst turn', () => {
    const [a, b] = tally(['a', 'b'], [[game(1, [1, 9, 2]), game(1, [3])]]);
    expect(a).toMatchObject({ winRate: 1, high: 1, msPerTurn: 3, worstMs: 9 });
    expect(a.low).toBeLessThan(0.6);
    expect(b).toMatchObject({ winRate: 0, msPerTurn: 0 });
  });
});

it('what was played before an interruption is kept, a half-written line left out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-arena-'));
  const checkpoint = new Checkpoint(contest, folder);
  const deal = await new Dealer(gameEntry('sentient'), contest).play(0);
  checkpoint.add(0, deal);
  const [file] = readdirSync(folder);
  appendFileSync(join(folder, file), '{"number":1,"deal":[[{"bot"');
  expect(new Checkpoint(contest, folder).load()).toEqual(new Map([[0, deal]]));
  expect(new Checkpoint({ ...contest, seed: 'another' }, folder).load().size).toBe(0);
  checkpoint.remove();
  // An empty one is all that can be removed so.
  rmdirSync(folder);
});
