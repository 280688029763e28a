import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Courier, type PushOutcome } from '../src/push/courier.ts';
import type { Notice } from '../src/push/notices.ts';
import { post } from '../src/push/post.ts';
import { type PushServices, pushServicesOf } from '../src/push/services.ts';
import { openVapid } from '../src/push/vapid.ts';
import { type PushBrowser, PushService, testServices } from './push-service.ts';
import { sqliteStores } from './stores.ts';

const notice: Notice = { person: 'anna', kind: 'turn', table: 'one', game: 'sagrada', others: [], until: undefined };

describe('the courier', () => {
  const stores = sqliteStores();
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  /** A courier, and a browser of Anna's. */
  async function start(services: PushServices = testServices, isOff = false) {
    const store = await stores.open();
    const service = await PushService.open();
    closing.push(() => service.close());
    const browser = service.subscribe();
    await store.db.insertInto('person').values({ id: 'anna', name: 'Anna', isGuest: 1, created: 0 }).execute();
    const { endpoint, keys, language } = browser.device;
    await store.db
      .insertInto('pushDevice')
      .values({ endpoint, personId: 'anna', ...keys, language, kinds: null, told: 1 })
      .execute();
    const outcomes: PushOutcome[] = [];
    const courier = new Courier({
      store,
      services,
      vapid: await openVapid(store, 'mailto:host@stolik.example'),
      log: pino({ level: 'silent' }),
      now: () => 1_000_000,
      count: (outcome) => outcomes.push(outcome),
      isOff,
    });
    closing.push(() => courier.close());
    return { store, courier, browser, outcomes };
  }
  const tables = ({ received }: PushBrowser) => received.map((one) => `${one.notice.table} ${one.notice.kind}`);

  it('that is switched off, as on a copy of a store, writes to nobody and forgets nobody', async () => {
    const { courier, browser, store, outcomes } = await start(testServices, true);
    courier.tell([notice]);
    // Whatever waited would be sent now.
    await courier.close();
    expect([browser.attempts, outcomes]).toEqual([0, []]);
    expect(await store.db.selectFrom('pushDevice').select('personId').execute()).toEqual([{ personId: 'anna' }]);
  });

  it('tells a browser what its owner has chosen, and one that has not said everything', async () => {
    const { courier, browser, store } = await start();
    courier.tell([notice]);
    await expect.poll(() => tables(browser)).toEqual(['one turn']);
    await store.db.updateTable('pushDevice').set({ kinds: 'invited over' }).execute();
    courier.tell([
      { ...notice, table: 'two' },
      { ...notice, table: 'three', kind: 'call' },
      { ...notice, table: 'four', kind: 'again' },
      { ...notice, table: 'five', kind: 'over' },
    ]);
    await courier.close();
    expect(tables(browser)).toEqual(['one turn', 'five over']);
  });

  it('tries nothing again that newer news has overtaken', async () => {
    const { courier, browser } = await start({ ...testServices, pauses: [60_000] });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    /** Longer than news is gathered, far shorter than the pause before it is tried again. */
    const tell = (news: Notice) => {
      courier.tell([news]);
      return vi.advanceTimersByTimeAsync(5_000);
    };
    try {
      browser.answers.push(500);
      await tell(notice);
      await expect.poll(() => browser.attempts).toBe(1);
      // The pause has begun.
      await expect.poll(() => vi.getTimerCount()).toBe(1);
      await tell({ ...notice, kind: 'over' });
      await expect.poll(() => tables(browser)).toEqual(['one over']);
      await vi.advanceTimersByTimeAsync(60_000);
      // When what was told later has come, the first would have come too.
      await tell({ ...notice, table: 'two' });
      await expect.poll(() => tables(browser)).toEqual(['one over', 'two turn']);
      expect(browser.attempts).toBe(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps no more than it can carry', async () => {
    const { courier, outcomes } = await start();
    courier.tell(Array.from({ length: 5_002 }, () => ({ ...notice, person: 'nobody' })));
    expect(outcomes).toEqual(['dropped', 'dropped']);
  });

  it('sends what it was told when it is closed, and tries nothing again', async () => {
    const { courier, browser, outcomes } = await start({ ...testServices, pauses: [300] });
    browser.answers.push(500);
    courier.tell([notice]);
    await courier.close();
    expect([browser.attempts, outcomes]).toEqual([1, ['failed']]);
    courier.tell([notice]);
    expect(outcomes).toEqual(['failed', 'dropped']);
  });

  it('gives a turn with a deadline no longer than that to arrive', async () => {
    const { courier, browser } = await start();
    courier.tell([{ ...notice, until: 1_000_000 + 90_500 }]);
    await expect.poll(() => browser.received[0]?.headers.ttl).toBe('91');
  });

  it('forgets a browser whose push service is not written to, before anything is sent', async () => {
    const { courier, browser, outcomes, store } = await start({ ...testServices, allows: () => false });
    courier.tell([notice]);
    await courier.close();
    expect([browser.attempts, outcomes]).toEqual([0, ['gone']]);
    expect(await store.db.selectFrom('pushDevice').selectAll().execute()).toEqual([]);
  });

  it('connects to no private network, whatever its name', async () => {
    const { browser } = await start();
    const letter = { endpoint: new URL(browser.device.endpoint), headers: {}, body: Buffer.from('x') };
    await expect(post(letter, pushServicesOf(['*']).lookup, AbortSignal.timeout(60_000))).rejects.toThrow(
      'private network',
    );
    expect(browser.attempts).toBe(0);
  });
});
