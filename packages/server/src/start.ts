import { StolikError } from '@stolik/core';
import { buildApp } from './app.ts';
import { People } from './people/people.ts';
import type { Settings } from './settings.ts';
import { explained } from './store/errors.ts';
import { openStore } from './store/open.ts';
import { type Patience, waitFor } from './store/patience.ts';
import type { Store } from './store/store.ts';
import { tablesPlugin } from './tables/plugin.ts';
import { realWorld, type World } from './tables/world.ts';

export interface ServerSetup {
  readonly settings: Settings;
  /** The folder of the built page; without it only the API is served. */
  readonly page?: string;
  /** How long a database that is still being started is waited for; without it not at all. */
  readonly patience?: Patience;
  /** What tests put between the server and its store. */
  readonly storeAs?: (opened: Store) => Store;
  /** What tests fix. */
  readonly world?: Partial<World>;
  /** Where the log goes instead of the standard output. */
  readonly log?: { write(line: string): void };
}

/** A server that listens. */
export interface Server {
  readonly address: string;
  /** Stops in good order: what was begun is finished, pages are told. */
  close(): Promise<void>;
}

/** Opens the store and listens. What can go wrong at a first start is a `StolikError` with one sentence. */
export async function startServer({ settings, page, patience, storeAs, world, log }: ServerSetup): Promise<Server> {
  const said: string[] = [];
  const opening = { isServer: true, say: (line: string) => void said.push(line) };
  // A store may be there and go away again, as one does that is set up at its first start.
  const { store, people } = await waitFor(async () => {
    const opened = await openStore(settings.databaseUrl, opening);
    return openPeople(storeAs?.(opened) ?? opened, settings);
  }, patience);
  try {
    const tables = tablesPlugin({ settings, store, people, world: { ...realWorld, ...world } });
    const app = await buildApp({ settings, store, people, page, log, routes: [tables] });
    for (const line of said) app.log.warn(line);
    try {
      await app.listen({ port: settings.port, host: settings.host });
    } catch (error) {
      await app.close();
      throw problemWith(settings, error);
    }
    const bound = app.server.address();
    const port = typeof bound === 'object' && bound ? bound.port : settings.port;
    return {
      address: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
      close: async () => {
        app.log.info('stopping');
        await app.close();
        await store.close();
        app.log.info('stopped');
      },
    };
  } catch (error) {
    await store.close();
    throw explained(error, store.name);
  }
}

async function openPeople(store: Store, settings: Settings): Promise<{ store: Store; people: People }> {
  try {
    return { store, people: await People.open(store, settings) };
  } catch (error) {
    await store.close();
    throw explained(error, store.name);
  }
}

function problemWith({ port, host }: Settings, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') {
    return new StolikError('port-taken', `port ${port} is taken: choose another with PORT`, { field: 'PORT' });
  }
  if (code === 'EACCES') return new StolikError('port-refused', `port ${port} may not be used here`, { field: 'PORT' });
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
    return new StolikError('bad-host', `this machine has no address ${host}`, { field: 'HOST' });
  }
  return error;
}
