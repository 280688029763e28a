import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ServerFrame } from '@stolik/protocol';
import { Guest } from '@stolik/testbed/guest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bin, run, stolik } from './stolik.ts';

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-serve-'));
  file = join(folder, 'a-file');
  writeFileSync(file, 'this is no database, but it is long enough to be looked at as one\n'.repeat(100));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A server on any free port, with where it listens and what it ends with. */
async function serve(env: Record<string, string>) {
  const child = spawn(process.execPath, [bin, 'serve'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const [said] = await once(child.stdout, 'data');
  const [address] = /http:\/\/[^\s/]+/.exec(String(said)) ?? [];
  if (!address) throw new Error(`it does not say where it is: ${said}`);
  return { address, ended, stop: () => child.kill('SIGTERM') };
}

describe('what keeps a server from starting is one sentence and exit code 1', () => {
  it.each<[what: string, env: () => Record<string, string>, sentence: RegExp]>([
    ['a port that is no number', () => ({ PORT: 'http' }), /PORT must be a whole number from 0 to 65535/],
    ['an address this machine has not', () => ({ HOST: '192.0.2.1' }), /no address 192\.0\.2\.1/],
    [
      'a folder that cannot be made',
      () => ({ STOLIK_DATA: join(file, 'data') }),
      /the folder .*a-file.* cannot be made/,
    ],
    ['a file instead of a folder', () => ({ STOLIK_DATA: file }), /a-file cannot be made: .*a-file is a file$/m],
    [
      'a folder where nothing can be made',
      () => ({ STOLIK_DATA: '/proc/stolik' }),
      /the folder \/proc\/stolik cannot be made/,
    ],
    ['a file that is no database', () => ({ DATABASE_URL: `sqlite:${file}` }), /a-file is not a database of Stolik/],
    ['a folder instead of a file', () => ({ DATABASE_URL: `sqlite:${folder}` }), / is a folder: name the file in it/],
    [
      'another kind of database',
      () => ({ DATABASE_URL: 'mysql://somewhere' }),
      /DATABASE_URL must be sqlite:<path> or postgres:/,
    ],
    [
      'half an address',
      () => ({ DATABASE_URL: 'postgres://somewhere' }),
      /DATABASE_URL must be sqlite:<path> or postgres:/,
    ],
    [
      'a database that does not answer, without its password',
      () => ({ DATABASE_URL: 'postgres://stolik:secret@nowhere.invalid/stolik' }),
      /PostgreSQL at nowhere\.invalid does not answer(?!.*secret)/,
    ],
    [
      'an address whose password would have to be encoded, without any of it',
      () => ({ DATABASE_URL: 'postgres://stolik:se@cr/e#t@127.0.0.1:1/stolik' }),
      /DATABASE_URL must have @ : \/ # \? % and blanks in names and passwords percent-encoded(?!.*cr)/,
    ],
  ])('%s', async (_what, env, sentence) => {
    const { code, out, err } = await stolik(['serve'], '', { PORT: '0', STOLIK_DATA: join(folder, 'data'), ...env() });
    expect(err).toMatch(/^stolik: [^\n]+\n$/);
    expect(err).toMatch(sentence);
    expect(out).toBe('');
    expect(code).toBe(1);
  });

  it('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    try {
      const env = { PORT: `${port}`, HOST: '127.0.0.1', STOLIK_DATA: join(folder, 'taken') };
      const { code, err } = await stolik(['serve'], '', env);
      expect(err).toBe(`stolik: port ${port} is taken: choose another with PORT\n`);
      expect(code).toBe(1);
    } finally {
      other.close();
    }
  });
});

it('a disk that is full is one sentence too', async () => {
  // A file may not grow: what the disk says then is what it says when it is full.
  const full = await run('bash', ['-c', `trap '' XFSZ; ulimit -f 100; exec "${process.execPath}" "${bin}" serve`], '', {
    PORT: '0',
    STOLIK_DATA: join(folder, 'full'),
  });
  expect(full.err).toMatch(/^stolik: the disk of the database .*stolik\.db is full or broken [^\n]+\n$/);
  expect(full.code).toBe(1);
});

describe('a server', () => {
  it('serves the page and the API from one address, and has its folder for itself', async () => {
    const data = { STOLIK_DATA: join(folder, 'page') };
    const { address } = await serve(data);
    expect(await (await fetch(address)).text()).toContain('<div id="root">');
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${address}/api/tables`)).json()).toEqual({ tables: [] });
    const second = await stolik(['serve'], '', { ...data, PORT: '0' });
    expect(second.err).toMatch(/^stolik: .*stolik\.db is served by another Stolik already: [^\n]+\n$/);
    expect(second.code).toBe(1);
  });

  it('that is told to stop says goodbye to its pages, and is there again after the next start', async () => {
    const data = { STOLIK_DATA: join(folder, 'again') };
    const first = await serve(data);
    const guest = await Guest.arrive(() => first.address);
    const table = await guest.createTable({ game: 'sentient', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await guest.stream.watch(table.id);
    const bye = new Promise<ServerFrame>((resolve) => guest.onFrame((frame) => frame.is === 'bye' && resolve(frame)));
    first.stop();
    expect(await bye).toEqual({ is: 'bye' });
    guest.leave();
    expect(await first.ended).toBe(0);
    const second = await serve(data);
    // As a stranger sees it, whom no ids are shown.
    const { host: _host, seats: _seats, ...shown } = table;
    expect(await (await fetch(`${second.address}/api/tables/${table.id}`)).json()).toMatchObject(shown);
  });
});

it('a backup is checked to the last game', async () => {
  const fixture = fileURLToPath(new URL('../../server/test/fixtures/store-009.jsonl.gz', import.meta.url));
  const checked = await stolik(['backup', '--check', fixture]);
  expect(checked.out).toMatch(/whole and as it was written, tables of version 9, made /);
  expect(checked.out).toMatch(/^ {2}person +3$/m);
  expect(checked.out).toMatch(/^Restored aside; finished games verified: 1\.$/m);
  // Whole, but somebody has given the game that is over another seed.
  const lines = gunzipSync(readFileSync(fixture)).toString().trimEnd().split('\n');
  const { counts } = JSON.parse(lines.pop() ?? '');
  const forged = lines
    .map((line) => (line.includes('"status":"over"') ? line.replace(/"seed":"../, '"seed":"zz') : line))
    .map((line) => `${line}\n`)
    .join('');
  const sha256 = createHash('sha256').update(forged).digest('hex');
  const file = join(folder, 'forged.jsonl.gz');
  writeFileSync(file, gzipSync(`${forged}${JSON.stringify({ counts, sha256 })}\n`));
  const refused = await stolik(['backup', '--check', file]);
  expect(refused.err).toMatch(/^stolik: .*forged\.jsonl\.gz: the game at table \S+ cannot be verified: [^\n]+\n$/);
  expect(refused.code).toBe(1);
});

it('a backup is made while the server runs, and restored elsewhere', async () => {
  const from = { STOLIK_DATA: join(folder, 'from') };
  const first = await serve(from);
  const guest = await Guest.arrive(() => first.address);
  await guest.createTable({ game: 'sentient', seats: [{ kind: 'me' }, { kind: 'open' }] });
  guest.leave();
  const backup = join(folder, 'backup.jsonl.gz');
  const made = await stolik(['backup', backup, '--json'], '', from);
  expect(JSON.parse(made.out)).toMatchObject({ file: backup, counts: { person: 1, gameTable: 1, seat: 2 } });
  const to = { STOLIK_DATA: join(folder, 'to') };
  expect(await stolik(['restore', backup], '', to)).toMatchObject({ code: 0, err: '' });
  const replaced = await stolik(['restore', '--replace', backup], '', to);
  const [, kept] = /^What was there is kept in (.+)$/m.exec(replaced.out) ?? [];
  expect(existsSync(kept)).toBe(true);
});

it('the nightly backup of systemd runs as it is written, and removes what is a fortnight old', async () => {
  const from = join(folder, 'nightly');
  const { address } = await serve({ STOLIK_DATA: from });
  (await Guest.arrive(() => address)).leave();
  // As systemd makes it for a user of its own: a link.
  const [kept, link] = [join(folder, 'private'), join(folder, 'linked')];
  mkdirSync(kept);
  symlinkSync(kept, link);
  const put = (name: string, days: number) => {
    const time = Date.now() / 1000 - days * 24 * 60 * 60;
    writeFileSync(join(kept, name), '');
    utimesSync(join(kept, name), time, time);
  };
  const old = ['stolik-old.jsonl.gz', 'stolik-killed.jsonl.gz.unfinished-7', 'before-restore-old.jsonl.gz'];
  const staying = ['stolik-young.jsonl.gz', 'before-restore-young.jsonl.gz'];
  for (const name of [...old, 'before-upgrade.jsonl.gz']) put(name, 14);
  for (const name of staying) put(name, 13);
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const unit = readFileSync(join(root, 'deploy/stolik-backup.service'), 'utf8')
    .replaceAll('/usr/bin/node', process.execPath)
    .replaceAll('/opt/stolik/', root)
    .replaceAll('/var/lib/stolik-backup', link)
    .replaceAll('%%', '%')
    .replaceAll('$$', '$');
  /** The words of a command, as systemd reads them: no shell does. */
  const wordsOf = (key: string) => {
    const [, command = ''] = new RegExp(`^${key}=(.+)$`, 'm').exec(unit) ?? [];
    return [...command.matchAll(/'([^']*)'|"([^"]*)"|\S+/g)].map(([word, one, two]) => one ?? two ?? word);
  };
  const [sh, ...line] = wordsOf('ExecStart');
  const made = await run(sh, line, '', { STOLIK_DATA: from });
  expect(made).toMatchObject({ code: 0, err: '' });
  const [, file] = /^(.*\/stolik-\d{4}-\d\d-\d\dT\d{6}\.jsonl\.gz): written/.exec(made.out) ?? [];
  expect(existsSync(file)).toBe(true);
  expect(made.out).toContain(`${file}: whole and as it was written`);
  const [find, ...which] = wordsOf('ExecStartPost');
  expect(await run(find, which)).toMatchObject({ code: 0, err: '' });
  expect(readdirSync(kept).sort()).toEqual([...staying, 'before-upgrade.jsonl.gz', basename(file)].sort());
});

it('bench store fills a store and measures every list', async () => {
  const { out, code } = await stolik(['bench', 'store', '--tables', '100', '--times', '2', '--json']);
  expect(code).toBe(0);
  const { store, tables, ms } = JSON.parse(out.trim().split('\n').at(-1) ?? '');
  expect({ store, tables }).toEqual({ store: 'sqlite', tables: 100 });
  expect(ms.length).toBeGreaterThan(10);
  for (const { p50, p99 } of ms) expect(p50).toBeLessThanOrEqual(p99);
});
