import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@stolik/server';
import { Guest } from '@stolik/testbed/guest';
import { playRandomly } from '@stolik/testbed/random-player';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printJson, printRows } from '../src/rows.ts';
import { bin, stolik } from './stolik.ts';

describe('stolik admin, beside a running server', () => {
  let folder: string;
  let server: ChildProcess;
  let address: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'stolik-admin-'));
    server = spawn(process.execPath, [bin, 'serve'], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', STOLIK_DATA: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = await once(server.stdout as NodeJS.ReadableStream, 'data');
    [address] = /http:\/\/[^\s/]+/.exec(String(said)) ?? [''];
  });
  afterAll(() => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const admin = (...args: string[]) => stolik(['admin', ...args], '', { STOLIK_DATA: folder });

  it('makes ratings anew and finds the live ones to be the same', async () => {
    const pair = [await Guest.enrolled(() => address, 'rated.one'), await Guest.enrolled(() => address, 'rated.two')];
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const table = await pair[0].createTable({
      game: 'sentient',
      seats: [...seats],
      pace: { kind: 'days', days: 1 },
      rated: true,
    });
    await pair[1].sit(table.id);
    await Promise.all(pair.map((guest, i) => playRandomly(guest, table, `rated ${i}`)));
    for (const guest of pair) guest.leave();
    const rate = (...args: string[]) => stolik(['rate', ...args], '', { STOLIK_DATA: folder });
    expect(await rate()).toMatchObject({
      out: '2 ratings from 1 of 1 rated tables.\nThe live ratings are the same.\n',
      code: 0,
    });
    const { out } = await rate('--write', '--json');
    const nothing = { seats: 0, ratings: 0, unrated: 0 };
    expect(JSON.parse(out)).toEqual({
      tables: 1,
      counted: 1,
      ratings: 2,
      differences: nothing,
      isEqual: true,
      first: [],
    });
  });

  it('closes a table in sight of whoever is there, bans, and writes both down', async () => {
    const guest = await Guest.arrive(() => address);
    const { id: table } = await guest.createTable({ game: 'sentient', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await guest.stream.watch(table);
    const shut = new Promise((resolve) =>
      guest.onFrame(
        (frame) => frame.is === 'said' && frame.said.at(-1)?.notice === 'shut' && resolve(frame.said.at(-1)),
      ),
    );
    const bye = new Promise((resolve) => guest.onFrame((frame) => frame.is === 'bye' && resolve(true)));

    const listed = await admin('tables', '--status', 'open', '--game', 'sentient', '--host', guest.id);
    expect(listed.out).toMatch(new RegExp(`^${table} +sentient +open, by link +no clock .*, \\(free\\)$`, 'm'));
    expect(await admin('close', table, '--reason', 'nobody plays')).toMatchObject({
      out: `Table ${table} is closed.\n`,
      code: 0,
    });
    expect(await shut).toMatchObject({ text: 'nobody plays' });
    const banned = await admin('ban', guest.id, '--for', '7d', '--reason', 'spam');
    expect(banned.out).toMatch(
      new RegExp(`\\(a guest, ${guest.id}\\) is banned until \\d{4}-\\d\\d-\\d\\d .* UTC\\.\\n$`),
    );
    expect(await bye).toBe(true);
    guest.leave();
    await admin('mute', guest.id, '--for', 'forever', '--reason', 'insults');
    const listedMuted = await admin('people', '--muted');
    expect(listedMuted.out).toMatch(/ banned until .* UTC: spam; muted for good: insults$/m);

    const audit = await admin('audit', '--since', '1h', '--json');
    const rows = audit.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows).toMatchObject([
      { number: 1, act: 'close', table, reason: 'nobody plays', who: expect.stringMatching(/./) },
      { number: 2, act: 'ban', person: guest.id, reason: 'spam', details: { until: expect.any(Number) } },
      // For good, which docs/operations.md promises to whoever reads it by a program.
      { number: 3, act: 'mute', details: { until: 8_640_000_000_000_000 } },
    ]);
  });

  it('lists reports with what was said, and decides about them', async () => {
    const [anna, ben] = [await Guest.arrive(() => address), await Guest.arrive(() => address)];
    const { id: table } = await anna.createTable({ game: 'sentient', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ben.sit(table);
    await ben.stream.ask({ do: 'say', table, text: 'rude words' });
    await anna.ask('/api/reports', { whom: { table, seat: 1 }, kind: 'words', note: 'look at this' });
    const listed = await admin('reports');
    expect(listed.out).toMatch(
      new RegExp(`^Report (\\w+): words, .*\\n.*guest\\n.*\\n  note      look at this\\n  table     ${table} `),
    );
    expect(listed.out).toContain(': rude words\n');
    const [, id] = /^Report (\w+)/.exec(listed.out) ?? [];
    expect(await admin('judge', id, '--act', 'mute', '--reason', 'rude')).toMatchObject({ err: /--hours: is needed/ });
    expect(await admin('judge', id, '--act', 'mute', '--reason', 'rude', '--hours', '2')).toMatchObject({
      out: `Report ${id} is decided: mute.\n`,
    });
    await expect(ben.stream.ask({ do: 'say', table, text: 'again' })).rejects.toMatchObject({
      refusal: { code: 'muted', why: 'rude' },
    });
    expect(await admin('reports')).toMatchObject({ out: '', code: 0 });
    expect((await admin('moderator', anna.id)).err).toMatch(/is a guest: who looks after others has an account/);
    for (const guest of [anna, ben]) guest.leave();
  });

  it('says in a sentence what it did not understand, and does nothing', async () => {
    const cases: [args: string[], sentence: RegExp][] = [
      [['table', 'none'], /^stolik: table: there is no table none\n$/],
      [['persn', 'nobody'], /^stolik: unknown command 'persn': did you mean person\? See stolik admin --help\.\n$/],
      [
        ['ban', 'nobody'],
        /^stolik: required option '--reason <text>' not specified\. See stolik admin ban --help\.\n$/,
      ],
      [['mute', 'nobody', '--for', '7 days'], /^stolik: --for: must be a time such as .* or 2w, not "7 days"\n$/],
      [['erase-words'], /^stolik: person: say whose words, or --table and --word, and not both\n$/],
      [['erase-words', '--table', 'none'], /^stolik: --word: say which one, by its number, /],
      [['audit', '--since', 'tomorrow'], /^stolik: --since: must be a time ago such as .*2w, or a day .*"tomorrow"\n$/],
      [['audit', '--database', 'mysql://x'], /^stolik: --database must be sqlite:<path> or postgres:[^\n]+\n$/],
      [['audit', '--database', ''], /^stolik: --database: names no store\n$/],
    ];
    const runs = await Promise.all(cases.map(([args]) => admin(...args)));
    for (const [i, { code, out, err }] of runs.entries()) {
      expect(err).toMatch(cases[i][1]);
      expect([out, code]).toEqual(['', 1]);
    }
  });
});

it('a store that is damaged, or none, is one sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-damaged-'));
  try {
    const letter = join(folder, 'letter.db');
    writeFileSync(letter, 'Dear players, '.repeat(500));
    const damaged = join(folder, 'stolik.db');
    const store = await openStore(damaged);
    const parts: unknown[] = await store.reads
      .selectFrom('sqlite_schema' as 'audit')
      .selectAll()
      .where('name' as 'act', '=', 'audit')
      .execute();
    await store.close();
    // It can be opened: of all its pages only the one where a table begins is bad.
    const [{ rootpage }] = parts as { rootpage: number }[];
    writeFileSync(damaged, readFileSync(damaged).fill(7, (rootpage - 1) * 4096, rootpage * 4096));
    const runs = await Promise.all([
      stolik(['admin', 'audit', '--database', `sqlite:${damaged}`]),
      stolik(['backup', join(folder, 'backup.gz'), '--database', `sqlite:${damaged}`]),
      stolik(['admin', 'audit', '--database', `sqlite:${letter}`]),
      stolik(['backup', join(folder, 'backup.gz'), '--database', `sqlite:${letter}`]),
    ]);
    for (const { code, err } of runs.slice(0, 2)) {
      expect([code, err]).toEqual([
        1,
        expect.stringMatching(/^stolik: the database .*stolik\.db is damaged [^\n]+\n$/),
      ]);
    }
    for (const { code, err } of runs.slice(2)) {
      expect([code, err]).toEqual([1, `stolik: ${letter} is not a database of Stolik\n`]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('what people wrote is shown, and steers no terminal', () => {
  const evil = 'A\u009b2J\u202eB\n\u{e0041}';
  const shown = 'A\\u009b2J\\u202eB\\u000a\\u{e0041}';
  expect(
    printRows(
      ['name', 'x'],
      [
        [evil, '1'],
        ['Zoë', '2'],
      ],
    ),
  ).toBe(`${'name'.padEnd(shown.length)}  x\n${shown}  1\n${'Zoë'.padEnd(shown.length)}  2\n`);
  const json = printJson({ name: evil });
  expect(json).toMatch(/^[\x20-\x7e]+\n$/);
  expect(JSON.parse(json)).toEqual({ name: evil });
});
