import { Guest } from '@stolik/testbed/guest';
import { type OwnHost, ownHost } from '@stolik/testbed/hosts';
import { MailServer } from '@stolik/testbed/mail-server';
import { playRandomly } from '@stolik/testbed/random-player';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meet } from './friends.ts';
import { TestSite, type TestTable } from './page.ts';
import { checkScreen, NARROW_EYES } from './screens.ts';

let mail: MailServer;
let host: OwnHost;
let site: TestSite;
beforeAll(async () => {
  mail = await MailServer.open();
  host = await ownHost(Date.now, (address) => ({
    STOLIK_ORIGIN: address,
    STOLIK_SMTP_URL: mail.url,
    STOLIK_MAIL_FROM: 'stolik@stolik.example',
  }));
  site = await TestSite.open(host);
});
afterAll(async () => {
  await site?.close();
  await mail?.close();
});

/** The path of a link in the newest mail to an address. */
async function linkTo(address: string, what: 'confirm' | 'off'): Promise<string> {
  const link = () => new RegExp(`/mail#${what}\\.\\S+`).exec(mail.last(address)?.text ?? '')?.[0];
  await expect.poll(link).toBeDefined();
  return link() as string;
}

const mailbox = ({ page }: TestTable) => page.evaluate(async () => (await fetch('/api/me/mail')).json());

it.each(NARROW_EYES)(
  'mail is asked for, confirmed by a link, chosen and ended by another (%s, %i)',
  async (locale, width) => {
    const ala = await site.visit({ locale, viewport: { width, height: 760 } });
    const address = `ala-${width}-${locale}@example.org`;
    await ala.goto('/me');
    const card = ala.page.locator('#mail');
    await card.locator('input').fill(address);
    await card.locator('button').click();
    await card.getByText(address).waitFor();
    await checkScreen(ala, 'a link is on its way');
    await ala.goto(await linkTo(address, 'confirm'));
    await ala.page.locator('.people-card [data-look="main"]').waitFor();
    await checkScreen(ala, 'a link that confirms');
    await ala.page.locator('.people-card [data-look="main"]').click();
    await ala.page.locator('.people-card [data-look="main"]').waitFor({ state: 'detached' });
    expect(await mailbox(ala)).toMatchObject({ address, isConfirmed: true, language: locale.slice(0, 2) });

    await ala.goto('/settings');
    const cell = ala.page.locator('.told').getByLabel(/^(The game is over|Koniec gry): E-mail$/);
    await cell.waitFor();
    await checkScreen(ala, 'what is told, and how');
    await cell.uncheck();
    await expect.poll(async () => (await mailbox(ala)).kinds).toEqual(['turn', 'invited', 'again']);

    // Whoever reads the mail elsewhere is nobody there.
    const elsewhere = await site.visit({ locale, viewport: { width, height: 760 } });
    await elsewhere.goto(await linkTo(address, 'off'));
    await elsewhere.page.getByText(/^(The address is forgotten|Adres został zapomniany)/).waitFor();
    await checkScreen(elsewhere, 'a link that ends mail');
    expect(await elsewhere.page.evaluate(() => localStorage.getItem('stolik.online'))).toBeNull();
    expect(await mailbox(ala)).toEqual({ isOffered: true, kinds: [] });
    expect([...ala.errors, ...elsewhere.errors]).toEqual([]);
  },
);

it.each(NARROW_EYES)('hints are for everybody or nobody, which all read (%s, %i)', async (locale, width) => {
  const eyes = { locale, viewport: { width, height: 760 } };
  const off = /No hints here|Bez podpowiedzi/;
  const { ala, ben } = await meet(site, {
    hostOptions: eyes,
    choose: async (host) => {
      await checkScreen(host, 'a new table online');
      await host.page.locator('#hints').selectOption('none');
    },
    whileWaiting: async (host, path) => {
      await host.page.locator('.waiting-hints', { hasText: off }).waitFor();
      await checkScreen(host, 'a table without hints');
      const guest = await site.visit(eyes);
      await guest.goto(path);
      await guest.page.locator('.waiting-hints', { hasText: off }).waitFor();
    },
  });
  for (const one of [ala, ben]) {
    await one.choosePattern();
    await one.page.locator('.hints-off').waitFor();
    expect(await one.page.locator('[data-key="hint"]').count()).toBe(0);
  }
  await checkScreen(ala, 'a game without hints');
  expect([...ala.errors, ...ben.errors]).toEqual([]);
});

it('words that were not read are new after a reload too, and read ones are not', async () => {
  const { ala, ben, path } = await meet(site);
  const say = async ({ page }: TestTable, text: string) => {
    await page.locator('.chat-open').click();
    await page.locator('.chat-form input').fill(text);
    await page.locator('.chat-form button').click();
    await page.locator('.chat-line', { hasText: text }).waitFor();
    await page.locator('.chat-open').click();
  };
  const unread = ({ page }: TestTable) => page.locator('.chat-unread').innerText();
  await say(ben, 'First');
  await expect.poll(() => unread(ala)).toBe('1 new');
  await ala.goto(path);
  await expect.poll(() => unread(ala)).toBe('1 new');
  await say(ala, 'Second');
  await expect.poll(() => unread(ala)).toBe('');
  await ala.goto(path);
  await expect.poll(() => unread(ben)).toBe('1 new');
  await say(ben, 'Third');
  // One's own words are no news to oneself, nor to one's other device.
  await expect.poll(() => unread(ala)).toBe('1 new');
  await ala.page.evaluate(() => localStorage.removeItem('stolik.read'));
  await ala.goto(path);
  await expect.poll(() => unread(ala)).toBe('1 new');
  expect([...ala.errors, ...ben.errors]).toEqual([]);
});

it('turns, the end of a game and another one have a number elsewhere, unless somebody wants none', async () => {
  const ben = await site.visit();
  const { page } = ben;
  const { origin } = new URL(page.url());
  const ala = await Guest.arrive(() => origin);
  const table = await ala.createTable({ game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await page.evaluate(async (id) => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/me');
    await fetch(`/api/tables/${id}/seats`, { method: 'POST', headers, body: '{}' });
    localStorage.setItem('stolik.online', '1');
  }, table.id);
  await ben.goto('/settings');
  const mark = page.locator('.shell-head .shell-turns');
  await mark.getByText('1 table waits for you').waitFor({ state: 'attached' });
  await page.getByLabel('Your turn: Number').uncheck();
  await mark.waitFor({ state: 'detached' });

  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  const other = await Guest.returning(() => origin, cookies.join('; '));
  await Promise.all([playRandomly(ala, table, 'ala'), playRandomly(other, table, 'ben')]);
  other.leave();
  await mark.getByText('a game is over').waitFor({ state: 'attached' });
  // What came while the page was closed is found as well.
  await page.reload();
  await mark.getByText('a game is over').waitFor({ state: 'attached' });
  await page.getByLabel('The game is over: Number').uncheck();
  await mark.waitFor({ state: 'detached' });
  await ala.rematch(table.id);
  await mark.getByText('somebody wants to play again').waitFor({ state: 'attached' });
  await page.reload();
  await mark.getByText('somebody wants to play again').waitFor({ state: 'attached' });
  await page.getByLabel('Another game?: Number').uncheck();
  await mark.waitFor({ state: 'detached' });
  ala.leave();
  expect(ben.errors).toEqual([]);
});
