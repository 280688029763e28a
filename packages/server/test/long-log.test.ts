import { games } from '@stolik/games';
import { expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { type Server, startServer } from '../src/start.ts';
import { heapInUse } from './heap.ts';
import { lengthen } from './long-logs.ts';
import { seatTwo } from './pairs.ts';
import { sqliteStores } from './stores.ts';
import { Wire } from './wire.ts';

const LINES = process.env.STOLIK_LONG ? 24_000 : 2_400;
const GAMES = process.env.STOLIK_LONG ? games.map(({ game }) => game.id) : ['smartphone'];
/** Processor time, however busy the machine is, in milliseconds. */
const LONGEST = 1_000;

const stores = sqliteStores();

function start(url: string): Promise<Server> {
  return startServer({
    settings: readSettings({ DATABASE_URL: url, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' }),
  });
}

// Nobody can make a log this long (bounds.test.ts), but one that is there is shown.
test.each(GAMES)(`a log of ${LINES} lines is shown within a second: %s`, async (game) => {
  const url = await stores.freshUrl();
  const first = await start(url);
  const { table, people, wires } = await seatTwo(first.address, game);
  for (const wire of wires) await wire.leave();
  await first.close();
  await lengthen(await stores.open(url), table, LINES);

  const server = await start(url);
  const wire = await Wire.open(server.address, people[0]);
  heapInUse();
  const before = process.cpuUsage();
  await wire.ask({ do: 'watch', id: 'watch', table });
  const { user, system } = process.cpuUsage(before);
  const { happened } = wire.received.find(({ is }) => is === 'table');
  expect(happened.length).toBeGreaterThanOrEqual(LINES);
  expect((user + system) / 1000).toBeLessThan(LONGEST);
  await wire.leave();
  await server.close();
});
