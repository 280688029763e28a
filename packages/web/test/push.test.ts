/// <reference lib="webworker" />
import { createECDH } from 'node:crypto';
import type { PushNotice } from '@stolik/protocol';
import type { Worker } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, meet } from './friends.ts';
import { TestSite, type TestTable } from './page.ts';
import { checkScreen, NARROW_EYES } from './screens.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

const WITH_WORKER = { serviceWorkers: 'allow' } as const;
const p256dh = createECDH('prime256v1').generateKeys('base64url');

/** What the stubbed browser does when it is asked. */
interface Mood {
  readonly permission?: 'granted' | 'denied';
  /** No push service can be reached. */
  readonly fails?: boolean;
  readonly lacks?: 'push' | 'home-screen';
}

/** A visitor in a browser that has a push service, which the tests' own has not, and keeps its subscription for ever. */
async function visitor(mood: Mood = {}): Promise<TestTable> {
  const table = await site.visit(WITH_WORKER);
  await table.page.context().addInitScript(stubPush, { p256dh, ...mood });
  await table.goto('/settings');
  return table;
}

function stubPush({ p256dh, permission = 'granted', fails, lacks }: Mood & { p256dh: string }): void {
  if (lacks) {
    Reflect.deleteProperty(window, 'PushManager');
    if (lacks === 'home-screen') Object.assign(navigator, { standalone: false });
    return;
  }
  const [KEY, ASKED] = ['stub.push', 'stub.asked'];
  Object.assign(window, {
    Notification: {
      get permission() {
        return localStorage.getItem(ASKED) ?? 'default';
      },
      async requestPermission() {
        localStorage.setItem(ASKED, permission);
        return permission;
      },
    },
  });
  const subscriptionOf = ({ endpoint, key }: { endpoint: string; key: number[] }) => ({
    endpoint,
    options: { applicationServerKey: Uint8Array.from(key).buffer },
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh, auth: 'A'.repeat(22) } }),
    unsubscribe: async () => localStorage.removeItem(KEY),
  });
  Object.assign(PushManager.prototype, {
    async getSubscription() {
      const kept = localStorage.getItem(KEY);
      return kept && subscriptionOf(JSON.parse(kept));
    },
    async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
      if (fails) throw new DOMException('no push service', 'AbortError');
      const made = {
        endpoint: `https://push.example.org/${crypto.randomUUID()}`,
        key: [...applicationServerKey],
      };
      localStorage.setItem(KEY, JSON.stringify(made));
      return subscriptionOf(made);
    },
  });
}

const theSwitch = ({ page }: TestTable) => page.getByLabel('Also while Stolik is closed');
/** What the server keeps about this visitor's browsers. */
const keptFor = ({ page }: TestTable) =>
  page.evaluate(async () => {
    // Whoever was never online becomes a guest here.
    await fetch('/api/me');
    return (await (await fetch('/api/me/export')).json()).push as {
      service: string;
      language: string;
      kinds: string[];
    }[];
  });
const endpointOf = ({ page }: TestTable) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('stub.push') ?? '{}').endpoint as string | undefined);

describe('notices while the page is closed', () => {
  it('are asked for, stay over a reload in the page’s language, and end', async () => {
    const table = await visitor();
    await expect.poll(() => theSwitch(table).isChecked()).toBe(false);
    await theSwitch(table).check();
    await table.page.getByText('On: this device is told.').waitFor();
    await expect.poll(() => keptFor(table)).toMatchObject([{ service: 'https://push.example.org', language: 'en' }]);
    const endpoint = await endpointOf(table);

    const told = () =>
      table.page.waitForResponse((answer) => answer.url().endsWith('/push') && answer.request().method() === 'POST');
    const again = told();
    await table.page.reload();
    await again;
    await expect.poll(() => theSwitch(table).isChecked()).toBe(true);
    await expect.poll(() => endpointOf(table)).toBe(endpoint);

    const chosen = told();
    await table.page.getByLabel('Invitations: While closed').uncheck();
    await chosen;
    await expect.poll(() => keptFor(table)).toMatchObject([{ kinds: ['turn', 'again', 'over'] }]);

    const inPolish = told();
    await table.page.getByText('Polski').click();
    await inPolish;
    await expect.poll(() => keptFor(table)).toMatchObject([{ language: 'pl' }]);

    const ended = table.page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await table.page.getByLabel('Także gdy Stolik jest zamknięty').uncheck();
    await ended;
    expect(await keptFor(table)).toEqual([]);
    await expect.poll(() => endpointOf(table)).toBeUndefined();
    expect(table.errors).toEqual([]);
  });

  it('are subscribed anew when the server has another key, and follow whoever uses the browser', async () => {
    const table = await visitor();
    await theSwitch(table).check();
    await table.page.getByText('On: this device').waitFor();
    const before = await endpointOf(table);
    await table.page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('stub.push') ?? '{}');
      localStorage.setItem('stub.push', JSON.stringify({ ...kept, key: [4, 5, 6] }));
    });
    await table.page.reload();
    await expect.poll(() => endpointOf(table)).not.toBe(before);

    // Signed out everywhere, the browser is a new guest's: told of that guest's turns and of nobody else's.
    const id = () => table.page.evaluate(async () => (await (await fetch('/api/me')).json()).id as string);
    const guest = await id();
    await table.page.evaluate(() => fetch('/api/sessions', { method: 'DELETE' }));
    await expect.poll(id).not.toBe(guest);
    await expect.poll(() => keptFor(table)).toHaveLength(1);
  });

  it('are offered at a table of days while somebody else decides', async () => {
    const { ala, path } = await meet(site, {
      hostOptions: WITH_WORKER,
      choose: ({ page }) => page.locator('#pace').selectOption('days').then(),
    });
    await ala.page.context().addInitScript(stubPush, { p256dh });
    await ala.goto(path);
    await ala.choosePattern();
    const bar = ala.page.locator('.bar[data-kind="days"]');
    await ala.page.getByText(/Waiting for Ben, who has until \w{3} \d/).waitFor();
    await ala.button('Tell me when it is my turn').click();
    await bar.getByText('this device tells you').waitFor();
    await bar.getByRole('button', { name: 'Tell me' }).waitFor({ state: 'detached' });
    expect(ala.errors).toEqual([]);
  });

  it('answer whoever is refused them there, and are not offered again', async () => {
    const { ala, path } = await meet(site, {
      hostOptions: WITH_WORKER,
      choose: ({ page }) => page.locator('#pace').selectOption('days').then(),
    });
    await ala.page.context().addInitScript(stubPush, { p256dh, permission: 'denied' as const });
    await ala.goto(path);
    await ala.choosePattern();
    const bar = ala.page.locator('.bar[data-kind="days"]');
    await ala.button('Tell me when it is my turn').click();
    await bar.getByText('This browser does not allow notifications from Stolik.').waitFor();
    expect(await bar.getByRole('button', { name: 'Tell me' }).count()).toBe(0);
    await ala.page.reload();
    await bar.waitFor();
    expect(await bar.getByRole('button', { name: 'Tell me' }).count()).toBe(0);
  });

  it.each(NARROW_EYES)('are offered once: whoever says no is not asked again (%s, %i)', async (locale, width) => {
    const { ala, path } = await meet(site, {
      hostOptions: { ...WITH_WORKER, locale, viewport: { width, height: 760 } },
      choose: ({ page }) => page.locator('#pace').selectOption('days').then(),
      // Already while nobody has come: that takes days, too.
      whileWaiting: async (host, path) => {
        await host.page.context().addInitScript(stubPush, { p256dh });
        await host.goto(path);
        await host.page.locator('.bar[data-kind="days"] button').first().waitFor();
        await checkScreen(host, 'notices are offered');
      },
    });
    await ala.choosePattern();
    const bar = ala.page.locator('.bar[data-kind="days"]');
    const offer = bar.getByRole('button', { name: /^(Tell me when|Daj mi znać)/ });
    await offer.waitFor();
    await checkScreen(ala, 'notices are offered in a game');
    await bar.getByRole('button', { name: /^(No, thanks|Nie, dziękuję)$/ }).click();
    await offer.waitFor({ state: 'detached' });
    await ala.goto(path);
    await bar.getByText(/You may close this page|Możesz zamknąć stronę/).waitFor();
    expect(await offer.count()).toBe(0);
    expect(ala.errors).toEqual([]);
  });

  it.each([
    [{ permission: 'denied' }, 'This browser does not allow notifications'],
    [{ fails: true }, 'That did not work.'],
  ] as const)('say why they are not on: %o', async (mood, words) => {
    const table = await visitor(mood);
    // Not `check`, which wants it to stay on.
    await theSwitch(table).click();
    await table.page.getByText(words).waitFor();
    await expect.poll(() => theSwitch(table).isChecked()).toBe(false);
    expect(await keptFor(table)).toEqual([]);
    expect(table.errors).toEqual([]);
  });

  it.each([
    [{ lacks: 'push' }, 'This browser cannot show notices of closed pages.'],
    [{ lacks: 'home-screen' }, 'On an iPhone or iPad'],
  ] as const)('are not offered where they cannot be: %o', async (mood, words) => {
    const table = await visitor(mood);
    await table.page.getByText(words).waitFor();
    expect(await theSwitch(table).count()).toBe(0);
  });
});

/** The page's worker, where what it shows and opens is written down: the tests' browser shows no notifications. */
class TestWorker {
  readonly #worker: Worker;
  readonly #push: (notice: PushNotice) => Promise<unknown>;

  private constructor(worker: Worker, push: (notice: PushNotice) => Promise<unknown>) {
    this.#worker = worker;
    this.#push = push;
  }

  static async of({ page }: TestTable): Promise<TestWorker> {
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const context = page.context();
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    await worker.evaluate(() => {
      const scope = self as unknown as ServiceWorkerGlobalScope & { seen: unknown[] };
      scope.seen = [];
      scope.registration.showNotification = async (title, { body, tag } = {}) =>
        void scope.seen.push([title, body, tag]);
      scope.clients.openWindow = async (url) => {
        scope.seen.push(`opened ${url}`);
        return null;
      };
      WindowClient.prototype.focus = async function (this: WindowClient) {
        scope.seen.push('focused');
        return this;
      };
    });
    const session = await context.newCDPSession(page);
    const registration = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    const where = { origin: new URL(page.url()).origin, registrationId: await registration };
    return new TestWorker(worker, (notice) =>
      session.send('ServiceWorker.deliverPushMessage', { ...where, data: JSON.stringify(notice) }),
    );
  }

  /** Lets a push come; what the worker has done by then. */
  async push(notice: PushNotice): Promise<unknown[]> {
    await this.#push(notice);
    return this.seen();
  }

  click(tag: string): Promise<unknown> {
    return this.#worker.evaluate((table) => {
      const notification = { tag: table, close: () => {} };
      // A made-up event cannot be waited for.
      dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }));
    }, tag);
  }

  seen(): Promise<unknown[]> {
    return this.#worker.evaluate(() => (self as unknown as { seen: unknown[] }).seen);
  }
}

describe('a push', () => {
  it('is shown in the player’s language, and leads to the table', async () => {
    const table = await site.visit(WITH_WORKER);
    const worker = await TestWorker.of(table);
    const notice: PushNotice = {
      kind: 'turn',
      table: 'tab1',
      game: 'sagrada',
      language: 'pl',
      others: ['Ala $& $`', 'Ben'],
    };
    await worker.push(notice);
    await worker.push({ ...notice, kind: 'over', language: 'en', others: [] });
    await expect
      .poll(() => worker.seen())
      .toEqual([
        ['Twoja kolej: Sagrada', 'Przy stoliku: Ala $& $`, Ben', 'tab1'],
        ['The game is over: Sagrada', undefined, 'tab1'],
      ]);
    await worker.click('tab1');
    await expect.poll(() => worker.seen()).toContain('opened /table/tab1');
  });

  it('is not shown to whoever looks at that table, which a click leads back to', async () => {
    const { ala, ben, path } = await meet(site, { hostOptions: WITH_WORKER });
    await begin(ala, ben);
    const worker = await TestWorker.of(ala);
    const table = path.split('/').at(-1) as string;
    const notice: PushNotice = { kind: 'turn', table, game: 'sagrada', language: 'en', others: ['Ben'] };
    await worker.push(notice);
    await worker.push({ ...notice, table: 'another' });
    // Both have come, since they come in order.
    await expect.poll(() => worker.seen()).toEqual([['Your turn: Sagrada', 'At the table: Ben', 'another']]);
    await worker.click(table);
    const [shown] = await worker.seen();
    await expect.poll(() => worker.seen()).toEqual([shown, 'focused']);
  });
});
