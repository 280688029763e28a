import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Databases } from '@stolik/testbed/databases';
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';

/** What the tests of one engine get. */
export interface TestStores {
  readonly kind: 'sqlite' | 'postgres';
  /** The address of a store nobody has opened yet. */
  freshUrl(): Promise<string>;
  /** Opens a store that is closed after the test: a fresh one, or the one at the address. */
  open(url?: string): Promise<Store>;
}

/** What the driver of PostgreSQL will not do for much longer, such as taking a question before it answered the last one. */
const outdated: string[] = [];
process.on('warning', ({ name, message }) => {
  if (name === 'DeprecationWarning') outdated.push(message);
});

/** Runs the same tests on SQLite files and on databases of the PostgreSQL that all test files share. */
export function describeStores(tests: (stores: TestStores) => void): void {
  describe('on SQLite', () => tests(sqliteStores()));
  describe('on PostgreSQL', () => {
    const databases = new Databases(inject('postgres'));
    afterAll(() => expect(outdated).toEqual([]));
    tests({ kind: 'postgres', ...openingStores(() => databases.freshDatabase()) });
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
    ...openingStores(async () => {
      files += 1;
      return `sqlite:${join(folder, `${files}.db`)}`;
    }),
  };
}

/** Opens stores that are closed after the test. */
function openingStores(freshUrl: () => Promise<string>): Pick<TestStores, 'freshUrl' | 'open'> {
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
