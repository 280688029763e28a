import { NewTable } from '@stolik/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { Admin } from '../src/admin/admin.ts';
import { readAudit } from '../src/admin/audit.ts';
import { AuditWatch } from '../src/admin/audit-watch.ts';
import { listPeople, reportPerson } from '../src/admin/people.ts';
import { listTables, reportTable } from '../src/admin/tables.ts';
import { FOREVER } from '../src/people/bans.ts';
import { People } from '../src/people/people.ts';
import { useCode } from '../src/people/recovery.ts';
import { readSettings } from '../src/settings.ts';
import { type Server, startServer } from '../src/start.ts';
import { MIGRATIONS } from '../src/store/migrate.ts';
import type { Store } from '../src/store/store.ts';
import { createTable } from '../src/tables/seating.ts';
import { say } from '../src/tables/talk.ts';
import { seatTwo } from './pairs.ts';
import { describeStores, sqliteStores } from './stores.ts';
import { ANNA, BEN, codeOf, Eyes, tablesOn } from './tables.ts';
import { ask, Wire } from './wire.ts';

const HOUR = 60 * 60 * 1000;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function administer(url: string): Promise<Admin> {
  const admin = await Admin.open(url, 'root');
  closing.push(() => admin.close());
  return admin;
}

async function start(url: string): Promise<Server> {
  const settings = readSettings({ DATABASE_URL: url, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
  const server = await startServer({ settings });
  closing.push(() => server.close());
  return server;
}

const acts = async ({ store }: Admin) => (await readAudit(store.reads, { limit: 100 })).map(({ act }) => act);

/** People as the store has them, without servers. */
async function addPeople(store: Store, names: readonly { id: string; name: string; userName?: string }[]) {
  const rows = names.map(({ id, name, userName }, i) => ({
    id,
    name,
    isGuest: userName ? 0 : 1,
    userName: userName ?? null,
    foldedName: userName?.toLowerCase() ?? null,
    created: i,
  }));
  await store.db.insertInto('person').values(rows).execute();
}

describeStores(({ kind, freshUrl, open }) => {
  test('everybody sees within moments what is done beside the servers', async () => {
    const url = await freshUrl();
    const { address } = await start(url);
    const { table, people, wires } = await seatTwo(address, 'sagrada');
    const [anna, ben] = people;
    const [hers, his] = wires;
    // Another page of his looks elsewhere; on PostgreSQL at a node that has nothing else to do with the table.
    const elsewhere =
      kind === 'postgres' ? await Wire.open((await start(url)).address, ben) : await Wire.open(address, ben);
    const admin = await administer(url);
    const speak = (id: string) => his.ask({ do: 'say', id, table, text: `words of ${id}` });

    expect(await speak('before')).toMatchObject({ is: 'done' });
    const until = await admin.mute(await admin.find(ben.id), HOUR, 'insults');
    const silence = `you may not talk until ${new Date(until).toISOString()}`;
    expect(await speak('muted')).toMatchObject({
      is: 'refused',
      refusal: { code: 'muted', message: `${silence}: insults`, until, why: 'insults' },
    });
    // Of several the last one holds, and what was said for the one before is not its reason.
    await admin.mute(await admin.find(ben.id), 'forever');
    const { refusal } = await speak('still');
    expect(refusal).toEqual({ code: 'muted', message: 'you may not talk here any more' });
    await admin.unmute(await admin.find(ben.id));
    expect(await speak('after')).toMatchObject({ is: 'done' });

    // What is kept about somebody is theirs to know, but not who did it.
    const exported = (await (await ask(address, ben, '/api/me/export')).json()) as { audit: object[] };
    expect(exported.audit).toMatchObject([{ act: 'mute' }, { act: 'mute' }, { act: 'unmute' }]);
    expect(JSON.stringify(exported.audit)).not.toContain('root');

    const { said } = await reportTable(admin.store, table);
    const n = said.find(({ text }) => text === 'words of before')?.n as number;
    await admin.eraseWords({ table, n });
    await admin.closeTable(table, 'too loud');
    await hers.hear(({ is, info }) => is === 'info' && info.status === 'gone');
    const told = await hers.hear(({ is, said: words }) => is === 'said' && words.at(-1).notice === 'shut');
    expect(told.said.at(-1)).toMatchObject({ text: 'too loud' });
    const isErased = (one: { n: number; text?: string }) => one.n === n && one.text === undefined;
    const anew = await hers.hear(({ is, said: words }) => is === 'said' && words.some(isErased));
    expect(JSON.stringify(anew)).toContain('words of after');
    expect(hers.look).toMatchObject({ isOver: true, actors: [] });
    await elsewhere.hear(({ is, info }) => is === 'info' && info.id === table && info.status === 'gone');

    await admin.ban(await admin.find(ben.id), 'forever', 'shouting');
    const ban = { code: 'banned', message: 'you are banned for good: shouting', why: 'shouting' };
    for (const wire of [his, elsewhere]) {
      expect(await wire.hear(({ is }) => is === 'bye')).toEqual({ is: 'bye', refusal: ban });
      expect(await wire.end()).toBe(1008);
    }
    expect((await ask(address, ben, '/api/me/tables')).status).toBe(401);

    // It can be read, and nothing else.
    expect(await hers.ask({ do: 'say', id: 'late', table, text: 'hello?' })).toMatchObject({
      refusal: { code: 'gone' },
    });
    const play = { do: 'play', id: 'p', table, epoch: hers.look.epoch, moves: [{}] };
    expect(await hers.ask(play)).toMatchObject({ refusal: { code: 'game-over' } });
    expect((await ask(address, anna, `/api/tables/${table}/log`)).status).toBe(200);
    expect(await (await ask(address, anna, '/api/me/tables')).json()).toEqual({ tables: [] });
    const report = await reportTable(admin.store, table);
    const shut = report.said.find(({ notice }) => notice === 'shut')?.n as number;
    await expect(admin.eraseWords({ table, n: shut })).rejects.toThrow(`number ${shut} at ${table} is a notice`);
    expect(report).toMatchObject({ status: 'gone', owes: [], ended: expect.any(Number) });
    expect(report.seats.some(({ place }) => place !== undefined)).toBe(false);

    await admin.delete(await admin.find(anna.id), 'asked for it');
    expect(await hers.end()).toBe(1008);
    const trail = await readAudit(admin.store.reads, { limit: 100 });
    expect(trail.map(({ number, who, act }) => `${number} ${who} ${act}`)).toEqual([
      '1 root mute',
      '2 root mute',
      '3 root unmute',
      '4 root erase-words',
      '5 root close',
      '6 root ban',
      '7 root delete',
    ]);
    expect(trail[3]).toMatchObject({ table, person: ben.id, details: { word: n, tables: 1 } });
    expect(trail[4]).toMatchObject({ table, reason: 'too loud' });
    expect(trail[5]).toMatchObject({ person: ben.id, reason: 'shouting', details: { until: FOREVER } });
    // Nobody's name is in it: who is still there is called by the one they have now.
    expect(trail.map(({ name }) => name)).toEqual(['Ben', 'Ben', 'Ben', 'Ben', undefined, 'Ben', undefined]);
    const kept = await admin.store.reads.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/\b(Anna|Ben)\b/);
    const left = await reportTable(admin.store, table);
    expect(JSON.stringify(left)).not.toContain(anna.name);
  });

  test('an account whose password is reset opens with the one code, and its secrets are told to nobody', async () => {
    const url = await freshUrl();
    const store = await open(url);
    await addPeople(store, [{ id: 'a1', name: 'Zofia', userName: 'Zosia' }]);
    await store.db.insertInto('password').values({ person: 'a1', hash: 'hash-of-password' }).execute();
    const times = { created: 1, used: 7, expires: Date.now() + HOUR, noticed: 0 };
    await store.db
      .insertInto('session')
      .values({ id: 's', person: 'a1', tokenHash: 'hash-of-token', ...times })
      .execute();
    const admin = await administer(url);
    const zosia = await admin.find('zosia');
    const before = await reportPerson(admin.store.reads, zosia);
    expect(before).toMatchObject({
      userName: 'Zosia',
      hasPassword: true,
      used: 7,
      sessions: [{ created: 1, used: 7 }],
    });
    expect(JSON.stringify(before)).not.toContain('hash-of');
    const code = await admin.resetPassword(zosia);
    const after = await reportPerson(admin.store.reads, zosia);
    expect(after).toMatchObject({ hasPassword: false, recoveryCodes: 1, sessions: [] });
    expect(JSON.stringify([after, await readAudit(store.reads, { limit: 9 })])).not.toContain(code);
    expect(await store.db.transaction().execute((trx) => useCode(trx, 'a1', code))).toBe(true);
    expect(await acts(admin)).toEqual(['reset-password']);
  });

  test('what is not meant clearly is not done, and not written down', async () => {
    const url = await freshUrl();
    const store = await open(url);
    await addPeople(store, [
      { id: 'b2', name: 'Zofia', userName: 'zosia' },
      { id: 'a1', name: 'zosia' },
      { id: 'c3', name: 'Łukasz' },
      { id: 'd4', name: 'Łukasz' },
    ]);
    const admin = await administer(url);
    // A name that is another's user name is nobody's to be banned by.
    await expect(admin.find('zosia')).rejects.toMatchObject({
      code: 'ambiguous',
      message: /2 people: name one by id \(b2, "Zofia", the account zosia; a1, "zosia", a guest\)$/,
    });
    // However it is written: user names ignore case, and whoever reads a name does too.
    for (const typed of ['ZOSIA', 'Zosia']) expect(await codeOf(admin.find(typed))).toBe('ambiguous');
    const lukaszes = { message: /\(c3, "Łukasz", a guest; d4, "Łukasz", a guest\)$/ };
    await expect(admin.find('łukasz')).rejects.toMatchObject(lukaszes);
    await expect(admin.find('nobody')).rejects.toMatchObject({
      code: 'not-found',
      message: /person: .*"nobody"; `stolik admin people`/,
    });
    expect((await admin.find('ZOFIA')).id).toBe('b2');
    const lukasz = await admin.find('c3');
    expect(await codeOf(admin.closeTable('none', 'why not'))).toBe('unknown-table');
    expect(await codeOf(admin.resetPassword(lukasz))).toBe('account-needed');
    expect(await codeOf(admin.unmute(lukasz))).toBe('nothing-to-lift');
    expect(await codeOf(admin.eraseWords({ person: 'c3' }))).toBe('nothing-said');
    expect(await codeOf(admin.eraseWords({ table: 'none', n: 1 }))).toBe('nothing-said');
    expect(await codeOf(reportTable(admin.store, 'none'))).toBe('unknown-table');
    expect(await codeOf(listTables(admin.store.reads, { host: 'nobody', limit: 5 }))).toBe('not-found');
    expect(await acts(admin)).toEqual([]);

    const names = async (filter: object) =>
      (await listPeople(admin.store.reads, { limit: 10, ...filter })).map(({ id }) => id);
    expect(await names({ text: 'łUK' })).toEqual(['d4', 'c3']);
    expect(await names({ text: 'zosi' })).toEqual(['a1', 'b2']);
    expect(await names({ limit: 1 })).toEqual(['d4']);
    await admin.mute(lukasz, 'forever', 'insults');
    const muted = { mutedUntil: FOREVER, muteReason: 'insults' };
    expect(await listPeople(admin.store.reads, { limit: 10, isMuted: true })).toMatchObject([muted]);
    expect(await reportPerson(admin.store.reads, await admin.find('c3'))).toMatchObject(muted);
    await admin.ban(await admin.find('b2'), HOUR, 'spam');
    expect([await names({ isMuted: true }), await names({ isBanned: true })]).toEqual([['c3'], ['b2']]);
  });

  test('a node that looks shows at once that words are gone, wherever they were said', async () => {
    const url = await freshUrl();
    const store = await open(url);
    await addPeople(store, [ANNA, BEN]);
    const tables = await tablesOn(store);
    const people = await People.open(store, { hasRateLimits: true });
    const watch = await AuditWatch.open({ store, people, tables, log: tables.parts.log });
    closing.push(() => watch.close());
    const wanted = NewTable.parse({ game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const { id: table } = await createTable(tables, ANNA, wanted);
    await say(tables, { table, person: 'anna', id: 'a' }, { text: 'words of hers' });
    const page = new Eyes('ben');
    await tables.with(table, (one, audience) => audience.join(one, page));
    const admin = await administer(url);
    expect(await admin.eraseWords({ person: 'anna' })).toBe(1);
    await watch.look();
    expect(page.received.at(-1)).toMatchObject({ is: 'said', said: [{ n: 0 }] });
    expect(page.frames.at(-1)).not.toContain('words of hers');
  });

  test('acts at the same time have a number each, in the order in which they are seen', async () => {
    const url = await freshUrl();
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    await addPeople(
      await open(url),
      names.map((name) => ({ id: name, name })),
    );
    const admin = await administer(url);
    const people = await Promise.all(names.map((name) => admin.find(name)));
    await Promise.all(people.map((person) => admin.mute(person, HOUR)));
    const numbers = async (limit: number) =>
      (await readAudit(admin.store.reads, { limit })).map(({ number }) => number);
    expect(await numbers(100)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await numbers(2)).toEqual([5, 6]);
  });
});

describe('a store is left as it is', () => {
  const { freshUrl, open } = sqliteStores();

  test('that is not there, is no store, or is of another version', async () => {
    const url = await freshUrl();
    await expect(Admin.open(url, 'root')).rejects.toMatchObject({ code: 'store-missing' });
    const store = await open(url);
    const steps = await store.db.selectFrom('migration').selectAll().orderBy('version').execute();
    await store.db.deleteFrom('migration').where('version', '=', MIGRATIONS.length).execute();
    await expect(Admin.open(url, 'root')).rejects.toMatchObject({ code: 'store-older' });
    const versions = await store.db.selectFrom('migration').select('version').execute();
    expect(versions).toHaveLength(MIGRATIONS.length - 1);
    const later = { version: MIGRATIONS.length + 1, name: 'later', appliedAt: 0 };
    await store.db
      .insertInto('migration')
      .values([...steps.slice(-1), later])
      .execute();
    await expect(Admin.open(url, 'root')).rejects.toMatchObject({ code: 'store-newer' });
    await store.db.schema.dropTable('migration').execute();
    await expect(Admin.open(url, 'root')).rejects.toMatchObject({ code: 'store-foreign' });
  });
});
