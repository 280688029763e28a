import { NewTable } from '@stolik/protocol';
import { Piscina } from 'piscina';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BotJobs } from '../src/bots/jobs.ts';
import { Shares } from '../src/bots/shares.ts';
import type { Question } from '../src/bots/worker.ts';
import { createTable } from '../src/tables/seating.ts';
import { describeStores } from './stores.ts';
import { ANNA, BEN, tablesOn } from './tables.ts';

test('what somebody had weighs less the longer ago it was', () => {
  const shares = new Shares();
  shares.add('anna', 1_000, 0);
  shares.add('ben', 600, 30_000);
  expect([shares.of('anna', 30_000), shares.of('ben', 30_000), shares.of('cleo', 30_000)]).toEqual([500, 600, 0]);
});

describeStores(({ open }) => {
  test('whoever has many tables with bots delays nobody else’s', async () => {
    const tables = await tablesOn(await open());
    const wanted = NewTable.parse({ game: 'sentient', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
    /** Tables where a bot has to decide, in the order they were made. */
    const asked = async (person: typeof ANNA, count: number) => {
      const ids: string[] = [];
      while (ids.length < count) {
        const { id, actors } = await createTable(tables, person, wanted);
        if (actors.includes(1)) ids.push(id);
      }
      return ids;
    };
    const [many, [one]] = [await asked(ANNA, 6), await asked(BEN, 1)];
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
});
