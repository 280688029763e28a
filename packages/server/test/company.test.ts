import { SeededChance } from '@stolik/core';
import { mutate, NASTY } from '@stolik/testbed/mutate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Admin } from '../src/admin/admin.ts';
import { readSettings } from '../src/settings.ts';
import { type Server, startServer } from '../src/start.ts';
import { sqliteStores } from './stores.ts';
import { ask, type Visitor, visit } from './wire.ts';

const REQUESTS = process.env.STOLIK_LONG ? 20_000 : 1_200;

const stores = sqliteStores();
const log: string[] = [];
let server: Server;
let url: string;

beforeAll(async () => {
  url = await stores.freshUrl();
  const environment = { DATABASE_URL: url, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const settings = readSettings({ ...environment, STOLIK_RATE_LIMITS: 'off' });
  server = await startServer({ settings, log: { write: (line) => void log.push(line) } });
});

afterAll(() => server.close());

type Request = readonly [method: string, path: string, body?: object];

test(`${REQUESTS} requests about people that are nearly right break nothing and tell nobody another's id`, async () => {
  const { address } = server;
  const chance = new SeededChance('company');
  const people = await Promise.all(['Anna', 'Ben', 'Cleo'].map((name) => visit(address, name)));
  const json = async (who: Visitor, path: string, body?: unknown) =>
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came.
    (await (await ask(address, who, path, body)).json()) as any;
  const [anna, ben, cleo] = people;
  const made = await ask(address, cleo, '/api/me/account', { userName: 'cleo.c', password: 'long enough' });
  const account = (await made.json()) as Visitor & { handle: string };
  const [cookie] = made.headers.getSetCookie()[0].split(';');
  const visitors = [anna, ben, { ...cleo, cookie }];
  const admin = await Admin.open(url, 'root');
  await admin.appoint(await admin.find(cleo.id));
  await admin.close();
  const table = (
    await json(anna, '/api/tables', { game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })
  ).id;
  await json(ben, `/api/tables/${table}/seats`, {});
  const link = (await json(anna, '/api/friends/link', {})).key;
  const group = (await json(anna, '/api/groups', { name: 'All' })).id;
  const groupLink = (await json(anna, `/api/groups/${group}`)).link;
  const whom = () =>
    [{ table, seat: chance.int(3) }, { table, word: chance.int(4) }, { account: account.handle }][chance.int(3)];
  /** What a page might ask now, by the keys that this visitor has. */
  const good = async (who: Visitor): Promise<Request> => {
    const { friends } = await json(who, '/api/friends');
    const { unwanted } = await json(who, '/api/me/unwanted');
    const friend = friends[0]?.key ?? 'none';
    const requests: Request[] = [
      ['POST', '/api/me/unwanted', { whom: whom(), kind: chance.int(3) === 0 ? 'block' : 'mute' }],
      ['DELETE', `/api/me/unwanted/${unwanted[0]?.key ?? 'none'}`, {}],
      ['POST', '/api/reports', { whom: whom(), kind: 'words', note: 'look' }],
      ['POST', '/api/reports/none', { act: 'mute', hours: 24, reason: 'words' }],
      ['POST', '/api/friends', { whom: whom() }],
      ['POST', `/api/friends/${friend}/accept`, {}],
      ['DELETE', `/api/friends/${friend}`, {}],
      ['POST', `/api/friend-links/${link}`, {}],
      ['POST', '/api/friends/link', { isNew: false }],
      ['POST', `/api/tables/${table}/invitations`, { friend }],
      ['POST', '/api/groups', { name: 'Again' }],
      ['POST', `/api/group-links/${groupLink}`, {}],
      ['PATCH', `/api/groups/${group}`, { name: 'All of us' }],
      ['PUT', '/api/me/shows', { shows: ['here', 'games'] }],
    ];
    return requests[chance.int(requests.length)];
  };
  const reads = [
    '/api/friends',
    '/api/me/news',
    '/api/me/unwanted',
    '/api/groups',
    `/api/groups/${group}`,
    '/api/reports',
  ];
  reads.push(
    `/api/people/${account.handle}`,
    `/api/friend-links/${link}`,
    `/api/group-links/${groupLink}`,
    '/api/me/shows',
  );
  const odd = NASTY.flatMap((one) => (typeof one === 'string' && !/\p{Cs}/u.test(one) ? [one] : [])).concat('..', '%');
  const statuses = new Map<number, number>();
  for (let i = 0; i < REQUESTS; i++) {
    const at = chance.int(3);
    const who = visitors[at];
    const others = people.filter((_, seat) => seat !== at).map(({ id }) => id);
    const [method, path, body = {}] = await good(who);
    const where = chance.int(6) === 0 ? path.replace(/[^/]+$/, encodeURIComponent(odd[chance.int(odd.length)])) : path;
    const sent = chance.int(3) === 0 ? JSON.stringify(body) : mutate(body, chance);
    const answer = await fetch(address + where, {
      method,
      headers: { cookie: who.cookie, origin: address, 'content-type': 'application/json' },
      body: typeof sent === 'string' ? sent : new Uint8Array(sent),
    });
    const told = await answer.text();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const read = await (await ask(address, who, reads[chance.int(reads.length)])).text();
    for (const id of others) expect([path, (told + read).includes(id)]).toEqual([path, false]);
    // A report is no way to see more of a game than anybody sees.
    expect(read).not.toMatch(/"(?:view|entropy|seed|outcomes)"/);
    expect(answer.status, `${method} ${where} ${sent} ${told}`).toBeLessThan(500);
  }
  expect(log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  for (const status of [200, 204, 400, 404]) expect([status, (statuses.get(status) ?? 0) > 0]).toEqual([status, true]);
});
