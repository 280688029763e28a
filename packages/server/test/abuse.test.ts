import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Server as HttpServer } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import { connect } from 'node:net';
import { MOST_FRAME, Refused, type Socket, Stream } from '@stolik/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as ws from 'ws';
import { readSettings } from '../src/settings.ts';
import { type Server, startServer } from '../src/start.ts';
import { seatTwo } from './pairs.ts';
import { sqliteStores } from './stores.ts';
import { ask, visit, Wire } from './wire.ts';

const stores = sqliteStores();
const log: string[] = [];
/** What time it is for the server, in milliseconds: a slow machine does not make the limits wider. */
let now = 1_700_000_000_000;

interface Parser {
  _write(chunk: Buffer, ...rest: unknown[]): void;
}

/** Bytes that Node takes from a connection at once. */
const MOST_READ = 64 * 1024;

const wires: Wire[] = [];
let server: Server;
let address: string;

beforeAll(async () => {
  const environment = { DATABASE_URL: await stores.freshUrl(), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info' };
  server = await startServer({
    settings: readSettings(environment),
    log: { write: (line) => void log.push(line) },
    world: { now: () => now },
  });
  address = server.address;
});

afterEach(async () => {
  for (const wire of wires.splice(0)) await wire.leave();
  // Whatever others send is no defect of ours: nobody is to be woken by it.
  expect(log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
});

afterAll(() => server.close());

async function open(person: Parameters<typeof Wire.open>[1]): Promise<Wire> {
  const wire = await Wire.open(address, person);
  wires.push(wire);
  return wire;
}

/** A running table of two, both watching. */
async function table(game = 'sagrada') {
  const pair = await seatTwo(address, game);
  wires.push(...pair.wires);
  return pair;
}

const id = () => randomUUID();

/** Connections of this process, the server's ends among them. */
const connections = () => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;

/** However it ends: whoever is hung up on while writing hears of an error first. */
const ended = (socket: NetSocket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

describe('a request', () => {
  test('that is sent twice happens once and has the same answer', async () => {
    const { table: one, people, wires: pages, moveOf } = await table();
    const request = { do: 'play', id: id(), table: one, ...moveOf(0) };
    const again = await open(people[0]);
    const [first, second] = await Promise.all([pages[0].ask(request), again.ask(request)]);
    expect(first).toMatchObject({ is: 'done', played: 1 });
    expect(second).toEqual(first);
    expect(await pages[0].ask(request)).toEqual(first);
    await pages[0].ask({ do: 'watch', id: 'w', table: one });
    expect(pages[0].look.at).toBe(first.at);
    // The same id of somebody else is another request.
    expect(await pages[1].ask({ ...request, ...moveOf(1) })).toMatchObject({ is: 'done', at: first.at + 1 });
  });

  test('to say something is heard once, however often it is sent', async () => {
    const { table: one, people, wires: pages } = await table();
    const request = { do: 'say', id: id(), table: one, text: 'hello' };
    await pages[0].ask(request);
    await (await open(people[0])).ask(request);
    await pages[0].ask({ ...request, do: 'phrase', phrase: 'thanks', text: undefined, id: id() });
    await pages[1].ask({ do: 'ping', id: id() });
    const said = pages[1].received.flatMap((frame) => frame.said ?? []).filter(({ notice }) => !notice);
    expect(said).toMatchObject([{ text: 'hello', seat: 0 }, { phrase: 'thanks' }]);
    expect(JSON.stringify(said)).not.toContain(request.id);
  });

  test.each([
    ['of an old epoch', 'stale', (_: string) => ({ epoch: 77 })],
    ['about an unknown table', 'unknown-table', (_: string) => ({ table: 'nowhere' })],
    ['with a move that is none', 'bad-field', (_: string) => ({ moves: [{ do: 'steal' }] })],
    ['with a move of numbers', 'bad-field', (_: string) => ({ moves: [7] })],
    ['with too many moves', 'bad-field', (_: string) => ({ moves: new Array(65).fill({ do: 'end' }) })],
    ['with no moves', 'bad-field', (_: string) => ({ moves: [] })],
    ['with a huge epoch', 'bad-field', (_: string) => ({ epoch: 1e308 })],
    ['with an epoch of text', 'bad-field', (_: string) => ({ epoch: '0' })],
    ['with a key too many', 'bad-field', (_: string) => ({ seat: 1 })],
    ['with an id that is none', 'bad-field', (_: string) => ({ id: 'a b' })],
    ['to do something unknown', 'bad-field', (_: string) => ({ do: 'win' })],
  ])('%s is refused: %s', async (_, code, change) => {
    const { table: one, wires: pages, moveOf } = await table();
    pages[0].send({ do: 'play', id: 'x', table: one, ...moveOf(0), ...change(one) });
    const { refusal } = await pages[0].hear(({ is }) => is === 'refused');
    expect(refusal.code).toBe(code);
  });

  test('of the wrong seat and of a spectator is refused', async () => {
    const { table: one, wires: pages, moveOf, owing } = await table('sentient');
    const [seat] = owing();
    const wanted = moveOf(seat);
    const wrong = await pages[1 - seat].ask({ do: 'play', id: id(), table: one, ...wanted });
    expect(wrong.refusal.code).toBe('not-your-turn');
    const guest = await open(await visit(address, 'Guest'));
    await guest.ask({ do: 'watch', id: id(), table: one });
    for (const request of [
      { do: 'play', ...wanted },
      { do: 'undo', epoch: wanted.epoch },
    ]) {
      const answer = await guest.ask({ id: id(), table: one, ...request });
      expect(answer.refusal.code).toBe('not-seated');
    }
    // Whoever looks on is heard by those who do; whoever does not look, by nobody.
    const say = { do: 'say', table: one, text: 'psst' };
    expect(await guest.ask({ id: id(), ...say })).toMatchObject({ is: 'done' });
    await guest.ask({ do: 'unwatch', id: id(), table: one });
    expect((await guest.ask({ id: id(), ...say })).refusal.code).toBe('not-seated');
  });
});

describe('a frame', () => {
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const play = (moves: string) => `{"do":"play","id":"x","table":"t","epoch":0,"moves":${moves}}`;

  test.each([
    ['that is no JSON', '{"do":', 'bad-json'],
    ['that is empty', '', 'bad-json'],
    ['without an id', '{"do":"ping"}', 'bad-field'],
    ['whose id is none', '{"do":"ping","id":"an id"}', 'bad-field'],
    ['that asks for nothing there is', '{"do":"dance","id":"x"}', 'bad-field', 'x'],
    ['that is a list', '[]', 'bad-field'],
    ['that is nothing', 'null', 'bad-field'],
    ['of bytes', Buffer.from([1, 2, 3]), 'bad-frame'],
    ['with U+0000', '{"do":"say","id":"x","table":"t","text":"a\\u0000b"}', 'bad-frame', 'x'],
    ['with half a character', '{"do":"say","id":"x","table":"t","text":"a\\ud800"}', 'bad-field', 'x'],
    ['with a control character', '{"do":"say","id":"x","table":"t","text":"a\\u0007b"}', 'bad-field', 'x'],
    ['with a sequence for terminals', '{"do":"say","id":"x","table":"t","text":"a\\u009b31m"}', 'bad-field', 'x'],
    ['that turns the text round', '{"do":"say","id":"x","table":"t","text":"a\\u202eb"}', 'bad-field', 'x'],
    ['that says nothing', '{"do":"say","id":"x","table":"t","text":"\\u200b\\u3164"}', 'bad-field', 'x'],
    [
      'with too much to say',
      JSON.stringify({ do: 'say', id: 'x', table: 't', text: 'a'.repeat(301) }),
      'bad-field',
      'x',
    ],
    ['of prototypes', '{"__proto__":{"do":"ping"},"id":"x"}', 'bad-field', 'x'],
    ['of one prototype more', '{"do":"ping","id":"x","__proto__":{"isAdmin":true}}', 'bad-field', 'x'],
    ['about the table __proto__', '{"do":"watch","id":"x","table":"__proto__"}', 'unknown-table', 'x'],
    ['about the table constructor', '{"do":"watch","id":"x","table":"constructor"}', 'unknown-table', 'x'],
    ['deeply nested', play(`[${deep(10_000)}]`), 'unknown-table', 'x'],
    ['as deep as it goes', deep(MOST_FRAME / 2), 'bad-field'],
  ])('%s is refused, and the socket lives on', async (_, frame, code, request?: string) => {
    const wire = await open(await visit(address, 'Eve'));
    wire.send(frame);
    const refused = await wire.hear(({ is }) => is === 'refused');
    expect([refused.refusal.code, refused.id]).toEqual([code, request]);
    expect(await wire.ask({ do: 'ping', id: 'still-here' }).catch(() => 'gone')).not.toBe('gone');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test.each([
    ['deep', `[${deep(10_000)}]`],
    ['deep in a move', `[{"do":"place","die":${deep(10_000)},"cell":"a1"}]`],
    ['prototypes', '[{"__proto__":{"do":"end"}}]'],
    ['constructors', '[{"do":"constructor"},{"do":"__proto__"},{"do":"toString"}]'],
    ['huge', `[{"do":"pattern","pattern":"${'x'.repeat(30_000)}"}]`],
  ])('with %s moves is refused by the game', async (_, moves) => {
    const { table: one, wires: pages, moveOf } = await table();
    pages[0].send(`{"do":"play","id":"x","table":"${one}","epoch":${moveOf(0).epoch},"moves":${moves}}`);
    const { refusal } = await pages[0].hear(({ is }) => is === 'refused');
    expect(refusal.code).toMatch(/^(bad-field|illegal-move)$/);
    expect(JSON.stringify(refusal).length).toBeLessThan(1_000);
  });

  test('of a megabyte ends its socket and nothing else; a page comes back', async () => {
    const eve = await visit(address, 'Eve');
    const other = await open(eve);
    const wire = await open(eve);
    wire.send('x'.repeat(2 ** 20));
    expect(await wire.end()).toBe(1009);
    expect(await other.ask({ do: 'ping', id: 'p' })).toEqual({ is: 'done', id: 'p' });

    const sockets: ws.WebSocket[] = [];
    const stream = new Stream({
      connect: () => {
        const socket = new ws.WebSocket(`${address.replace('http', 'ws')}/api/stream`, {
          headers: { cookie: eve.cookie },
        });
        sockets.push(socket);
        return socket as unknown as Socket;
      },
      newId: id,
      random: () => 0,
      onFrame: () => {},
    });
    await stream.ask({ do: 'ping' });
    sockets[0].send('x'.repeat(2 ** 20));
    await new Promise((resolve) => sockets[0].once('close', resolve));
    await stream.ask({ do: 'ping' });
    expect(sockets).toHaveLength(2);
    // What the server would never take is not sent: it would end every socket it is sent over.
    const tooLong = stream.ask({ do: 'say', table: 't', text: 'x'.repeat(MOST_FRAME) });
    await expect(tooLong).rejects.toBeInstanceOf(Refused);
    await stream.ask({ do: 'ping' });
    expect(sockets).toHaveLength(2);
    stream.close();
  });
});

describe('whoever asks too much', () => {
  test('is told to slow down, then shut out, while others play on', async () => {
    const { table: one, wires: pages, owing, moveOf } = await table('sentient');
    const flood = await open(await visit(address, 'Eve'));
    let sent = 0;
    const isOut = () => flood.frames.at(-1)?.includes('"bye"');
    for (let turns = 0; turns < 10 || !isOut(); turns++) {
      if (!isOut()) for (let i = 0; i < 20; i++) flood.send({ do: 'ping', id: `p${sent++}` });
      const [seat] = owing();
      const answer = await pages[seat].ask({ do: 'play', id: id(), table: one, ...moveOf(seat) });
      expect(answer).toMatchObject({ is: 'done' });
      await pages[0].ask({ do: 'ping', id: id() });
      await pages[1].ask({ do: 'ping', id: id() });
      // As fast as a quick hand, and no faster: they are held to the same limits.
      now += 150;
    }
    expect(await flood.end()).toBe(1008);
    const refused = flood.received.filter(({ is }) => is === 'refused');
    expect(new Set(refused.map(({ refusal }) => refusal.code))).toEqual(new Set(['slow-down']));
    expect(sent).toBeLessThan(2_000);
  });

  test('pings without end is shut out, having had few answers, and not even read from then on', async () => {
    let read = 0;
    // What takes frames apart, which the types do not tell of.
    const { Receiver } = ws as unknown as { Receiver: { prototype: Parser } };
    const parser = Receiver.prototype;
    const write = parser._write;
    vi.spyOn(parser, '_write').mockImplementation(function (this: unknown, chunk, ...rest) {
      read += chunk.length;
      return write.call(this, chunk, ...rest);
    });
    const flood = await open(await visit(address, 'Eve'));
    let pongs = 0;
    flood.socket.on('pong', () => pongs++);
    const wire = (flood.socket as unknown as { _socket: NetSocket })._socket;
    // Pings without anything in them, masked with zeros: 8 MB.
    for (let i = 0; i < 100; i++) wire.write(Buffer.alloc(84_000, Buffer.from([0x89, 0x80, 0, 0, 0, 0])));
    expect(await flood.end()).toBe(1008);
    expect(pongs).toBeLessThan(100);
    expect(read).toBeLessThan(1_000_000);
  });

  test('sends one frame in a thousand parts is shut out', async () => {
    const flood = await open(await visit(address, 'Eve'));
    for (let i = 0; i < 1_000; i++) flood.socket.send('', { fin: false });
    expect(await flood.end()).toBe(1008);
  });

  test('is none of those who ask after the clock of the machine was put back', async () => {
    const { table: one, wires: pages } = await table();
    for (let i = 0; i < 8; i++) await pages[0].ask({ do: 'say', id: id(), table: one, text: `${i}` });
    now -= 3_600_000;
    expect(await pages[0].ask({ do: 'ping', id: id() })).toMatchObject({ is: 'done' });
    expect(await pages[0].ask({ do: 'say', id: id(), table: one, text: 'still here' })).toMatchObject({ is: 'done' });
    now += 3_600_000;
  });

  test('watches fifty tables and not one more, but may look again at what is watched', async () => {
    const person = await visit(address, 'Watcher');
    const wire = await open(person);
    const tables: string[] = [];
    for (let i = 0; i < 51; i++) {
      const made = await ask(address, person, '/api/tables', {
        game: 'sagrada',
        seats: [{ kind: 'me' }, { kind: 'open' }],
      });
      tables.push(((await made.json()) as { id: string }).id);
    }
    const watch = (one: string) => wire.ask({ do: 'watch', id: id(), table: one });
    for (const one of tables.slice(0, 50)) expect(await watch(one)).toMatchObject({ is: 'done' });
    expect((await watch(tables[50])).refusal.code).toBe('too-many');
    expect(await watch(tables[0])).toMatchObject({ is: 'done' });
    await wire.ask({ do: 'unwatch', id: id(), table: tables[1] });
    expect(await watch(tables[50])).toMatchObject({ is: 'done' });
  });

  test('looks at the lobby and away again without end is not sent all of it each time, and sees it a little later', async () => {
    const flood = await open(await visit(address, 'Eve'));
    const codes = new Set<string>();
    for (let i = 0; i < 120; i++) {
      const { refusal } = await flood.ask({ do: i % 2 === 0 ? 'browse' : 'unbrowse', id: id() });
      if (refusal) codes.add(refusal.code);
      now += 50;
    }
    expect([...codes]).toEqual(['slow-down']);
    // 6 at once, and 2 more in less than 6 seconds.
    expect(flood.received.filter(({ is }) => is === 'lobby')).toHaveLength(8);
    // A page asks again twice a second until it sees it.
    let tries = 1;
    for (; (await flood.ask({ do: 'browse', id: id() })).is === 'refused'; tries++) now += 500;
    expect(tries).toBeLessThan(6);
  });

  test('has twenty pages open; one more is closed, whatever it sends meanwhile', async () => {
    const person = await visit(address, 'Many');
    for (let i = 0; i < 20; i++) await open(person);
    const more = new Wire(address, { cookie: person.cookie, origin: address });
    more.socket.once('open', () => more.send('x'.repeat(2 ** 20)));
    expect([1008, 1009, 1006]).toContain(await more.end());
    expect(more.frames).toEqual([]);
    await wires[wires.length - 1].leave();
    await expect.poll(async () => (await open(person).catch(() => undefined)) !== undefined).toBe(true);
  });

  test('talks eight times and must then wait a moment', async () => {
    const { table: one, wires: pages } = await table();
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 9; i++) {
      const answer = await pages[0].ask({ do: 'say', id: id(), table: one, text: `${i}` });
      codes.push(answer.refusal?.code);
    }
    expect(codes).toEqual([...new Array(8).fill(undefined), 'too-many']);
    expect(await pages[1].ask({ do: 'say', id: id(), table: one, text: 'x' })).toMatchObject({ is: 'done' });
  });
});

describe('a socket', () => {
  test.each([
    ['without a cookie', 401, (_: string) => ({})],
    ['with a cookie that was tampered with', 401, (cookie: string) => ({ cookie: cookie.replace(/.{6}$/, 'AAAAAA') })],
    ['with the cookie of nobody', 401, (_: string) => ({ cookie: 'stolik.session_token=a.b' })],
    ['from a foreign page', 403, (cookie: string) => ({ cookie, origin: 'https://evil.example' })],
    [
      'under a name that a foreign page gave to this machine',
      421,
      (cookie: string) => ({ cookie, host: 'evil.example', origin: 'http://evil.example' }),
    ],
    ['from a page that hides where it is from', 403, (cookie: string) => ({ cookie, origin: 'null' })],
  ])('%s is refused with %i', async (_, status, headersOf) => {
    const { cookie } = await visit(address, 'Eve');
    const wire = new Wire(address, { origin: address, ...headersOf(cookie) });
    await wire.end();
    expect(wire.refusedWith).toBe(status);
    expect(wire.frames).toEqual([]);
  });

  test('that asks again before it was answered is hung up on, and leaves no file open', async () => {
    const { port } = new URL(address);
    const request = `GET /healthz HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`;
    const impatient = connect(Number(port), '127.0.0.1').on('error', () => {});
    impatient.resume();
    impatient.write(request.repeat(50));
    await ended(impatient);
    // One after the other is how everybody asks.
    const patient = connect(Number(port), '127.0.0.1');
    for (let i = 0; i < 3; i++) {
      patient.write(request);
      const [answer] = await once(patient, 'data');
      expect(String(answer)).toContain('200 OK');
    }
    patient.destroy();
  });

  test('that asks for what takes time, again and again, is not even read on', async () => {
    const { port, host } = new URL(address);
    const emit = vi.spyOn(HttpServer.prototype, 'emit');
    const request = `GET /api/me HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
    const impatient = connect(Number(port), '127.0.0.1').on('error', () => {});
    impatient.resume();
    impatient.write(request.repeat(MOST_READ));
    await ended(impatient);
    const begun = emit.mock.calls.filter(([event]) => (event as string) === 'request').length;
    emit.mockRestore();
    expect(begun).toBeGreaterThan(1);
    // Node reads so much at once, and may have found the first request at the end of such a piece.
    expect(begun * request.length).toBeLessThanOrEqual(2 * MOST_READ);
  });

  test('that is broken off, or goes on with nonsense, is nobody’s fault', async () => {
    const { port, host } = new URL(address);
    const get = `GET /api/me HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
    for (const request of [`${get}XX\r\n\r\n`, get.replace('GET', 'POST').replace('/me', '/session')]) {
      for (let i = 0; i < 10; i++) {
        const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
        await once(socket, 'connect');
        socket.write(request, () => setImmediate(() => socket.resetAndDestroy()));
        await once(socket, 'close');
      }
    }
    await fetch(`${address}/healthz`);
    const metrics = await (await fetch(`${address}/metrics`)).text();
    expect(metrics).toContain('status="200"');
    expect(metrics).not.toContain('status="500"');
  });

  test('that is refused leaves no connection behind', async () => {
    const { cookie } = await visit(address, 'Eve');
    const before = connections();
    for (let i = 0; i < 5; i++) {
      await new Wire(address, { cookie, origin: 'https://evil.example' }).end();
      await new Wire(address, { cookie, origin: address }, '/api/me').end();
      await new Wire(address, { cookie, origin: address }, '/healthz').end();
    }
    await expect.poll(connections).toBeLessThanOrEqual(before);
  });
});

describe('a request over HTTP', () => {
  test.each([
    ['/healthz', ''],
    ['/api/me', ''],
    ['/api/stream', 'Upgrade: websocket\r\nConnection: upgrade\r\n'],
  ])('for %s with two Hosts is refused, whichever is ours', async (path, more) => {
    const { host, port } = new URL(address);
    for (const hosts of [
      [host, 'evil.example'],
      ['evil.example', host],
      [host, host],
    ]) {
      const socket = connect(Number(port), '127.0.0.1');
      const named = hosts.map((one, i) => `${i === 0 ? 'Host' : 'hOST'}: ${one}\r\n`).join('');
      socket.end(`GET ${path} HTTP/1.1\r\n${named}${more}\r\n`);
      const [answer] = await once(socket, 'data');
      socket.destroy();
      expect(String(answer)).toMatch(/^HTTP\/1\.1 400 .*"bad-request"/s);
    }
  });

  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const json = 'application/json';

  test.each([
    ['too large', json, JSON.stringify({ game: 'x'.repeat(70_000) }), 413, 'too-large'],
    ['as a form', 'application/x-www-form-urlencoded', 'game=sagrada', 415, 'bad-content-type'],
    ['as plain text', 'text/plain', '{"game":"sagrada"}', 415, 'bad-content-type'],
    ['that is no JSON', json, '{"game"', 400, 'bad-request'],
    ['of prototypes', json, '{"__proto__":{"game":"sagrada"}}', 400, 'bad-request'],
    ['with U+0000', json, '{"game":"a\\u0000","seats":[]}', 400, 'bad-field'],
    ['deeply nested', json, `{"game":"sagrada","seats":[{"kind":"me"}],"options":${deep(30_000)}}`, 400, 'bad-field'],
    [
      'with a deep option',
      json,
      `{"game":"sagrada","seats":[{"kind":"me"}],"options":{"tools":${deep(30_000)}}}`,
      400,
      'bad-field',
    ],
    [
      'with huge numbers',
      json,
      '{"game":"smartphone","seats":[{"kind":"me"}],"options":{"steve":1e999}}',
      400,
      'bad-field',
    ],
  ])('%s is refused', async (_, type, body, status, code) => {
    const { cookie } = await visit(address, 'Eve');
    const headers = { cookie, origin: address, 'content-type': type };
    const response = await fetch(`${address}/api/tables`, { method: 'POST', headers, body });
    expect({ status: response.status, code: ((await response.json()) as { code: string }).code }).toEqual({
      status,
      code,
    });
  });
});
