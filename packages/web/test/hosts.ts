import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings, startServer } from '@stolik/server';
import { ServerProcess } from '../../cli/src/lab/server-process.ts';

const bin = fileURLToPath(new URL('../../cli/bin/stolik.js', import.meta.url));
const page = fileURLToPath(new URL('../dist/', import.meta.url));

/** Where the page comes from. */
export interface Host {
  readonly address: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
}

/** The real command in a process of its own, with a store of its own. */
export async function processHost(): Promise<Host> {
  const server = new ServerProcess({ script: bin, args: ['serve'], env: await environment() });
  await server.start();
  return server;
}

/** The same server in this process, where a test may say what time it is. */
export async function ownHost(now: () => number): Promise<Host> {
  const settings = readSettings(await environment());
  const server = await startServer({ settings, page, world: { now } });
  return { address: server.address, kill: () => server.close(), start: () => Promise.reject(new Error('it is over')) };
}

/** A fixed port, because a server that comes back must be found again; no limits, because all come from one address. */
async function environment(): Promise<Record<string, string>> {
  return {
    PORT: `${await freePort()}`,
    STOLIK_DATA: mkdtempSync(join(tmpdir(), 'stolik-data-')),
    STOLIK_RATE_LIMITS: 'off',
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const bound = probe.address();
      probe.close(() => resolve(typeof bound === 'object' && bound ? bound.port : 0));
    });
  });
}
