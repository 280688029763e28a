import { SeededChance } from '@stolik/core';
import type { NewTable } from '@stolik/protocol';
import { mutate } from '@stolik/testbed/mutate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { type Server, startServer } from '../src/start.ts';
import { sqliteStores } from './stores.ts';
import { ask, type Visitor, visit } from './wire.ts';

const REQUESTS = process.env.STOLIK_LONG ? 10_000 : 400;

const stores = sqliteStores();
const log: string[] = [];
let server: Server;

beforeAll(async () => {
  const environment = { DATABASE_URL: await stores.freshUrl(), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const settings = readSettings({ ...environment, STOLIK_RATE_LIMITS: 'off' });
  server = await startServer({ settings, log: { write: (line) => void log.push(line) } });
});

afterAll(() => server.close());

test(`${REQUESTS} proposals and holidays that are nearly right break nothing and tell nobody another's id`, async () => {
  const { address } = server;
  const chance = new SeededChance('proposals');
  const people: Visitor[] = [];
  for (const name of ['Anna', 'Ben', 'Cleo']) people.push(await visit(address, name));
  const begin = async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const wanted: NewTable = { game: 'sentient', seats: seats as NewTable['seats'], pace: { kind: 'days', days: 1 } };
    const { id } = (await (await ask(address, people[0], '/api/tables', wanted)).json()) as { id: string };
    await ask(address, people[1], `/api/tables/${id}/seats`, {});
    return id;
  };
  let table = await begin();
  const statuses = new Map<number, number>();
  for (let i = 0; i < REQUESTS; i++) {
    const who = people[chance.int(people.length)];
    const info = (await (await ask(address, who, `/api/tables/${table}`)).json()) as {
      status: string;
      proposal?: { n: number };
    };
    if (info.status !== 'running') table = await begin();
    const { n = 1 } = info.proposal ?? {};
    const DAY = 24 * 60 * 60 * 1000;
    const from = Date.now() + (1.1 + chance.int(20)) * DAY;
    const at = `/api/tables/${table}`;
    const good: (readonly [path: string, body: object, method?: string])[] = [
      [`${at}/proposal`, { kind: 'time', for: chance.int(3) }],
      [`${at}/proposal`, { kind: 'end' }],
      [`${at}/proposal/answer`, { to: n, agrees: false }],
      [`${at}/proposal/answer`, { to: n, agrees: chance.int(4) === 0 }],
      [`${at}/remind`, {}],
      ['/api/me/holidays', { from, until: from + 2 * DAY }],
      [`/api/me/holidays/${from}`, {}, 'DELETE'],
    ];
    const [path, body, method = 'POST'] = good[chance.int(good.length)];
    const sent = chance.int(2) === 0 ? JSON.stringify(body) : mutate(body, chance);
    const answer = await fetch(address + path, {
      method,
      headers: { cookie: who.cookie, origin: address, 'content-type': 'application/json' },
      body: typeof sent === 'string' ? sent : new Uint8Array(sent),
    });
    const told = await answer.text();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    for (const { id } of people) expect(id !== who.id && told.includes(id)).toBe(false);
    expect(answer.status, `${path} ${sent} ${told}`).toBeLessThan(500);
  }
  expect(log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  for (const status of [200, 400]) expect([status, (statuses.get(status) ?? 0) > 0]).toEqual([status, true]);
});
