import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { type Server, startServer } from '../src/start.ts';
import { testApps } from './apps.ts';
import { seatTwo } from './pairs.ts';
import { describeStores } from './stores.ts';
import { ask, type Visitor, visit, Wire } from './wire.ts';

const signOutEverywhere = (address: string, { cookie }: Visitor) =>
  fetch(`${address}/api/sessions`, { method: 'DELETE', headers: { cookie, origin: address } });

interface Named {
  readonly name?: string;
}

/** A page that never answers a goodbye, as an attacker's would not. */
function stay({ socket }: Wire): void {
  (socket as unknown as { _receiver: NodeJS.EventEmitter })._receiver.removeAllListeners('conclude');
}

describeStores(({ kind, freshUrl, open }) => {
  const testApp = testApps();
  const servers: Server[] = [];

  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });

  async function start(url: string): Promise<string> {
    const settings = readSettings({ DATABASE_URL: url, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
    const server = await startServer({ settings });
    servers.push(server);
    return server.address;
  }

  test('a page that was signed out is not heard any more, and dead within a second though it does not go', async () => {
    const url = await freshUrl();
    const address = await start(url);
    const elsewhere = kind === 'postgres' ? await start(url) : address;
    const { table, people, wires } = await seatTwo(address, 'sagrada');
    stay(wires[0]);
    await signOutEverywhere(elsewhere, people[0]);
    await wires[0].hear(({ is }) => is === 'bye');
    const since = performance.now();
    wires[0].send({ do: 'say', id: 'late', table, text: 'still here' });
    expect(await wires[0].end()).toBe(1006);
    expect(performance.now() - since).toBeLessThan(1_900);
    await wires[1].ask({ do: 'ping', id: 'after' });
    expect(wires[1].frames.join()).not.toContain('still here');
    await wires[1].leave();
  });

  test('a page stays when its person takes another name, at any node', async () => {
    const url = await freshUrl();
    const address = await start(url);
    const elsewhere = kind === 'postgres' ? await start(url) : address;
    const { table, people, wires } = await seatTwo(address, 'sagrada');
    const [{ cookie }] = people;
    const other = await Wire.open(elsewhere, people[0]);
    const headers = { cookie, origin: elsewhere, 'content-type': 'application/json' };
    await fetch(`${elsewhere}/api/me`, { method: 'PATCH', headers, body: JSON.stringify({ name: 'Zofia' }) });
    await wires[1].hear(({ is, info }) => is === 'info' && info.seats.some(({ name }: Named) => name === 'Zofia'));
    for (const wire of [wires[0], other]) expect(await wire.ask({ do: 'ping', id: 'p' })).toMatchObject({ is: 'done' });
    expect(await wires[0].ask({ do: 'say', id: 's', table, text: 'still here' })).toMatchObject({ is: 'done' });
    await signOutEverywhere(elsewhere, people[0]);
    expect([await wires[0].end(), await other.end()]).toEqual([1008, 1008]);
    await wires[1].leave();
  });

  test('a page that was signed out on its own node is not heard from the moment that is answered', async () => {
    const address = await start(await freshUrl());
    const person = await visit(address);
    const wire = await Wire.open(address, person);
    stay(wire);
    await signOutEverywhere(address, person);
    wire.send({ do: 'browse', id: 'late' });
    await wire.end();
    expect(wire.frames.join()).not.toContain('late');
  });

  test('a page that comes while its person is signed out does not stay', async () => {
    const { app, people } = await testApp(await open(), { world: {} });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const person = await visit(address);
    const recognise = people.recognise.bind(people);
    const gate = new AbortController();
    people.recognise = async (headers) => {
      const found = await recognise(headers);
      // Known at the door, and signed out before it opens.
      if (!gate.signal.aborted) await once(gate.signal, 'abort');
      return found;
    };
    const isHeard = new Promise<void>((resolve) => people.onChange(() => resolve()));
    const wire = new Wire(address, { cookie: person.cookie, origin: address });
    await signOutEverywhere(address, person);
    await isHeard;
    gate.abort();
    expect(await wire.end()).toBe(1008);
  });

  test('a page whose session has ended does nothing more, though its node has not heard of that yet', async () => {
    const store = await open();
    const { app } = await testApp(store, { world: {} });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const { table, people, wires, moveOf } = await seatTwo(address, 'sagrada');
    const kept = () => store.db.selectFrom('gameTable').select(['id', 'head']).execute();
    await store.db.deleteFrom('session').where('person', '=', people[0].id).execute();
    const before = await kept();
    const asked = [
      { do: 'play', id: 'late', table, ...moveOf(0) },
      { do: 'say', id: 'word', table, text: 'still here' },
      { do: 'phrase', id: 'phrase', table, phrase: 'good-luck' },
    ];
    for (const frame of asked) {
      expect(await wires[0].ask(frame)).toMatchObject({ is: 'refused', refusal: { code: 'not-signed-in' } });
    }
    // Who a request comes from is remembered for some seconds.
    for (const [path, body] of [
      [`/${table}/away`, {}],
      ['', { game: 'sagrada', seats: [{ kind: 'me' }] }],
    ] as const) {
      expect((await ask(address, people[0], `/api/tables${path}`, body)).status).toBe(401);
    }
    expect(await kept()).toEqual(before);
    expect(await wires[1].ask({ do: 'play', id: 'in-time', table, ...moveOf(1) })).toMatchObject({ is: 'done' });
    for (const wire of wires) await wire.leave();
  });

  if (kind === 'postgres') {
    test('a page whose session ended while this node could not hear of it is ended once it can', async () => {
      const store = await open();
      const { app } = await testApp(store, { world: {} });
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      const [gone, here] = [await visit(address), await visit(address)];
      const [lost, kept] = [await Wire.open(address, gone), await Wire.open(address, here)];
      await store.db.deleteFrom('session').where('person', '=', gone.id).execute();
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(store.db);
      expect(await lost.end()).toBe(1008);
      expect(await kept.ask({ do: 'ping', id: 'p' })).toMatchObject({ is: 'done' });
      await kept.leave();
    });
  }
});
