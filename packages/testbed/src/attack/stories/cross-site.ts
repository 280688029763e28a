import { readRoutes } from '../odd-requests.ts';
import { RawSocket } from '../raw-socket.ts';
import type { Story } from '../trial.ts';
import { send, Visitor } from '../visitor.ts';
import { repeat } from './crowding.ts';

const EVIL = 'http://evil.example';

/** How a browser says that another page asks. */
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { origin: EVIL, 'sec-fetch-site': 'cross-site' },
  { origin: EVIL },
  { origin: EVIL, 'x-forwarded-host': 'evil.example' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'http://localhost.evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

export const crossSite: Story = {
  id: 'cross-site',
  promise: 'No other page does anything with a visitor’s cookies',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const victim = await Visitor.arrive(server.address, target.freshAddress());
    const { origin: _, ...headers } = victim.headers;
    const writing = (await readRoutes(server.address)).filter(({ method }) => method !== 'GET');
    for (const { method, path, body } of writing) {
      for (const foreign of FOREIGN) {
        const { status } = await send(server.address, path.replaceAll(/\{\w+\}/g, '1'), {
          method,
          headers: { ...headers, ...foreign, 'content-type': 'application/json' },
          body: JSON.stringify(body ?? {}),
        });
        trial.check(status === 403, `${method} ${path} from ${JSON.stringify(foreign)} was answered with ${status}`);
      }
    }
    for (const foreign of FOREIGN) {
      const socket = await RawSocket.open(server.address, { ...headers, ...foreign });
      trial.check(!socket, `a socket was opened from ${JSON.stringify(foreign)}`);
      socket?.leave();
    }
    const { status } = await victim.get('/api/me');
    trial.check(status === 200, 'the visitor was signed out by another page');
    trial.note(`${writing.length} writing routes`);
  },
};

export const foreignGuests: Story = {
  id: 'foreign-guests',
  promise: 'Another page makes no guests, and uses up nobody’s address',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const from = target.freshAddress();
    await repeat(130, async (i) => {
      const foreign = FOREIGN[i % FOREIGN.length];
      const { status, headers } = await send(server.address, '/api/me', {
        headers: { ...foreign, 'x-forwarded-for': from },
      });
      const isMade = status < 400 || headers['set-cookie'] !== undefined;
      trial.check(!isMade, `GET /api/me from ${JSON.stringify(foreign)} made a guest`);
    });
    const { status } = await new Visitor(server.address, from).get('/api/me');
    trial.check(status === 200, `afterwards an honest visitor from there got ${status}`);
  },
};

export const rebinding: Story = {
  id: 'rebinding',
  promise: 'A name that somebody else lets stand for this machine is not answered to',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const { port } = new URL(server.address);
    const from = target.freshAddress();
    for (const name of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '127.0.0.1.evil.example']) {
      for (const path of ['/api/me', '/api/tables', '/']) {
        const { status, headers } = await send(server.address, path, {
          headers: { host: name, origin: `http://${name}`, 'x-forwarded-for': from },
        });
        const isServed = status !== 421 || headers['set-cookie'] !== undefined;
        trial.check(!isServed, `${path} was answered to Host ${name} with ${status}`);
      }
      const guest = await Visitor.arrive(server.address, target.freshAddress());
      const socket = await RawSocket.open(server.address, { ...guest.headers, host: name, origin: `http://${name}` });
      trial.check(!socket, `a socket was opened for Host ${name}`);
      socket?.leave();
    }
    // What a proxy says the name was, a page that asks can say too.
    const { status } = await send(server.address, '/api/me', {
      headers: { host: 'evil.example', 'x-forwarded-host': 'localhost', 'x-forwarded-for': from },
    });
    trial.check(status === 421, `a forwarded Host was believed: ${status}`);
  },
};

/** A stranger's requests in a minute. */
const MOST_REQUESTS = 600;

export const encoded: Story = {
  id: 'encoded',
  promise: 'Another way to write an address is no way around a limit',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const headers = { 'x-forwarded-for': target.freshAddress() };
    await repeat(MOST_REQUESTS + 1, async () => void (await send(server.address, '/api/push', { headers })));
    const plain = await send(server.address, '/api/push', { headers });
    trial.check(plain.status === 429, `after ${MOST_REQUESTS} requests one more was answered with ${plain.status}`);
    const ways = ['/%61pi/push', '/api/%70ush', '/%61%70%69/%70%75%73%68', '/api/push?', '/api/push/', '//api/push'];
    for (const path of [
      ...ways,
      '/api//push',
      '/api/./push',
      '/x/../api/push',
      '/API/push',
      '/api/push;x',
      '/api/push%20',
    ]) {
      const { status, text } = await send(server.address, path, { headers });
      trial.check(status !== 200 || !text.includes('"key"'), `${path} was answered though the limit was reached`);
    }
  },
};
