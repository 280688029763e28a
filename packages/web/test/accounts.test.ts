import { text } from 'node:stream/consumers';
import { KEPT } from '@stolik/protocol';
import type { WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, meet } from './friends.ts';
import { TestSite, type TestTable } from './page.ts';
import { checkScreen, EYES } from './screens.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

const PASSWORD = 'long enough';

/** A guest who makes an account. */
async function withAccount(userName: string): Promise<TestTable> {
  const table = await site.visit();
  await table.goto('/me');
  await table.page.getByLabel('User name').first().fill(userName);
  await table.page.getByLabel('Password').first().fill(PASSWORD);
  await table.button('Make the account').click();
  await table.page.getByText(`Signed in as ${userName}.`).waitFor();
  return table;
}

describe('an account', () => {
  it('is found again with a printed code when the password is lost', async () => {
    const table = await withAccount('forgetful');
    const { page } = table;
    // They are there at once, and only then.
    await page.locator('.me-codes').waitFor();
    expect(await page.getByRole('link', { name: 'Save as a file' }).getAttribute('href')).toMatch(/^data:text\/plain/);
    await page.reload();
    const codeForm = page.locator('.me-card', { hasText: 'Recovery codes' });
    await codeForm.getByLabel('Password').fill('wrong one');
    await table.button('Show new codes').click();
    await page.getByText('That is not right.').waitFor();
    await codeForm.getByLabel('Password').fill(PASSWORD);
    await table.button('Show new codes').click();
    await page.locator('.me-codes').waitFor();
    const codes = await page.locator('.me-codes code').allInnerTexts();
    expect(codes).toHaveLength(8);
    await page.getByText('Sign out everywhere at once').click();
    await table.button('Sign out everywhere').click();
    await page.getByText('You are a guest.').waitFor();
    await page.getByText('I forgot my password').click();
    const form = page.locator('details[open]');
    await form.getByLabel('User name').fill('forgetful');
    await form.getByLabel('Recovery code').fill(codes[3]);
    await form.getByLabel('New password').fill('another long one');
    await table.button('Set the new password').click();
    await page.getByText('Signed in as forgetful.').waitFor();
  });

  it('has another password for whoever knows it, and whoever is signed out by that is told so', async () => {
    const home = await withAccount('changing');
    const phone = await site.visit({ locale: 'pl-PL', viewport: { width: 390, height: 844 } });
    await phone.goto('/me');
    await phone.page.getByText('Mam już konto').click();
    const entrance = phone.page.locator('details[open]');
    await entrance.getByLabel('Nazwa użytkownika').fill('changing');
    await entrance.getByLabel('Hasło').fill(PASSWORD);
    await phone.button('Zaloguj się').click();
    await phone.page.getByText('Twoje konto: changing.').waitFor();
    const form = home.page.locator('.me-card', { hasText: 'Every other browser is signed out, and' });
    await form.getByLabel('Password now').fill('wrong one');
    await form.getByLabel('New password').fill('another long one');
    await home.button('Change the password').click();
    await form.getByText('That is not right.').waitFor();
    await form.getByLabel('Password now').fill(PASSWORD);
    await home.button('Change the password').click();
    await form.getByText('The password is changed.').waitFor();
    await home.page.getByText('Signed in as changing.').waitFor();
    const told = phone.page.getByText('Konto changing zostało wylogowane gdzie indziej');
    await told.waitFor();
    await phone.page.reload();
    await told.waitFor();
    await checkScreen(phone, 'signed out elsewhere');
    await phone.button('Przeczytane').click();
    await told.waitFor({ state: 'detached' });
    expect([...home.errors, ...phone.errors]).toEqual([]);
  });

  it('has passkeys, with which its owner signs in without typing', async () => {
    const table = await withAccount('keyholder');
    const { page } = table;
    const device = await page.context().newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.getByText('Add a passkey for this device').click();
    const adding = page.locator('details[open]');
    await adding.getByLabel('Name of this device').fill('My phone');
    await adding.getByLabel('Password').fill('wrong one');
    await table.button('Add it').click();
    await adding.getByText('That is not right.').waitFor();
    await adding.getByLabel('Password').fill(PASSWORD);
    await table.button('Add it').click();
    await page.getByText('My phone').waitFor();
    await page.getByText(/^Added .*, not used yet$/).waitFor();
    await table.button('Sign out').click();
    await page.getByText('You are a guest.').waitFor();
    await page.getByText('I have an account').click();
    await table.button('Sign in with a passkey').click();
    await page.getByText('Signed in as keyholder.').waitFor();
    // Another session of the owner's is told, wherever it is, until it says that it knows.
    await page.getByText(/^A passkey was added to your account on /).waitFor();
    await page.getByText(/^Added .*, last used /).waitFor();
    await table.goto('/settings');
    await table.button('It was me').click();
    await page.getByText(/^A passkey was added/).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('link', { name: 'You' }).click();
    await page.getByText(/^This browser/).waitFor();
    await page.getByText('Sign out everywhere at once').click();
    await table.button('Sign out everywhere').click();
    await page.getByText('You are a guest.').waitFor();
    await page.getByText('I have an account').click();
    await table.button('Sign in with a passkey').click();
    await page.getByText('This passkey is not, or no longer, known here.').waitFor();
    expect(table.errors).toEqual([]);
  });

  it('that is banned reads until when and why, on an open page and where it signs in', async () => {
    const table = await site.visit();
    const { page } = table;
    const ban = { code: 'banned', message: 'you are banned', until: Date.UTC(2031, 4, 6, 12), why: 'insults' };
    const socket = new Promise<WebSocketRoute>((resolve) => {
      void page.routeWebSocket('**/api/stream', (route) => {
        route.connectToServer();
        resolve(route);
      });
    });
    await page.route('**/api/session', (route) => route.fulfill({ status: 403, json: ban }));
    await table.goto('/lobby');
    (await socket).send(JSON.stringify({ is: 'bye', refusal: ban }));
    const told = /You are banned from this server until May 6, 2031, .*The reason: insults/;
    await page.getByRole('alert').filter({ hasText: told }).waitFor();
    await table.button('I have read it').click();
    expect(await page.getByText(told).count()).toBe(0);

    await table.goto('/me');
    await page.getByText('I have an account').click();
    const form = page.locator('details[open]');
    await form.getByLabel('User name').fill('loud');
    await form.getByLabel('Password').fill(PASSWORD);
    await table.button('Sign in').click();
    await page.getByText(told).waitFor();
  });

  it('gives everything away that it keeps, and is deleted with its password', async () => {
    const table = await withAccount('passing');
    const { page } = table;
    await page.locator('summary').getByText('Your data').click();
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download everything about you' }).click();
    const document = JSON.parse(await text(await (await coming).createReadStream()));
    expect(document.person).toMatchObject({ userName: 'passing', isGuest: false });
    const own = page.locator('.me-card').filter({ hasText: 'Download everything' });
    await own.getByLabel('Password').fill('wrong');
    await table.button('Delete me').click();
    await own.getByText('That is not right.').waitFor();
    await own.getByLabel('Password').fill(PASSWORD);
    await table.button('Delete me').click();
    await page.getByText('You are a guest.').waitFor();
    await page.getByText('I have an account').click();
    await page.locator('details[open]').getByLabel('User name').fill('passing');
    await page.locator('details[open]').getByLabel('Password').fill(PASSWORD);
    await table.button('Sign in').click();
    await page.getByText('That is not right.').waitFor();
  });
});

describe('a turn elsewhere', () => {
  it('is told by the browser, once the player has asked for it', async () => {
    const { ala, ben } = await meet(site);
    await begin(ala, ben);
    const player = await Promise.any([ala, ben].map((one) => one.asked().then(() => one)));
    const other = player === ala ? ben : ala;
    await other.page.context().addInitScript(stubNotifications);
    const counted = other.page.waitForResponse('**/api/me/tables');
    await other.goto('/settings');
    await other.page.getByLabel('Show a notification').check();
    await counted;
    await other.page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
    await player.playTurn();
    await expect.poll(() => other.page.title()).toBe('(1) Settings - Stolik');
    const shown = await other.page.evaluate(() => (window as unknown as { shown: string[] }).shown);
    expect(shown).toEqual(['Your turn: Sagrada']);
    expect([...ala.errors, ...ben.errors]).toEqual([]);
  });
});

/** The tests' browser never allows notifications: this one does when it is asked, and keeps what it is told. */
function stubNotifications(): void {
  const shown: string[] = [];
  class Stub {
    static permission = 'default';
    static async requestPermission() {
      Stub.permission = 'granted';
      return 'granted';
    }
    constructor(title: string) {
      shown.push(title);
    }
  }
  Object.assign(window, { Notification: Stub, shown });
}

it.each(EYES)('what is kept about people is told to whoever asks (%s, %i)', async (locale, width) => {
  const table = await site.visit({ locale, viewport: { width, height: 800 } });
  await table.goto('/privacy');
  await table.page.locator('[data-kept="friends"]').waitFor();
  expect(await table.page.locator('[data-kept]').count()).toBe(KEPT.length);
  await checkScreen(table, 'what is kept');
  expect(await table.page.context().cookies()).toEqual([]);
});

it('the page never answers for the server, though it works without it', async () => {
  const table = await site.visit({ serviceWorkers: 'allow' });
  const { page } = table;
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await table.goto('/healthz');
  await expect.poll(() => page.locator('body').innerText()).toMatch(/^\{/);
  await table.goto('/api/me');
  await expect.poll(() => page.locator('body').innerText()).toContain('"isGuest":true');
});
