import { SeededChance } from '@stolik/core';
import { mutate } from '@stolik/testbed/mutate';
import { afterEach, expect, test } from 'vitest';
import { LIMITS } from '../src/http/limits.ts';
import { readSettings } from '../src/settings.ts';
import { type Server, startServer } from '../src/start.ts';
import { describeStores, sqliteStores } from './stores.ts';
import { ask, type Visitor, visit, Wire } from './wire.ts';

const WANTED = { games: ['sagrada', 'sentient'], seats: [2, 3], pace: 'live', rated: false };
const MUTANTS = process.env.STOLIK_LONG ? 5_000 : 300;

const servers: Server[] = [];
const wires: Wire[] = [];
const log: string[] = [];
afterEach(async () => {
  for (const wire of wires.splice(0)) await wire.leave();
  for (const server of servers.splice(0)) await server.close();
  expect(log.splice(0).filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

async function serve(url: string, environment = {}): Promise<string> {
  const settings = readSettings({
    ...{ DATABASE_URL: url, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', STOLIK_RATE_LIMITS: 'off' },
    ...environment,
  });
  const server = await startServer({ settings, log: { write: (line) => void log.push(line) } });
  servers.push(server);
  return server.address;
}

async function open(address: string, person: Visitor): Promise<Wire> {
  const wire = await Wire.open(address, person);
  wires.push(wire);
  return wire;
}

const search = (address: string, person: Visitor, wanted: unknown = WANTED) =>
  ask(address, person, '/api/me/search', wanted, 'PUT');
const found = ({ is, search: one }: { is: string; search?: { found?: object } }) => is === 'search' && !!one?.found;
const seated = ({ is, search: one }: { is: string; search?: { table?: string } }) => is === 'search' && !!one?.table;

describeStores(({ freshUrl, kind }) => {
  test('two whose pages are at whatever server are found, told, and seated; neither learns who the other is', async () => {
    const url = await freshUrl();
    const one = await serve(url);
    const other = kind === 'postgres' ? await serve(url) : one;
    const [anna, ben] = [await visit(one, 'Anna'), await visit(other, 'Ben')];
    const [page, theirs] = [await open(one, anna), await open(other, ben)];
    expect((await search(one, anna)).status).toBe(204);
    expect((await search(other, ben, { ...WANTED, games: ['sentient'], seats: [2] })).status).toBe(204);
    expect((await page.hear(found)).search).toMatchObject({ found: { game: 'sentient', seats: 2, came: 0 } });
    await theirs.hear(found);
    expect((await ask(one, anna, '/api/me/search/come', {})).status).toBe(204);
    expect((await ask(other, ben, '/api/me/search/come', {})).status).toBe(204);
    const { table } = (await page.hear(seated)).search;
    expect((await theirs.hear(seated)).search.table).toBe(table);
    const told = await ask(one, anna, '/api/me/search');
    expect(await told.json()).toMatchObject({ search: { table, waiting: 0 } });
    await page.ask({ do: 'watch', id: 'w', table });
    const { info } = page.received.find(({ is }) => is === 'table');
    expect(info).toMatchObject({ status: 'running', visibility: 'public' });
    // Who waited longest is a matter of two clocks here.
    expect(info.seats.map(({ name }: { name: string }) => name).sort()).toEqual(['Anna', 'Ben']);
    for (const [wire, stranger] of [
      [page, ben],
      [theirs, anna],
    ] as const) {
      expect(wire.frames.join()).not.toContain(stranger.id);
    }
    // Whoever has seen it waits for nothing any more.
    expect((await ask(one, anna, '/api/me/search', {}, 'DELETE')).status).toBe(204);
    expect(await (await ask(one, anna, '/api/me/search')).json()).toEqual({});
    expect((await ask(one, anna, '/api/me/search/come', {})).status).toBe(404);
  });

  test('searches survive a restart', async () => {
    const url = await freshUrl();
    const before = await serve(url);
    const [anna, ben] = [await visit(before, 'Anna'), await visit(before, 'Ben')];
    await open(before, anna);
    await search(before, anna);
    await servers.splice(0)[0].close();
    wires.splice(0);
    const after = await serve(url);
    const page = await open(after, anna);
    const theirs = await open(after, ben);
    await search(after, ben);
    await Promise.all([page.hear(found), theirs.hear(found)]);
    await Promise.all([anna, ben].map((person) => ask(after, person, '/api/me/search/come', {})));
    await page.hear(seated);
  });
});

const stores = sqliteStores();

test(`${MUTANTS} requests that are nearly right are answered in good order`, async () => {
  const address = await serve(await stores.freshUrl());
  const anna = await visit(address, 'Anna');
  const chance = new SeededChance('searches');
  const statuses = new Map<number, number>();
  for (let i = 0; i < MUTANTS; i++) {
    const body = mutate({ ...WANTED, bots: 'easy', entropy: 'somebodys-luck' }, chance);
    const text = typeof body === 'string' ? body : new Uint8Array(body);
    const response = await fetch(`${address}/api/me/search`, {
      method: 'PUT',
      headers: { cookie: anna.cookie, origin: address, 'content-type': 'application/json' },
      body: text,
    });
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const { search: one } = (await (await ask(address, anna, '/api/me/search')).json()) as { search?: object };
    if (response.status === 204) expect(one).toMatchObject({ waiting: 0 });
  }
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(statuses.get(204)).toBeGreaterThan(0);
  expect(statuses.get(400)).toBeGreaterThan(0);
});

test('whoever begins again and again is told to wait', async () => {
  const address = await serve(await stores.freshUrl(), { STOLIK_RATE_LIMITS: 'on' });
  const anna = await visit(address, 'Anna');
  const statuses: number[] = [];
  for (let i = 0; i <= LIMITS.searches; i++) statuses.push((await search(address, anna)).status);
  expect(statuses).toEqual([...new Array(LIMITS.searches).fill(204), 429]);
});
