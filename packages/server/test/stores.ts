import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { LabPostgres } from '../src/lab/postgres.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';

/** What the tests of one engine get. */
export interface TestStores {
  readonly kind: 'sqlite' | 'postgres';
  /** The address of a store nobody has opened yet. */
  freshUrl(): Promise<string>;
  /** Opens a store that is closed after the test: a fresh one, or the one at the address. */
  open(url?: string): Promise<Store>;
  /** The server behind the stores, where there is one. */
  postgres(): LabPostgres;
}

/** Runs the same tests on a SQLite file and on a real PostgreSQL, started once for the file. */
export function describeStores(tests: (stores: TestStores) => void): void {
  describe('on SQLite', () => tests(sqliteStores()));

  describe('on PostgreSQL', () => {
    let postgres: LabPostgres;
    beforeAll(async () => {
      postgres = await LabPostgres.start();
    }, 120_000);
    afterAll(() => postgres?.stop(), 60_000);
    tests({ kind: 'postgres', ...opening(() => postgres.freshDatabase()), postgres: () => postgres });
  });
}

/** SQLite files in a temporary folder, for tests to which the engine does not matter. */
export function sqliteStores(): TestStores {
  let folder: string;
  let files = 0;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'stolik-sqlite-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    kind: 'sqlite',
    ...opening(async () => {
      files += 1;
      return `sqlite:${join(folder, `${files}.db`)}`;
    }),
    postgres: () => {
      throw new Error('there is no PostgreSQL behind SQLite');
    },
  };
}

function opening(freshUrl: () => Promise<string>): Pick<TestStores, 'freshUrl' | 'open'> {
  const opened = new Set<Store>();
  afterEach(async () => {
    for (const store of opened) await store.close();
    opened.clear();
  });
  return {
    freshUrl,
    open: async (url) => {
      const store = await openStore(url ?? (await freshUrl()));
      opened.add(store);
      return store;
    },
  };
}
