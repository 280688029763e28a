import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SeededChance } from '@stolik/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgetsFor } from '../src/arena/deal.ts';
import { arenaCommand } from '../src/commands/arena.ts';
import { rate } from '../src/ladder/rating.ts';
import { stolik } from './stolik.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-ladder-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('ratings', () => {
  const strengths = { foot: 0, low: 120, middle: 300, top: 420 };
  const chance = new SeededChance('ratings');
  const meet = (a: keyof typeof strengths, b: keyof typeof strengths) => {
    const expected = 1 / (1 + 10 ** ((strengths[b] - strengths[a]) / 400));
    return { a, b, rates: Array.from({ length: 2000 }, () => (chance.int(1e6) < expected * 1e6 ? 1 : 0)) };
  };
  const meetings = [meet('low', 'foot'), meet('middle', 'low'), meet('top', 'middle'), meet('top', 'low')];

  it('recover known strengths, with intervals around them', () => {
    const ratings = rate(Object.keys(strengths), meetings, 'a');
    for (const { name, rating, low, high } of ratings) {
      expect(Math.abs(rating - strengths[name as keyof typeof strengths])).toBeLessThan(35);
      expect(low).toBeLessThanOrEqual(rating);
      expect(high).toBeGreaterThanOrEqual(rating);
      expect(high - low).toBeLessThan(120);
    }
    expect(ratings[0]).toEqual({ name: 'foot', rating: 0, low: 0, high: 0 });
    expect(rate(Object.keys(strengths), meetings, 'a')).toEqual(ratings);
  });

  it('are finite and doubtful for somebody who won everything', () => {
    const [, top] = rate(['foot', 'top'], [{ a: 'top', b: 'foot', rates: new Array(50).fill(1) }], 'a');
    expect(top.rating).toBeGreaterThan(500);
    expect(top.rating).toBeLessThan(1000);
    expect(top.low).toBeLessThan(top.rating - 100);
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

describe('arena --ladder', () => {
  const command = ['arena', '--ladder', '--game', 'sentient', '--games', '2', '--iterations', '2', '--seed', 'a test'];
  const page = (middle: string) => `# Bots\n\n<!-- ladder:sentient -->${middle}<!-- /ladder:sentient -->\n\nThe end.\n`;

  it('rates all levels, and puts tables and a chart where the page has room for them', async () => {
    writeFileSync(join(folder, 'bots.md'), page('\nold figures\n'));
    const { out, code } = await stolik([...command, '--out', folder, '--json']);
    expect(code).toBe(0);
    const { ladder, pairings, ...rest } = JSON.parse(out.trim().split('\n').at(-1) ?? '');
    expect(rest).toEqual({ game: 'sentient', seats: 2 });
    expect(pairings).toHaveLength(6);
    expect(pairings[3]).toMatchObject({ bots: ['expert', 'hard'], games: 2, winRate: expect.any(Number) });
    const names = ladder.map(({ name }: { name: string }) => name).sort();
    expect(names).toEqual(['easy', 'expert', 'greedy', 'hard', 'medium', 'random']);
    expect(Object.keys(ladder[0])).toEqual(['name', 'rating', 'low', 'high', 'msPerTurn', 'worstMs', 'meanScore']);

    const text = readFileSync(join(folder, 'bots.md'), 'utf8');
    expect(text).not.toContain('old figures');
    expect(text).toMatch(/^# Bots\n\n<!-- ladder:sentient -->\n### Sentient\n/);
    expect(text).toMatch(/<!-- \/ladder:sentient -->\n\nThe end\.\n$/);
    expect(text).toContain(
      "`npx stolik arena --ladder --game sentient --games 2 --iterations 2 --seed 'a test'`: 12 games",
    );
    expect(text).toMatch(/!\[Ratings in Sentient, the best first: .*\]\(ladder-sentient\.svg\)/);
    expect(text).toMatch(/\| expert against hard \| 2 \| [\d.]+ \([\d.]+ to [\d.]+\) \|/);
    expect(text).toMatch(/\| random \| 0 \| [\d.]+ \| [\d.]+, [\d.]+ \|/);
    const svg = readFileSync(join(folder, 'ladder-sentient.svg'), 'utf8');
    expect(svg).toMatch(/<title id="title">.*Sentient<\/title>\s*<desc id="desc">.*random 0.*<\/desc>/);
    expect(svg.match(/class="dot"/g)).toHaveLength(6);
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it.each([
    ['no page', undefined],
    ['no markers', '# Bots\n'],
    ['the markers of another game', page('').replaceAll('sentient', 'sagrada')],
    ['one marker', '<!-- ladder:sentient -->'],
    ['markers in the wrong order', '<!-- /ladder:sentient --><!-- ladder:sentient -->'],
  ])('%s: refused before anything is played', async (_, text) => {
    const docs = mkdtempSync(join(folder, 'docs-'));
    if (text) writeFileSync(join(docs, 'bots.md'), text);
    const [, ...args] = [...command, '--games', '100000', '--out', docs];
    await expect(arenaCommand().parseAsync(args, { from: 'user' })).rejects.toThrow(/^--out: /);
    expect(readdirSync(docs)).toEqual(text ? ['bots.md'] : []);
  });

  it.each([
    [['--ladder', '--seats', '3'], /--seats: must be 2/],
    [['--ladder', '--bots', 'easy,hard'], /--bots: cannot be chosen with --ladder/],
    [['--bots', 'easy,hard', '--out', '.'], /--out: is for --ladder/],
    [[], /--bots: must say who plays/],
  ])('arena %j is refused', async (args, sentence) => {
    await expect(arenaCommand().parseAsync(args, { from: 'user' })).rejects.toThrow(sentence);
  });
});
