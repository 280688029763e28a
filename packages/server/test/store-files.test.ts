import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  promises,
  readdirSync,
  readFileSync,
  rmSync,
  type StatsFs,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { writeBackup } from '../src/store/backup/write.ts';
import { MIGRATIONS } from '../src/store/migrate.ts';
import { openStore } from '../src/store/open.ts';
import type { Opening, Store } from '../src/store/store.ts';
import { testApps } from './apps.ts';
import { TestBrowser } from './browser.ts';
import { seatTwo } from './pairs.ts';
import { describeStores } from './stores.ts';

let root: string;
let folders = 0;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'stolik-files-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
const freshFile = () => {
  folders += 1;
  return join(root, `data-${folders}`, 'stolik.db');
};
const opened: Store[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});
const open = async (file: string, opening: Opening = { isServer: true }) => {
  const store = await openStore(file, opening);
  opened.push(store);
  return store;
};
const modeOf = (path: string) => statSync(path).mode & 0o777;

/** Which files of a store hold one of the words. */
const tracesOf = (file: string, words: readonly string[]) =>
  readdirSync(join(file, '..')).filter((name) => {
    const content = readFileSync(join(file, '..', name));
    return words.some((word) => content.includes(word));
  });
const PRIVATE = ['Zenobia Testowa', 'zenobia-signs-in', 'push.example/zenobia', 'what Zenobia said'];

const startApp = testApps();

/** Somebody signs up, is told of turns, says something, and is gone; so are twenty guests. */
async function comeAndGo(store: Store): Promise<void> {
  const { app } = await startApp(store, { world: {}, environment: { STOLIK_RATE_LIMITS: 'off' } });
  const browser = new TestBrowser(app);
  const password = 'correct horse battery';
  const { json: me } = await browser.get('/api/me');
  await browser.patch('/api/me', { name: PRIVATE[0] });
  await browser.post('/api/me/account', { userName: PRIVATE[1], password });
  const { json: table } = await browser.post('/api/tables', {
    game: 'sentient',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const device = { personId: me.id, p256dh: 'p', auth: 'a', language: 'en', told: 1 };
  await store.write(async (trx) => {
    await trx
      .insertInto('pushDevice')
      .values({ endpoint: `https://${PRIVATE[2]}`, ...device })
      .execute();
    const said = { tableId: table.id, time: 1, seat: 0, name: PRIVATE[0], text: PRIVATE[3], person: me.id };
    for (let n = 1_000; n < 1_100; n++)
      await trx
        .insertInto('said')
        .values({ ...said, n })
        .execute();
  });
  expect((await browser.delete('/api/me', {}, { password })).status).toBe(204);
}

/** Leaves no room in a store; the answer makes some again. A PostgreSQL of our own would fill everybody's disk: it only says so. */
async function fill(store: Store): Promise<() => Promise<unknown>> {
  if (store.kind === 'postgres') {
    const tryWrite = vi.spyOn(store, 'tryWrite').mockRejectedValue(Object.assign(new Error('full'), { code: '53100' }));
    return async () => tryWrite.mockRestore();
  }
  // What is free within the file is used up first.
  await store.db
    .insertInto('secret')
    .values({ name: 'large', value: 'x'.repeat(100_000) })
    .execute();
  await sql`pragma max_page_count = 1`.execute(store.db);
  return () => sql`pragma max_page_count = 1000000`.execute(store.db);
}

describeStores((stores) => {
  test('a server is ready only while it can write', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const url = await stores.freshUrl();
      const store = await stores.open(url);
      const { app } = await startApp(store);
      const ready = async () => {
        vi.advanceTimersByTime(5_000);
        const { status, json } = await new TestBrowser(app).get('/readyz');
        return [status, json.message];
      };
      expect(await ready()).toEqual([200, undefined]);
      const readOnly = async (on: 'on' | 'off') => {
        if (stores.kind === 'sqlite') {
          await sql.raw(`pragma query_only = ${on}`).execute(store.db);
          return;
        }
        const name = new URL(url).pathname.slice(1);
        await sql.raw(`alter database ${name} set default_transaction_read_only = ${on}`).execute(writer.db);
        // Connections learn of it when they are made.
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = ${name} and pid <> pg_backend_pid()`.execute(writer.db);
      };
      const writer = stores.kind === 'sqlite' ? store : await stores.open();
      await readOnly('on');
      await expect.poll(ready).toEqual([503, 'the store answers but cannot be written to']);
      // What was found out holds for some seconds: asking is cheap.
      await readOnly('off');
      expect((await new TestBrowser(app).get('/readyz')).status).toBe(503);
      await expect.poll(ready).toEqual([200, undefined]);
      // A newer program has been started on the same store.
      const version = MIGRATIONS.length + 1;
      await store.db.insertInto('migration').values({ version, name: 'newer', appliedAt: 0 }).execute();
      expect(await ready()).toEqual([503, expect.stringMatching(/^a newer Stolik .* version \d+, .*: stop it$/)]);
      await store.db.deleteFrom('migration').where('version', '=', version).execute();
      expect(await ready()).toEqual([200, undefined]);
      const free = await fill(store);
      expect(await ready()).toEqual([503, 'nothing can be kept: the disk of the store is full or broken']);
      await free();
      // On a disk that is nearly full some things can be kept and others not: it must go well for a while.
      expect((await ready())[0]).toBe(503);
      await expect.poll(ready).toEqual([200, undefined]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('the time that the store takes is measured', async () => {
    const store = await stores.open();
    const { app } = await startApp(store);
    const browser = new TestBrowser(app);
    const counts = async () => {
      const { text } = await browser.get('/metrics');
      const of = (kind: string) =>
        new RegExp(`^stolik_store_seconds_count{kind="${kind}"} (\\d+)$`, 'm').exec(text)?.[1];
      const free = /^stolik_store_connections{state="idle"} (\d+)$/m.exec(text)?.[1];
      return { text, free, counts: ['write', 'commit', 'read'].map((kind) => Number(of(kind) ?? 0)) };
    };
    // Whoever asks for the measurements has the store asked, and once in a while tried.
    await counts();
    const before = await counts();
    await store.tryWrite();
    const after = await counts();
    const [writes, commits, reads] = after.counts.map((count, i) => count - before.counts[i]);
    expect([writes, commits]).toEqual([1, 1]);
    expect(reads).toBeGreaterThan(0);
    expect(Number(after.free) >= 1).toBe(stores.kind === 'postgres');
  });

  test('whoever is deleted with a page open at a table is in no backup from then on, and in no file', async () => {
    const url = await stores.freshUrl();
    const serve = async (store: Store) => {
      const { app } = await startApp(store, { world: {}, environment: { STOLIK_RATE_LIMITS: 'off' } });
      return app.listen({ port: 0, host: '127.0.0.1' });
    };
    const store = await stores.open(url);
    const address = await serve(store);
    const elsewhere = stores.kind === 'postgres' ? await serve(await stores.open(url)) : address;
    const { people, wires } = await seatTwo(address, 'sagrada');
    const [, { id, cookie }] = people;
    // The page and the table are followed.
    const follows = () => store.db.selectFrom('presence').select('tableId').where('person', '=', id).execute();
    await expect.poll(follows).toHaveLength(2);
    /** The lines of a fresh backup that hold the id. */
    const kept = async () => {
      folders += 1;
      const file = join(root, `${folders}.jsonl.gz`);
      await writeBackup(url, file);
      return gunzipSync(readFileSync(file))
        .toString()
        .split('\n')
        .filter((line) => line.includes(id));
    };
    expect(await kept()).not.toEqual([]);
    const headers = { cookie, origin: elsewhere, 'content-type': 'application/json' };
    const { status } = await fetch(`${elsewhere}/api/me`, { method: 'DELETE', headers, body: '{}' });
    expect(status).toBe(204);
    expect(await kept()).toEqual([]);
    expect(await wires[1].end()).toBe(1008);
    // What the nodes have to tell of the page that closed is told.
    const beats = () => store.db.selectFrom('node').select(['id', 'beat']).execute();
    for (let i = 0; i < 2; i++) {
      // A node that has just started may not have told of itself yet.
      const before = new Map((await beats()).map((node) => [node.id, node.beat]));
      await expect.poll(async () => (await beats()).every((node) => node.beat > (before.get(node.id) ?? 0))).toBe(true);
    }
    expect(await kept()).toEqual([]);
    if (stores.kind === 'sqlite') {
      await expect.poll(() => tracesOf(url.replace('sqlite:', ''), [id])).toEqual([]);
    }
    await wires[0].leave();
  });

  if (stores.kind === 'postgres') {
    test('whoever is deleted is vacuumed away soon', async () => {
      const store = await stores.open();
      await comeAndGo(store);
      const vacuumed = async () => {
        const { rows } = await sql<{ relname: string }>`
          select relname from pg_stat_user_tables where vacuum_count > 0`.execute(store.db);
        return rows.map(({ relname }) => relname);
      };
      await expect.poll(vacuumed).toEqual(expect.arrayContaining(['person', 'pushDevice', 'said', 'seat', 'session']));
    });
  }
});

test('a disk with little room left is full, though the log has some of its own', async () => {
  const store = await open(freshFile());
  await store.tryWrite();
  const statfs = vi.spyOn(promises, 'statfs').mockResolvedValue({ bavail: 2_000, bsize: 4_096 } as StatsFs);
  await expect(store.tryWrite()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  statfs.mockResolvedValue({ bavail: 2_048, bsize: 4_096 } as StatsFs);
  await store.tryWrite();
});

test('a full disk is a few lines in the log, however many ask for something to be kept', async () => {
  const store = await open(freshFile());
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const environment = { LOG_LEVEL: 'warn', STOLIK_RATE_LIMITS: 'off' };
  const { app } = await startApp(store, { world: {}, environment, log });
  const browser = new TestBrowser(app);
  await browser.get('/api/me');
  await fill(store);
  const wanted = { game: 'sentient', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'link' };
  const make = async () => (await browser.post('/api/tables', wanted)).status;
  // What is left of the last pages is used up first.
  await vi.waitUntil(async () => (await make()) === 503, { interval: 1, timeout: 60_000 });
  for (let i = 0; i < 5; i++) await make();
  const told = lines.map((line) => JSON.parse(line));
  expect(told.map(({ msg }) => msg)).toEqual([...new Set(told.map(({ msg }) => msg))]);
  expect(told).toContainEqual(
    expect.objectContaining({
      msg: 'a request failed',
      status: 503,
      trouble: expect.stringMatching(/^the disk of the/),
    }),
  );
  expect(lines.join('')).not.toContain('stack');
});

test('a folder where nothing can be made is told, and not tried for ever', async () => {
  await expect(openStore('/proc/stolik/data/stolik.db')).rejects.toMatchObject({
    message: 'the folder /proc/stolik/data cannot be made: nothing can be made in /proc',
  });
});

test('a folder that is closed to this user is told, and not a database that nobody has seen', async () => {
  const file = freshFile();
  const folder = dirname(file);
  mkdirSync(folder);
  chmodSync(root, 0o755);
  // To root nothing is closed.
  const isRoot = process.geteuid?.() === 0;
  const refusal = async (mode: number) => {
    chmodSync(folder, mode);
    if (isRoot) process.seteuid?.(65_534);
    try {
      return await openStore(file).then(
        () => undefined,
        (error: Error) => error.message,
      );
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  };
  expect(await refusal(0o000)).toBe(`the folder ${folder} may not be read by this user`);
  expect(await refusal(0o555)).toBe(`there is no database ${file}, and this user may not make one in that folder`);
  writeFileSync(file, 'closed', { mode: 0o000 });
  // Whether a file may be read is asked for whoever started the program.
  if (!isRoot) expect(await refusal(0o555)).toBe(`the database ${file} may not be read by this user`);
  expect(await refusal(0o000)).toBe(`the folder ${folder} may not be read by this user`);
  chmodSync(folder, 0o700);
});

test('a folder that this user may not make is told in words', async () => {
  const folder = dirname(freshFile());
  mkdirSync(folder, { mode: 0o555 });
  const isRoot = process.geteuid?.() === 0;
  chmodSync(root, 0o755);
  if (isRoot) process.seteuid?.(65_534);
  try {
    await expect(openStore(join(folder, 'data', 'stolik.db'))).rejects.toMatchObject({
      message: `the folder ${join(folder, 'data')} cannot be made: this user may not write there`,
    });
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
});

test('nothing of a deleted person is in any file a second later, nor after the end', async () => {
  const file = freshFile();
  const store = await open(file);
  await comeAndGo(store);
  await expect.poll(() => tracesOf(file, PRIVATE), { timeout: 5_000 }).toEqual([]);
  await store.write(async (trx) => {
    await trx.insertInto('secret').values({ name: 'a', value: PRIVATE[3] }).execute();
    await trx.deleteFrom('secret').where('name', '=', 'a').execute();
  });
  await store.close();
  expect(tracesOf(file, PRIVATE)).toEqual([]);
});

test('what an older program left of the deleted is wiped once, and it says so', async () => {
  const file = freshFile();
  const old = await open(file);
  await sql`pragma secure_delete = off`.execute(old.db);
  await comeAndGo(old);
  await sql`pragma user_version = 1`.execute(old.db);
  await old.close();
  expect(tracesOf(file, PRIVATE)).toEqual(['stolik.db']);
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  await (await open(file, { isServer: true, say })).close();
  expect(tracesOf(file, PRIVATE)).toEqual([]);
  expect(said).toEqual([`what had been deleted from ${file} was still in it: it was wiped`]);
  await (await open(file, { isServer: true, say })).close();
  expect(said).toHaveLength(1);
});

test('a second server on the same file is refused, whoever looks is not, and a kill frees it', async () => {
  const file = freshFile();
  const first = await open(file);
  await expect(openStore(file, { isServer: true })).rejects.toMatchObject({
    code: 'store-in-use',
    message: expect.stringContaining(`${file} is served by another Stolik already`),
  });
  await (await open(file, {})).ping();
  await first.close();
  const holder = spawn(
    process.execPath,
    [
      '-e',
      `const L = require('libsql'); const d = new L(process.argv[1]); d.exec('begin exclusive'); console.log('held'); setInterval(() => d.open, 1e6)`,
      `${file}-lock`,
    ],
    { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(holder.stdout, 'data');
  await expect(openStore(file, { isServer: true })).rejects.toMatchObject({ code: 'store-in-use' });
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await open(file);
});

test('files and their folder are for their owner alone, and those of an older program become so', async () => {
  const file = freshFile();
  const before = process.umask(0o022);
  try {
    const store = await open(file);
    const all = readdirSync(join(file, '..')).sort();
    expect(all).toEqual(['stolik.db', 'stolik.db-lock', 'stolik.db-shm', 'stolik.db-wal']);
    expect(all.map((name) => modeOf(join(file, '..', name)))).toEqual([0o600, 0o600, 0o600, 0o600]);
    expect(modeOf(join(file, '..'))).toBe(0o700);
    await store.close();
    chmodSync(join(file, '..'), 0o755);
    chmodSync(file, 0o644);
    const said: string[] = [];
    await (await open(file, { isServer: true, say: (line) => void said.push(line) })).close();
    expect([modeOf(file), modeOf(join(file, '..'))]).toEqual([0o600, 0o700]);
    // The log may still be there: readers of the first store are closed when they are collected as garbage.
    const closed = said.map((line) => line.split(' ')[0]).filter((path) => !path.endsWith('-wal'));
    expect(closed).toEqual([file, join(file, '..')]);
    // A folder with other things in it is somebody's on purpose.
    chmodSync(join(file, '..'), 0o755);
    writeFileSync(join(file, '..', 'holiday.jpg'), '');
    await open(file);
    expect(modeOf(join(file, '..'))).toBe(0o755);
  } finally {
    process.umask(before);
  }
});

test("what is not Stolik's is refused and stays as it is, and nothing is left beside it", async () => {
  const folder = dirname(freshFile());
  mkdirSync(join(folder, 'photos'), { recursive: true });
  writeFileSync(join(folder, 'letter'), 'Dear players, '.repeat(500));
  writeFileSync(join(folder, 'empty'), '');
  const other = new Libsql(join(folder, 'recipes.db'));
  other.exec('pragma journal_mode = wal; create table recipes (name text)');
  other.close();
  const things = { photos: 'is-folder', letter: 'not-a-database', empty: 'empty', 'recipes.db': 'foreign' };
  const recipes = readFileSync(join(folder, 'recipes.db'));
  for (const name of Object.keys(things)) chmodSync(join(folder, name), 0o755);
  for (const [name, code] of Object.entries(things)) {
    const refused = { code: `store-${code}` };
    await expect(openStore(join(folder, name), { isServer: true })).rejects.toMatchObject(refused);
  }
  expect(readdirSync(folder).sort()).toEqual(Object.keys(things).sort());
  for (const name of Object.keys(things)) expect([name, modeOf(join(folder, name))]).toEqual([name, 0o755]);
  expect(readFileSync(join(folder, 'recipes.db')).equals(recipes)).toBe(true);
});

test.runIf(process.getuid?.() === 0)('what root makes for somebody is theirs', async () => {
  const file = freshFile();
  mkdirSync(dirname(file), { recursive: true });
  chownSync(dirname(file), 1234, 1234);
  await open(file);
  for (const end of ['', '-wal', '-lock']) expect(statSync(file + end).uid).toBe(1234);
});

test('damage and emptiness are one sentence each, and nothing is made in their place', async () => {
  const file = freshFile();
  const store = await open(file);
  await store.close();
  const whole = readFileSync(file);
  const handle = openSync(file, 'r+');
  for (let at = 4_096; at < whole.length; at += 4_096) writeSync(handle, Buffer.alloc(4_096, 0xa5), 0, 4_096, at);
  await expect(openStore(file, { isServer: true })).rejects.toMatchObject({
    code: 'store-damaged',
    message: expect.stringMatching(
      /stolik\.db is damaged \(.+\): move it away, then restore the latest backup with stolik restore$/,
    ),
  });
  truncateSync(file, 0);
  writeFileSync(`${file}-wal`, 'something');
  const refusal = (left: string) => ({
    code: 'store-empty',
    message: expect.stringContaining(`away (${left}), then restore a backup with stolik restore or begin anew`),
  });
  await expect(openStore(file)).rejects.toMatchObject(refusal(`${file}, ${file}-wal`));
  expect(readFileSync(`${file}-wal`, 'utf8')).toBe('something');
  rmSync(file);
  await expect(openStore(file, { isServer: true })).rejects.toMatchObject(refusal(`${file}-wal`));
  expect(existsSync(file)).toBe(false);
  rmSync(`${file}-wal`);
  await open(file);
});

/** Spoils the pages in which a table and its indexes begin: whoever looks there finds none. */
async function spoil(file: string, table: string): Promise<void> {
  const store = await openStore(file, { isServer: true });
  const roots = sql<{ rootpage: number }>`select rootpage from sqlite_schema where tbl_name = ${table}`;
  const { rows } = await roots.execute(store.db);
  await store.close();
  const handle = openSync(file, 'r+');
  for (const { rootpage } of rows) writeSync(handle, Buffer.alloc(4_096, 0xa5), 0, 4_096, (rootpage - 1) * 4_096);
  closeSync(handle);
}

test('a server looks through the whole file before it starts, and whoever only reads it may', async () => {
  const file = freshFile();
  await spoil(file, 'recoveryCode');
  await expect(openStore(file, { isServer: true })).rejects.toMatchObject({
    code: 'store-damaged',
    message: expect.stringContaining('stolik.db is damaged (not all of its pages are as they were written): move it'),
  });
  const store = await open(file, {});
  expect(await store.db.selectFrom('person').selectAll().execute()).toEqual([]);
  expect(store.damage.found).toBeUndefined();
});

test('damage that is met later is told by /readyz, a measurement and a few lines of the log', async () => {
  const file = freshFile();
  await spoil(file, 'recoveryCode');
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const { app } = await startApp(await open(file, {}), { environment: { LOG_LEVEL: 'warn' }, log });
  const browser = new TestBrowser(app);
  await browser.get('/api/me');
  expect((await browser.get('/readyz')).status).toBe(200);
  expect((await browser.get('/metrics')).text).toMatch(/^stolik_store_damaged 0$/m);
  for (let i = 0; i < 5; i++) expect((await browser.get('/api/me/export')).status).toBe(503);
  const { status, json } = await browser.get('/readyz');
  const sentence = 'the store is damaged: stop this node, keep a copy of the store, then restore the latest backup';
  expect([status, json.message]).toEqual([503, sentence]);
  expect((await browser.get('/metrics')).text).toMatch(/^stolik_store_damaged 1$/m);
  const told = lines.map((line) => JSON.parse(line));
  expect(told.map(({ msg, trouble }) => [msg, trouble])).toEqual([
    ['a request failed', 'the store is damaged: database disk image is malformed'],
    [`not ready: ${sentence}`, undefined],
  ]);
  expect(lines.join('')).not.toContain('stack');
});
