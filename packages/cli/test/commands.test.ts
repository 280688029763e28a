import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forkOf, Match, printLog } from '@stolik/core';
import { fairDuplicateSource, verifiableSource } from '@stolik/fair';
import { gameEntry } from '@stolik/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stolik, stolikInto } from './stolik.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('stolik', () => {
  it('helps with each command', async () => {
    const { out } = await stolik(['--help']);
    for (const command of [
      'play',
      'sim',
      'arena',
      'selfplay',
      'tune',
      'bench',
      'fuzz',
      'attack',
      'golden',
      'verify',
      'review',
      'calibrate',
      'mine',
      'puzzles',
      'daily',
      'explore',
      'engine',
    ]) {
      expect(out).toContain(`  ${command} `);
      expect((await stolik([command, '--help'])).out).toContain(`Usage: stolik ${command}`);
    }
  });

  it('says which it is', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
    // With the commit, where this is a clone.
    expect((await stolik(['--version'])).out.replace(/\+[\da-f]{7}$/m, '')).toBe(`${version}\n`);
  });

  it.each([
    [['bench', '--game', 'chess'], /there is no game chess/],
    [['bench', '--seats', '9'], /--seats: sagrada is for 1 to 4/],
    [['bench', '--seats', 'two'], /--seats: must be a whole number/],
    [['bench', '--seconds', '-1'], /--seconds: must be a number above 0/],
    [['sim', '--bots', 'random,genius'], /--bots: "genius"/],
    [['sim', '--bots', 'random'], /--bots: must name 2/],
    [['sim', '--options', '{'], /--options: .* not JSON/],
    [['sim', '--options', '{"tools":1}'], /options.tools/],
    [['sim', '--options', '@no/such/file'], /ENOENT/],
    [['play', 'sagrada', '--humans', '3'], /--humans/],
    [['verify', 'no/such/file'], /ENOENT/],
    [['review', 'no/such/file'], /ENOENT/],
    [['review', 'package.json'], /line 1 of the file is not JSON/],
    [['review', 'x', '--seat', '-1'], /--seat: must be a whole number from 0 on/],
    [['daily', '--from', '2026-10-31', '--out', 'x'], /--from: must be a day from 2026-11-01 on/],
    [['daily', '--days', '365', '--out', 'x'], /--days: must be a whole number from 1 to 364/],
    [['calibrate', '--seats', '1'], /--seats: nobody leads anybody alone/],
    [['explore', '--seats', '2,x'], /--seats: must be a whole number/],
    [['explore', '--game', 'smartphone', '--seats', '1'], /--seats: nobody is compared with anybody alone/],
    [['calibrate', '--games', '1'], /--games: must be a whole number from 5 on/],
    [['mine'], /required option '--out <file>' not specified/],
    [['mine', '--out', 'package.json'], /game: must be text/],
    [['mine', '--out', 'x', '--n', '0'], /--n: must be a whole number from 1 on/],
    [['puzzles', '--game', 'chess'], /there is no game chess/],
    [['puzzles', '--file', 'README.md'], /the file of puzzles is not JSON/],
    [['puzzles', '--verify', 'all'], /--verify: must be a whole number/],
    [['attack', '--only', 'magic'], /--only: there is no story "magic": see --list/],
    [['attack', '--nodes', '3'], /--nodes: several servers need --store postgres/],
    [['selfplay', 'chess', '--out', 'x'], /game: "chess" is not one of sagrada/],
    [['selfplay', 'sagrada', '--out', 'x', '--cases', '2,5'], /--cases: "5" is not one of 1, 1-two, 2, 3, 4/],
    [['selfplay', 'sagrada', '--out', 'x', '--lambda', '2'], /--lambda: must be a number from 0 to 1, not "2"/],
    [['selfplay', 'sagrada', '--out', 'x', '--games', '0'], /--games: must be a whole number/],
    [['selfplay', 'sagrada', '--out', 'x', '--follow'], /--follow: needs --net/],
    [['selfplay', 'sagrada', '--out', 'x', '--net', 'no/such/net'], /ENOENT/],
    [['selfplay', 'sagrada', '--out', 'x', '--net', 'package.json'], /the file of the net is not a net/],
    [['fuzz', '--seats', '9', '--games', '1'], /--seats: sagrada is for 1 to 4/],
    [['play', 'sagrada', '--log', 'no/such/folder/log'], /ENOENT/],
    [['bench', '--seconds', 'Infinity'], /--seconds/],
    [['play', 'chess'], /chess/],
    [['dance'], /^stolik: unknown command 'dance'\. See stolik --help\.\n$/],
    [['srve'], /^stolik: unknown command 'srve': did you mean serve\? See stolik --help\.\n$/],
    [['serve', '--prot', '1'], /^stolik: unknown option '--prot': did you mean --port\? See stolik serve --help\.\n$/],
    [
      ['serve', 'fast'],
      /^stolik: too many arguments for 'serve'\. Expected 0 arguments but got 1\. See stolik serve --help\.\n$/,
    ],
    [['backup'], /^stolik: missing required argument 'file'\. See stolik backup --help\.\n$/],
  ])('%j ends with a sentence and code 1', async (args, sentence) => {
    const { code, err } = await stolik(args);
    expect(err).toMatch(sentence);
    expect(err).not.toMatch(/\n\s+at /);
    expect(code).toBe(1);
  });
});

describe('bench', () => {
  it('prints its figures as the last line', async () => {
    const { out } = await stolik(['bench', '--game', 'sagrada', '--seats', '2', '--seconds', '0.2', '--json']);
    const result = JSON.parse(out.trim().split('\n').at(-1) ?? '');
    expect(Object.keys(result)).toEqual([
      'game',
      'seats',
      'games',
      'actions',
      'seconds',
      'gamesPerSecond',
      'actionsPerSecond',
    ]);
    expect(result).toMatchObject({ game: 'sagrada', seats: 2 });
    expect(result.actions).toBeGreaterThan(result.games * 40);
  });

  it('counts the playouts of bots too', async () => {
    const args = ['bench', 'bots', '--game', 'sentient', '--positions', '3', '--iterations', '5', '--json'];
    const result = JSON.parse((await stolik(args)).out);
    expect(result).toEqual({
      game: 'sentient',
      seats: 2,
      playouts: 15,
      seconds: expect.any(Number),
      perSecond: expect.any(Number),
    });
  });
});

it('a reader that goes away is no error', async () => {
  const { err, code } = await stolikInto('head -1', ['sim', '--games', '3']);
  expect(err).toBe('');
  expect(code).toBe(0);
});

describe('fuzz', () => {
  it('plays all seat counts clean', async () => {
    const { out, code } = await stolik(['fuzz', '--game', 'sagrada', '--games', '80', '--every', '20']);
    expect(code).toBe(0);
    expect(out).toMatch(/1 seats: 20 games[\s\S]*4 seats: 20 games[\s\S]*sagrada: clean/);
  });

  it('says what came up, where the game names it', async () => {
    const { out } = await stolik(['fuzz', '--game', 'smartphone', '--seats', '2', '--games', '10', '--json']);
    expect(out).toMatch(/came up: upgrade over \d+, /);
    const [{ features }] = JSON.parse(out.trim().split('\n').at(-1) ?? '').results;
    expect(features['upgrade under']).toBeGreaterThan(0);
  });
});

describe('sim, verify and golden', () => {
  it('counts the wins of an opponent that the rules play', async () => {
    const options = ['--options', '{"steve":"hard"}'];
    const { out } = await stolik(['sim', '--game', 'smartphone', '--games', '3', '--json', ...options]);
    const { bots } = JSON.parse(out);
    expect(bots.map(({ name }: { name: string }) => name)).toEqual(['random', 'random', 'Steve']);
    expect(bots[2].wins).toBe(3);
  });

  it('writes logs that verify; a tampered one is named by its line', async () => {
    const sim = await stolik(['sim', '--games', '2', '--log', folder, '--json']);
    expect(JSON.parse(sim.out)).toMatchObject({
      game: 'sagrada',
      games: 2,
      bots: [{ name: 'random' }, { name: 'random' }],
    });
    const file = join(folder, 'sagrada-1.jsonl');
    const verified = await stolik(['verify', file]);
    expect(verified.out).toMatch(/verified[\s\S]*Total/);
    expect(JSON.parse((await stolik(['verify', '--json', file])).out)).toMatchObject({ verified: true, over: true });

    const lines = readFileSync(file, 'utf8').split('\n');
    const at = lines.findIndex((line, i) => i > 20 && line.includes('"place"'));
    const forged = join(folder, 'forged.jsonl');
    writeFileSync(
      forged,
      lines.map((line, i) => (i === at ? line.replace(/"die":"(.)."/, '"die":"$11"') : line)).join('\n'),
    );
    const result = await stolik(['verify', forged]);
    expect(result.code).toBe(1);
    // The first line of the file is the header, so the log's own lines are one behind.
    expect(result.err).toContain(`line ${at - 1} of the log is bad`);

    const unsealed = join(folder, 'no-seed.jsonl');
    writeFileSync(unsealed, lines.filter((line) => !line.startsWith('{"seed"')).join('\n'));
    expect((await stolik(['verify', unsealed])).out).toMatch(/reveals no seed/);
    // Even without the seed the chain of hashes holds.
    writeFileSync(unsealed, readFileSync(unsealed, 'utf8').replace(/("seq":9,.*"hash":")./, '$1x'));
    expect((await stolik(['verify', unsealed])).err).toContain('line 9 of the log is bad');
  });

  it('verifies forks, duplicates and what was altered in either, and says what a fork has from elsewhere', async () => {
    const { game } = gameEntry('sagrada');
    const parent = Match.begin(game, { seats: 2, source: fairDuplicateSource('parent') });
    for (const seat of [0, 1]) parent.play(seat, parent.legal(seat).slice(0, 1));
    const fork = forkOf(game, parent.log, { line: 1, seenBy: 0, luck: 'same' }, verifiableSource('own'));
    fork.play(1, fork.legal(1).slice(0, 1));
    const [dealt, forked] = [printLog({ ...parent.log, seed: 'parent' }), printLog({ ...fork.log, seed: 'own' })];
    expect((await stolik(['verify', '-'], dealt)).out).toMatch(/^sagrada, 2 seats, 3 lines: verified\./);
    expect((await stolik(['verify', '-'], forked)).out).toMatch(
      /verified[\s\S]*a fork: the first 2 lines are another game's/,
    );
    const { out } = await stolik(['verify', '--json', '-'], forked);
    expect(JSON.parse(out)).toMatchObject({ verified: true, fork: { line: 1, parent: parent.log.lines[1].hash } });
    const altered = forked.replace(
      /("anew":true,"outcomes":\[)(\d)/,
      (_, before, n) => `${before}${(Number(n) + 1) % 2}`,
    );
    expect((await stolik(['verify', '-'], altered)).err).toContain('line 2 of the log is bad');
    const dealtOtherwise = dealt.replace(/"outcomes":\[(\d)/, (_, n) => `"outcomes":[${1 - Number(n)}`);
    expect((await stolik(['verify', '-'], dealtOtherwise)).err).toContain('line 0 of the log is bad');
  });

  it('reviews a finished game, and nothing else', async () => {
    await stolik(['sim', '--games', '1', '--log', folder, '--seed', 'review']);
    const file = join(folder, 'sagrada-0.jsonl');
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    const { out, code } = await stolik(['review', file, '--seat', '0']);
    expect(code).toBe(0);
    expect(out).toMatch(/Sagrada, 2 seats\. The lead that seat 0 could expect/);
    expect(out).toMatch(/Seat 0: \d+\.\d\d points given away in each of \d+ decisions/);
    const sentences: [string, RegExp][] = [
      [lines.slice(0, 20).join('\n'), /the game is not over: only finished games are reviewed/],
      [lines.join('\n').replace('"version":1', '"version":9'), /there is no game sagrada version 9; there is/],
      [lines.join('\n').replace(/("seq":9,.*"hash":")./, '$1x'), /line 9 of the log is bad/],
      ['', /the log is empty/],
    ];
    for (const [text, sentence] of sentences) {
      const { err, code: refused } = await stolik(['review', '-'], text);
      expect(err).toMatch(sentence);
      expect(err).not.toMatch(/\n\s+at /);
      expect(refused).toBe(1);
    }
    expect((await stolik(['review', file, '--seat', '2'])).err).toMatch(/--seat: must be a whole number from 0 to 1/);
  });

  it('finds puzzles, goes on from what it found, and verifies them: a wrong answer fails and is left out', async () => {
    const file = join(folder, 'puzzles.json');
    const mine = ['mine', '--game', 'smartphone', '--games', '1', '--seed', 't', '--threads', '1', '--out', file];
    const { code, err } = await stolik(mine);
    expect(code).toBe(0);
    expect(err).toMatch(/\d+ puzzles, \d+ of them blind, from 1 games; .*left out by turns \d+, glance \d+/);
    await stolik(mine);
    const set = JSON.parse(readFileSync(file, 'utf8'));
    expect(set).toMatchObject({ game: 'smartphone', seed: 't', played: 2 });
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(set.games.length + 3);
    expect((await stolik([...mine, '--seed', 'u'])).err).toMatch(/--out|has puzzles of seed t, not u/);

    const [game] = set.games;
    const [{ answers, others, at }] = game.puzzles;
    game.puzzles[0].answers = [others[0].turn];
    game.puzzles[0].others[0].turn = answers[0];
    writeFileSync(file, JSON.stringify(set));
    const verify = ['puzzles', '--game', 'smartphone', '--file', file, '--verify', '9', '--seed', 's'];
    const rest = join(folder, 'rest.json');
    const { out } = await stolik([...verify, '--json', '--out', rest]);
    const told = JSON.parse(out.trim().split('\n').at(-1) ?? '');
    expect(Object.keys(told)).toEqual(['game', 'puzzles', 'firstSightFails', 'checked', 'failed']);
    expect(told.checked).toBe(told.puzzles);
    expect(told.failed).toEqual([`${game.seed}/${at}`]);
    const left = JSON.parse((await stolik(['puzzles', '--game', 'smartphone', '--file', rest, '--json'])).out);
    expect(left).toMatchObject({ puzzles: told.puzzles - 1, checked: 0, failed: [] });
    expect((await stolik(['puzzles', '--file', rest])).err).toMatch(
      /--file: has puzzles of smartphone, not of sagrada/,
    );
  });

  it('adds up what games of Heron tell, and goes on from fewer', async () => {
    const kept = join(folder, 'kept');
    const args = ['explore', '--game', 'smartphone', '--threads', '2', '--seed', 'test', '--kept', kept];
    const { out, code } = await stolik([...args, '--games', '2']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'smartphone', bot: 'hard', sizes: { 2: { games: 2 } } });
    const file = join(folder, 'explored.ts');
    const more = await stolik([...args, '--games', '31', '--out', file]);
    expect(more.err).toContain('2 games are known from before');
    const module = readFileSync(file, 'utf8');
    expect(module).toContain('export const explored: Packed = {');
    expect(module).toContain('games: 31,');
    // Everybody has a company, so this cell is told of.
    expect(module).toMatch(/'': ' 31 62 \d+ \d+ \d+ 124 \d+',|'':\n\s+' 31 62 /);
  });

  it('makes the table that reviews go by', async () => {
    const file = join(folder, 'smartphone-2.ts');
    const args = ['calibrate', '--game', 'smartphone', '--games', '5', '--threads', '2', '--seed', 'test'];
    const { out, code } = await stolik(args);
    expect(code).toBe(0);
    const table = JSON.parse(out);
    expect(table).toMatchObject({
      game: 'smartphone',
      seats: 2,
      games: 5,
      command: expect.stringContaining('--seed test'),
    });
    expect(Object.keys(table.spread)).toEqual(['0', '1', '2', '3', '4']);
    await stolik([...args, '--out', file]);
    const module = readFileSync(file, 'utf8');
    expect(module).toContain('export const SMARTPHONE_2: Calibration = {');
    expect(module).toContain(`margin: ${table.margin},`);
  });

  it('lets no log steer the terminal', async () => {
    const evil = '\u001b]0;title\u0007\u009b31m\u202e';
    const { out } = await stolik(['golden', '--seed', 'test']);
    const golden = join(folder, 'steering.txt');
    writeFileSync(golden, out.replace('(of ', `${evil}(of `));
    await stolik(['sim', '--games', '1', '--log', folder]);
    const lines = readFileSync(join(folder, 'sagrada-0.jsonl'), 'utf8').split('\n');
    const withEvil = (from: RegExp | string, to: string) => lines.map((line) => line.replace(from, to)).join('\n');
    // JSON would hide some of it if it were written anew.
    const raw = JSON.stringify(evil).slice(1, -1);
    const runs = [
      await stolik(['verify', '-'], withEvil('"game":"sagrada"', `"game":"${raw}"`)),
      await stolik(['verify', '-'], withEvil(/"moves":\[\{/, `"moves":[{"${raw}":1,`)),
      await stolik(['verify', '-'], withEvil(/"die":".."/, `"die":"${raw}"`)),
      await stolik(['golden', golden]),
      await stolik(['play', 'sagrada'], `${evil}\nquit\n`),
    ];
    for (const { out: told, err } of runs) {
      for (const one of ['\u001b', '\u0007', '\u009b', '\u202e']) expect(told + err).not.toContain(one);
      expect(told + err).toMatch(/\\u009b31m/);
    }
  });

  it('records playthroughs and finds what changed', async () => {
    const file = join(folder, 'golden.txt');
    const { out } = await stolik(['golden', '--seats', '3', '--seed', 'test']);
    writeFileSync(file, out);
    expect((await stolik(['golden', file])).code).toBe(0);
    writeFileSync(file, out.replace('(of ', '(off '));
    const changed = await stolik(['golden', file]);
    expect(changed.code).toBe(1);
    expect(changed.out).toMatch(/golden.txt:2 differs/);
    await stolik(['golden', '--write', file]);
    expect(readFileSync(file, 'utf8')).toBe(out);
  });
});

describe('arena', () => {
  it('ranks bots on all cores and says so on the last line', async () => {
    const { out } = await stolik([
      'arena',
      '--game',
      'sentient',
      '--bots',
      'medium,random',
      '--games',
      '4',
      '--seed',
      'test',
      '--json',
    ]);
    const { bots, ...rest } = JSON.parse(out.trim().split('\n').at(-1) ?? '');
    expect(rest).toEqual({ game: 'sentient', seats: 2, games: 4 });
    expect(bots.map(({ name }: { name: string }) => name)).toEqual(['medium', 'random']);
    expect(bots[0].winRate).toBeGreaterThan(bots[1].winRate);
    expect(bots[0]).toMatchObject({ worstMs: expect.any(Number), low: expect.any(Number), high: expect.any(Number) });
  });

  it('names the wrong option', async () => {
    const { code, err } = await stolik(['arena', '--bots', 'genius']);
    expect(code).toBe(1);
    expect(err).toContain('--bots');
  });
});

describe('play', () => {
  it('plays a whole game against a bot, with undo and reasons, in Polish', async () => {
    const pattern = /pattern ([\w-]+) \|/.exec((await stolik(['play', 'sagrada', '--seed', 'terminal'])).out)?.[1];
    const log = join(folder, 'played.jsonl');
    const moves = [
      `pattern ${pattern}`,
      'undo',
      'place R1 c3',
      'help',
      'board',
      ...Array.from({ length: 20 }, () => 'pass'),
    ];
    const { out, code } = await stolik(
      ['play', 'sagrada', '--seed', 'terminal', '--lang', 'pl', '--log', log],
      `${moves.join('\n')}\n`,
    );
    expect(code).toBe(0);
    expect(out).toContain('Wybierz wzór witrażu.');
    expect(out).toContain('Nie ma czego cofać');
    expect(out).toContain('To pole (rząd 3, kolumna 3) wymaga innego odcienia (liczby oczek).');
    expect(out).toContain('Wygrywa: Bot 1.');
    expect((await stolik(['verify', log])).out).toMatch(/verified/);
    expect((await stolik(['play', 'sagrada', '--log', log])).err).toMatch(/exists already/);
  });

  it('plays Smartphone against Steve, with a planner, and says who won', async () => {
    const lines = ['layout A2/B1 top A rot 0 at 0,0', 'layout A2/B1 top A rot 0 at 0,1', 'undo'];
    const plan = ['layout A2/B1 top A rot 0 at 0,1', 'ready'];
    const { out, code } = await stolik(
      ['play', 'smartphone', '--seats', '1', '--seed', 'terminal'],
      `${[...lines, ...plan, 'quit'].join('\n')}\n`,
    );
    expect(code).toBe(0);
    expect(out).toContain('The upper pad must cover 1 to 4 cells of the lower one.');
    expect(out).toContain('Price 3, Goods 7, research 1, logistics 0, factory');
    expect(out).toContain('Taken back.');
    expect(out).toContain('You: 7 goods made.');
    expect(out).toMatch(/Steve \(normal\) plans balanced: Price 5/);
    expect(out).toContain('our reconstruction');
  });

  it('hides each person behind a curtain', async () => {
    const { out } = await stolik(['play', 'sagrada', '--humans', '2', '--seed', 'curtain'], '\nquit\n');
    expect(out).toMatch(/Player 1\. Nobody else should look[\s\S]*Private objective/);
    const left = await stolik(['play', 'sagrada', '--humans', '2', '--seed', 'curtain'], 'quit\n');
    expect(left.out).not.toContain('Private objective');
    expect(out).toContain('Goodbye.');
  });

  it('plays Sentient to its score sheets, with a reason and undo', async () => {
    const log = join(folder, 'sentient.jsonl');
    const turn = ['agent 1 with 1', 'plug 1', 'undo', 'agent 2', 'plug 1', 'end'];
    const rest = [2, 3, 4].flatMap((slot) => ['agent 1', `plug ${slot}`, 'end']);
    const round = (first: readonly string[]) => [...first, ...rest, 'pass'];
    const moves = [...round(turn), ...round(['agent 1', 'plug 1', 'end']), ...round(['agent 1', 'plug 1', 'end'])];
    const { out, code } = await stolik(
      ['play', 'sentient', '--seed', 'terminal', '--bot', 'random', '--log', log],
      `${moves.join('\n')}\n`,
    );
    expect(code).toBe(0);
    expect(out).toContain('First plug in the bot you have taken.');
    expect(out).toContain('Taken back.');
    expect(out).toMatch(/Round 1, slot 1 +\(\d+: \d \d\)/);
    expect(out).toMatch(/Investors × bots, Industry +\(\d x \d+\)/);
    expect((await stolik(['verify', log])).out).toMatch(/verified/);
  });

  it('needs no curtain where nothing is hidden', async () => {
    const { out } = await stolik(['play', 'sentient', '--humans', '2', '--seed', 'open'], 'quit\n');
    expect(out).not.toContain('Nobody else should look');
    expect(out).toContain('Send an agent');
  });

  it('takes options from a file', async () => {
    const file = join(folder, 'deck.json');
    const row = { id: 42, type: 'transport', condition: { op: 'ge' }, vp: 3, left: '=', right: '*' };
    writeFileSync(file, JSON.stringify({ deck: [row] }));
    const { err, code } = await stolik(['play', 'sentient', '--options', `@${file}`]);
    expect(err).toMatch(/card 42: options\.deck\[0\]\.right: "\*" is not one of/);
    expect(code).toBe(1);
    writeFileSync(file, JSON.stringify({ deck: [{ ...row, right: '+' }] }));
    expect((await stolik(['golden', '--game', 'sentient', '--options', `@${file}`])).out).toContain('"op":"ge"');
  });
});
