import { type OwnHost, ownHost } from '@stolik/testbed/hosts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meet, playOnline } from './friends.ts';
import { TestSite, type TestTable } from './page.ts';
import { checkScreen, EYES } from './screens.ts';

let host: OwnHost;
let site: TestSite;
beforeAll(async () => {
  host = await ownHost();
  site = await TestSite.open(host);
});
afterAll(() => site?.close());

/** Asks the server from the page, as whoever sits there. */
function fetched(table: TestTable, method: string, path: string, body?: unknown) {
  return table.page.evaluate(
    async ([how, where, what]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api${where}`, {
        method: how,
        ...(what === undefined ? {} : { headers, body: what }),
      });
      const text = await answer.text();
      return text === '' ? undefined : JSON.parse(text);
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
}

it('two who met at a table become friends, see who is here, and one asks the other to play again', async () => {
  const { ala, ben } = await meet(site);
  await ala.page.locator('.chat-open').click();
  await ala.page.locator('.people-others button').click();
  await ala.page.getByRole('button', { name: 'Ask to be friends' }).click();
  await ala.page.getByText('Ben is asked.').waitFor();

  await ben.goto('/');
  await ben.page.locator('.shell-head').getByText('1 friend asks you something').waitFor({ state: 'attached' });
  await ben.goto('/people');
  await ben.page.getByText('Ala wants to be friends').waitFor();
  await checkScreen(ben, 'somebody asks to be friends');
  await ben.page.getByRole('button', { name: 'Yes: Ala' }).click();
  await ben.page.getByText('Play with Ala').waitFor();
  await ben.page.getByLabel('Friends and groups: whether I am here').check();

  await ala.goto('/people');
  await ala.page.getByText('here now', { exact: true }).waitFor();
  await ala.page.getByText('You and Ben').click();
  await ala.page.getByText('No game finished together yet.').waitFor();
  await ala.page.getByText('Play with Ben').click();
  await checkScreen(ala, 'friends');
  await ala.page.locator('.people-more[open]').getByRole('link', { name: 'Sentient' }).click();
  await ala.page.locator('.new-table button[type="submit"]').click();
  await ala.page.locator('.invite').waitFor();

  // Wherever he is, though not over a game.
  await ben.goto('/settings');
  const news = ben.page.locator('.news', { hasText: 'Ala asks you to a table: Sentient' });
  await news.waitFor();
  await checkScreen(ben, 'an invitation');
  await news.getByRole('link', { name: 'Look at it' }).click();
  await ben.page.locator('.sit button').click();
  await ben.page.locator('.sit').waitFor({ state: 'detached' });
  await ben.goto('/');
  await ben.page.locator('.home-games').waitFor();
  expect(await ben.page.locator('.news').count()).toBe(0);
  expect([...ala.errors, ...ben.errors]).toEqual([]);
});

it.each(EYES)('a group is made, joined by its link, and has tables of its own (%s, %i)', async (locale, width) => {
  const ala = await site.visit({ locale, viewport: { width, height: width > 800 ? 800 : 760 } });
  await fetched(ala, 'GET', '/me');
  const group = await fetched(ala, 'POST', '/groups', { name: 'Środy' });
  await fetched(ala, 'POST', '/tables', {
    game: 'sagrada',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    group: group.id,
  });
  await ala.goto(`/group/${group.id}`);
  await ala.page.locator('.lobby-table').waitFor();
  await checkScreen(ala, 'a group');
  const link = await ala.page.locator('.people-link input').inputValue();
  const ben = await site.visit({ locale, viewport: { width, height: 760 } });
  await ben.goto(new URL(link).pathname);
  await ben.page.locator('.people-card [data-look="main"]').click();
  await ben.page.locator('.lobby-table').waitFor();
  expect(await ben.page.locator('.people-list li').count()).toBe(2);

  // A link makes friends, too.
  const { key } = await fetched(ala, 'POST', '/friends/link', {});
  await ben.goto(`/friend/${key}`);
  await ben.page.locator('.people-card [data-look="main"]').click();
  await ben.page.locator('.people-more').first().waitFor();
  await checkScreen(ben, 'a friend by link');

  const account = await fetched(ala, 'POST', '/me/account', { userName: `ala${width}`, password: 'long enough' });
  await playOnline(ala, 1);
  await fetched(ala, 'PUT', '/me/shows', { shows: ['games', 'favourite', 'unfinished'] });
  await ben.goto(`/person/${account.handle}`);
  await ben.page.locator('.people-figures').waitFor();
  expect(await ben.page.locator('.people-figures dd').allInnerTexts()).toEqual(['1', '0', 'Sagrada']);
  await checkScreen(ben, 'a profile');
  expect([...ala.errors, ...ben.errors]).toEqual([]);
});
