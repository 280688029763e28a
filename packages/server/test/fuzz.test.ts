import { SeededChance } from '@stolik/core';
import { games } from '@stolik/games';
import { mutate } from '@stolik/testbed/mutate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { type Server, startServer } from '../src/start.ts';
import { heapInUse } from './heap.ts';
import { metricOf } from './metrics.ts';
import { type Pair, playToEnd, seatTwo } from './pairs.ts';
import { sqliteStores } from './stores.ts';
import { visit, Wire } from './wire.ts';

const FRAMES = process.env.STOLIK_LONG ? 100_000 : 3_000;
/** Frames that are sent before anybody waits for answers. */
const BATCH = 100;
const LONGEST = 1_800_000;

const stores = sqliteStores();
const log: string[] = [];
let server: Server;

beforeAll(async () => {
  const environment = { DATABASE_URL: await stores.freshUrl(), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  // Without limits, since most frames would not even be read.
  const settings = readSettings({ ...environment, STOLIK_RATE_LIMITS: 'off' });
  server = await startServer({ settings, log: { write: (line) => void log.push(line) } });
});

afterAll(() => server.close());

/** Good frames of a person at a table, most of them moves that are legal now. */
function goodFrames({ table, wires, moveOf }: Pair, seat: number, n: number): object[] {
  const { epoch, at } = wires[seat].look;
  const id = `f${n}`;
  const play = () => ({ do: 'play', id, table, ...moveOf(seat) });
  return [
    { do: 'watch', id, table, from: at - 1 },
    { do: 'unwatch', id, table },
    { do: 'browse', id },
    { do: 'unbrowse', id },
    { do: 'undo', id, table, epoch },
    { do: 'say', id, table, text: `hello ${n}` },
    { do: 'phrase', id, table, phrase: 'good-luck' },
    { do: 'ping', id },
    ...(wires[seat].look.actors.includes(seat) ? [play(), play(), play()] : []),
  ];
}

test(`${FRAMES} frames that are nearly right leave the server as it was`, { timeout: LONGEST }, async () => {
  const { address } = server;
  const chance = new SeededChance('nearly right');
  const onlooker = await visit(address);
  let pairs: Pair[] = [];
  const codes = new Map<string, number>();
  let before = 0;
  for (let sent = 0; sent < FRAMES; sent += BATCH) {
    // New tables now and then, since games come to their end under all this.
    if (sent % 2_000 === 0) {
      for (const { wires } of pairs) await Promise.all(wires.map((wire) => wire.leave()));
      pairs = await Promise.all(games.map(({ game }) => seatTwo(address, game.id, { seed: `${sent}` })));
      if (sent === 2_000) before = heapInUse();
    }
    const pair = pairs[chance.int(pairs.length)];
    const { table, people, wires } = pair;
    const seat = chance.int(2);
    // Now and then it is somebody who only looks on.
    const isOnlooker = chance.int(4) === 0;
    const wire = await Wire.open(address, isOnlooker ? onlooker : people[seat]);
    if (isOnlooker) await wire.ask({ do: 'watch', id: 'look-on', table });
    for (let i = 0; i < BATCH; i++) {
      const frames = goodFrames(pair, seat, sent + i);
      const frame = mutate(frames[chance.int(frames.length)], chance);
      wire.send(frame);
    }
    // It is answered after everything else that was asked about the table.
    await wire.ask({ do: 'watch', id: 'batch', table });
    for (const { is, refusal } of wire.received) {
      const code = is === 'refused' ? refusal.code : is;
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    await wire.leave();
    // What the watching page was shown is needed for the next moves.
    for (const page of wires) {
      await page.ask({ do: 'watch', id: `again-${sent}`, table });
      page.frames.splice(0, page.frames.length - 5);
    }
  }
  const grown = heapInUse() - before;
  expect(codes.get('internal')).toBeUndefined();
  expect(log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  // Both what is done and what is refused came up, or nothing was tried.
  for (const code of ['done', 'bad-json', 'bad-field', 'stale', 'illegal-move']) {
    expect([code, (codes.get(code) ?? 0) > 0]).toEqual([code, true]);
  }
  expect(grown).toBeLessThan(64 * 2 ** 20);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  for (const { game } of games) expect(await playToEnd(await seatTwo(address, game.id))).toBeGreaterThan(10);
});

test('a table that is over takes no moves', async () => {
  const pair = await seatTwo(server.address, 'sagrada');
  await playToEnd(pair);
  const { table, wires } = pair;
  const { epoch } = wires[0].look;
  for (const request of [{ do: 'play', moves: [{ do: 'end' }] }, { do: 'undo' }]) {
    const { refusal } = await wires[0].ask({ id: `late-${request.do}`, table, epoch, ...request });
    expect(refusal.code).toBe('game-over');
  }
});

test('a page that asks and never reads is cut off', async () => {
  const { address } = server;
  const { table, people } = await seatTwo(address, 'smartphone');
  const open = () => metricOf(address, 'stolik_connections');
  const before = await open();
  const deaf = await Wire.open(address, people[0]);
  deaf.socket.pause();
  expect(await open()).toBe(before + 1);
  await expect
    .poll(
      () => {
        for (let i = 0; i < 200; i++) deaf.send({ do: 'watch', id: `w${i}`, table });
        return open();
      },
      { timeout: 20_000 },
    )
    .toBe(before);
});
