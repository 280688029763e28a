import { NewTable } from '@stolik/protocol';
import { Piscina } from 'piscina';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BotJobs } from '../src/bots/jobs.ts';
import { Shares } from '../src/bots/shares.ts';
import type { Question } from '../src/bots/worker.ts';
import { forgetPerson } from '../src/tables/belongings.ts';
import { createTable, leave, resign, sit } from '../src/tables/seating.ts';
import type { NamedPerson } from '../src/tables/seating-rules.ts';
import { describeStores } from './stores.ts';
import { ANNA, BEN, tablesOn } from './tables.ts';

test('what somebody had weighs less the longer ago it was', () => {
  const shares = new Shares();
  shares.add('anna', 1_000, 0);
  shares.add('ben', 600, 30_000);
  expect([shares.of('anna', 30_000), shares.of('ben', 30_000), shares.of('cleo', 30_000)]).toEqual([500, 600, 0]);
});

/** People of one network, who may be one person. */
const CROWD = Array.from({ length: 6 }, (_, i) => ({ id: `guest-${i}`, name: `Guest ${i}`, network: 'crowded' }));

describeStores(({ open }) => {
  test.each([
    ['whoever has many tables', CROWD.map(() => ANNA), BEN],
    ['whoever has many names', CROWD, { ...BEN, network: 'quiet' }],
    ['whoever has many names, where it is not known from where a table was made,', CROWD, BEN],
  ])('%s delays nobody else’s bots', async (_who, crowd, other) => {
    const tables = await tablesOn(await open());
    const wanted = NewTable.parse({ game: 'sentient', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
    /** A table where a bot has to decide. */
    const asked = async (person: NamedPerson): Promise<string> => {
      const { id, actors } = await createTable(tables, person, wanted);
      return actors.includes(1) ? id : asked(person);
    };
    const many: string[] = [];
    for (const person of crowd) many.push(await asked(person));
    const one = await asked(other);
    const order: string[] = [];
    const thinking: (() => void)[] = [];
    vi.spyOn(Piscina.prototype, 'run').mockImplementation((question: Question) => {
      order.push(JSON.stringify(question.view));
      return new Promise((_, reject) => thinking.push(() => reject(new Error('no idea'))));
    });
    const jobs = new BotJobs(tables, 1);
    onTestFinished(async () => {
      await jobs.close();
      vi.restoreAllMocks();
    });
    const viewOf = (id: string) => tables.with(id, ({ match }) => JSON.stringify(match.view(1)));
    jobs.look();
    await expect.poll(() => order.length).toBe(1);
    expect(await Promise.all(many.map(viewOf))).toContain(order[0]);
    thinking[0]();
    await expect.poll(() => order.length).toBe(2);
    expect(order[1]).toBe(await viewOf(one));
  });

  test('from where a table was made is forgotten when it is over, closed, or its host is gone', async () => {
    const store = await open();
    const tables = await tablesOn(store);
    const anna = { ...ANNA, network: 'somewhere' };
    const wanted = NewTable.parse({ game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const make = async () => (await createTable(tables, anna, wanted)).id;
    const [over, left, running] = [await make(), await make(), await make()];
    for (const id of [over, running]) await sit(tables, id, BEN, {});
    const networks = async () => {
      const rows = await store.db.selectFrom('gameTable').select(['id', 'network']).execute();
      return [over, left, running].map((id) => rows.find((row) => row.id === id)?.network);
    };
    expect(await networks()).toEqual(['somewhere', 'somewhere', 'somewhere']);
    await resign(tables, over, BEN);
    await leave(tables, left, ANNA);
    expect(await networks()).toEqual([null, null, 'somewhere']);
    const moment = { now: Date.now(), time: Date.now() };
    await store.db.transaction().execute((trx) => forgetPerson(store, trx, ANNA.id, moment));
    expect(await networks()).toEqual([null, null, null]);
  });
});
