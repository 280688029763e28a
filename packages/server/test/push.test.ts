import { createECDH } from 'node:crypto';
import type { PushDevice } from '@stolik/protocol';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { keepDevice } from '../src/push/devices.ts';
import { isPublic, pushServicesOf } from '../src/push/services.ts';
import type { Store } from '../src/store/store.ts';
import { testApps } from './apps.ts';
import { TestBrowser } from './browser.ts';
import { describeStores } from './stores.ts';

const ola = { userName: 'Ola.K', password: 'correct horse' };
const p256dh = createECDH('prime256v1').generateKeys('base64url');
const deviceAt = (path: string): PushDevice => ({
  endpoint: `https://push.example.org/${path}`,
  keys: { p256dh, auth: 'A'.repeat(22) },
  language: 'pl',
});
/** Which browsers are kept for whom, those that were heard of last at the end. */
const kept = async ({ db }: Store) =>
  (await db.selectFrom('pushDevice').selectAll().orderBy('told').execute()).map(({ personId, endpoint }) => [
    personId,
    new URL(endpoint).pathname.slice(1),
  ]);

describeStores((stores) => {
  const startApp = testApps();
  /** An app whose clock is a second further at each look. */
  const start = async () => {
    const store = await stores.open();
    let now = 1_700_000_000_000;
    const environment = { STOLIK_PUSH_SERVICES: 'push.example.org' };
    const { app, people } = await startApp(store, { environment, world: { now: () => (now += 1_000) } });
    return { store, app, people };
  };
  const guest = async (app: FastifyInstance) => {
    const browser = new TestBrowser(app);
    const { id } = (await browser.get('/api/me')).json;
    return { browser, id };
  };

  it('keeps a browser for whoever uses it last, once however often it is told', async () => {
    const { store, app } = await start();
    const [anna, ben] = [await guest(app), await guest(app)];
    for (const path of ['a', 'b', 'a']) {
      expect(await anna.browser.post('/api/me/push', deviceAt(path))).toMatchObject({ status: 204 });
    }
    expect(await kept(store)).toEqual([
      [anna.id, 'b'],
      [anna.id, 'a'],
    ]);
    await ben.browser.post('/api/me/push', { ...deviceAt('b'), language: 'en' });
    expect(await kept(store)).toEqual([
      [anna.id, 'a'],
      [ben.id, 'b'],
    ]);
    // Nobody ends what is somebody else's.
    const { endpoint } = deviceAt('a');
    expect(await ben.browser.delete('/api/me/push', {}, { endpoint })).toMatchObject({ status: 204 });
    expect(await kept(store)).toHaveLength(2);
    expect(await anna.browser.delete('/api/me/push', {}, { endpoint })).toMatchObject({ status: 204 });
    expect(await kept(store)).toEqual([[ben.id, 'b']]);
  });

  it('keeps ten browsers of a person: the one that was silent for longest makes room', async () => {
    const { store, app } = await start();
    const { browser, id } = await guest(app);
    for (let i = 0; i < 10; i++) await browser.post('/api/me/push', deviceAt(`${i}`));
    await browser.post('/api/me/push', deviceAt('0'));
    await browser.post('/api/me/push', deviceAt('new'));
    expect(await kept(store)).toEqual([...'234567890', 'new'].map((path) => [id, path]));
    // Also when many come at once.
    await Promise.all([...'abcdefghijkl'].map((path) => browser.copy().post('/api/me/push', deviceAt(path))));
    expect(await kept(store)).toHaveLength(10);
  });

  it('goes along when a guest becomes an account, in place or by signing in', async () => {
    const { store, app } = await start();
    const home = await guest(app);
    await home.browser.post('/api/me/push', deviceAt('home'));
    await home.browser.post('/api/me/account', ola);
    const phone = await guest(app);
    await phone.browser.post('/api/me/push', deviceAt('phone'));
    await phone.browser.post('/api/session', ola);
    expect(await kept(store)).toEqual([
      [home.id, 'home'],
      [home.id, 'phone'],
    ]);
    const { json, text } = await home.browser.get('/api/me/export');
    const kinds = ['turn', 'invited', 'again', 'over'];
    expect(json.push).toMatchObject([
      { service: 'https://push.example.org', language: 'pl', kinds, told: expect.any(Number) },
      {},
    ]);
    // Nothing that lets somebody write to the browser.
    expect(text).not.toMatch(/p256dh|auth|\/home/);
  });

  it('ends with signing out everywhere, with a new password by a code, and with the person', async () => {
    const { store, app } = await start();
    const { browser } = await guest(app);
    await browser.post('/api/me/account', ola);
    await browser.post('/api/me/push', deviceAt('a'));
    await browser.delete('/api/session');
    expect(await kept(store)).toHaveLength(1);
    await browser.post('/api/session', ola);
    await browser.delete('/api/sessions');
    expect(await kept(store)).toEqual([]);

    await browser.post('/api/session', ola);
    const { codes } = (await browser.post('/api/me/recovery-codes', ola)).json;
    await browser.post('/api/me/push', deviceAt('stolen'));
    const other = await guest(app);
    await other.browser.post('/api/me/push', deviceAt('b'));
    expect(await other.browser.post('/api/recover', { ...ola, code: codes[0] })).toMatchObject({ status: 200 });
    expect((await kept(store)).map(([, path]) => path)).toEqual(['b']);

    await other.browser.delete('/api/me', {}, ola);
    expect(await kept(store)).toEqual([]);
  });

  it('tells nothing to a browser that is signed out while it asks for it', async () => {
    const { store, app, people } = await start();
    const { browser } = await guest(app);
    await browser.post('/api/me/account', ola);
    const session = await people.recognise({ cookie: browser.cookieHeader });
    if (!session) throw new Error('nobody is signed in');
    await browser.copy().delete('/api/sessions');
    await expect(keepDevice(store, session, deviceAt('late'), 1)).rejects.toMatchObject({ code: 'not-signed-in' });
    await browser.post('/api/session', ola);
    const late = Array.from({ length: 5 }, (_, i) => browser.copy().post('/api/me/push', deviceAt(`late-${i}`)));
    await Promise.all([...late, browser.copy().delete('/api/sessions')]);
    expect(await kept(store)).toEqual([]);
  });

  it('has one key for all nodes, also when they start together, and after a restart', async () => {
    const url = await stores.freshUrl();
    const [first, ...more] = [await stores.open(url), await stores.open(url), await stores.open(url)];
    const apps = await Promise.all([first, ...more].map((store) => startApp(store, { world: {} })));
    apps.push(await startApp(await stores.open(url), { world: {} }));
    const keys = await Promise.all(apps.map(async ({ app }) => (await new TestBrowser(app).get('/api/push')).json.key));
    expect(keys[0]).toMatch(/^B[\w-]{86}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it('refuses strangers, and whatever is no browser of a visitor, with the field at fault', async () => {
    const { store, app } = await start();
    expect(await new TestBrowser(app).post('/api/me/push', deviceAt('a'))).toMatchObject({ status: 401 });
    const { browser } = await guest(app);
    const right = deviceAt('a');
    const offCurve = `B${'A'.repeat(86)}`;
    for (const [field, wrong] of [
      ['endpoint', { ...right, endpoint: 'http://push.example.org/a' }],
      ['endpoint', { ...right, endpoint: 'https://push.example.org:8443/a' }],
      // Whoever owns such a name would learn where this server is.
      ['endpoint', { ...right, endpoint: 'https://visitor.example/a' }],
      ['endpoint', { ...right, endpoint: 'https://more.push.example.org/a' }],
      ['endpoint', { ...right, endpoint: 'https://me:secret@push.example.org/a' }],
      ['endpoint', { ...right, endpoint: 'https://127.0.0.1/a' }],
      ['endpoint', { ...right, endpoint: 'https://0x7f.1/a' }],
      ['endpoint', { ...right, endpoint: 'https://[::1]/a' }],
      ['endpoint', { ...right, endpoint: 'https://localhost/a' }],
      ['endpoint', { ...right, endpoint: 'push' }],
      ['endpoint', { ...right, endpoint: `https://push.example.org/${'a'.repeat(1_000)}` }],
      ['endpoint', { ...right, endpoint: 7 }],
      ['keys.p256dh', { ...right, keys: { ...right.keys, p256dh: 'short' } }],
      ['keys.p256dh', { ...right, keys: { ...right.keys, p256dh: offCurve } }],
      ['keys.auth', { ...right, keys: { ...right.keys, auth: 'A'.repeat(23) } }],
      ['language', { ...right, language: 'fr' }],
    ] as const) {
      expect(await browser.post('/api/me/push', wrong)).toMatchObject({
        status: 400,
        json: { code: 'bad-field', field, message: expect.stringMatching(new RegExp(`^${field}: `)) },
      });
    }
    expect(await browser.post('/api/me/push', { ...right, more: 1 })).toMatchObject({ status: 400 });
    expect(await browser.delete('/api/me/push', {}, {})).toMatchObject({ status: 400, json: { field: 'endpoint' } });
    expect(await kept(store)).toEqual([]);
  });
});

describe('where pushes may go', () => {
  const allows = (services: readonly string[], host: string) =>
    pushServicesOf(services).allows(new URL(`https://${host}/a`));

  it.each([
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'web.push.apple.com',
    'wns2-am3p.notify.windows.com',
  ])('to %s, where browsers subscribe', (host) => {
    expect(allows([], host)).toBe(true);
  });

  it.each([
    'visitor.example',
    'fcm.googleapis.com.visitor.example',
    'storage.googleapis.com',
    'visitorpush.apple.com',
    'push.apple.com.',
  ])('not to %s, unless somebody has said so', (host) => {
    expect([allows([], host), allows(['*'], host)]).toEqual([false, !host.endsWith('.')]);
  });

  it('to others that were named', () => {
    const named = ['push.example.org', '*.example.net'];
    for (const host of ['push.example.org', 'a.b.example.net', 'fcm.googleapis.com']) {
      expect([host, allows(named, host)]).toEqual([host, true]);
    }
    for (const host of ['a.push.example.org', 'example.net', 'aexample.net']) {
      expect([host, allows(named, host)]).toEqual([host, false]);
    }
  });

  it.each([
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fc00::1',
    'fe80::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
    'localhost',
  ])('not to %s', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each(['8.8.8.8', '142.250.0.1', '2a00:1450:4001::1', '2620:fe::9'])('to %s', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  it.each([true, false])('not to a name that stands for a private network (all addresses: %s)', async (all) => {
    const error = await new Promise((resolve) => pushServicesOf([]).lookup('localhost', { all }, resolve));
    expect(error).toMatchObject({ message: 'the name stands for a private network' });
  });
});
