import { MailServer } from '@stolik/testbed/mail-server';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { type Addressee, letterAbout } from '../src/mail/letter.ts';
import { PROOF_MS } from '../src/mail/mailboxes.ts';
import { Outbox, type Rhythm } from '../src/mail/outbox.ts';
import { smtpService } from '../src/mail/service.ts';
import type { Store } from '../src/store/store.ts';
import { testApps } from './apps.ts';
import { TestBrowser } from './browser.ts';
import { describeStores } from './stores.ts';

const ORIGIN = 'http://localhost:3000';
const FROM = 'stolik@stolik.example';
const ANNA = 'anna@example.org';
const ola = { userName: 'Ola.K', password: 'correct horse' };
const MINUTE = 60_000;
const rhythm: Rhythm = { delay: 5 * MINUTE, rest: 240 * MINUTE, pauses: [MINUTE, MINUTE], look: 20 };
const DAYS = {
  game: 'sagrada',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  pace: { kind: 'days', days: 3 },
};

let mail: MailServer;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A world in which an hour is over when a test says so. */
class Clock {
  now = 1_700_000_000_000;
  pass(ms: number): void {
    this.now += ms;
  }
}

/** Starts servers that mail to a mail server of the test. */
function mailing() {
  const startApp = testApps();
  return async (store: Store, clock = new Clock(), environment: Record<string, string> = {}) => {
    if (closing.length === 0) {
      mail = await MailServer.open();
      closing.push(() => mail.close());
    }
    const settings = { STOLIK_ORIGIN: ORIGIN, STOLIK_SMTP_URL: mail.url, STOLIK_MAIL_FROM: FROM };
    const { app, people } = await startApp(store, {
      environment: { ...settings, STOLIK_RATE_LIMITS: 'off', ...environment },
      world: { now: () => clock.now, time: () => clock.now, mailRhythm: rhythm },
    });
    return { app, people, clock };
  };
}

async function guest(app: FastifyInstance, name?: string) {
  const browser = new TestBrowser(app);
  const { id } = (await browser.get('/api/me')).json as { id: string };
  if (name !== undefined) await browser.patch('/api/me', { name });
  return { browser, id };
}

const arrived = (count: number) => expect.poll(() => mail.arrived.length).toBe(count);
const linkIn = (text = '') => /#confirm\.([\w-]+)\.([\w-]+)/.exec(text)?.slice(1) ?? [];

/** Asks for mail to an address and follows the link. */
async function confirmed(browser: TestBrowser, address = ANNA, language = 'en'): Promise<string> {
  const before = mail.arrived.length;
  expect((await browser.put('/api/me/mail', { address, language })).status).toBe(200);
  await arrived(before + 1);
  const [key, token] = linkIn(mail.arrived.at(-1)?.text);
  expect((await browser.post(`/api/mail/${key}/confirm`, { token })).status).toBe(204);
  return key;
}

/** Two at a table of days: it is the first one's turn. */
async function seated(app: FastifyInstance, names: readonly string[] = ['Anna', 'Ben']) {
  const [anna, ben] = [await guest(app, names[0]), await guest(app, names[1])];
  const key = await confirmed(anna.browser);
  mail.arrived.length = 0;
  /** Resolves when it is written down that it is her turn there. */
  const sit = async (store: Store) => {
    const { id } = (await anna.browser.post('/api/tables', DAYS)).json as { id: string };
    await ben.browser.post(`/api/tables/${id}/seats`, {});
    await expect.poll(() => waiting(store)).toContainEqual({ tableId: id, kind: 'turn', attempts: 0 });
    return id;
  };
  return { anna, ben, key, sit };
}

/** What a server has written down, and nothing that it is still at. */
async function waiting({ db }: Store): Promise<readonly { tableId: string; kind: string; attempts: number }[]> {
  return db.selectFrom('mail').select(['tableId', 'kind', 'attempts']).where('due', 'is not', null).execute();
}

describeStores((stores) => {
  const start = mailing();

  test('an address is good when its owner has followed the link, which is good once and for a day', async () => {
    const { app, clock } = await start(await stores.open());
    const { browser } = await guest(app, 'Buy cheap dice at evil.example');
    expect((await browser.get('/api/me/mail')).json).toEqual({ isOffered: true, kinds: [] });
    const wanted = { address: ` ${ANNA} `, language: 'pl' };
    const state = { isOffered: true, address: ANNA, language: 'pl', kinds: ['turn', 'invited', 'again', 'over'] };
    expect((await browser.put('/api/me/mail', wanted)).json).toEqual({ ...state, isConfirmed: false });
    await arrived(1);
    const [first] = mail.arrived;
    expect(first).toMatchObject({ from: FROM, to: [ANNA], subject: 'Twój adres w Stoliku' });
    // Whoever asks writes nothing to an address that may be somebody else's.
    expect(first.text).not.toContain('evil');
    const [key, token] = linkIn(first.text);
    const stranger = (await guest(app)).browser;
    for (const wrong of [token.replace(/^./, (one) => (one === 'A' ? 'B' : 'A')), 'A'.repeat(43)]) {
      const answer = await stranger.post(`/api/mail/${key}/confirm`, { token: wrong });
      expect(answer).toMatchObject({ status: 404, json: { code: 'unknown-link' } });
    }
    expect((await stranger.post(`/api/mail/${key}x/confirm`, { token })).status).toBe(404);
    expect((await stranger.post(`/api/mail/${key}/confirm`, { token: 'short' })).json).toMatchObject({
      field: 'token',
    });
    // A link that is out of date does nothing; asked for anew, only the new one does.
    clock.pass(PROOF_MS);
    expect((await stranger.post(`/api/mail/${key}/confirm`, { token })).status).toBe(404);
    await browser.put('/api/me/mail', wanted);
    await arrived(2);
    const [again, good] = linkIn(mail.arrived[1].text);
    expect((await stranger.post(`/api/mail/${key}/confirm`, { token: good })).status).toBe(404);
    // Whoever reads the mail may do so in another browser.
    expect((await stranger.post(`/api/mail/${again}/confirm`, { token: good })).status).toBe(204);
    expect((await stranger.post(`/api/mail/${again}/confirm`, { token: good })).status).toBe(404);
    expect((await browser.get('/api/me/mail')).json).toEqual({ ...state, isConfirmed: true });
    // The same address once more needs no link; another one does.
    await browser.put('/api/me/mail', { address: ANNA, language: 'en' });
    expect((await browser.get('/api/me/mail')).json).toMatchObject({ isConfirmed: true, language: 'en' });
    await browser.put('/api/me/mail', { address: 'other@example.org', language: 'en' });
    await arrived(3);
    expect((await browser.get('/api/me/mail')).json).toMatchObject({ isConfirmed: false });
  });

  test('an address in an odd form is refused, and nothing is sent', async () => {
    const { app } = await start(await stores.open());
    const { browser } = await guest(app);
    for (const address of [
      'anna',
      'anna@localhost',
      'anna@example.org\r\nBcc: ben@example.org',
      'anna@example.org\nSubject: hello',
      'anna@example.org,ben@example.org',
      'anna@example.org ben@example.org',
      '"anna@example.org, ben"@example.org',
      'Anna <anna@example.org>',
      `${'a'.repeat(250)}@example.org`,
      'anna@exa\u0000mple.org',
      '',
      7,
      ['anna@example.org'],
    ]) {
      const { status, json } = await browser.put('/api/me/mail', { address, language: 'en' });
      expect([address, status, json.code]).toEqual([address, 400, 'bad-field']);
    }
    expect((await browser.put('/api/me/mail', { address: ANNA, language: 'de' })).json.field).toBe('language');
    const choice = { language: 'en', kinds: ['turn', 'turn'] };
    expect((await browser.patch('/api/me/mail', choice)).json.field).toBe('kinds');
    expect((await browser.patch('/api/me/mail', { language: 'en', kinds: [] })).json.code).toBe('no-address');
    expect(mail.attempts).toBe(0);
  });

  test('a turn is mailed while it lasts, once in a while for a table, with a way out in it', async () => {
    const store = await stores.open();
    const { app, clock } = await start(store);
    const { anna, key, sit } = await seated(app);
    const table = await sit(store);
    clock.pass(rhythm.delay);
    await arrived(1);
    const [letter] = mail.arrived;
    expect(letter).toMatchObject({ from: FROM, to: [ANNA], subject: 'Your turn: Sagrada' });
    expect(letter.text).toContain('It is your turn at a table of Sagrada.\n\nAt the table: Ben\n');
    expect(letter.text).toContain(`${ORIGIN}/table/${table}\n`);
    expect(letter.text).toContain(`${ORIGIN}/mail#off.${key}\n`);
    expect(letter.headers.get('list-unsubscribe')).toBe(`<${ORIGIN}/api/mail/${key}/off>`);
    expect(letter.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await expect.poll(() => waiting(store)).toEqual([]);
    // The end comes soon after that, and waits until the table may be mailed about again.
    await anna.browser.post(`/api/tables/${table}/resign`, {});
    const other = await sit(store);
    clock.pass(rhythm.delay);
    await arrived(2);
    expect(mail.arrived[1].text).toContain(other);
    expect(letter.headers.get('message-id')).toMatch(/^<[\da-f]{32}@localhost>$/);
    expect(mail.arrived[1].headers.get('message-id')).not.toBe(letter.headers.get('message-id'));
    // What mail programs send when somebody says that it is enough: a form, with no cookie and from no page.
    const answer = await app.inject({
      ...{ method: 'POST', url: `/api/mail/${key}/off`, payload: 'List-Unsubscribe=One-Click' },
      headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(204);
    expect((await anna.browser.get('/api/me/mail')).json).toEqual({ isOffered: true, kinds: [] });
    expect(await waiting(store)).toEqual([]);
    // Said again, and by whoever tries keys, it is the same.
    for (const one of [key, 'nobodys']) {
      expect((await anna.browser.post(`/api/mail/${one}/off`)).status).toBe(204);
    }
  });

  test('what is not true any more, or was not wanted, is not mailed', async () => {
    const store = await stores.open();
    const { app, clock } = await start(store);
    const { anna, ben, sit } = await seated(app);
    await anna.browser.patch('/api/me/mail', { kinds: ['again', 'turn'], language: 'pl' });
    const given = await sit(store);
    await anna.browser.post(`/api/tables/${given}/away`, {});
    const kept = await sit(store);
    clock.pass(rhythm.delay);
    await arrived(1);
    expect(mail.arrived[0].subject).toBe('Twoja kolej: Sagrada');
    expect(mail.arrived[0].text).toContain(kept);
    await expect.poll(() => waiting(store)).toEqual([]);
    // Of what she does not ask for nothing is written down.
    const notice = { person: anna.id, table: kept, game: 'sagrada', others: [], until: undefined };
    const outbox = new Outbox(store, () => clock.now, rhythm);
    await outbox.put([{ ...notice, kind: 'invited' }]);
    await outbox.put([{ ...notice, kind: 'over', person: ben.id }]);
    expect(await waiting(store)).toEqual([]);
    await anna.browser.patch('/api/me/mail', { kinds: ['invited'], language: 'pl' });
    const { key } = (await ben.browser.post('/api/friends/link')).json as { key: string };
    await anna.browser.post(`/api/friend-links/${key}`);
    const friend = (await ben.browser.get('/api/friends')).json.friends[0].key;
    const open = async () => (await ben.browser.post('/api/tables', DAYS)).json.id as string;
    const asked = await open();
    await ben.browser.post(`/api/tables/${asked}/invitations`, { friend });
    await expect.poll(() => waiting(store)).toMatchObject([{ tableId: asked, kind: 'invited' }]);
    clock.pass(rhythm.delay);
    await arrived(2);
    expect(mail.arrived[1]).toMatchObject({ subject: 'Zaproszenie do stolika: Sagrada' });
    expect(mail.arrived[1].text).toContain('Od: Ben\n');
  });

  test('a mail server that fails is asked a few times, one that refuses for good once', async () => {
    const store = await stores.open();
    const { app, clock } = await start(store);
    const { sit } = await seated(app);
    const attempts = mail.attempts;
    mail.answers.push(451, 421);
    await sit(store);
    clock.pass(rhythm.delay);
    await expect.poll(() => mail.attempts - attempts).toBe(1);
    await expect.poll(() => waiting(store)).toMatchObject([{ attempts: 1 }]);
    clock.pass(rhythm.pauses[0]);
    await expect.poll(() => mail.attempts - attempts).toBe(2);
    clock.pass(rhythm.pauses[1]);
    await arrived(1);
    await expect.poll(() => waiting(store)).toEqual([]);
    mail.answers.push(451, 451, 451);
    await sit(store);
    clock.pass(rhythm.delay);
    for (const [i, pause] of [...rhythm.pauses, 0].entries()) {
      await expect.poll(() => mail.attempts - attempts).toBe(4 + i);
      await expect.poll(() => waiting(store)).toHaveLength(pause === 0 ? 0 : 1);
      clock.pass(pause);
    }
    mail.answers.push(550);
    await sit(store);
    clock.pass(rhythm.delay);
    await expect.poll(() => mail.attempts - attempts).toBe(7);
    await expect.poll(() => waiting(store)).toEqual([]);
    expect(mail.arrived).toHaveLength(1);
  });

  test('goes along when a guest becomes an account, ends with signing out everywhere, and goes with the person', async () => {
    const store = await stores.open();
    const { app } = await start(store);
    const home = await guest(app, 'Ola');
    await home.browser.post('/api/me/account', ola);
    const phone = await guest(app);
    await confirmed(phone.browser, 'phone@example.org');
    await phone.browser.post('/api/session', ola);
    expect((await home.browser.get('/api/me/mail')).json).toMatchObject({ address: 'phone@example.org' });
    // Who has an address already keeps that.
    const laptop = await guest(app);
    await confirmed(laptop.browser, 'laptop@example.org');
    await laptop.browser.post('/api/session', ola);
    const { json, text } = await home.browser.get('/api/me/export');
    expect(json.mail).toMatchObject({ address: 'phone@example.org', language: 'en', confirmed: expect.any(Number) });
    expect(text).not.toContain('laptop@example.org');
    await home.browser.delete('/api/sessions');
    await home.browser.post('/api/session', ola);
    expect((await home.browser.get('/api/me/mail')).json).toEqual({ isOffered: true, kinds: [] });
    await confirmed(home.browser);
    expect((await home.browser.delete('/api/me', {}, { password: ola.password })).status).toBe(204);
    for (const name of ['mailbox', 'mail'] as const) {
      expect(await store.db.selectFrom(name).select('person').execute()).toEqual([]);
    }
  });

  test('one address is not pestered by many, nor many by one', async () => {
    const { app } = await start(await stores.open(), new Clock(), { STOLIK_RATE_LIMITS: 'on' });
    const put = async (browser: TestBrowser, address: string) =>
      (await browser.put('/api/me/mail', { address, language: 'en' })).status;
    const people = await Promise.all([0, 1, 2, 3].map(() => guest(app)));
    const told: number[] = [];
    for (const { browser } of people) told.push(await put(browser, ANNA.toUpperCase()));
    expect(told).toEqual([200, 200, 200, 429]);
    const [{ browser }] = people;
    const answers: number[] = [];
    for (let i = 0; i < 6; i++) answers.push(await put(browser, `anna${i}@example.org`));
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('a server without a mail server says so', async () => {
    const { app } = await start(await stores.open(), new Clock(), { STOLIK_SMTP_URL: '' });
    const { browser } = await guest(app);
    expect((await browser.get('/api/me/mail')).json).toEqual({ isOffered: false, kinds: [] });
    const answer = await browser.put('/api/me/mail', { address: ANNA, language: 'en' });
    expect(answer).toMatchObject({ status: 404, json: { code: 'no-mail' } });
  });

  if (stores.kind === 'postgres') {
    test('three nodes send each mail once', async () => {
      const url = await stores.freshUrl();
      const nodes = [];
      const clock = new Clock();
      for (let i = 0; i < 3; i++) nodes.push(await start(await stores.open(url), clock));
      const { sit } = await seated(nodes[0].app);
      const tables = new Set<string>();
      const store = await stores.open(url);
      for (let i = 0; i < 6; i++) tables.add(await sit(store));
      clock.pass(rhythm.delay);
      await expect.poll(() => waiting(store)).toEqual([]);
      expect(mail.arrived.flatMap(({ text }) => /table\/(\w+)/.exec(text)?.[1] ?? []).sort()).toEqual(
        [...tables].sort(),
      );
    });
  }
});

describe('a letter', () => {
  const HEADERS = [
    'Auto-Submitted',
    'Content-Language',
    'Content-Transfer-Encoding',
    'Content-Type',
    'Date',
    'From',
    'List-Unsubscribe',
    'List-Unsubscribe-Post',
    'MIME-Version',
    'Message-ID',
    'Subject',
    'To',
  ];

  test.each([
    'Ben\r\nBcc: everybody@example.org',
    'Ben\n\nA second body',
    'Ben\u2028Subject: other',
    '=?utf-8?Q?Ben=0ABcc:_x?=',
    '.\r\nQUIT',
    'Łucja „Żaba” 🐸',
    `${'Ben '.repeat(500)}`,
  ])('has no header that a name put there, nor another receiver: %j', async (name) => {
    mail = await MailServer.open();
    closing.push(() => mail.close());
    const service = smtpService({ url: mail.url, from: FROM });
    const to: Addressee = { address: ANNA, language: 'pl', key: 'key' };
    for (const kind of ['turn', 'again'] as const) {
      const tidings = { kind, table: 'table', game: 'sagrada', others: [name, 'Cleo'] };
      const letter = letterAbout(to, tidings, ORIGIN, 0);
      await service.send({ ...letter, subject: `${letter.subject}: ${name}` });
      const got = mail.arrived.at(-1);
      expect(got?.to).toEqual([ANNA]);
      expect([...(got?.names ?? [])].sort()).toEqual(HEADERS);
      expect(got?.text).toContain(`, Cleo\n`);
    }
    service.close();
  });
});
