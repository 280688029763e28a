import { resolve } from 'node:path';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import { Checkpoints } from './checkpoints.ts';
import { Damage } from './damage.ts';
import { Durations } from './durations.ts';
import { Group } from './group.ts';
import type { Schema } from './schema.ts';
import { SqliteCheck } from './sqlite-check.ts';
import { LibsqlDriver } from './sqlite-driver.ts';
import { checkRoom, openFile, openForReading, problemWith } from './sqlite-file.ts';
import { checkChannel, checkPayload, type Opening, type Store, type Work, writeOnTrial } from './store.ts';
import { Subscribers } from './subscribers.ts';

/** Opens, or makes, the SQLite file at the path. */
export async function openSqlite(path: string, opening: Opening): Promise<Store> {
  const file = resolve(path);
  const { database, unlock } = await openFile(file, opening);
  const damage = new Damage();
  // Whoever only looks, such as a backup, may have come to save what can still be read.
  if (opening.isServer) {
    const check = new SqliteCheck(file);
    const problem = await check.soon();
    if (problem) {
      database.close();
      unlock();
      throw problemWith(file, problem);
    }
    void check.found.then((late) => damage.consider(late));
  }
  const subscribers = new Subscribers();
  const durations = new Durations();
  const observers = { durations, damage };
  const driver = new LibsqlDriver(database, observers, (notifications) => {
    // Later, as on PostgreSQL: a listener never runs inside whoever committed.
    setImmediate(() => {
      for (const { channel, payload } of notifications) subscribers.tell(channel, payload);
    });
  });
  const db = kyselyOn(driver);
  const checkpoints = new Checkpoints(file, damage, () => driver.cutLog());
  const reads = kyselyOn(new LibsqlDriver(openForReading(file), observers, () => {}));
  const group = new Group<Work, void>((works) =>
    db.transaction().execute(async (trx) => {
      const done: undefined[] = [];
      for (const work of works) done.push(void (await work(trx)));
      return done;
    }),
  );
  const write = (work: Work) => durations.time('write', () => group.do(work));
  let closing: Promise<void> | undefined;
  const close = async () => {
    await reads.destroy();
    await checkpoints.end();
    await db.destroy();
    unlock();
  };
  return {
    db,
    reads,
    kind: 'sqlite',
    name: `the database ${file}`,
    durations,
    damage,
    write,
    notify: async (trx, channel, payload) => {
      checkChannel(channel);
      checkPayload(payload);
      if (!trx.isTransaction) throw new TypeError('a notification is sent outside a transaction');
      driver.notify({ channel, payload });
    },
    tell: async (channel, payloads) => {
      checkChannel(channel);
      for (const payload of payloads) checkPayload(payload);
      setImmediate(() => {
        for (const payload of payloads) subscribers.tell(channel, payload);
      });
    },
    listen: async (channel, handler) => {
      checkChannel(channel);
      return subscribers.add(channel, handler);
    },
    // One process, one connection: nothing is ever missed.
    onReconnect: () => () => {},
    ping: async () => void (await sql`select 1`.execute(db)),
    tryWrite: async () => {
      await checkRoom(file);
      await write(writeOnTrial);
    },
    cleanUp: () => checkpoints.clean(),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

function kyselyOn(driver: LibsqlDriver): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}
