import { expect, it } from 'vitest';
import { testApps } from './apps.ts';
import { TestAuthenticator } from './authenticator.ts';
import { TestBrowser } from './browser.ts';
import { describeStores } from './stores.ts';

const origin = 'http://localhost:3000';
const at = (route: string) => `/api/auth/passkey/${route}`;

describeStores((stores) => {
  const startApp = testApps();

  /** An account with a passkey, and the phone that keeps it. */
  const start = async () => {
    const { app, people } = await startApp(await stores.open());
    const home = new TestBrowser(app);
    await home.get('/api/me');
    expect(await home.get(at('generate-register-options'))).toMatchObject({
      status: 403,
      json: { code: 'account-needed' },
    });
    const { json: account } = await home.post('/api/me/account', { userName: 'Ola', password: 'correct horse' });
    const phone = new TestAuthenticator(origin);
    const { json: options } = await home.get(at('generate-register-options'));
    expect(options).toMatchObject({ rp: { id: 'localhost', name: 'Stolik' }, user: { name: 'Ola' } });
    const registered = await home.post(at('verify-registration'), { response: phone.register(options), name: 'phone' });
    expect(registered).toMatchObject({ status: 200, json: { name: 'phone' } });
    const signIn = async (browser: TestBrowser) => {
      const { json } = await browser.get(at('generate-authenticate-options'));
      return browser.post(at('verify-authentication'), { response: phone.signIn(json) });
    };
    return { app, people, home, account, phone, signIn };
  };

  it('sign in with no name and no password, and bring the guest’s seats along', async () => {
    const { app, people, account, signIn } = await start();
    const moved: string[] = [];
    people.onTakeOver(async (_trx, fromId, toId) => void moved.push(`${fromId} to ${toId}`));
    const other = new TestBrowser(app);
    const { json: guest } = await other.get('/api/me');
    const answer = await signIn(other);
    // The session's token stays in the cookie.
    expect(answer).toMatchObject({ status: 200, json: account });
    expect(moved).toEqual([`${guest.id} to ${account.id}`]);
    expect((await other.get('/api/me')).json).toEqual(account);
    expect((await people.find([guest.id])).size).toBe(0);
    expect(await signIn(new TestBrowser(app))).toMatchObject({ status: 200, json: account });
  });

  it('leave the guest a guest when the seats do not move', async () => {
    const { app, people, signIn } = await start();
    people.onTakeOver(async () => {
      throw new Error('the seats do not move');
    });
    const other = new TestBrowser(app);
    const { json: guest } = await other.get('/api/me');
    expect(await signIn(other)).toMatchObject({ status: 500, json: { code: 'internal' } });
    expect((await other.get('/api/me')).json).toEqual(guest);
  });

  it('are listed, and worth nothing once removed', async () => {
    const { app, home, phone, signIn } = await start();
    const { json: list } = await home.get(at('list-user-passkeys'));
    expect(list).toMatchObject([{ name: 'phone' }]);
    const stranger = new TestBrowser(app);
    await stranger.get('/api/me');
    await stranger.post('/api/me/account', { userName: 'Jan', password: 'correct horse' });
    expect((await stranger.post(at('delete-passkey'), { id: list[0].id })).status).toBe(401);
    expect(await home.post(at('delete-passkey'), { id: list[0].id })).toMatchObject({ status: 200 });
    expect((await home.get(at('list-user-passkeys'))).json).toEqual([]);
    expect(await signIn(new TestBrowser(app))).toMatchObject({ status: 401, json: { code: 'passkey-not-found' } });
    // An answer to no question at all.
    const silent = new TestBrowser(app);
    const response = phone.signIn({ challenge: 'x', rpId: 'localhost' });
    expect(await silent.post(at('verify-authentication'), { response })).toMatchObject({ status: 400 });
  });

  it('are all that better-auth serves here', async () => {
    const { app } = await startApp(await stores.open());
    const browser = new TestBrowser(app);
    for (const route of ['sign-up/email', 'sign-in/username', 'sign-in/anonymous', 'update-user', 'delete-user']) {
      expect(await browser.post(`/api/auth/${route}`)).toMatchObject({ status: 404 });
    }
    for (const route of ['get-session', 'ok', 'error']) {
      expect(await browser.get(`/api/auth/${route}`)).toMatchObject({ status: 404 });
    }
  });
});
