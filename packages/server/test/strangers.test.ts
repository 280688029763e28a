import { afterEach, expect, test } from 'vitest';
import { Admin } from '../src/admin/admin.ts';
import { readAudit } from '../src/admin/audit.ts';
import { MOST_AVERSIONS } from '../src/company/aversions.ts';
import { MOST_OPEN_REPORTS, REPORT_KEPT_MS, sweepReports } from '../src/company/reports.ts';
import { readSettings } from '../src/settings.ts';
import { type Server, startServer } from '../src/start.ts';
import { playToEnd, seatTwo } from './pairs.ts';
import { describeStores } from './stores.ts';
import { ask, type Visitor, visit, Wire } from './wire.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(url: string, environment = {}): Promise<Server> {
  const settings = readSettings({
    DATABASE_URL: url,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    STOLIK_RATE_LIMITS: 'off',
    ...environment,
  });
  const server = await startServer({ settings });
  closing.push(() => server.close());
  return server;
}

const PASSWORD = 'long enough';
const OPEN = { game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] };
const PUBLIC = { ...OPEN, visibility: 'public' };

/** A request, its status and its JSON. */
async function at(address: string, who: Visitor, path: string, body?: unknown, method?: string) {
  const response = await ask(address, who, path, body, method);
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came.
  return { status: response.status, json: (text === '' ? undefined : JSON.parse(text)) as any, text };
}

/** The owner of an account, with the cookie it has then. */
async function owner(
  address: string,
  guest: Visitor,
  userName: string,
): Promise<Visitor & { readonly handle: string }> {
  const response = await ask(address, guest, '/api/me/account', { userName, password: PASSWORD });
  const me = (await response.json()) as Visitor & { handle: string };
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { ...me, cookie };
}

/** The words that a page was shown of a table, after everything that was told anew. */
function wordsOf(wire: Wire): string[] {
  let said: { n: number; text?: string; notice?: string }[] = [];
  for (const frame of wire.received) {
    if (frame.is === 'table') said = frame.said;
    if (frame.is === 'said') said = [...said, ...frame.said];
  }
  return said.flatMap(({ text, notice }) => (notice === undefined && text !== undefined ? [text] : []));
}

describeStores((stores) => {
  const open = async () => {
    const url = await stores.freshUrl();
    const { address } = await start(url);
    const [anna, ben, cleo] = [await visit(address, 'Anna'), await visit(address, 'Ben'), await visit(address, 'Cleo')];
    return { url, address, anna, ben, cleo };
  };
  const make = async (address: string, who: Visitor, table: object) => {
    const { json } = await at(address, who, '/api/tables', table);
    return json.id as string;
  };
  const avoid = (address: string, who: Visitor, whom: object, kind: string) =>
    at(address, who, '/api/me/unwanted', { whom, kind });
  const sit = (address: string, who: Visitor, table: string) => at(address, who, `/api/tables/${table}/seats`, {});
  const lobbyOf = async (address: string, who: Visitor) =>
    (await at(address, who, '/api/tables')).json.tables.map(({ id }: { id: string }) => id);
  const watch = async (address: string, who: Visitor, table: string) => {
    const wire = await Wire.open(address, who);
    closing.push(() => wire.leave());
    await wire.ask({ do: 'watch', id: 'w', table });
    return wire;
  };

  test('whoever is muted is not heard by the one who muted them, anywhere and on every node, and hears it from nobody', async () => {
    const { url, address, anna, ben, cleo } = await open();
    const other = stores.kind === 'postgres' ? (await start(url)).address : address;
    const table = await make(address, anna, OPEN);
    for (const who of [ben, cleo]) await sit(address, who, table);
    const hers = await watch(other, anna, table);
    const his = await watch(address, ben, table);
    const third = await watch(address, cleo, table);
    await his.ask({ do: 'say', id: 'a', table, text: 'before' });
    await hers.hear(({ is, said }) => is === 'said' && said[0].text === 'before');
    const from = hers.frames.length;
    expect(await avoid(address, anna, { table, seat: 1, whose: 'Ben' }, 'mute')).toMatchObject({ status: 204 });
    // What is on her screen goes too.
    await hers.hear(({ is }) => is === 'table', from);
    expect(wordsOf(hers)).toEqual([]);
    const told = his.frames.length;
    await his.ask({ do: 'say', id: 'b', table, text: 'after' });
    await third.ask({ do: 'say', id: 'c', table, text: 'cleo' });
    await hers.hear(({ is, said }) => is === 'said' && said[0].text === 'cleo');
    expect(wordsOf(hers)).toEqual(['cleo']);
    expect(wordsOf(third)).toEqual(['before', 'after', 'cleo']);
    expect(wordsOf(await watch(address, anna, table))).toEqual(['cleo']);
    // He hears her, and no frame is different for him.
    await hers.ask({ do: 'say', id: 'd', table, text: 'anna' });
    await his.hear(({ is, said }) => is === 'said' && said[0].text === 'anna');
    expect(his.received.slice(told).filter(({ is }) => is === 'table')).toEqual([]);
    // Notices of the table are of the table.
    const { json } = await at(address, anna, '/api/me/unwanted');
    expect(json.unwanted).toEqual([{ key: expect.any(String), kind: 'mute', name: 'Ben', since: expect.any(Number) }]);
    expect(JSON.stringify(json)).not.toContain(ben.id);
    const again = hers.frames.length;
    expect((await at(address, anna, `/api/me/unwanted/${json.unwanted[0].key}`, {}, 'DELETE')).status).toBe(204);
    const anew = await hers.hear(({ is }) => is === 'table', again);
    expect(anew.said.flatMap(({ text }: { text?: string }) => text ?? [])).toEqual(['before', 'after', 'cleo', 'anna']);
    // Nobody lifts what another wants.
    await avoid(address, anna, { table, seat: 1 }, 'mute');
    const [{ key }] = (await at(address, anna, '/api/me/unwanted')).json.unwanted;
    expect((await at(address, ben, `/api/me/unwanted/${key}`, {}, 'DELETE')).status).toBe(404);
  });

  test('whoever is blocked meets the other at no table of strangers, from neither side, and is not told why', async () => {
    const { address, anna, ben, cleo } = await open();
    const met = await make(address, anna, OPEN);
    await sit(address, ben, met);
    expect((await avoid(address, anna, { table: met, seat: 1 }, 'block')).status).toBe(204);
    // They sit together already, where friends asked both; a host can remove somebody.
    const here = await watch(address, ben, met);
    const hers = await watch(address, anna, met);
    await hers.ask({ do: 'say', id: 'a', table: met, text: 'from her' });
    await here.ask({ do: 'say', id: 'b', table: met, text: 'from him' });
    await here.ask({ do: 'ping', id: 'p' });
    expect(wordsOf(here)).toEqual(['from him']);
    expect(wordsOf(hers)).toEqual(['from her']);

    const ofHers = await make(address, anna, PUBLIC);
    const ofHis = await make(address, ben, PUBLIC);
    const ofThird = await make(address, cleo, PUBLIC);
    await sit(address, ben, ofThird);
    const byLink = await make(address, cleo, OPEN);
    await sit(address, ben, byLink);
    // Not offered, in the list and over the socket.
    expect((await lobbyOf(address, anna)).sort()).toEqual([ofHers]);
    expect((await lobbyOf(address, ben)).sort()).toEqual([ofHis, ofThird].sort());
    expect((await lobbyOf(address, cleo)).sort()).toEqual([ofHers, ofHis, ofThird].sort());
    const shown = async (who: Visitor) => {
      const wire = await Wire.open(address, who);
      closing.push(() => wire.leave());
      await wire.ask({ do: 'browse', id: 'b' });
      return wire.received.findLast(({ is }) => is === 'lobby').shown.sort();
    };
    expect(await shown(anna)).toEqual([ofHers]);
    expect(await shown(cleo)).toEqual([ofHers, ofHis, ofThird].sort());
    // Refused, in words that name nobody.
    for (const [who, table] of [
      [ben, ofHers],
      [anna, ofHis],
      [anna, ofThird],
    ] as const) {
      const refused = await sit(address, who, table);
      expect(refused).toMatchObject({ status: 403, json: { code: 'not-for-you' } });
      expect(refused.text).not.toMatch(/Anna|Ben|block/);
    }
    // A third person has asked both; and a table of hers he does not come to by its link either.
    expect((await sit(address, anna, byLink)).json).toMatchObject({ status: 'running' });
    expect(await sit(address, ben, await make(address, anna, OPEN))).toMatchObject({ json: { code: 'not-for-you' } });

    // Nor as a guest who signs in.
    const account = await owner(address, ben, 'ben.b');
    const guest = await visit(address, 'Harmless');
    expect((await sit(address, guest, ofHers)).status).toBe(200);
    const signedIn = await at(address, guest, '/api/session', { userName: 'ben.b', password: PASSWORD });
    expect(signedIn.status).toBe(200);
    const kinds = async () => {
      const { json } = await at(address, anna, `/api/tables/${ofHers}`);
      return json.seats.map(({ kind }: { kind: string }) => kind);
    };
    // A node shows what became of a guest's tables a moment later.
    await expect.poll(kinds).toEqual(['human', 'open', 'open']);
    expect((await sit(address, account, ofHers)).json).toMatchObject({ code: 'not-for-you' });
  });

  test('what somebody is to another is told to the one who made it so, and to nobody else', async () => {
    const { address, anna, ben, cleo } = await open();
    const table = await make(address, anna, OPEN);
    for (const who of [ben, cleo]) await sit(address, who, table);
    const [atAnna, atBen] = [0, 1].map((seat) => ({ whom: { table, seat } }));
    const relation = async (who: Visitor, body: object) => (await at(address, who, '/api/me/relation', body)).json;
    expect(await relation(anna, atBen)).toEqual({});
    await at(address, anna, '/api/friends', atBen);
    expect(await relation(anna, atBen)).toEqual({ friend: { key: expect.any(String), state: 'asked' } });
    expect(await relation(ben, atAnna)).toMatchObject({ friend: { state: 'asks' } });
    await avoid(address, anna, atBen.whom, 'block');
    const { unwanted } = await relation(anna, atBen);
    expect(unwanted).toEqual({ key: expect.any(String), kind: 'block' });
    // Whoever is blocked is told nothing, and neither is anybody else.
    expect(await relation(ben, atAnna)).toEqual({});
    expect(await relation(cleo, atBen)).toEqual({});
    await at(address, anna, `/api/me/unwanted/${unwanted.key}`, {}, 'DELETE');
    expect(await relation(anna, atBen)).toEqual({});
    expect((await at(address, anna, '/api/me/relation', { whom: { table, seat: 7 } })).json.field).toBe('whom');
  });

  test('nobody is asked for another game by somebody whom they have blocked since', async () => {
    const { address, anna, ben } = await open();
    const pair = await seatTwo(address, 'sagrada', { people: [anna, ben] });
    for (const wire of pair.wires) closing.push(() => wire.leave());
    await playToEnd(pair);
    const { table } = pair;
    await avoid(address, anna, { table, seat: 1 }, 'block');
    for (const who of [ben, anna]) {
      expect((await at(address, who, `/api/tables/${table}/rematch`, {})).json.code).toBe('not-for-you');
    }
    expect((await at(address, anna, '/api/me/tables')).json.tables).toEqual([]);
  });

  test('what a guest wanted of others, and others of them, goes to the account; with a person it is gone', async () => {
    const { url, address, anna, ben, cleo } = await open();
    const table = await make(address, anna, OPEN);
    for (const who of [ben, cleo]) await sit(address, who, table);
    const account = await owner(address, ben, 'ben.b');
    const guest = await visit(address, 'Guest Ben');
    const elsewhere = await make(address, cleo, OPEN);
    await sit(address, guest, elsewhere);
    await avoid(address, guest, { table, seat: 0 }, 'block');
    await avoid(address, guest, { table, seat: 1 }, 'mute');
    await avoid(address, account, { table, seat: 0 }, 'mute');
    await avoid(address, anna, { table: elsewhere, seat: 1 }, 'mute');
    await at(address, anna, '/api/reports', { whom: { table: elsewhere, seat: 1 }, kind: 'name', note: 'not nice' });
    await at(address, guest, '/api/session', { userName: 'ben.b', password: PASSWORD });
    const { json: exported } = await at(address, account, '/api/me/export');
    // The stronger of two, nothing about oneself, and nothing of a report that nobody has decided.
    expect(exported.company).toEqual({
      ...{ friends: [], groups: [], invitations: [], invited: [] },
      unwanted: [{ kind: 'block', name: 'Anna', since: expect.any(Number) }],
      reports: [],
      reported: [],
    });
    const hers = (await at(address, anna, '/api/me/export')).json.company;
    expect(hers).toMatchObject({ unwanted: [{ kind: 'mute', name: 'Guest Ben' }], reports: [{ note: 'not nice' }] });
    const store = await stores.open(url);
    const left = async () =>
      Promise.all((['aversion', 'report'] as const).map((one) => store.db.selectFrom(one).selectAll().execute()));
    expect((await left()).map((rows) => rows.length)).toEqual([2, 1]);
    await at(address, account, '/api/me', { password: PASSWORD }, 'DELETE');
    expect(await left()).toEqual([[], []]);
  });

  test('a report leads to a verdict by a moderator, or by whoever runs the server, and both are written down', async () => {
    const { url, address, anna, ben, cleo } = await open();
    const table = await make(address, anna, { game: 'smartphone', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await sit(address, ben, table);
    const his = await watch(address, ben, table);
    await his.ask({ do: 'say', id: 'a', table, text: 'something rude' });
    const word = his.received.flatMap(({ said = [] }) => said).find(({ text }) => text !== undefined).n;
    const report = (who: Visitor, whom: object, kind = 'words') => at(address, who, '/api/reports', { whom, kind });
    expect((await report(anna, { table, word })).status).toBe(204);
    expect((await report(anna, { table, word })).status).toBe(204);
    expect((await report(ben, { table, word })).json).toMatchObject({ code: 'bad-field', field: 'whom' });
    // Nobody else sees them, nor whoever is no moderator any more.
    for (const who of [anna, ben]) expect((await at(address, who, '/api/reports')).json.code).toBe('not-moderator');
    const admin = await Admin.open(url, 'root');
    closing.push(() => admin.close());
    await expect(admin.appoint(await admin.find(cleo.id))).rejects.toMatchObject({ code: 'account-needed' });
    const judge = await owner(address, cleo, 'judge');
    await admin.appoint(await admin.find(judge.id));
    expect((await at(address, judge, '/api/me/news')).json).toMatchObject({ reports: 1 });
    const { json } = await at(address, judge, '/api/reports');
    expect(json.reports).toEqual([
      {
        id: expect.any(String),
        time: expect.any(Number),
        kind: 'words',
        reporter: 'Anna',
        person: { name: 'Ben', earlier: 0 },
        table: { id: table, game: 'smartphone', status: 'running' },
        word,
        said: expect.arrayContaining([expect.objectContaining({ n: word, text: 'something rude' })]),
        own: [word],
      },
    ]);
    // Of a game that runs it holds what anybody may see, and nobody's id.
    expect(JSON.stringify(json)).not.toMatch(/seed|entropy|"line|view/);
    for (const { id } of [anna, ben, judge]) expect(JSON.stringify(json)).not.toContain(id);
    const log = await at(address, judge, `/api/tables/${table}/log`);
    expect(log.json).toMatchObject({ isOver: false });
    expect(log.text).toBe((await at(address, await visit(address), `/api/tables/${table}/log`)).text);

    const [{ id }] = json.reports;
    const decide = (who: Visitor, verdict: object, one = id) => at(address, who, `/api/reports/${one}`, verdict);
    expect((await decide(anna, { act: 'dismiss' })).json.code).toBe('not-moderator');
    expect((await decide(judge, { act: 'ban', reason: 'x', hours: 9_999 })).json.code).toBe('bad-field');
    expect((await decide(judge, { act: 'mute', reason: 'rude', hours: 24 })).status).toBe(204);
    expect((await decide(judge, { act: 'dismiss' })).json.code).toBe('unknown-report');
    expect(await his.ask({ do: 'say', id: 'b', table, text: 'again' })).toMatchObject({
      refusal: { code: 'muted', why: 'rude' },
    });
    // What was decided for longer is not cut short.
    const longest = async () =>
      (
        await (
          await stores.open(url)
        ).db
          .selectFrom('person')
          .select('mutedUntil')
          .where('id', '=', ben.id)
          .executeTakeFirstOrThrow()
      ).mutedUntil;
    const before = await longest();
    await report(anna, { table, seat: 1 }, 'leaving');
    const [again] = (await at(address, judge, '/api/reports')).json.reports;
    expect((await decide(judge, { act: 'mute', reason: 'again', hours: 1 }, again.id)).status).toBe(204);
    expect(await longest()).toBe(before);
    // A name is a word too.
    for (const [path, method] of [
      ['/api/me', 'PATCH'],
      ['/api/groups', 'POST'],
    ] as const) {
      expect((await at(address, ben, path, { name: 'Still here' }, method)).json).toMatchObject({ code: 'muted' });
    }
    await report(anna, { table, seat: 1 }, 'leaving');
    const [second] = (await at(address, judge, '/api/reports')).json.reports;
    expect(second.person).toMatchObject({ earlier: 2, mutedUntil: expect.any(Number) });
    const from = his.frames.length;
    await decide(judge, { act: 'warn', reason: 'stay until the end' }, second.id);
    await his.hear(({ is }) => is === 'news', from);
    expect((await at(address, ben, '/api/me/news')).json).toMatchObject({
      warning: { time: expect.any(Number), why: 'stay until the end' },
    });
    expect((await at(address, ben, '/api/me/warning', {}, 'DELETE')).status).toBe(204);
    expect((await at(address, ben, '/api/me/news')).json).toEqual({ invitations: [], asks: 0 });

    // Nobody judges themselves, what they reported, or another moderator; whoever runs the server does.
    await report(anna, { account: judge.handle }, 'other');
    await report(judge, { table, seat: 0 }, 'other');
    expect((await at(address, judge, '/api/reports')).json.reports).toEqual([]);
    const rows = await admin.reports();
    expect(rows.map(({ person }) => person.name).sort()).toEqual(['Anna', 'Cleo']);
    for (const row of rows) await admin.judge(row.id, { act: 'dismiss' });
    expect(await admin.reports()).toEqual([]);
    await report(anna, { table, word });
    const [third] = (await at(address, judge, '/api/reports')).json.reports;
    await decide(judge, { act: 'ban', reason: 'enough', hours: 1 }, third.id);
    expect((await his.hear(({ is }) => is === 'bye')).refusal).toMatchObject({ code: 'banned', why: 'enough' });
    await admin.dismiss(await admin.find(judge.id));
    expect((await at(address, judge, '/api/reports')).json.code).toBe('not-moderator');
    const who = `moderator ${judge.handle}`;
    expect((await readAudit(admin.store.reads, { limit: 20 })).map((one) => [one.who, one.act])).toEqual([
      ['root', 'moderator'],
      [who, 'mute'],
      [who, 'mute'],
      [who, 'warn'],
      ['root', 'dismiss'],
      ['root', 'dismiss'],
      [who, 'ban'],
      ['root', 'unmoderator'],
    ]);
    // What was decided is forgotten in the end.
    await sweepReports(admin.store.db, Date.now() + REPORT_KEPT_MS + 1_000);
    expect(await admin.store.db.selectFrom('report').selectAll().execute()).toEqual([]);
  });

  test('what is wrong in its form, or about nobody, is refused by its field; and everything has its limits', async () => {
    const { url, address, anna, ben } = await open();
    const table = await make(address, anna, OPEN);
    const wrong = (whom: unknown) => avoid(address, ben, whom as object, 'block');
    for (const whom of [{}, { table }, { table, seat: 9 }, { table: '../x', seat: 0 }, { account: 7 }, anna.id, null]) {
      expect((await wrong(whom)).json).toMatchObject({ code: 'bad-field' });
    }
    for (const whom of [
      { table, seat: 1 },
      { table: 'none', seat: 0 },
      { table, word: 99 },
      { account: anna.id },
      { account: 'none' },
    ]) {
      expect((await wrong(whom)).json).toMatchObject({ code: 'unknown-person', field: 'whom' });
    }
    expect((await wrong({ table, seat: 0, whose: 'Somebody else' })).json.code).toBe('taken');
    expect((await avoid(address, anna, { table, seat: 0 }, 'mute')).json).toMatchObject({ field: 'whom' });
    expect((await ask(address, { ...anna, cookie: '' }, '/api/me/unwanted')).status).toBe(401);

    const store = await stores.open(url);
    const crowd = Array.from({ length: MOST_AVERSIONS }, (_, i) => `x${i}`);
    await store.db
      .insertInto('person')
      .values(crowd.map((id) => ({ id, name: id, isGuest: 1, created: 0 })))
      .execute();
    await store.db
      .insertInto('aversion')
      .values(crowd.map((other) => ({ person: ben.id, other, kind: 'mute', key: other, name: other, since: 0 })))
      .execute();
    expect((await wrong({ table, seat: 0 })).json.code).toBe('too-many');
    await store.db
      .insertInto('report')
      .values(
        crowd.slice(0, MOST_OPEN_REPORTS).map((person) => ({
          ...{ id: person, reporter: ben.id, person, tableId: null, word: null, kind: 'other' },
          ...{ note: null, time: 0, verdict: null, done: null },
        })),
      )
      .execute();
    const reported = await at(address, ben, '/api/reports', { whom: { table, seat: 0 }, kind: 'other' });
    expect(reported.json.code).toBe('too-many');
  });

  test('mutes and reports are counted for a person', async () => {
    const { address } = await start(await stores.freshUrl(), { STOLIK_RATE_LIMITS: 'on' });
    const anna = await visit(address, 'Anna');
    const whom = { account: 'none' };
    const statuses = [];
    for (let i = 0; i < 11; i++) {
      statuses.push((await at(address, anna, '/api/reports', { whom, kind: 'other' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(404), 429]);
  });
});
