import { SeededChance } from '@stolik/core';
import { PHRASES } from '@stolik/protocol';
import { mutate } from '../../mutate.ts';
import { type ApiRoute, oddPaths, oddRequests, readRoutes } from '../odd-requests.ts';
import { BINARY, frameOf, PING, RawSocket, TEXT } from '../raw-socket.ts';
import type { Besieged } from '../target.ts';
import type { Story, Trial } from '../trial.ts';
import { freshAccount, ownerOf, send, Visitor } from '../visitor.ts';
import { repeat } from './crowding.ts';

export const bodies: Story = {
  id: 'bodies',
  promise: 'No request, however odd, is a defect of the server',
  run: async (target, trial) => {
    const server = await target.server('unlimited');
    const owner = await ownerOf(freshAccount(), server.address);
    const chance = new SeededChance('odd requests');
    const routes = await readRoutes(server.address);
    trial.check(routes.length > 20, `only ${routes.length} routes are described`);
    for (const route of routes) await tryRoute(server, route, owner, trial, chance);
    trial.note(`${routes.length} routes`);
  },
};

async function tryRoute(
  server: Besieged,
  route: ApiRoute,
  owner: Visitor,
  trial: Trial,
  chance: SeededChance,
): Promise<void> {
  const { method, path } = route;
  // Whoever deletes or signs out is somebody who is not needed afterwards.
  const who = method === 'DELETE' ? await Visitor.arrive(server.address) : owner;
  const requests = [...oddPaths(route), ...oddRequests(route)].filter(() => !trial.isShort || chance.int(12) === 0);
  await repeat(requests.length, async (i) => {
    const { headers, ...rest } = requests[i];
    const { status, text } = await send(server.address, rest.path, {
      ...rest,
      method,
      headers: { ...who.headers, ...headers },
    });
    const { body = '' } = rest;
    const shown = JSON.stringify(body.toString().slice(0, 80));
    trial.check(status < 500, `${method} ${path} (${rest.path.slice(0, 60)}) with ${shown}: ${status} ${text}`);
  });
}

/** Frames that break RFC 6455 itself. */
const MALFORMED: readonly Buffer[] = [
  // An opcode that nobody knows, bits that are reserved, no mask, a ping that is too long or in parts.
  frameOf(0x3, 'x'),
  Buffer.concat([Buffer.from([0xf1]), frameOf(TEXT, '{}').subarray(1)]),
  Buffer.from([0x81, 2, 0x7b, 0x7d]),
  frameOf(PING, 'x'.repeat(126)),
  frameOf(PING, '', false),
  // A length of 2^63, one that is a lie, one above what a frame may have.
  Buffer.from([0x81, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  Buffer.from([0x81, 0xfe, 0xff, 0xff, 0, 0, 0, 0, 0x7b]),
  frameOf(TEXT, 'x'.repeat(40_000)),
  // A goodbye with half a code, with one that does not exist, with a reason that is not text.
  frameOf(0x8, Buffer.from([3])),
  frameOf(0x8, Buffer.from([0, 1])),
  frameOf(0x8, Buffer.from([3, 0xe8, 0xff, 0xfe])),
  frameOf(TEXT, Buffer.from([0xc3, 0x28])),
  Buffer.from('GET / HTTP/1.1\r\n\r\n'),
];

/** A good frame of each kind, at a table. */
function goodFrames(table: string, id: string): object[] {
  return [
    { do: 'watch', id, table, from: 0 },
    { do: 'unwatch', id, table },
    { do: 'browse', id },
    { do: 'unbrowse', id },
    { do: 'play', id, table, epoch: 0, moves: [{ pattern: 0 }, { die: 'R1', cell: 'A1' }] },
    { do: 'undo', id, table, epoch: 0 },
    { do: 'say', id, table, text: 'hello' },
    { do: 'phrase', id, table, phrase: PHRASES[0] },
    { do: 'ping', id },
  ];
}

export const oddFrames: Story = {
  id: 'odd-frames',
  promise: 'No frame, however odd, is a defect of the server or ends more than its own socket',
  run: async (target, trial) => {
    const server = await target.server('unlimited');
    const guest = await Visitor.arrive(server.address);
    const { id: table } = await guest.insist<{ id: string }>('/api/tables', 'POST', {
      game: 'sagrada',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    });
    const chance = new SeededChance('odd frames');
    const open = async () => {
      const socket = await RawSocket.open(server.address, guest.headers);
      if (!socket) throw new Error('an honest page was refused');
      return socket;
    };
    const deep = ['['.repeat(16_000) + ']'.repeat(16_000), `{"do":"play","moves":${'[['.repeat(8_000)}`];
    for (let batch = 0; batch < trial.often(100, 6); batch++) {
      const socket = await open();
      for (let i = 0; i < 50; i++) {
        const good = goodFrames(table, `f${i}`);
        const odd = mutate(good[chance.int(good.length)], chance);
        socket.write(frameOf(chance.int(10) === 0 ? BINARY : TEXT, odd));
      }
      for (const text of deep) socket.write(frameOf(TEXT, text));
      socket.say({ do: 'ping', id: 'last' });
      // Bytes that are not text end their socket, as they must; nothing else does.
      await socket.hears('"id":"last"', 10_000 * trial.patience);
      trial.tried += 50 + deep.length;
      const defect = /\{[^{}]*\{"code":"internal"[^{}]*\}/.exec(socket.heard);
      trial.check(!defect, `a frame of batch ${batch} was answered with ${defect?.[0]}`);
      socket.leave();
    }
    for (const [i, bytes] of MALFORMED.entries()) {
      const socket = await open();
      socket.write(bytes);
      socket.say({ do: 'ping', id: 'after' });
      await socket.hears('"id":"after"', 200);
      socket.leave();
      const { status } = await send(server.address, '/healthz');
      trial.check(status === 200, `after malformed frame ${i} /healthz was ${status}`);
    }
    const page = await open();
    page.say({ do: 'watch', id: 'honest', table });
    trial.check(
      await page.hears('"is":"table"', 10_000 * trial.patience),
      'an honest page is shown nothing afterwards',
    );
    page.leave();
  },
};
