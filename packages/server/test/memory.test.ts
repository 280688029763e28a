import { games } from '@stolik/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { type Server, startServer } from '../src/start.ts';
import { heapInUse } from './heap.ts';
import { metricOf } from './metrics.ts';
import { seatTwo } from './pairs.ts';
import { sqliteStores } from './stores.ts';
import { type Visitor, visit } from './wire.ts';

/** So many tables stay in memory although nobody looks. */
const KEPT = 1_000;
const TABLES = 10_000;
/** Pairs that open tables at the same time. */
const PAIRS = 10;
/** Tables of a pair: nobody may sit at many more. */
const TOGETHER = 150;

const stores = sqliteStores();
let server: Server;

beforeAll(async () => {
  const environment = { DATABASE_URL: await stores.freshUrl(), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' };
  server = await startServer({ settings: readSettings({ ...environment, STOLIK_RATE_LIMITS: 'off' }) });
});

afterAll(() => server.close());

async function newPair(): Promise<Visitor[]> {
  return [await visit(server.address, 'Anna'), await visit(server.address, 'Ben')];
}

/** Two people open a table, look at it, play a move and are gone: half of them without a word. */
async function comeAndGo(people: readonly Visitor[], n: number): Promise<void> {
  const { game } = games[n % games.length];
  const { table, wires, owing, moveOf } = await seatTwo(server.address, game.id, { people, seed: `${n}` });
  const [seat] = owing();
  await wires[seat].ask({ do: 'play', id: 'move', table, ...moveOf(seat) });
  if (n % 2 === 0) for (const wire of wires) await wire.ask({ do: 'unwatch', id: 'unwatch', table });
  await Promise.all(wires.map((wire) => wire.leave()));
}

/** The heap once so many tables more were opened and left. */
async function heapAfter(from: number, to: number): Promise<number> {
  let n = from;
  await Promise.all(
    Array.from({ length: PAIRS }, async () => {
      while (n < to) {
        const people = await newPair();
        for (let i = 0; i < TOGETHER && n < to; i++) await comeAndGo(people, n++);
      }
    }),
  );
  await expect.poll(() => metricOf(server.address, 'stolik_connections')).toBe(0);
  expect(await metricOf(server.address, 'stolik_tables')).toBeLessThanOrEqual(KEPT);
  return heapInUse();
}

// That idle tables leave the memory at all is seen in a moment (heads.test.ts): this is about what they leave behind.
test.runIf(process.env.STOLIK_LONG)(`${TABLES} tables that were left cost no more than ${KEPT}`, async () => {
  const empty = heapInUse();
  const few = await heapAfter(0, KEPT);
  const many = await heapAfter(KEPT, TABLES);
  expect(many - few).toBeLessThan(0.15 * (few - empty));
});
