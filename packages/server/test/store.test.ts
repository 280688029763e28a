import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Databases } from '@stolik/testbed/databases';
import { TestPostgres } from '@stolik/testbed/postgres';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { startServer } from '../src/start.ts';
import { askingOf, tablesOf } from '../src/store/backup/tables.ts';
import { checkBinds } from '../src/store/bind.ts';
import { MIGRATIONS, migrate } from '../src/store/migrate.ts';
import { openAsItIs, openStore } from '../src/store/open.ts';
import { NOT_YET } from '../src/store/patience.ts';
import type { Store } from '../src/store/store.ts';
import { testApps } from './apps.ts';
import { describeStores } from './stores.ts';
import { ask, visit, Wire } from './wire.ts';

const secret = (store: Store, name: string, value: unknown = 'kept') =>
  store.db
    .insertInto('secret')
    .values({ name, value: value as string })
    .execute();
const isDown = (asked: Promise<unknown>) =>
  asked.then(
    () => false,
    () => true,
  );
const names = async (store: Store) =>
  (await store.db.selectFrom('secret').select('name').orderBy('name').execute()).map(({ name }) => name);

describeStores((stores) => {
  it('keeps rows when it is opened again', async () => {
    const url = await stores.freshUrl();
    const first = await openStore(url);
    await secret(first, 'a', 'zażółć 🎲');
    await first.close();
    const again = await stores.open(url);
    expect(await again.db.selectFrom('secret').selectAll().execute()).toEqual([{ name: 'a', value: 'zażółć 🎲' }]);
  });

  it('is migrated once when two nodes open it at the same time', async () => {
    const url = await stores.freshUrl();
    const [one, two] = await Promise.all([stores.open(url), stores.open(url)]);
    await secret(one, 'one');
    await secret(two, 'two');
    expect(await names(one)).toEqual(['one', 'two']);
    const applied = await two.db.selectFrom('migration').select('version').orderBy('version').execute();
    expect(applied.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, i) => i + 1));
  });

  it('is refused when a newer program has changed it', async () => {
    const url = await stores.freshUrl();
    const store = await stores.open(url);
    const version = MIGRATIONS.length + 1;
    await store.db.insertInto('migration').values({ version, name: 'later', appliedAt: 0 }).execute();
    await expect(openStore(url)).rejects.toMatchObject({
      code: 'store-newer',
      message: expect.stringContaining(`${version}`),
    });
    // No program leaves one out.
    await store.db.updateTable('migration').set({ version: 11_243 }).where('version', '=', version).execute();
    await expect(openStore(url)).rejects.toMatchObject({
      code: 'store-damaged',
      message: expect.stringMatching(/ is damaged \(its list of \d+ versions goes from 1 to 11243\): move it away, /),
    });
  });

  it('takes all steps of a migration or none', async () => {
    const store = await stores.open();
    const failing = {
      name: 'failing',
      up: async (db: typeof store.db) => {
        await db.schema.createTable('half').addColumn('id', 'text').execute();
        throw new Error('broken off');
      },
    };
    await expect(migrate(store, [...MIGRATIONS, failing])).rejects.toThrow('broken off');
    await expect(sql`select * from half`.execute(store.db)).rejects.toThrow(/half/);
    await migrate(store);
  });

  it('gives times, counts and sums as numbers', async () => {
    const store = await stores.open();
    const appliedAt = Number.MAX_SAFE_INTEGER - 1_000_000;
    await store.db.insertInto('migration').values({ version: 500, name: 'x', appliedAt }).execute();
    const row = await store.db.selectFrom('migration').selectAll().where('version', '=', 500).executeTakeFirstOrThrow();
    expect(row.appliedAt).toBe(appliedAt);
    const { count, sum } = await store.db
      .selectFrom('migration')
      .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('version').as('sum')])
      .executeTakeFirstOrThrow();
    expect(count).toBe(MIGRATIONS.length + 1);
    expect(sum).toBe(500 + (MIGRATIONS.length * (MIGRATIONS.length + 1)) / 2);
  });

  it('refuses to store what one of the engines would lose, and goes on', async () => {
    const store = await stores.open();
    for (const value of [true, new Date(), {}, [], 'a\u0000b', 2 ** 53, 2n ** 53n, Number.NaN]) {
      await expect(secret(store, 'a', value)).rejects.toThrow(TypeError);
    }
    await expect(sql`select ${undefined}`.execute(store.db)).rejects.toThrow(TypeError);
    await secret(store, 'b');
    expect(await names(store)).toEqual(['b']);
  });

  it('keeps what is enforced between tables', async () => {
    const store = await stores.open();
    const orphan = store.db.insertInto('recoveryCode').values({ hash: 'h', personId: 'nobody', createdAt: 1 });
    await expect(orphan.execute()).rejects.toThrow(/foreign key/i);
  });

  it('never mixes a transaction with queries beside it', async () => {
    const store = await stores.open();
    const seen: string[][] = [];
    const transaction = store.db.transaction().execute(async (trx) => {
      for (const name of ['a', 'b', 'c']) {
        await trx.insertInto('secret').values({ name, value: '' }).execute();
        await new Promise(setImmediate);
      }
    });
    const reads = Array.from({ length: 20 }, async () => seen.push(await names(store)));
    await Promise.all([transaction, ...reads]);
    for (const found of seen) expect([[], ['a', 'b', 'c']]).toContainEqual(found);
  });

  it('undoes a transaction that fails, and takes the next', async () => {
    const store = await stores.open();
    const failed = store.db.transaction().execute(async (trx) => {
      await trx.insertInto('secret').values({ name: 'a', value: '' }).execute();
      await trx.insertInto('secret').values({ name: 'a', value: '' }).execute();
    });
    await expect(failed).rejects.toThrow();
    await store.db.transaction().execute((trx) => trx.insertInto('secret').values({ name: 'b', value: '' }).execute());
    expect(await names(store)).toEqual(['b']);
  });

  it('tells listeners what was committed, in order, and nobody what was rolled back', async () => {
    const store = await stores.open();
    const heard: string[] = [];
    const stop = await store.listen('table', (payload) => heard.push(payload));
    await store.listen('other', (payload) => heard.push(`other ${payload}`));
    const failed = store.db.transaction().execute(async (trx) => {
      await store.notify(trx, 'table', 'rolled back');
      throw new Error('never mind');
    });
    await expect(failed).rejects.toThrow('never mind');
    const controlled = await store.db.startTransaction().execute();
    await store.notify(controlled, 'table', '1');
    const saved = await controlled.savepoint('before').execute();
    await store.notify(saved, 'table', 'taken back');
    await (await saved.rollbackToSavepoint('before').execute()).commit().execute();
    await store.db.transaction().execute(async (trx) => {
      await store.notify(trx, 'table', '2');
      await store.notify(trx, 'other', '3');
      expect(heard).not.toContain('2');
    });
    await expect.poll(() => heard).toEqual(['1', '2', 'other 3']);
    stop();
    await store.db.transaction().execute(async (trx) => {
      await store.notify(trx, 'table', 'unheard');
      await store.notify(trx, 'other', '4');
    });
    await expect.poll(() => heard).toEqual(['1', '2', 'other 3', 'other 4']);
  });

  it('refuses a notification that one of the engines could not carry', async () => {
    const store = await stores.open();
    const notify = (channel: string, payload: string) =>
      store.db.transaction().execute((trx) => store.notify(trx, channel, payload));
    await notify('table', 'x'.repeat(7_999));
    await expect(notify('table', 'ż'.repeat(4_000))).rejects.toThrow(/7999/);
    await expect(notify('table"; drop table secret', '')).rejects.toThrow(/channel/);
    await expect(store.notify(store.db as never, 'table', '')).rejects.toThrow(/transaction/);
  });

  if (stores.kind === 'sqlite') {
    it('says so when a query is sent past the transaction that waits for it', async () => {
      const store = await stores.open();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        const stuck = store.db.transaction().execute(() => names(store));
        const failed = expect(stuck).rejects.toThrow(/past the transaction/);
        await vi.advanceTimersByTimeAsync(11_000);
        await failed;
      } finally {
        vi.useRealTimers();
      }
      await secret(store, 'a');
      expect(await names(store)).toEqual(['a']);
    });
  }
});

describe('a PostgreSQL of its own', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  });
  afterAll(() => postgres?.stop());
  const startApp = testApps();

  it('wakes other nodes, and listens again by itself after the server was killed', async () => {
    const url = await postgres.freshDatabase();
    const [one, two] = await Promise.all([openStore(url), openStore(url)]);
    const heard: string[] = [];
    let reconnected = 0;
    two.onReconnect(() => reconnected++);
    await two.listen('table', (payload) => heard.push(payload));
    const tell = (payload: string) => one.db.transaction().execute((trx) => one.notify(trx, 'table', payload));
    await tell('before');
    await expect.poll(() => heard).toEqual(['before']);
    // Killed between two queries of a transaction, which is where nobody waits for an answer.
    const broken = one.db.transaction().execute(async (trx) => {
      await trx.insertInto('secret').values({ name: 'lost', value: '' }).execute();
      await postgres.kill();
      await expect.poll(() => isDown(one.ping())).toBe(true);
      await trx.insertInto('secret').values({ name: 'late', value: '' }).execute();
    });
    await expect(broken).rejects.toThrow();
    await postgres.restart();
    await expect.poll(() => reconnected).toBe(1);
    await expect.poll(() => isDown(tell('after'))).toBe(false);
    await expect.poll(() => heard).toEqual(['before', 'after']);
    expect(await names(one)).toEqual([]);
    await Promise.all([one.close(), two.close()]);
  });

  it('is not changed under a node of an older version, nor where it holds something else', async () => {
    const url = await postgres.freshDatabase();
    const older = await openAsItIs(url);
    await migrate(older, MIGRATIONS.slice(0, -1));
    const name = `the database ${new URL(url).pathname.slice(1)} of PostgreSQL at ${new URL(url).host}`;
    await expect(openStore(url)).rejects.toMatchObject({
      code: 'store-in-use',
      message: expect.stringMatching(
        `^${name} is used by an older Stolik now \\(version ${MIGRATIONS.length - 1} of .*stop every such node first$`,
      ),
    });
    expect(await names(older)).toEqual([]);
    await older.close();
    const [one, two] = await Promise.all([openStore(url), openStore(url)]);
    await Promise.all([one.close(), two.close()]);

    const elsewhere = await openAsItIs(await postgres.freshDatabase());
    await sql`create table recipes (name text)`.execute(elsewhere.db);
    const database = await sql<{ name: string }>`select current_database() as name`.execute(elsewhere.db);
    await expect(openStore(postgres.address(database.rows[0].name))).rejects.toMatchObject({
      code: 'store-foreign',
      message: expect.stringMatching(/holds tables that are not Stolik's: make an empty database for Stolik/),
    });
    expect(await tablesOf('postgres', askingOf(elsewhere.db as never))).toEqual(['recipes']);
    await elsewhere.close();
  });

  it('that is dead is told to visitors with 503, to whoever runs it in a few lines, and again when it is back', async () => {
    const store = await openStore(await postgres.freshDatabase());
    const lines: string[] = [];
    const log = { write: (line: string) => void lines.push(line) };
    const { app } = await startApp(store, { world: {}, environment: { LOG_LEVEL: 'warn' }, log });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const person = await visit(address);
    const wire = await Wire.open(address, person);
    await postgres.kill();
    const asked = async () => (await ask(address, person, '/api/tables')).status;
    for (let i = 0; i < 3; i++) expect(await asked()).toBe(503);
    expect(await (await ask(address, person, '/api/tables')).json()).toMatchObject({ code: 'unavailable' });
    const watched = await wire.ask({ do: 'watch', id: 'w', table: 'k7m2p9x4w3ab' });
    expect(watched).toMatchObject({ is: 'refused', refusal: { code: 'not-kept' } });
    const metrics = await (await fetch(`${address}/metrics`)).text();
    expect(metrics).toContain('\nstolik_ready 0\n');
    expect(metrics).not.toMatch(/nan|^stolik_bot_job(s|_age)/im);
    const said = () => lines.map((line) => JSON.parse(line));
    expect(said()).toContainEqual(expect.objectContaining({ level: 50, msg: 'not ready: the store does not answer' }));
    const told = said().map(({ msg }) => msg);
    expect(told).toEqual([...new Set(told)]);
    expect(lines.join('')).not.toContain('stack');
    await postgres.restart();
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 30_000 }).toBe(200);
    expect(said().at(-1)).toMatchObject({ msg: 'ready again' });
    expect(await asked()).toBe(200);
    await app.close();
    await store.close();
  });

  it('says in one sentence which user or database is not there', async () => {
    await expect(openStore(postgres.address('nowhere'))).rejects.toMatchObject({
      code: 'store-refused',
      message: expect.stringMatching(/has no database nowhere$/),
    });
  });
});

describe('a store that cannot be opened is explained in one sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-store-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };

  it('a folder that cannot be made', async () => {
    const url = `sqlite:${file('plain', 'text')}/data/stolik.db`;
    await expect(openStore(url)).rejects.toMatchObject({
      code: 'store-unwritable',
      message: expect.stringContaining('plain'),
    });
  });

  it('a folder in place of the file', async () => {
    await expect(openStore(folder)).rejects.toMatchObject({
      code: 'store-is-folder',
      message: `${folder} is a folder: name the file in it, such as ${join(folder, 'stolik.db')}`,
    });
  });

  it('a file that is no database', async () => {
    const path = file('letter.db', 'Dear players, '.repeat(500));
    await expect(openStore(path)).rejects.toMatchObject({
      code: 'store-not-a-database',
      message: `${path} is not a database of Stolik`,
    });
  });

  it.each(['mysql://localhost/stolik', 'postgres://', 'postgres://localhost', 'postgres:nonsense', 'sqlite:', ''])(
    'the address %j',
    async (url) => {
      const refused = { code: 'store-bad-address', details: { field: 'DATABASE_URL' } };
      await expect(openStore(url)).rejects.toMatchObject(refused);
    },
  );

  it('a server that is not there, without telling the password', async () => {
    const problem = openStore('postgres://me:hush@127.0.0.1:1/stolik');
    await expect(problem).rejects.toMatchObject({ code: NOT_YET });
    await expect(problem).rejects.toThrow(
      /^the database stolik of PostgreSQL at 127\.0\.0\.1:1 does not answer: (?!.*hush)/,
    );
  });

  it('a server that never answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as { port: number };
    const opening = openStore(`postgres://127.0.0.1:${port}/stolik?connect_timeout=1`);
    await expect(opening).rejects.toMatchObject({ code: 'store-unreachable' });
    silent.close();
  });
});

describe('a database that is being started', () => {
  /** Not a PostgreSQL, but it answers each connection with the next of these codes, and then with the last. */
  const answering = async (codes: string[]) => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => {
        const [code] = codes.length > 1 ? codes.splice(0, 1) : codes;
        const fields = Buffer.from(`SFATAL\0C${code}\0Mnot now\0\0`);
        const head = Buffer.from('E....');
        head.writeUInt32BE(fields.length + 4, 1);
        socket.end(Buffer.concat([head, fields]));
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    return { url: `postgres://me:hush@127.0.0.1:${port}/stolik`, close: () => server.close() };
  };
  const start = async (url: string, seconds: number) => {
    const said: string[] = [];
    const settings = readSettings({ DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'silent' });
    const patience = { seconds, say: (line: string) => void said.push(line) };
    const problem = await startServer({ settings, patience }).catch((error) => error);
    return { said, problem };
  };

  it('is waited for, which is said once; one that refuses the password is not', async () => {
    const { url, close } = await answering(['57P03', '57P03', '28P01']);
    const { said, problem } = await start(url, 600);
    expect(problem).toMatchObject({ code: 'store-refused' });
    expect(said).toEqual([
      expect.stringMatching(/^waiting up to 600 seconds for a store: the database stolik .* does not answer: not now$/),
    ]);
    expect((await start(url, 600)).said).toEqual([]);
    close();
  });

  it.each([
    ['makes its tables', 'create table "seat"'],
    ['reads who plays', 'listen "people"'],
  ])('is waited for when it goes away while a node %s', async (_what, text) => {
    const url = new URL(await new Databases(inject('postgres')).freshDatabase());
    let cuts = 0;
    // In front of the real one: it cuts the connection on which that is asked first.
    const proxy = createServer((client) => {
      const real = connect(Number(url.port), url.hostname);
      client.on('data', (data) => {
        if (cuts === 0 && data.includes(text)) {
          cuts++;
          client.destroy();
          real.destroy();
        } else real.write(data);
      });
      real.on('data', (data) => client.write(data));
      client.on('error', () => {}).on('close', () => real.destroy());
      real.on('error', () => {}).on('close', () => client.destroy());
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => proxy.once('listening', resolve));
    const { port } = proxy.address() as { port: number };
    const { said, problem: server } = await start(Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href, 600);
    expect(cuts).toBe(1);
    expect(said).toEqual([
      expect.stringMatching(/^waiting up to 600 seconds for a store: the database .* does not answer: /),
    ]);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    await server.close();
    proxy.close();
  });

  it('is given up when the time is over', async () => {
    const { problem } = await start('postgres://me:hush@127.0.0.1:1/stolik', 0.6);
    expect(problem).toMatchObject({ code: NOT_YET, message: expect.stringContaining('ECONNREFUSED') });
  });
});

it('text, safe numbers, null and bytes may be bound', () => {
  checkBinds(['', 'ż', 0, -1.5, Number.MAX_SAFE_INTEGER, 5n, null, new Uint8Array(2), Buffer.from('x')]);
});
