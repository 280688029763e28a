import { Admin } from '@stolik/server';
import { type OwnHost, ownHost } from '@stolik/testbed/hosts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutCoarse } from '../src/online/coarse.ts';
import { begin, meet } from './friends.ts';
import { TestSite, type TestTable } from './page.ts';
import { checkScreen } from './screens.ts';

let host: OwnHost;
let site: TestSite;
beforeAll(async () => {
  host = await ownHost();
  site = await TestSite.open(host);
});
afterAll(() => site?.close());

async function say(table: TestTable, text: string): Promise<void> {
  if ((await table.page.locator('.chat').count()) === 0) await table.page.locator('.chat-open').click();
  await table.page.getByLabel('Say something').fill(text);
  await table.page.getByRole('button', { name: 'Send', exact: true }).click();
  await table.page
    .locator('.chat-line', { hasText: text.split(' ')[0] })
    .last()
    .waitFor();
}

it('somebody who is rude is not read, not heard, and reported up to the verdict', async () => {
  const { ala, ben } = await meet(site);
  await begin(ala, ben);
  await say(ben, 'such fucking luck');
  await ala.page.locator('.chat-open').click();
  const line = ala.page.locator('.chat-line').first();
  await expect.poll(() => line.innerText()).toBe('Ben such ••• luck');

  const open = ala.page.locator('.people-others button');
  await open.click();
  const tools = ala.page.locator('.people-tools');
  await tools.getByText('Report to the moderators').click();
  await tools.getByLabel('What happened?').fill('Please look');
  await checkScreen(ala, 'what can be wanted of somebody');
  await tools.getByRole('button', { name: 'Send the report' }).click();
  await tools.getByText('The report was sent.').waitFor();
  await tools.getByRole('button', { name: 'Mute' }).click();
  await tools.getByText('Ben is muted.').waitFor();
  // Opened again it says so too.
  await tools.getByRole('button', { name: 'Close' }).click();
  await open.click();
  await tools.getByText('Ben is muted.').waitFor();
  await tools.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => ala.page.locator('.chat-line').count()).toBe(0);
  await ala.goto('/people');
  await ala.page.getByText(/^muted, since/).waitFor();
  await checkScreen(ala, 'people');
  await ala.page.getByRole('button', { name: 'Lift: Ben' }).click();
  await ala.page.getByText('Nobody. Whoever disturbs you').waitFor();

  // A moderator, in Polish and on a phone.
  const judge = await site.visit({ locale: 'pl-PL', viewport: { width: 390, height: 844 } });
  const id = await judge.page.evaluate(async () => {
    await fetch('/api/me');
    const body = JSON.stringify({ userName: 'judge', password: 'long enough' });
    const headers = { 'content-type': 'application/json' };
    const account = await fetch('/api/me/account', { method: 'POST', headers, body });
    return (await account.json()).id;
  });
  const admin = await Admin.open(host.database, 'root');
  await admin.appoint(await admin.find(id));
  await admin.close();
  await judge.goto('/reports');
  await judge.page.getByText('o to chodzi').or(judge.page.getByText('such ')).first().waitFor();
  await judge.page.getByLabel('Ostrzeżenie').check();
  await judge.page.getByLabel('Powód').fill('Mind your words');
  await checkScreen(judge, 'reports');
  await judge.page.getByRole('button', { name: 'Zdecyduj' }).click();
  await judge.page.getByText('Nic nie czeka na decyzję.').waitFor();

  await ben.page.getByRole('alert').getByText('A moderator warns you: Mind your words').waitFor();
  await ben.page.getByRole('button', { name: 'I have read it' }).click();
  await ben.page.getByText('A moderator warns you').waitFor({ state: 'detached' });
  expect([...ala.errors, ...ben.errors, ...judge.errors]).toEqual([]);
});

it('two of whom one has blocked the other do not see each other’s tables', async () => {
  const { ala, ben, path } = await meet(site);
  await ala.goto(path);
  await ala.page.locator('.chat-open, .people-others button').first().waitFor();
  await begin(ala, ben);
  await ala.page.locator('.chat-open').click();
  await ala.page.locator('.people-others button').click();
  await ala.page.locator('.people-tools').getByRole('button', { name: 'Block' }).click();
  await ala.page.locator('.people-tools').getByRole('button', { name: 'Really block?' }).click();
  await ala.page.getByText('Ben is blocked.').waitFor();
  await ala.goto('/new/sentient?where=lobby');
  await ala.page.locator('form button[type="submit"]').click();
  await ala.page.locator('.invite').waitFor();
  const table = new URL(ala.page.url()).pathname;
  await ben.goto('/lobby');
  await ben.page.locator('.lobby-lists').waitFor();
  expect(await ben.page.locator('.lobby-table[data-row^="open"]').count()).toBe(0);
  await ben.goto(table);
  await ben.page.locator('.sit button').click();
  await ben.page.getByText('You cannot sit down at this table. Choose another one.').waitFor();
  expect([...ala.errors, ...ben.errors]).toEqual([]);
});

it('the obvious is left out in both languages, and nothing else', () => {
  const coarse = ['fuck', 'FuCkInG', 'f*ck', 'sh1t', 'kurwa', 'KURWAAAA', 'spierdalaj', 'zajebiście', 'jebać', 'suka'];
  for (const word of coarse) expect([word, withoutCoarse(`a ${word}!`)]).toEqual([word, 'a •••!']);
  const fine = [
    'Scunthorpe',
    'class',
    'shiitake',
    'pass',
    'assume',
    'dick',
    'sukces',
    'kura',
    'ruch',
    'szmaragd',
    'jem',
  ];
  for (const word of fine) expect(withoutCoarse(word)).toBe(word);
  expect(withoutCoarse('Dobry ruch, brawo! 4:0 $5')).toBe('Dobry ruch, brawo! 4:0 $5');
});
