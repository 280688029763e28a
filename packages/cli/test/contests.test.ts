import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Weights } from '@stolik/core';
import { gameEntry, games } from '@stolik/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arenaCommand } from '../src/commands/arena.ts';
import { tuneCommand } from '../src/commands/tune.ts';
import { bin, stolik } from './stolik.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-contests-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

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
    expect(text).toMatch(/\| expert against hard \| 2 \| [\d.]+ \([\d.]+ to [\d.]+\) \| [+-]?[\d.]+ \|/);
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
    [['--bots', 'hard,engine:'], /--bots: must say how the program starts/],
    [['--bots', 'hard,hard=engine:cmd'], /--bots: "hard" is the name of somebody else already/],
  ])('arena %j is refused', async (args, sentence) => {
    await expect(arenaCommand().parseAsync(args, { from: 'user' })).rejects.toThrow(sentence);
  });
});

describe('arena with a program', () => {
  const command = ['arena', '--game', 'sentient', '--games', '4', '--seed', 'a program'];
  const engine = `"${process.execPath}" "${bin}" engine`;

  it('plays it on several threads, and says how far it leads', async () => {
    const bots = `greedy,old=engine?level=easy:${engine}`;
    const { out, code } = await stolik([...command, '--bots', bots, '--threads', '2', '--json']);
    expect(code).toBe(0);
    const result = JSON.parse(out);
    expect(result).toMatchObject({ game: 'sentient', games: 4, bots: [{ name: 'greedy' }, { name: 'old' }] });
    const [own, other] = result.bots;
    expect(own.lead.mean).toBeGreaterThan(0);
    expect(own.lead.mean).toBeCloseTo(-other.lead.mean, 2);
    expect(other.msPerTurn).toBeGreaterThan(0);
  });

  it('ends with a sentence when the program does not know the protocol', async () => {
    const { out, err, code } = await stolik([...command, '--bots', 'greedy,engine:cat']);
    expect({ out, code }).toEqual({ out: '', code: 1 });
    expect(err).toMatch(/^stolik: the program "engine:cat" answered .*: .*\n$/s);
  });

  it('ends its programs when it is interrupted', async () => {
    const file = join(folder, 'pid');
    // It says who it is, and then nothing.
    const silent = `"${process.execPath}" -e "require('fs').writeFileSync('${file}', String(process.pid)); setInterval(() => {}, 1e6)"`;
    const args = [bin, ...command, '--games', '2', '--bots', `greedy,engine:${silent.replaceAll(',', '\\,')}`];
    const child = spawn(process.execPath, args);
    const ended = new Promise((resolve) => child.on('close', (_, signal) => resolve(signal)));
    const pid = await untilDefined(() =>
      existsSync(file) ? Number(readFileSync(file, 'utf8')) || undefined : undefined,
    );
    child.kill('SIGTERM');
    expect(await ended).toBe('SIGTERM');
    await untilDefined(() => (isRunning(pid) ? undefined : true));
  });
});

async function untilDefined<T>(look: () => T | undefined): Promise<T> {
  for (;;) {
    const seen = look();
    if (seen !== undefined) return seen;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** One that has ended and that nobody has asked about is listed still, as `Z`. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

describe('tune', () => {
  const signsOf = (weights: Weights) =>
    JSON.stringify(weights, (_, value) => (typeof value === 'number' ? Math.sign(value) : value));

  it.each(games.map(({ game }) => game.id))('finds the same for %s on one thread and on two', async (game) => {
    const command = ['tune', '--game', game, '--generations', '1', '--population', '2', '--games', '2'];
    const rest = ['--validation', '2', '--seed', 'test', '--json'];
    // One after the other: two at once would share what is kept for an interruption.
    const one = await stolik([...command, ...rest, '--threads', '1']);
    const file = join(folder, `${game}.json`);
    const two = await stolik([...command, ...rest, '--threads', '2', '--out', file]);
    expect(one.err).toMatch(/generation 1 of 1: best .*sigma[\s\S]*2 fresh games: wins/);
    expect(two.out).toBe(one.out);
    const result = JSON.parse(readFileSync(file, 'utf8'));
    expect(result).toEqual(JSON.parse(one.out));
    expect(result.command).toBe(
      `npx stolik tune --game ${game} --seats 2 --generations 1 --population 2 --games 2 --validation 2 --seed test`,
    );
    expect(result.validation).toMatchObject({ games: 2, winRate: expect.any(Number), margin: expect.any(Number) });
    // The same tree with other numbers, and 0 where there was 0.
    const own = gameEntry(game).heuristics().weights;
    expect(signsOf(result.weights)).toBe(signsOf(own));
    expect(result.weights).not.toEqual(own);
  });

  it.each([
    [['--seats', '1'], /--seats/],
    [['--population', '1'], /--population: must be a whole number from 2 on/],
    [['--generations', '0'], /--generations/],
    [['--games', 'many'], /--games/],
    [['--game', 'chess'], /there is no game chess/],
    [['--out', 'no/such/folder/file'], /--out: no\/such\/folder is not a folder/],
    [['--out', '.'], /--out: \. is a folder/],
  ])('tune %j is refused', async (args, sentence) => {
    await expect(tuneCommand().parseAsync(args, { from: 'user' })).rejects.toThrow(sentence);
  });
});
