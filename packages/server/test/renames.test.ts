import { SeededChance } from '@stolik/core';
import { NewTable } from '@stolik/protocol';
import { expect, test, vi } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { Renames } from '../src/tables/renames.ts';
import { createTable, sit } from '../src/tables/seating.ts';
import type { Tables } from '../src/tables/tables.ts';
import { testApps } from './apps.ts';
import { TestBrowser } from './browser.ts';
import { describeStores } from './stores.ts';
import { ANNA, BEN, enrol, playOnce, tablesOn } from './tables.ts';

const TABLES = 8;

/** Anna's tables, all of which Ben has begun to play at. */
async function begun(tables: Tables): Promise<string[]> {
  const wanted = NewTable.parse({ game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'link' });
  const ids = [];
  for (let i = 0; i < TABLES; i++) ids.push((await createTable(tables, ANNA, wanted)).id);
  for (const id of ids) await sit(tables, id, BEN, {});
  return ids;
}

const rename = (store: Store, renames: Renames, name: string) =>
  store.db.transaction().execute(async (trx) => {
    await trx.updateTable('person').set({ name }).where('id', '=', 'anna').execute();
    await renames.ask(trx, 'anna');
  });

const left = ({ db }: Store) => db.selectFrom('renaming').selectAll().execute();

const namesAt = async ({ db }: Store, person = 'anna') =>
  (await db.selectFrom('seat').select('name').where('person', '=', person).execute()).map(({ name }) => name);

describeStores(({ open }) => {
  const testApp = testApps();

  /** Two nodes, and how many tables of Anna were changed at once. */
  async function twoNodes() {
    const store = await open();
    await enrol(store);
    const nodes = [await tablesOn(store), await tablesOn(store)];
    const renames = nodes.map((tables) => new Renames(tables));
    const work = { now: 0, most: 0, all: 0, each: async () => {} };
    for (const tables of nodes) {
      const amend = tables.amend.bind(tables);
      vi.spyOn(tables, 'amend').mockImplementation(async (id, revise) => {
        work.now += 1;
        work.all += 1;
        work.most = Math.max(work.most, work.now);
        await work.each();
        await amend(id, revise).finally(() => {
          work.now -= 1;
        });
      });
    }
    return { store, nodes, renames, work };
  }

  test('of many names all nodes together carry one at a time to one table at a time, and the newest arrives', async () => {
    const { store, nodes, renames, work } = await twoNodes();
    const ids = await begun(nodes[0]);
    // Both nodes have heard of some of them.
    for (const id of ids.slice(0, 3)) await nodes[1].refresh(id);
    for (let i = 0; i < 20; i++) {
      await rename(store, renames[i % 2], `Anna ${i}`);
      for (const one of renames) void one.look();
    }
    await Promise.all(renames.map((one) => one.look()));
    await expect.poll(() => left(store)).toEqual([]);
    expect(await namesAt(store)).toEqual(new Array(TABLES).fill('Anna 19'));
    expect(work.most).toBe(1);
    // Whoever looks at any node sees it.
    for (const tables of nodes) {
      await expect.poll(() => tables.with(ids[0], ({ record }) => record.seats[0].name)).toBe('Anna 19');
    }
    for (const one of renames) await one.close();
  });

  test('a move at any of the tables is answered while a name is on its way to them', async () => {
    const { store, nodes, renames, work } = await twoNodes();
    const ids = await begun(nodes[0]);
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    work.each = () => (work.all > TABLES / 2 ? gate : Promise.resolve());
    await rename(store, renames[0], 'Zofia');
    const carried = renames[0].look();
    await expect.poll(() => work.all).toBeGreaterThan(TABLES / 2);
    const chance = new SeededChance('moves');
    // Those that have it, the one it is stuck at, and those that it comes to: at both nodes, and a newer name beside.
    for (const id of ids) for (const tables of nodes) await playOnce(tables, id, ['anna', 'ben'], chance);
    await rename(store, renames[1], 'Zosia');
    const names = await namesAt(store);
    expect(new Set(names)).toEqual(new Set(['Anna', 'Zofia']));
    go();
    await carried;
    expect(await namesAt(store)).toEqual(new Array(TABLES).fill('Zosia'));
    for (const one of renames) await one.close();
  });

  test('a name that a node did not carry to the end is carried by another', async () => {
    const store = await open();
    await enrol(store);
    let now = 1_000_000;
    const tables = await tablesOn(store, { now: () => now });
    await begun(tables);
    const renames = new Renames(tables);
    await rename(store, renames, 'Zofia');
    // A node that has died since was at it.
    await store.db
      .updateTable('renaming')
      .set({ lease: now + 1_000 })
      .execute();
    await renames.look();
    expect(await namesAt(store)).toContain('Anna');
    now += 2_000;
    await renames.look();
    expect(await namesAt(store)).not.toContain('Anna');
    expect(await left(store)).toEqual([]);
    await renames.close();
  });

  test('the same name again is nothing, typing errors can be put right, and more has to wait', async () => {
    const store = await open();
    const { app } = await testApp(store, { world: {}, limits: { names: 3, namesInHour: 5 } });
    const browser = new TestBrowser(app);
    const me = (await browser.get('/api/me')).json;
    for (let i = 0; i < 10; i++) {
      expect(await browser.patch('/api/me', { name: me.name })).toMatchObject({ status: 200, json: { id: me.id } });
    }
    expect(await left(store)).toEqual([]);
    const statuses = [];
    for (const name of ['Zofai', 'Zofja', 'Zofia', 'Zosia']) statuses.push(await browser.patch('/api/me', { name }));
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(statuses[3].headers['retry-after'])).toBeGreaterThan(0);
    expect(statuses[3].json.code).toBe('too-many-requests');
    expect((await browser.get('/api/me')).json.name).toBe('Zofia');
    // An hour has fewer than its minutes would.
    for (let i = 0; i < 2; i++) {
      await store.db
        .updateTable('tally')
        .set({ until: 0 })
        .where('until', '<', Date.now() + 60_000)
        .execute();
      await browser.patch('/api/me', { name: `Zosia ${i}` });
    }
    expect((await browser.get('/api/me')).json.name).toBe('Zosia 1');
    expect((await browser.patch('/api/me', { name: 'Zosia 2' })).status).toBe(429);
  });
});
