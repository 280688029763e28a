import { setTimeout as pause } from 'node:timers/promises';
import { TestAuthenticator } from '@stolik/testbed/authenticator';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FOREVER } from '../src/people/bans.ts';
import { Guesses } from '../src/people/guesses.ts';
import { guestName } from '../src/people/guest-name.ts';
import { Passwords } from '../src/people/passwords.ts';
import { People } from '../src/people/people.ts';
import { MOST_SESSIONS } from '../src/people/sessions.ts';
import { readSettings } from '../src/settings.ts';
import { MIGRATIONS, migrate } from '../src/store/migrate.ts';
import { openAsItIs } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { testApps } from './apps.ts';
import { TestBrowser } from './browser.ts';
import { describeStores } from './stores.ts';

const ola = { userName: 'Ola.K', password: 'correct horse' };
/** `correct horse`, as it was hashed by the library that did it first. */
const OLD_HASH =
  '75eac99f2e77ebce8c0e6a6a8bd6367c:3c2fcc0158b102d58461a58d29242f1b9f8aab9ef0153211da136ae28a900ed7e81c087deff71d616f819dbfa418c0bd6dc24bc8a05229daf44a7cee4b7777d8';
const count = async (store: Store, table: 'person' | 'session' | 'password' | 'recoveryCode') =>
  (await store.db.selectFrom(table).selectAll().execute()).length;

describeStores((stores) => {
  const startApp = testApps();
  const start = async () => {
    const store = await stores.open();
    return { store, ...(await startApp(store)) };
  };
  /** A visitor whose guest has become an account. */
  const visitor = async (app: ConstructorParameters<typeof TestBrowser>[0], credentials = ola) => {
    const browser = new TestBrowser(app);
    await browser.get('/api/me');
    expect(await browser.post('/api/me/account', credentials)).toMatchObject({ status: 200 });
    return browser;
  };

  it('makes a stranger a guest in the visitor’s language, and knows the guest again', async () => {
    const { app, people, store } = await start();
    const browser = new TestBrowser(app, { 'accept-language': 'pl-PL,pl;q=0.9,en;q=0.8' });
    const { json: me, headers } = await browser.get('/api/me');
    expect(me).toMatchObject({ name: expect.stringMatching(/^Gość \d{4}$/), isGuest: true });
    expect(String(headers['set-cookie'])).toMatch(/Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/i);
    expect((await browser.get('/api/me')).json).toEqual(me);
    expect(await people.identify({ cookie: browser.cookieHeader })).toEqual(me);
    expect(await count(store, 'person')).toBe(1);
  });

  it('keeps a display name, trimmed, and refuses what cannot be read', async () => {
    const { app, people } = await start();
    const browser = new TestBrowser(app);
    expect(await browser.patch('/api/me', { name: 'Nobody' })).toMatchObject({ status: 401 });
    await browser.get('/api/me');
    expect(await browser.patch('/api/me', { name: '  Zażółć 🎲 ' })).toMatchObject({
      status: 200,
      json: { name: 'Zażółć 🎲' },
    });
    expect((await people.identify({ cookie: browser.cookieHeader }))?.name).toBe('Zażółć 🎲');
    for (const name of [
      '',
      '   ',
      'x'.repeat(25),
      'a\u0007b',
      'a\u202eb',
      'a\u0000b',
      'a\u009bb',
      '\u3164\u200d',
      '\u2800',
      7,
      null,
    ]) {
      expect(await browser.patch('/api/me', { name })).toMatchObject({ status: 400, json: { code: 'bad-field' } });
    }
    expect(await browser.patch('/api/me', { name: '' })).toMatchObject({
      json: { field: 'name', message: 'name: must have 1 to 24 characters' },
    });
    expect((await browser.get('/api/me')).json.name).toBe('Zażółć 🎲');
  });

  it('turns a guest into an account that keeps id and name', async () => {
    const { app, people } = await start();
    const browser = new TestBrowser(app);
    const { json: guest } = await browser.get('/api/me');
    const stolen = browser.copy();
    const { json: account } = await browser.post('/api/me/account', ola);
    expect(account).toEqual({ ...guest, isGuest: false, userName: 'Ola.K', handle: expect.stringMatching(/^\w{12}$/) });
    expect((await browser.get('/api/me')).json).toEqual(account);
    // Whoever had the guest's cookie does not get into the account.
    expect(await people.identify({ cookie: stolen.cookieHeader })).toBeUndefined();
    expect(await browser.post('/api/me/account', { ...ola, userName: 'other' })).toMatchObject({ status: 409 });
  });

  it('gives a user name to one person only, however it is written', async () => {
    const { app, store } = await start();
    await visitor(app);
    const others = await Promise.all(
      ['ola.k', 'OLA.K'].map(async (userName) => {
        const browser = new TestBrowser(app);
        await browser.get('/api/me');
        return browser.post('/api/me/account', { ...ola, userName });
      }),
    );
    for (const other of others) {
      expect(other).toMatchObject({ status: 409, json: { code: 'name-taken', field: 'userName' } });
    }
    expect(await count(store, 'password')).toBe(1);
  });

  it('refuses user names that mix alphabets or have letters and digits that are taken for others', async () => {
    const { app } = await start();
    const sign = async (userName: string) => {
      const browser = new TestBrowser(app);
      await browser.get('/api/me');
      const { status, json } = await browser.post('/api/me/account', { ...ola, userName });
      return status === 200 ? status : json.field;
    };
    // A Cyrillic a, a Greek o, a Cyrillic word with a Latin letter.
    const mixed = ['\u0430nna', 'b\u03bfb', '\u0430\u043d\u043da', 'anna\u4e2d'];
    // An i without a dot, one with two, a phonetic a, an Arabic and an Indian digit, a small two.
    const mistaken = ['\u0131van', '\u0130van', '\u0251nna', 'ol\u0661', 'bob\u0966', 'x\u00b2x'];
    for (const one of [...mixed, ...mistaken]) {
      expect([one, await sign(one)]).toEqual([one, 'userName']);
    }
    for (const one of ['Zażółć.gęślą', 'анна_7', 'Ελένη', '山田はなこ', '2026']) {
      expect([one, await sign(one)]).toEqual([one, 200]);
    }
  });

  it('makes one account of a guest who asks twice at once', async () => {
    const { app, store } = await start();
    const browser = new TestBrowser(app);
    await browser.get('/api/me');
    const both = await Promise.all(
      ['one', 'two'].map((userName) => browser.copy().post('/api/me/account', { ...ola, userName })),
    );
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await count(store, 'password')).toBe(1);
  });

  it('signs in elsewhere, and moves the seats of the guest in the same transaction', async () => {
    const { app, people, store } = await start();
    const home = await visitor(app);
    const { json: account } = await home.get('/api/me');
    const moved: string[] = [];
    let isBroken = true;
    people.onTakeOver(async (trx, fromId, toId) => {
      await trx.insertInto('secret').values({ name: fromId, value: toId }).execute();
      if (isBroken) throw new Error('the seats do not move');
      moved.push(`${fromId} to ${toId}`);
    });
    const phone = new TestBrowser(app);
    const { json: guest } = await phone.get('/api/me');

    expect(await phone.post('/api/session', ola)).toMatchObject({ status: 500, json: { code: 'internal' } });
    expect((await phone.get('/api/me')).json).toEqual(guest);
    expect(await store.db.selectFrom('secret').where('name', '=', guest.id).selectAll().execute()).toEqual([]);

    isBroken = false;
    const old = phone.cookieHeader;
    expect(await phone.post('/api/session', { ...ola, userName: 'OLA.k' })).toMatchObject({
      status: 200,
      json: account,
    });
    expect(moved).toEqual([`${guest.id} to ${account.id}`]);
    expect(await people.identify({ cookie: old })).toBeUndefined();
    expect((await people.find([guest.id, account.id])).size).toBe(1);
    expect((await phone.get('/api/me')).json).toEqual(account);
    expect((await home.get('/api/me')).json).toEqual(account);
  });

  it('moves a guest’s seats once when the guest signs in twice at the same time', async () => {
    const { app, people } = await start();
    await visitor(app);
    const moved: string[] = [];
    people.onTakeOver(async (_trx, fromId) => void moved.push(fromId));
    const phone = new TestBrowser(app);
    const { json: guest } = await phone.get('/api/me');
    const both = await Promise.all([phone.copy().post('/api/session', ola), phone.copy().post('/api/session', ola)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(moved).toEqual([guest.id]);
  });

  it('answers a wrong password and an unknown name alike', async () => {
    const { app } = await start();
    await visitor(app);
    const browser = new TestBrowser(app);
    const verified = vi.spyOn(Passwords.prototype, 'verify');
    const wrong = await browser.post('/api/session', { ...ola, password: 'incorrect' });
    const unknown = await browser.post('/api/session', { ...ola, userName: 'nobody' });
    expect(wrong).toMatchObject({ status: 401, json: { code: 'wrong-credentials' } });
    expect(unknown.json).toEqual(wrong.json);
    // Both hashed what was typed, which is what takes the time.
    expect(verified.mock.calls).toEqual([
      [expect.any(String), 'incorrect'],
      [undefined, ola.password],
    ]);
    expect(browser.cookies.size).toBe(0);
  });

  it('signs out here, or everywhere at once, on every node', async () => {
    const url = await stores.freshUrl();
    const store = await stores.open(url);
    const { app, people } = await startApp(store);
    const home = await visitor(app);
    const phone = new TestBrowser(app);
    await phone.post('/api/session', ola);
    const tablet = new TestBrowser(app);
    await tablet.post('/api/session', ola);
    const identify = (browser: { cookieHeader: string }) => people.identify({ cookie: browser.cookieHeader });
    for (const browser of [home, phone, tablet]) expect(await identify(browser)).toMatchObject({ isGuest: false });

    const left = home.copy();
    expect(await home.delete('/api/session')).toMatchObject({ status: 204, text: '' });
    expect([...home.cookies.keys()]).toEqual(['stolik.device']);
    expect(await identify(left)).toBeUndefined();
    expect(await identify(phone)).toBeDefined();

    const changed = vi.fn();
    people.onChange(changed);
    // SQLite is one process: there is no other node.
    const other = stores.kind === 'postgres' ? (await startApp(await stores.open(url))).people : people;
    expect(await other.identify({ cookie: phone.cookieHeader })).toBeDefined();
    const { id } = (await tablet.get('/api/me')).json;
    expect((await tablet.delete('/api/sessions')).status).toBe(204);
    expect(await identify(phone)).toBeUndefined();
    await expect.poll(() => changed).toHaveBeenCalledWith(id);
    await expect.poll(() => other.identify({ cookie: phone.cookieHeader })).toBeUndefined();
    expect((await phone.get('/api/me')).json.isGuest).toBe(true);
  });

  it('sets a new password with a recovery code, once, and ends the other sessions', async () => {
    const { app, store, people } = await start();
    const guest = new TestBrowser(app);
    await guest.get('/api/me');
    expect(await guest.post('/api/me/recovery-codes', { password: 'x' })).toMatchObject({
      status: 403,
      json: { code: 'account-needed' },
    });
    const home = await visitor(app);
    expect(await home.post('/api/me/recovery-codes', { password: 'incorrect' })).toMatchObject({ status: 401 });
    await home.post('/api/me/recovery-codes', ola);
    const { codes } = (await home.post('/api/me/recovery-codes', { password: ola.password })).json;
    expect(codes).toHaveLength(8);
    expect(await count(store, 'recoveryCode')).toBe(8);
    expect(JSON.stringify(await store.db.selectFrom('recoveryCode').selectAll().execute())).not.toContain(codes[0]);

    const lost = new TestBrowser(app);
    const recover = (code: string, userName = 'ola.k') =>
      lost.post('/api/recover', { userName, code, password: 'battery staple' });
    expect(await recover('0000-0000-0000-0000')).toMatchObject({ status: 401, json: { code: 'wrong-credentials' } });
    expect(await recover(codes[0], 'nobody')).toMatchObject({ status: 401, json: { code: 'wrong-credentials' } });
    expect(await recover(codes[0].toLowerCase().replaceAll('-', ' '))).toMatchObject({
      status: 200,
      json: { userName: 'Ola.K' },
    });
    expect(await people.identify({ cookie: home.cookieHeader })).toBeUndefined();
    expect(await recover(codes[0])).toMatchObject({ status: 401 });
    expect(await count(store, 'recoveryCode')).toBe(7);
    const again = new TestBrowser(app);
    expect(await again.post('/api/session', ola)).toMatchObject({ status: 401 });
    expect(await again.post('/api/session', { ...ola, password: 'battery staple' })).toMatchObject({ status: 200 });
  });

  it('changes a password for whoever knows it, and ends every other way in', async () => {
    const { app, people, store } = await start();
    const home = await visitor(app);
    const phone = new TestBrowser(app);
    await phone.post('/api/session', ola);
    const change = (browser: TestBrowser, password: string, newPassword = 'battery staple') =>
      browser.post('/api/me/password', { password, newPassword });
    expect(await change(home, 'incorrect')).toMatchObject({ status: 401, json: { code: 'wrong-credentials' } });
    expect(await change(home, ola.password, 'short')).toMatchObject({ status: 400, json: { field: 'newPassword' } });
    for (const common of ['password', 'Hasło123', 'zaq12wsx!', '12345678', '87654321', 'aaaaaaaa']) {
      expect(await change(home, ola.password, common)).toMatchObject({ status: 400, json: { field: 'newPassword' } });
    }
    const guest = new TestBrowser(app);
    await guest.get('/api/me');
    expect(await change(guest, 'x')).toMatchObject({ status: 403, json: { code: 'account-needed' } });
    const old = home.copy();
    expect(await change(home, ola.password)).toMatchObject({ status: 200, json: { userName: 'Ola.K' } });
    for (const { cookieHeader: cookie } of [old, phone]) expect(await people.identify({ cookie })).toBeUndefined();
    expect((await home.get('/api/me')).json.userName).toBe('Ola.K');
    expect(await count(store, 'session')).toBe(2);
    expect(await new TestBrowser(app).post('/api/session', ola)).toMatchObject({ status: 401 });
    const again = await new TestBrowser(app).post('/api/session', { ...ola, password: 'battery staple' });
    expect(again.status).toBe(200);
  });

  it.each(['recovered', 'reset'])('does nothing with a password that is old once the account was %s', async (how) => {
    const { app, people, store } = await start();
    const home = await visitor(app);
    const { json: me } = await home.get('/api/me');
    const { codes } = (await home.post('/api/me/recovery-codes', ola)).json;
    // Each password is found right, and what it was given for happens when the other is set.
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const guessed = vi.spyOn(Guesses.prototype, 'guess').mockImplementation(async (_account, isRight) => {
      const answer = await isRight();
      await isLetGo;
      return answer;
    });
    onTestFinished(() => guessed.mockRestore());
    const late = [
      new TestBrowser(app).post('/api/session', ola),
      home.copy().post('/api/me/recovery-codes', ola),
      home.copy().post('/api/me/passkeys/options', ola),
      home.copy().post('/api/me/password', { ...ola, newPassword: 'yet another one' }),
      home.copy().delete('/api/sessions', {}, ola),
      home.copy().delete('/api/me', {}, ola),
    ];
    await vi.waitFor(() => expect(guessed).toHaveBeenCalledTimes(late.length), 10_000);
    const code = how === 'reset' ? await people.resetPassword(me.id) : codes[0];
    const owner = new TestBrowser(app);
    const recover = () => owner.post('/api/recover', { ...ola, password: 'battery staple', code });
    if (how === 'recovered') expect(await recover()).toMatchObject({ status: 200 });
    letGo();
    for (const one of late) expect(await one).toMatchObject({ status: 401, json: { code: 'wrong-credentials' } });
    if (how === 'reset') expect(await recover()).toMatchObject({ status: 200 });
    expect((await owner.get('/api/me')).json).toEqual(me);
    expect(await count(store, 'session')).toBe(1);
    expect(await count(store, 'recoveryCode')).toBe(how === 'reset' ? 0 : 7);
  });

  it('does not delete as a guest whoever has an account by now', async () => {
    const { app, people } = await start();
    const browser = new TestBrowser(app);
    const { json: guest } = await browser.get('/api/me');
    const { json: account } = await browser.post('/api/me/account', ola);
    await expect(people.delete(guest)).rejects.toMatchObject({ code: 'has-account' });
    expect((await browser.get('/api/me')).json).toEqual(account);
  });

  it('exports everything it keeps, other modules’ parts included, but no secrets', async () => {
    const { app, people } = await start();
    people.onExport('seats', async (id) => [{ table: 't', of: id }]);
    const browser = await visitor(app);
    const { json: me } = await browser.get('/api/me');
    const { json, headers, text } = await browser.get('/api/me/export');
    expect(json).toMatchObject({
      person: { ...me, created: expect.any(Number) },
      sessions: [{ created: expect.any(Number) }],
      passkeys: [],
      seats: [{ table: 't', of: me.id }],
    });
    expect(headers['content-disposition']).toContain('attachment');
    expect(text).not.toMatch(/token|password|hash/);
    expect(await new TestBrowser(app).get('/api/me/export')).toMatchObject({ status: 401 });
  });

  it('keeps what lives on a device for an account alone, exports it, and lets it go with the account', async () => {
    const { app, store } = await start();
    const browser = new TestBrowser(app);
    await browser.get('/api/me');
    const path = '/api/me/device';
    expect(await browser.put(path, { data: 'guest' })).toMatchObject({ json: { code: 'account-needed' } });
    await browser.post('/api/me/account', ola);
    expect((await browser.get(path)).json).toEqual({ data: null, kept: null });
    const { json: kept } = await browser.put(path, { data: 'first' });
    expect(kept.kept).toEqual(expect.any(Number));
    const large = 'a'.repeat(768 * 1024);
    expect((await browser.put(path, { data: large })).status).toBe(200);
    expect((await browser.get(path)).json.data).toBe(large);
    for (const data of [`${large}a`, '', 'no spaces', 5]) {
      const refused = await browser.put(path, { data });
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(refused.status).toBeLessThan(500);
    }
    expect((await browser.get('/api/me/export')).json.device).toMatchObject({ data: large });
    expect(await new TestBrowser(app).get(path)).toMatchObject({ status: 401 });
    expect((await browser.delete(path)).status).toBe(204);
    expect((await browser.get(path)).json.data).toBeNull();
    await browser.put(path, { data: 'last' });
    await browser.delete('/api/me', {}, { password: ola.password });
    expect(await store.db.selectFrom('luggage').selectAll().execute()).toEqual([]);
  });

  it('deletes a person with everything, or not at all', async () => {
    const { app, people, store } = await start();
    const browser = await visitor(app);
    await browser.post('/api/me/recovery-codes', ola);
    const { json: me } = await browser.get('/api/me');
    const deleted: string[] = [];
    let isBroken = true;
    people.onDelete(async (_trx, id) => {
      if (isBroken) throw new Error('the tables keep the name');
      deleted.push(id);
    });
    const wrong = { status: 401, json: { code: 'wrong-credentials', field: 'password' } };
    expect(await browser.delete('/api/me')).toMatchObject({ status: 400, json: { message: 'password: is needed' } });
    expect(await browser.delete('/api/me', {}, { password: 'stolen' })).toMatchObject(wrong);
    expect(await browser.delete('/api/me', {}, ola)).toMatchObject({ status: 500 });
    expect((await browser.get('/api/me')).json).toEqual(me);
    isBroken = false;
    const old = browser.cookieHeader;
    expect(await browser.delete('/api/me', {}, ola)).toMatchObject({ status: 204 });
    expect(deleted).toEqual([me.id]);
    expect(await people.identify({ cookie: old })).toBeUndefined();
    for (const table of ['person', 'session', 'password', 'recoveryCode'] as const) {
      expect(await count(store, table)).toBe(0);
    }
  });

  it('ends the session of a browser in which somebody else signs in', async () => {
    const { app, people } = await start();
    const browser = await visitor(app, { ...ola, userName: 'Jan' });
    await visitor(app);
    for (const userName of ['Ola.K', 'Jan', 'Jan']) {
      const before = browser.cookieHeader;
      expect(await people.identify({ cookie: before })).toBeDefined();
      expect(await browser.post('/api/session', { ...ola, userName })).toMatchObject({ json: { userName } });
      expect(await people.identify({ cookie: before })).toBeUndefined();
    }
  });

  it('lists the browsers of a person, each of which can be signed out', async () => {
    const { app, people } = await start();
    const home = await visitor(app);
    const phone = new TestBrowser(app);
    await phone.post('/api/session', ola);
    const { json: list } = await home.get('/api/me/sessions');
    expect(list.map(({ isThis }: { isThis: boolean }) => isThis).sort()).toEqual([false, true]);
    expect(list[0]).toEqual({
      id: expect.any(String),
      created: expect.any(Number),
      used: expect.any(Number),
      isThis: expect.any(Boolean),
    });
    const path = `/api/me/sessions/${list.find(({ isThis }: { isThis: boolean }) => !isThis).id}`;
    const stranger = new TestBrowser(app);
    await stranger.get('/api/me');
    expect((await stranger.delete(path)).status).toBe(404);
    expect(await people.identify({ cookie: phone.cookieHeader })).toBeDefined();
    expect((await home.delete(path)).status).toBe(204);
    expect(await people.identify({ cookie: phone.cookieHeader })).toBeUndefined();
    expect((await home.get('/api/me/sessions')).json).toMatchObject([{ isThis: true }]);
  });

  it('knows a person in a hundred browsers: the one that was not used for longest makes room', async () => {
    const { app, people, store } = await start();
    const home = await visitor(app);
    const phone = new TestBrowser(app);
    await phone.post('/api/session', ola);
    const session = await people.recognise({ cookie: home.cookieHeader });
    await store.db.updateTable('session').set({ used: 5 }).where('id', '=', `${session?.id}`).execute();
    const person = `${session?.person.id}`;
    const times = { created: 9, used: 9, expires: 1e14, noticed: 0 };
    const others = Array.from({ length: MOST_SESSIONS - 2 }, (_, i) => ({ id: `s${i}`, tokenHash: `t${i}`, person }));
    await store.db
      .insertInto('session')
      .values(others.map((one) => ({ ...one, ...times })))
      .execute();
    const changed: string[] = [];
    people.onChange((id) => changed.push(id));
    await new TestBrowser(app).post('/api/session', ola);
    expect(await count(store, 'session')).toBe(MOST_SESSIONS);
    // At once, and its sockets hear of it.
    expect(await people.identify({ cookie: home.cookieHeader })).toBeUndefined();
    expect(await people.identify({ cookie: phone.cookieHeader })).toBeDefined();
    await expect.poll(() => changed).toContain(person);
    // However many sign in at once.
    await Promise.all(Array.from({ length: 5 }, () => new TestBrowser(app).post('/api/session', ola)));
    expect(await count(store, 'session')).toBe(MOST_SESSIONS);
  });

  it('lengthens a session on a day it is used, and keeps no token of it', async () => {
    const { app, store } = await start();
    const browser = new TestBrowser(app);
    await browser.get('/api/me');
    expect((await browser.get('/api/me')).headers['set-cookie']).toBeUndefined();
    const [token] = browser.cookies.values();
    const read = () => store.db.selectFrom('session').selectAll().executeTakeFirstOrThrow();
    const before = await read();
    expect(JSON.stringify(before)).not.toContain(token);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 });
    expect(String((await browser.get('/api/me')).headers['set-cookie'])).toContain(`${token}; Max-Age=31536000;`);
    vi.setSystemTime(before.expires + 1);
    expect((await browser.get('/api/me')).status).toBe(200);
    vi.setSystemTime((await read()).expires + 1);
    await browser.get('/api/me');
    vi.useRealTimers();
    expect(await count(store, 'person')).toBe(2);
  });

  it('looks at twenty wrong guesses for an account, from wherever, and goes on knowing its owner’s devices', async () => {
    const { app } = await start();
    const home = await visitor(app);
    const { codes } = (await home.post('/api/me/recovery-codes', ola)).json;
    await home.delete('/api/session');
    // Hashing takes its time; here it takes less, but enough for the guesses to overlap.
    const verified = vi.spyOn(Passwords.prototype, 'verify').mockImplementation(() => pause(3, false));
    for (const userName of ['ola.k', 'nobody']) {
      const guesses = Array.from({ length: 24 }, () => new TestBrowser(app).post('/api/session', { ...ola, userName }));
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([...new Array(20).fill(401), ...new Array(4).fill(429)]);
    }
    expect(verified).toHaveBeenCalledTimes(40);
    verified.mockRestore();
    const stranger = new TestBrowser(app);
    expect(await stranger.post('/api/session', ola)).toMatchObject({
      status: 429,
      json: { code: 'too-many-requests' },
    });
    const recover = (code: string) => stranger.post('/api/recover', { ...ola, code });
    expect(await recover('0000-0000-0000-0000')).toMatchObject({ status: 429 });
    // A device of the owner, and a code that nobody finds by luck.
    expect(await home.post('/api/session', ola)).toMatchObject({ status: 200 });
    expect(await home.post('/api/me/recovery-codes', { password: 'incorrect' })).toMatchObject({ status: 401 });
    expect(await recover(codes[0])).toMatchObject({ status: 200 });
    // It knows one account, not all of them.
    const eve = await visitor(app, { ...ola, userName: 'Eve' });
    expect(await eve.post('/api/session', ola)).toMatchObject({ status: 429 });
  });

  it('keeps out whoever is banned, and lets in with one code whose password was reset', async () => {
    const { app, people } = await start();
    const home = await visitor(app);
    const { json: me } = await home.get('/api/me');
    const old = home.cookieHeader;
    const until = Date.now() + 60_000;
    await people.ban(me.id, until, 'shouting');
    expect(await people.identify({ cookie: old })).toBeUndefined();
    const message = `you are banned until ${new Date(until).toISOString()}: shouting`;
    const banned = { status: 403, json: { code: 'banned', message, until, why: 'shouting' } };
    expect(await home.post('/api/session', ola)).toMatchObject(banned);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 });
    expect(await home.post('/api/session', ola)).toMatchObject({ status: 200 });
    vi.useRealTimers();
    expect(await home.get('/api/me')).toMatchObject(banned);
    await expect(people.ban('nobody', FOREVER, '')).rejects.toMatchObject({ code: 'not-found' });

    await people.ban(me.id, 0, '');
    const code = await people.resetPassword(me.id);
    expect(await home.post('/api/session', ola)).toMatchObject({ status: 401 });
    expect(await home.post('/api/recover', { ...ola, code })).toMatchObject({ status: 200, json: me });
    const { json: guest } = await new TestBrowser(app).get('/api/me');
    await expect(people.resetPassword(guest.id)).rejects.toThrow(
      `person: ${guest.name} is a guest, who has no password`,
    );
  });

  it('sweeps away guests whose cookie has ended, and nobody else', async () => {
    const { app, people } = await start();
    const home = await visitor(app);
    const { json: account } = await home.get('/api/me');
    const { json: guest } = await new TestBrowser(app).get('/api/me');
    const deleted: string[] = [];
    people.onDelete(async (_trx, id) => void deleted.push(id));
    await people.sweep();
    expect(deleted).toEqual([]);
    await people.sweep(Date.now() + 366 * 24 * 60 * 60 * 1000);
    expect(deleted).toEqual([guest.id]);
    expect([...(await people.find([guest.id, account.id])).keys()]).toEqual([account.id]);
  });

  it('takes a tampered cookie for nobody', async () => {
    const { app, people } = await start();
    const browser = new TestBrowser(app);
    const { json: me } = await browser.get('/api/me');
    const [[name, token]] = browser.cookies;
    const other = token.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
    const forged = [`${token}x`, other, `.${token}`, token.slice(1), '', '%', 'a'.repeat(3_000), 'x%00y'];
    for (const cookie of forged) expect(await people.identify({ cookie: `${name}=${cookie}` })).toBeUndefined();
    expect(await people.identify({})).toBeUndefined();
    browser.cookies.set(name, forged[0]);
    expect((await browser.get('/api/me')).json.id).not.toBe(me.id);
  });

  it('knows everybody who was here before it kept persons in its own way', async () => {
    const url = await stores.freshUrl();
    const store = await openAsItIs(url);
    onTestFinished(() => store.close());
    await migrate(store, MIGRATIONS.slice(0, 9));
    const insert = (table: string, row: Record<string, unknown>) =>
      store.db
        .insertInto(table as 'person')
        .values(row as never)
        .execute();
    const times = { createdAt: '2026-01-02T03:04:05.678Z', updatedAt: new Date().toISOString() };
    const ofOla = { userId: 'ola', ...times };
    const phone = new TestAuthenticator('http://localhost:3000');
    const { id: credentialID, publicKey } = phone.credential;
    const person = { id: 'ola', name: 'Ola', email: 'ola@stolik.invalid', emailVerified: 0, isAnonymous: 0, ...times };
    await insert('person', { ...person, username: 'ola.k', displayUsername: 'Ola.K' });
    await insert('person', { ...person, id: 'guest', email: 'x', isAnonymous: 1 });
    await insert('session', {
      id: 's',
      token: 'Zm9yLXRoaXMtdGVzdC1vbmx5LTAx',
      expiresAt: '2099-01-01T00:00:00.000Z',
      ...ofOla,
    });
    await insert('account', { id: 'a', accountId: 'ola', providerId: 'credential', password: OLD_HASH, ...ofOla });
    const key = { id: 'p', userId: 'ola', name: null, createdAt: times.createdAt, counter: 0, credentialID };
    await insert('passkey', {
      ...key,
      publicKey: publicKey.toString('base64'),
      deviceType: 'singleDevice',
      backedUp: 0,
      transports: '',
    });
    await insert('recoveryCode', { hash: 'h', personId: 'ola', createdAt: 7 });
    await insert('pushDevice', { endpoint: 'e', personId: 'ola', p256dh: 'p', auth: 'a', language: 'pl', told: 8 });

    await migrate(store);
    const { app, people } = await startApp(store);
    const me = { id: 'ola', name: 'Ola', isGuest: false, userName: 'Ola.K', handle: expect.any(String) };
    const browser = new TestBrowser(app);
    browser.cookies.set('stolik.session_token', 'Zm9yLXRoaXMtdGVzdC1vbmx5LTAx.c2lnbmF0dXJl%3D');
    expect((await browser.get('/api/me')).json).toEqual(me);
    expect((await browser.get('/api/me/export')).json).toMatchObject({
      person: { ...me, created: Date.parse(times.createdAt) },
      sessions: [{ created: Date.parse(times.createdAt), used: Date.parse(times.updatedAt) }],
      passkeys: [{ name: null, created: Date.parse(times.createdAt), used: null }],
      recoveryCodes: [{ created: 7 }],
    });
    expect((await new TestBrowser(app).post('/api/session', ola)).json).toEqual(me);
    const { json: options } = await new TestBrowser(app).post('/api/passkeys/options');
    const response = phone.signIn(options);
    expect((await new TestBrowser(app).post('/api/passkeys/session', { response })).json).toEqual(me);
    expect((await people.find(['guest'])).get('guest')).toEqual({ id: 'guest', name: 'Ola', isGuest: true });
    expect(await store.db.selectFrom('pushDevice').selectAll().execute()).toMatchObject([{ endpoint: 'e', told: 8 }]);
    // What belongs to a person still goes with the person.
    await browser.delete('/api/me', {}, ola);
    for (const table of ['session', 'password', 'recoveryCode'] as const) expect(await count(store, table)).toBe(0);
    expect(await store.db.selectFrom('pushDevice').selectAll().execute()).toEqual([]);
  });

  it('believes no cookie but under the name that it sets: another server of the domain could have set any other', async () => {
    const origin = 'https://stolik.example';
    const { app } = await startApp(await stores.open(), { environment: { STOLIK_ORIGIN: origin } });
    const browser = new TestBrowser(app, { origin });
    await browser.get('/api/me');
    const [[name, token]] = browser.cookies;
    expect(name).toBe('__Host-stolik.session_token');
    for (const planted of ['stolik.session_token', '__Secure-stolik.session_token', '__host-stolik.session_token']) {
      const other = new TestBrowser(app, { origin });
      other.cookies.set(planted, token);
      expect((await other.get('/api/me/sessions')).status).toBe(401);
    }
  });

  it('knows its cookies again after a restart and on another node', async () => {
    const url = await stores.freshUrl();
    const { app } = await startApp(await stores.open(url));
    const browser = new TestBrowser(app);
    const { json: me } = await browser.get('/api/me');
    const other = await People.open(await stores.open(url), readSettings({}));
    expect(await other.identify({ cookie: browser.cookieHeader })).toEqual(me);
  });
});

describe('a guest’s name', () => {
  it.each([
    ['pl', /^Gość/],
    ['en-GB,pl;q=0.5', /^Guest/],
    ['de,pl;q=0.5,en;q=0.4', /^Gość/],
    ['en;q=0,pl', /^Gość/],
    ['fr', /^Guest/],
    [undefined, /^Guest/],
  ])('for %s', (language, name) => {
    expect(guestName(language)).toMatch(name);
  });
});
