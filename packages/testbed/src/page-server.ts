// What `stolik serve` runs, with the luck of tests.
import { readSettings, startServer } from '@stolik/server';
import { LUCK, PAGE } from './hosts.ts';

const server = await startServer({ settings: readSettings(process.env), page: PAGE, world: LUCK });
process.stdout.write(`Stolik is at ${server.address}/\n`);
