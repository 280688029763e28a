import { fileURLToPath } from 'node:url';
import { readSettings, startServer } from '@stolik/server';
import { type Folder, freshFolder } from './folders.ts';
import { freePort } from './ports.ts';
import { ServerProcess } from './server-process.ts';

/** Processes run the build, also where this file runs from its source, as in tests. */
const SCRIPT = fileURLToPath(new URL('../dist/page-server.js', import.meta.url));

/** The built page. */
export const PAGE = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** Tables get their luck from what players add to it, which a test knows. */
export const LUCK = { newSeed: () => 'the same luck in every run' };

/** Where the page comes from. */
export interface Host {
  readonly address: string;
  /** Ends it and removes what it wrote. */
  close(): Promise<void>;
}

/** A host in a process of its own, which can be lost and come back. */
export interface ProcessHost extends Host {
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
}

/** A server in a process of its own, with a store of its own. */
export async function processHost(): Promise<ProcessHost> {
  const { folder, env } = await fresh();
  const server = new ServerProcess({ script: SCRIPT, args: [], env });
  await server.start();
  return {
    address: server.address,
    kill: () => server.kill(),
    start: () => server.start(),
    close: async () => {
      await server.kill();
      folder.remove();
    },
  };
}

/** A host whose store others may look after. */
export interface OwnHost extends Host {
  readonly database: string;
}

/** The same server in this process, where a test may say what time it is. */
export async function ownHost(
  now: () => number = Date.now,
  more: (address: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<OwnHost> {
  const { folder, env } = await fresh();
  const settings = readSettings({ ...env, ...more(`http://localhost:${env.PORT}`) });
  const server = await startServer({ settings, page: PAGE, world: { ...LUCK, now, time: now } });
  return {
    address: server.address,
    database: settings.databaseUrl,
    close: async () => {
      await server.close();
      folder.remove();
    },
  };
}

/** A fixed port, because a server that comes back must be found again; no limits, because all come from one address. */
async function fresh(): Promise<{ folder: Folder; env: Record<string, string> }> {
  const folder = freshFolder('data');
  const env = {
    PORT: `${await freePort()}`,
    STOLIK_DATA: folder.path,
    STOLIK_RATE_LIMITS: 'off',
    STOLIK_PUSH_SERVICES: 'push.example.org',
  };
  return { folder, env };
}
