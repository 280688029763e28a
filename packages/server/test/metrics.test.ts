import { expect, test } from 'vitest';
import { testApps } from './apps.ts';
import { TestBrowser } from './browser.ts';
import { describeStores } from './stores.ts';

const NOW = 1_700_000_000_000;

describeStores(({ open }) => {
  const startApp = testApps();

  test('a server measures its bots, and how late it hears of other servers', async () => {
    const store = await open();
    const [here, there] = await Promise.all([1, 2].map(() => startApp(store, { world: { now: () => NOW } })));
    const measured = async (browser: TestBrowser, name: string) => {
      const { text } = await browser.get('/metrics');
      return Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1],
      );
    };
    const [anna, other] = [new TestBrowser(here.app), new TestBrowser(there.app)];
    await anna.get('/api/me');
    const wanted = (kind: object) => ({ game: 'sagrada', seats: [{ kind: 'me' }, kind] });
    await anna.post('/api/tables', wanted({ kind: 'bot', level: 'easy' }));
    const counted = async (name: string) => (await measured(anna, name)) + (await measured(other, name));
    await expect.poll(() => counted('stolik_bot_seconds_count')).toBeGreaterThan(0);
    await expect.poll(() => measured(other, 'stolik_node_lag_seconds_count')).toBeGreaterThan(0);
    await expect.poll(() => measured(anna, 'stolik_bot_jobs{state="waiting"}')).toBe(0);
    // One is thought about somewhere, one is put off.
    for (const job of [
      { since: NOW - 90_000, lease: NOW + 60_000 },
      { since: NOW + 90_000, lease: null },
    ]) {
      const { json } = await anna.post('/api/tables', wanted({ kind: 'open' }));
      await store.db
        .insertInto('job')
        .values({ tableId: json.id, host: '', attempts: 0, ...job })
        .execute();
    }
    expect(await measured(anna, 'stolik_bot_jobs{state="waiting"}')).toBe(1);
    expect(await measured(other, 'stolik_bot_jobs{state="working"}')).toBe(1);
    expect(await measured(other, 'stolik_bot_job_age_seconds')).toBe(90);
  });
});
