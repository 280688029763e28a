import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';

let folder: string;
let store: Store;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-group-'));
  store = await openStore(`sqlite:${join(folder, 'stolik.db')}`);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string) =>
  store.write(async (trx) => {
    await trx.insertInto('secret').values({ name, value: 'x' }).execute();
    await store.notify(trx, 'group', name);
  });
const names = async () =>
  (await store.db.selectFrom('secret').select('name').orderBy('name').execute()).map(({ name }) => name);

test('changes that come together are committed together, and each is told', async () => {
  const told: string[] = [];
  let deliveries = 0;
  await store.listen('group', (name) => {
    // All notifications of a transaction come in one go.
    if (told.length === 0) setImmediate(() => deliveries++);
    told.push(name);
  });
  await Promise.all(Array.from({ length: 30 }, (_, i) => write(`a${`${i}`.padStart(2, '0')}`)));
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(await names()).toHaveLength(30);
  expect(told).toEqual([...told].sort());
  expect(told).toHaveLength(30);
  expect(deliveries).toBe(1);
});

test('a change that fails harms nobody else', async () => {
  const results = await Promise.allSettled([write('b1'), write('a07'), write('b2'), write('b3')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect((await names()).filter((name) => name.startsWith('b'))).toEqual(['b1', 'b2', 'b3']);
});
