import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Match, parseLog } from '@stolik/core';
import { verifiableSource } from '@stolik/fair';
import { gameEntry } from '@stolik/games';
import type { TableInfo } from '@stolik/protocol';
import { Databases } from '@stolik/testbed/databases';
import { Guest } from '@stolik/testbed/guest';
import { playRandomly } from '@stolik/testbed/random-player';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { type Server, startServer } from '../src/start.ts';
import { readBackup } from '../src/store/backup/read.ts';
import { restoreBackup } from '../src/store/backup/restore.ts';
import { openSnapshot } from '../src/store/backup/snapshot.ts';
import { inOrder } from '../src/store/backup/tables.ts';
import { writeBackup } from '../src/store/backup/write.ts';
import { MIGRATIONS, type Migration } from '../src/store/migrate.ts';
import { openAsItIs, openStore } from '../src/store/open.ts';
import { describeStores } from './stores.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
/** Stores of earlier versions. */
const STORES = readdirSync(FIXTURES).filter((name) => name.startsWith('store-'));
const OLD = join(FIXTURES, STORES[0]);
const { ada, ben, words } = JSON.parse(readFileSync(join(FIXTURES, 'people.json'), 'utf8'));

let folder: string;
let files = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const freshFile = () => {
  files += 1;
  return join(folder, `${files}.gz`);
};
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const linesOf = (file: string) => gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');

/** A backup with these lines, sealed as if they had been written so. */
function seal(lines: readonly string[], counts: unknown): string {
  const text = lines.map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  const file = freshFile();
  writeFileSync(file, gzipSync(`${text}${JSON.stringify({ counts, sha256 })}\n`));
  return file;
}

describeStores((stores) => {
  test.each(STORES)('%s is restored, brought up to date, and goes on', async (name) => {
    const url = await stores.freshUrl();
    expect(await restoreBackup(url, join(FIXTURES, name))).toMatchObject({ version: MIGRATIONS.length });
    const environment = { DATABASE_URL: url, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
    const server = await startServer({ settings: readSettings(environment) });
    servers.push(server);
    const { address } = server;
    const signIn = async (userName: string, password: string) => {
      const headers = { origin: address, 'content-type': 'application/json' };
      const body = JSON.stringify({ userName, password });
      const response = await fetch(`${address}/api/session`, { method: 'POST', headers, body });
      const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0]);
      return { status: response.status, cookie: cookies.join('; ') };
    };
    expect(await signIn(ada.userName, ben.password)).toMatchObject({ status: 401 });
    const people = await Promise.all(
      [ada, ben].map(async ({ userName, password }) => {
        const { status, cookie } = await signIn(userName, password);
        expect(status).toBe(200);
        return Guest.returning(() => address, cookie);
      }),
    );
    const [first, second] = people;
    expect(await first.read('/api/me')).toMatchObject({ name: ada.name });
    const tablesOf = async (one: Guest) => (await one.read<{ tables: TableInfo[] }>('/api/me/tables')).tables;
    const statuses = async (one: Guest) => (await tablesOf(one)).map(({ game, status }) => `${game} ${status}`).sort();
    expect(await statuses(first)).toEqual(['sagrada running']);
    expect(await statuses(second)).toEqual(['sagrada running', 'smartphone open', 'smartphone running']);

    // A running one is played on.
    const running = (await tablesOf(first))[0];
    await new Promise<void>((resolve, reject) => {
      const watch = { onDone: () => resolve() };
      for (const one of people) playRandomly(one, running, 'on', watch).catch(reject);
    });
    for (const one of people) one.leave();

    // One that is over verifies, and what was said there can be read.
    const { tables: over } = await first.read<{ tables: { id: string }[] }>('/api/me/history');
    expect(over).toHaveLength(1);
    const log = parseLog(await (await fetch(`${address}/api/tables/${over[0].id}/log`)).text());
    const { game } = gameEntry(log.header.game, log.header.version);
    expect(Match.verify(game, log, verifiableSource(log.seed ?? '')).isOver).toBe(true);
    const store = await stores.open(url);
    const said = await store.db.selectFrom('said').select('text').where('tableId', '=', over[0].id).execute();
    expect(said.map(({ text }) => text)).toContain(words);
  });

  test('a backup is of one moment, whatever is written meanwhile', async () => {
    const url = await stores.freshUrl();
    const store = await stores.open(url);
    const keep = (...names: string[]) =>
      store.db
        .insertInto('secret')
        .values(names.map((name) => ({ name, value: '' })))
        .execute();
    await keep(...Array.from({ length: 501 }, (_, i) => `before-${i}`));
    const snapshot = await openSnapshot(url);
    let rows = 0;
    for await (const some of snapshot.rows('secret')) {
      rows += some.length;
      await keep(`meanwhile-${rows}`);
    }
    await snapshot.close();
    expect(rows).toBe(501);
  });

  test('a backup of a newer store is refused, unless it is to be replaced', async () => {
    const url = await stores.freshUrl();
    const store = await stores.open(url);
    const version = MIGRATIONS.length + 1;
    await store.db.insertInto('migration').values({ version, name: 'newer', appliedAt: 0 }).execute();
    const file = freshFile();
    await expect(writeBackup(url, file)).rejects.toMatchObject({
      code: 'store-newer',
      message: expect.stringContaining(`was made by a newer Stolik (its tables are version ${version}, `),
    });
    expect(existsSync(file)).toBe(false);
    expect(await writeBackup(url, file, { isOfAnyVersion: true })).toMatchObject({ schema: version });
  });

  test('only an empty store is restored into, alone; what is replaced is asked for first', async () => {
    const url = await stores.freshUrl();
    await restoreBackup(url, OLD);
    const people = async () => {
      const store = await openStore(url);
      const names = await store.db.selectFrom('person').select('name').orderBy('name').execute();
      await store.close();
      return names.map(({ name }) => name);
    };
    const before = await people();
    await expect(restoreBackup(url, OLD)).rejects.toMatchObject({ code: 'store-not-empty' });
    const refuse = () => Promise.reject(new Error('not kept'));
    await expect(restoreBackup(url, OLD, { replace: refuse })).rejects.toThrow('not kept');
    const server = await openStore(url, { isServer: true });
    await expect(restoreBackup(url, OLD, { replace: async () => {} })).rejects.toMatchObject({
      code: 'store-in-use',
      message: expect.stringMatching(/: stop (that one|every server) first$/),
    });
    await server.close();
    expect(await people()).toEqual(before);
    const kept = freshFile();
    await restoreBackup(url, OLD, { replace: async () => void (await writeBackup(url, kept)) });
    expect(await people()).toEqual(before);
    expect((await readBackup(kept, { row: () => {} })).header.schema).toBe(MIGRATIONS.length);
  });

  test('a backup that is not whole, or not one, is refused in a sentence and leaves the store as it was', async () => {
    const url = await stores.freshUrl();
    const bytes = readFileSync(OLD);
    const lines = linesOf(OLD);
    const { counts } = JSON.parse(lines.at(-1) ?? '');
    const rows = lines.slice(0, -1);
    const written = (content: string | Buffer) => {
      const file = freshFile();
      writeFileSync(file, content);
      return file;
    };
    const header = { ...JSON.parse(rows[0]), made: 'later' };
    const stranger = '{"table":"stranger","row":{"id":1}}';
    const orphan = '{"table":"recoveryCode","row":{"hash":"h","personId":"nobody","createdAt":1}}';
    const cases: [code: string, message: RegExp, file: string][] = [
      ['backup-foreign', /is not a backup of Stolik: it is not gzipped$/, written('Dear players')],
      ['backup-foreign', /is not a backup of Stolik$/, written('')],
      ['backup-foreign', /is not a backup of Stolik$/, written(gzipSync('{"format":"other"}\n'))],
      ['backup-truncated', /ends too early/, written(bytes.subarray(0, bytes.length - 200))],
      ['backup-altered', /cannot be unpacked/, written(Buffer.from(bytes.with(40, bytes[40] ^ 0xff)))],
      ['backup-truncated', /ends too early/, written(gzipSync(`${rows.join('\n')}\n`))],
      ['backup-altered', /has another SHA-256/, written(gzipSync(`${lines.join('\n').replace('"Ada"', '"Eve"')}\n`))],
      [
        'backup-altered',
        /should hold 3 rows of person and holds 2/,
        seal(
          rows.filter((line) => !line.includes('"Ben"') || !line.includes('"person"')),
          counts,
        ),
      ],
      ['backup-altered', /no row in line 2/, seal([rows[0], '{"table":7}'], {})],
      ['backup-altered', /no such table/, seal([rows[0], stranger], { stranger: 1 })],
      [
        'backup-newer',
        /its tables are version 999, this program knows \d+/,
        seal([JSON.stringify({ ...header, schema: 999 })], {}),
      ],
      ['backup-newer', /its format is version 2/, seal([JSON.stringify({ ...header, version: 2 })], {})],
      [
        'backup-refused',
        /refuses the rows of recoveryCode: .*foreign key/i,
        seal([rows[0], orphan], { recoveryCode: 1 }),
      ],
    ];
    for (const [code, message, file] of cases) {
      const refused = restoreBackup(url, file);
      await expect(refused, message.source).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
    }
    const store = await openAsItIs(url);
    await expect(sql`select 1 from person`.execute(store.db)).rejects.toThrow(/person/);
    await store.close();
    await restoreBackup(url, OLD);
  });
});

/** Columns of every kind. */
const odd: Migration = {
  name: 'odd',
  up: async (db) => {
    await db.schema
      .createTable('odd')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('big', 'bigint')
      .addColumn('bytes', sql`bytea`)
      .addColumn('Text "quoted"', 'text')
      .execute();
  },
};

test('everything survives the way from SQLite to PostgreSQL and back', async () => {
  const migrations = [...MIGRATIONS, odd];
  const postgres = await new Databases(inject('postgres')).freshDatabase();
  const [here, back] = [`sqlite:${join(folder, 'here.db')}`, `sqlite:${join(folder, 'back.db')}`];
  await restoreBackup(here, OLD, { migrations });
  const store = await openAsItIs(here);
  await sql`insert into odd values
    (1, 9223372036854775807, x'00ff10', 'zażółć 🎲'), (2, -9007199254740993, null, ''), (3, null, x'', null)`.execute(
    store.db,
  );
  await store.close();
  const written = [freshFile(), freshFile(), freshFile()];
  const any = { isOfAnyVersion: true };
  await writeBackup(here, written[0], any);
  await restoreBackup(postgres, written[0], { migrations });
  await writeBackup(postgres, written[1], any);
  await restoreBackup(back, written[1], { migrations });
  await writeBackup(back, written[2], any);
  const rows = written.map((file) =>
    linesOf(file)
      .slice(1, -1)
      .map((line) => JSON.parse(line))
      .map(({ table, row }) => JSON.stringify([table, Object.entries(row).sort()]))
      .sort(),
  );
  expect(rows[0].length).toBeGreaterThan(100);
  expect(rows[0].join()).toContain('9223372036854775807');
  expect(rows[1]).toEqual(rows[0]);
  expect(rows[2]).toEqual(rows[0]);
  expect(statSync(written[0]).mode & 0o777).toBe(0o600);
  await expect(writeBackup(here, written[0])).rejects.toMatchObject({ code: 'backup-exists' });
  await expect(writeBackup(`sqlite:${join(folder, 'nowhere.db')}`, freshFile())).rejects.toMatchObject({
    code: 'store-missing',
  });
  expect(existsSync(join(folder, 'nowhere.db'))).toBe(false);
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test('tables come after those they refer to, whatever their names', () => {
  const table = (name: string, ...refersTo: string[]) => ({ name, refersTo });
  expect(inOrder([table('a', 'b'), table('b', 'c', 'b'), table('c'), table('d', 'a')])).toEqual(['c', 'b', 'a', 'd']);
  expect(inOrder([table('x', 'y'), table('y', 'x'), table('z')])).toEqual(['z', 'x', 'y']);
});
