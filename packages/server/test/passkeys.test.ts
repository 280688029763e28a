import { setTimeout as pause } from 'node:timers/promises';
import { TestAuthenticator } from '@stolik/testbed/authenticator';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Challenges } from '../src/people/challenges.ts';
import { testApps } from './apps.ts';
import { TestBrowser } from './browser.ts';
import { describeStores } from './stores.ts';

const origin = 'http://localhost:3000';
const ola = { userName: 'Ola', password: 'correct horse' };

describeStores((stores) => {
  const startApp = testApps();

  /** An account, and a browser of its owner. */
  const withAccount = async () => {
    const store = await stores.open();
    const { app, people } = await startApp(store);
    const home = new TestBrowser(app);
    await home.get('/api/me');
    const { json: account } = await home.post('/api/me/account', ola);
    return { app, store, people, home, account };
  };
  const register = async (home: TestBrowser, device: TestAuthenticator, name = 'phone') => {
    const { json: options } = await home.post('/api/me/passkeys/options', ola);
    return home.post('/api/me/passkeys', { response: device.register(options), name });
  };
  const signIn = async (browser: TestBrowser, device: TestAuthenticator) => {
    const { json } = await browser.post('/api/passkeys/options');
    return browser.post('/api/passkeys/session', { response: device.signIn(json) });
  };
  /** The same with a passkey, and the phone that keeps it. */
  const start = async () => {
    const made = await withAccount();
    const phone = new TestAuthenticator(origin);
    expect(await register(made.home, phone)).toMatchObject({ status: 200, json: { name: 'phone', used: null } });
    return { ...made, phone };
  };
  const bad = { status: 400, json: { code: 'bad-passkey', field: 'response' } };

  it('sign in with no name and no password, and bring the guest’s seats along', async () => {
    const { app, people, account, phone } = await start();
    const moved: string[] = [];
    people.onTakeOver(async (_trx, fromId, toId) => void moved.push(`${fromId} to ${toId}`));
    const other = new TestBrowser(app);
    const { json: guest } = await other.get('/api/me');
    // The session's token stays in the cookie.
    expect((await signIn(other, phone)).json).toEqual(account);
    expect(moved).toEqual([`${guest.id} to ${account.id}`]);
    expect((await other.get('/api/me')).json).toMatchObject(account);
    expect((await people.find([guest.id])).size).toBe(0);
    expect(await signIn(new TestBrowser(app), phone)).toMatchObject({ status: 200, json: account });
  });

  it('leave the guest a guest when the seats do not move', async () => {
    const { app, people, phone } = await start();
    people.onTakeOver(async () => {
      throw new Error('the seats do not move');
    });
    const other = new TestBrowser(app);
    const { json: guest } = await other.get('/api/me');
    expect(await signIn(other, phone)).toMatchObject({ status: 500, json: { code: 'internal' } });
    expect((await other.get('/api/me')).json).toEqual(guest);
  });

  it('are added by whoever knows the password, and not by whoever has the cookie', async () => {
    const { app, home, account } = await withAccount();
    const phone = new TestAuthenticator(origin);
    const guest = new TestBrowser(app);
    await guest.get('/api/me');
    expect(await guest.post('/api/me/passkeys/options', ola)).toMatchObject({ json: { code: 'account-needed' } });

    const stolen = home.copy();
    expect(await stolen.post('/api/me/passkeys/options')).toMatchObject({ status: 400, json: { field: 'password' } });
    const guessed = await stolen.post('/api/me/passkeys/options', { password: 'incorrect' });
    expect(guessed).toMatchObject({ status: 401, json: { code: 'wrong-credentials', field: 'password' } });
    // A challenge that anybody gets does not do, nor one of one's own account.
    const { json: open } = await stolen.post('/api/passkeys/options');
    const response = phone.register({ ...open, rp: { id: open.rpId } });
    expect(await stolen.post('/api/me/passkeys', { response })).toMatchObject(bad);
    const eve = new TestBrowser(app);
    await eve.get('/api/me');
    await eve.post('/api/me/account', { ...ola, userName: 'Eve' });
    const { json: hers } = await eve.post('/api/me/passkeys/options', ola);
    expect(await stolen.post('/api/me/passkeys', { response: phone.register(hers) })).toMatchObject(bad);
    expect((await home.get('/api/me/passkeys')).json).toEqual([]);

    const { json: options } = await home.post('/api/me/passkeys/options', ola);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Stolik' },
      user: { name: 'Ola' },
      authenticatorSelection: { userVerification: 'required' },
    });
    const registered = { response: phone.register(options), name: 'phone' };
    expect(await home.post('/api/me/passkeys', registered)).toMatchObject({ status: 200, json: { name: 'phone' } });
    expect(await home.post('/api/me/passkeys', registered)).toMatchObject(bad);
    expect((await home.get('/api/me')).json).toEqual(account);
  });

  it('are told to every other browser of the owner until it says that it knows', async () => {
    const { app, home, account } = await withAccount();
    const tablet = new TestBrowser(app);
    await tablet.post('/api/session', ola);
    expect((await tablet.get('/api/me')).json).toEqual(account);
    const { json: added } = await register(home, new TestAuthenticator(origin));
    expect((await home.get('/api/me')).json).toEqual(account);
    const told = { ...account, passkeyAdded: added.created };
    for (let i = 0; i < 2; i++) expect((await tablet.get('/api/me')).json).toEqual(told);
    expect((await home.delete('/api/me/passkey-news')).status).toBe(204);
    expect((await tablet.get('/api/me')).json).toEqual(told);
    expect((await tablet.delete('/api/me/passkey-news')).status).toBe(204);
    expect((await tablet.get('/api/me')).json).toEqual(account);
    const later = new TestBrowser(app);
    await later.post('/api/session', ola);
    expect((await later.get('/api/me')).json).toEqual(told);
  });

  it('are listed, and worth nothing once removed', async () => {
    const { app, home, phone } = await start();
    await signIn(new TestBrowser(app), phone);
    const { json: list } = await home.get('/api/me/passkeys');
    expect(list).toEqual([
      { id: expect.any(String), name: 'phone', created: expect.any(Number), used: expect.any(Number) },
    ]);
    const stranger = new TestBrowser(app);
    await stranger.get('/api/me');
    await stranger.post('/api/me/account', { ...ola, userName: 'Jan' });
    const path = `/api/me/passkeys/${list[0].id}`;
    expect((await stranger.delete(path)).status).toBe(404);
    expect((await home.delete(path)).status).toBe(204);
    expect((await home.get('/api/me/passkeys')).json).toEqual([]);
    expect(await signIn(new TestBrowser(app), phone)).toMatchObject({ status: 401, json: { code: 'unknown-passkey' } });
  });

  it('go with a recovery, and with signing out everywhere unless the password is given', async () => {
    const { app, home, phone } = await start();
    const { codes } = (await home.post('/api/me/recovery-codes', ola)).json;
    expect(await home.delete('/api/sessions', {}, { password: 'incorrect' })).toMatchObject({ status: 401 });
    expect((await home.delete('/api/sessions', {}, { password: ola.password })).status).toBe(204);
    expect(await signIn(home, phone)).toMatchObject({ status: 200 });
    expect((await home.delete('/api/sessions')).status).toBe(204);
    expect(await signIn(home, phone)).toMatchObject({ status: 401, json: { code: 'unknown-passkey' } });

    await home.post('/api/session', ola);
    const tablet = new TestAuthenticator(origin);
    expect(await register(home, tablet)).toMatchObject({ status: 200 });
    const recovered = new TestBrowser(app);
    expect(await recovered.post('/api/recover', { ...ola, code: codes[0] })).toMatchObject({ status: 200 });
    expect((await recovered.get('/api/me/passkeys')).json).toEqual([]);
    expect(await signIn(new TestBrowser(app), tablet)).toMatchObject({ status: 401 });
  });

  it('are added in the browser that gave the password, while it is the password', async () => {
    const { app, store, home } = await withAccount();
    const { codes } = (await home.post('/api/me/recovery-codes', ola)).json;
    const phone = new TestAuthenticator(origin);
    const ask = async () => phone.register((await home.post('/api/me/passkeys/options', ola)).json);
    const add = (browser: TestBrowser, response: unknown) => browser.post('/api/me/passkeys', { response });
    const tablet = new TestBrowser(app);
    await tablet.post('/api/session', ola);
    expect(await add(tablet, await ask())).toMatchObject(bad);
    const old = await ask();
    const later = await ask();
    // Another password is set while the answer of the device is looked at, and before.
    const replace = async () => {
      await store.db.updateTable('password').set({ hash: 'another' }).execute();
      return true;
    };
    const looked = vi.spyOn(Challenges.prototype, 'isGood').mockImplementationOnce(replace as never);
    onTestFinished(() => looked.mockRestore());
    expect(await add(home, old)).toMatchObject({ status: 401, json: { code: 'wrong-credentials' } });
    expect(await add(home, later)).toMatchObject(bad);
    const recovered = new TestBrowser(app);
    expect(await recovered.post('/api/recover', { ...ola, code: codes[0] })).toMatchObject({ status: 200 });
    expect(await add(recovered, later)).toMatchObject(bad);
    expect((await recovered.get('/api/me/passkeys')).json).toEqual([]);
  });

  it('do not sign in past signing out everywhere at the same time', async () => {
    const { app, store, people, home, phone } = await start();
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const arriving = vi.fn(() => isLetGo);
    people.onTakeOver(arriving);
    const other = new TestBrowser(app);
    await other.get('/api/me');
    const signedIn = signIn(other, phone);
    await vi.waitFor(() => expect(arriving).toHaveBeenCalled(), 10_000);
    const signedOut = home.delete('/api/sessions');
    // Enough for it to wait for whatever the one who arrives has locked.
    await pause(100);
    letGo();
    expect(await signedIn).toMatchObject({ status: 200 });
    expect(await signedOut).toMatchObject({ status: 204 });
    expect(await store.db.selectFrom('session').selectAll().execute()).toEqual([]);
    expect(await signIn(new TestBrowser(app), phone)).toMatchObject({ status: 401 });
  });

  it('need a finger, a face or a code, and an answer of now to a question of ours, once', async () => {
    const { app, home, phone, people, store } = await start();
    const browser = new TestBrowser(app);
    const post = (response: unknown) => browser.post('/api/passkeys/session', { response });
    const { json: options } = await browser.post('/api/passkeys/options');
    expect(options).toMatchObject({ userVerification: 'required', rpId: 'localhost' });
    // Whoever only asks leaves nothing behind.
    const challenges = () => store.db.selectFrom('challenge').selectAll().execute();
    expect(await challenges()).toHaveLength(1);

    phone.isUnlocked = false;
    expect(await post(phone.signIn(options))).toMatchObject(bad);
    expect(await register(home, phone)).toMatchObject(bad);
    phone.isUnlocked = true;
    expect(await post(phone.signIn({ ...options, challenge: 'x' }))).toMatchObject(bad);
    const forged = `${options.challenge.slice(0, -1)}${options.challenge.endsWith('A') ? 'E' : 'A'}`;
    expect(await post(phone.signIn({ ...options, challenge: forged }))).toMatchObject(bad);
    expect(await post(phone.signIn({ ...options, rpId: 'evil.example' }))).toMatchObject(bad);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60 * 1000 });
    expect(await post(phone.signIn(options))).toMatchObject(bad);
    vi.useRealTimers();
    phone.counts = false;
    const right = phone.signIn(options);
    const both = await Promise.all([post(right), post(right)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await post(right)).toMatchObject(bad);
    expect(await challenges()).toHaveLength(2);
    await people.sweep();
    expect(await challenges()).toHaveLength(2);
    await people.sweep(Date.now() + 6 * 60 * 1000);
    expect(await challenges()).toEqual([]);
  });

  it('sign in where they were asked for, on a page of our own, and nobody but their owner', async () => {
    const { app, home, account, phone } = await start();
    const other = new TestBrowser(app);
    const { json: stranger } = await other.get('/api/me');
    const { json: options } = await other.post('/api/passkeys/options');
    const post = (browser: TestBrowser, response: unknown) => browser.post('/api/passkeys/session', { response });
    // Neither in another browser, with a session or without.
    for (const browser of [home, new TestBrowser(app)]) {
      expect(await post(browser, phone.signIn(options))).toMatchObject(bad);
    }
    phone.isFramed = true;
    expect(await post(other, phone.signIn(options))).toMatchObject(bad);
    expect(await register(home, phone)).toMatchObject(bad);
    phone.isFramed = false;
    for (const owner of [stranger.id, `${account.id}\u0000`, 'nobody', undefined]) {
      phone.owner = owner;
      expect(await post(other, phone.signIn(options))).toMatchObject(bad);
    }
    phone.owner = account.id;
    expect(await post(other, phone.signIn(options))).toMatchObject({ status: 200, json: account });
  });

  it('refuse what is no answer of a device, with the field at fault', async () => {
    const { app, home, phone } = await start();
    const deep = '['.repeat(10_000) + ']'.repeat(10_000);
    const { json: options } = await home.post('/api/passkeys/options');
    const good = phone.signIn(options);
    const post = async (url: string, response: unknown) => {
      const payload = JSON.stringify({ response }).replaceAll('"deep"', deep);
      const headers = { cookie: home.cookieHeader, 'content-type': 'application/json' };
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { ...headers, host: 'localhost:3000', origin },
        payload,
      });
      return { status: answer.statusCode, json: answer.json() };
    };
    for (const path of ['/api/passkeys/session', '/api/me/passkeys']) {
      for (const part of ['deep', { ...good, id: 'deep' }, { ...good, response: 'deep' }, { x: 'deep' }, {}, 7, null]) {
        expect(await post(path, part)).toMatchObject({
          status: 400,
          json: { code: 'bad-field', field: expect.stringMatching(/^response/) },
        });
      }
    }
    const padded = { ...good, clientExtensionResults: 'deep' };
    expect(await post('/api/passkeys/session', padded)).toMatchObject({ status: 200 });
  });

  it('are asked for by pages of ours only', async () => {
    const { app } = await withAccount();
    const foreign = { origin: 'https://evil.example' };
    for (const path of ['/api/passkeys/options', '/api/me/passkeys/options']) {
      expect(await new TestBrowser(app).post(path, {}, foreign)).toMatchObject({ status: 403 });
      expect(await new TestBrowser(app).get(path, foreign)).toMatchObject({ status: 404 });
    }
  });
});
