import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { type Server, startServer } from '../src/start.ts';
import { testApps } from './apps.ts';
import { seatTwo } from './pairs.ts';
import { describeStores } from './stores.ts';
import { type Visitor, visit, Wire } from './wire.ts';

const signOutEverywhere = (address: string, { cookie }: Visitor) =>
  fetch(`${address}/api/sessions`, { method: 'DELETE', headers: { cookie, origin: address } });

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

  test('a page that comes while its person is signed out does not stay', async () => {
    const { app, people } = await testApp(await open(), { world: {} });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const person = await visit(address);
    const identify = people.identify.bind(people);
    const gate = new AbortController();
    let asked = 0;
    people.identify = async (headers) => {
      const found = await identify(headers);
      // Known at the door, after being counted there, and signed out before it opens.
      if (headers.upgrade && ++asked === 2) await once(gate.signal, 'abort');
      return found;
    };
    const isHeard = new Promise<void>((resolve) => people.onChange(() => resolve()));
    const wire = new Wire(address, { cookie: person.cookie, origin: address });
    await signOutEverywhere(address, person);
    await isHeard;
    gate.abort();
    expect(await wire.end()).toBe(1008);
  });
});
