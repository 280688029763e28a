import { afterEach } from 'vitest';
import { type AppSetup, buildApp } from '../src/app.ts';
import { People } from '../src/people/people.ts';
import { readSettings } from '../src/settings.ts';
import type { Store } from '../src/store/store.ts';
import { tablesPlugin } from '../src/tables/plugin.ts';
import { realWorld, type World } from '../src/tables/world.ts';

type Extra = Partial<AppSetup> & {
  readonly environment?: Record<string, string>;
  /** Tables too, in this world. */
  readonly world?: Partial<World>;
};

/** Makes apps that are closed after the test. */
export function testApps() {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
  return async (store: Store, { environment, world, ...extra }: Extra = {}) => {
    const settings = readSettings({ LOG_LEVEL: 'silent', ...environment });
    const people = await People.open(store, settings);
    const routes = world && [tablesPlugin({ settings, store, people, world: { ...realWorld, ...world } })];
    const app = await buildApp({ settings, store, people, limits: { attempts: 1_000 }, routes, ...extra });
    closing.push(() => app.close());
    return { app, people };
  };
}
