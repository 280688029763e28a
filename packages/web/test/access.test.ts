import { afterAll, beforeAll, describe, it } from 'vitest';
import { begin, meet, playOnline } from './friends.ts';
import { TestSite } from './page.ts';
import { recordOf } from './records.ts';
import { checkScreen, EYES, NARROW_EYES } from './screens.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

const finished = recordOf({ seed: 'finished', isReached: (match) => match.isOver });

describe.each(EYES)('%s, %i wide', (locale, width) => {
  const options = { locale, viewport: { width, height: 844 } };

  it('has no accessibility violations on any screen, nor a sideways scroll', async () => {
    const table = await site.visit(options);
    const { page } = table;
    const check = (screen: string) => checkScreen(table, screen);
    await page.locator('.sagrada-picture').waitFor();
    await check('home');
    await table.goto('/settings');
    await page.locator('form').waitFor();
    await check('settings');
    await table.goto('/new/sagrada?seats=1&people=1');
    await page.locator('form').waitFor();
    await check('new table');
    await page.locator('form button[type="submit"]').click();
    await page.locator('.sagrada-choice').first().waitFor();
    await check('choosing a pattern');
    await table.choosePattern();
    await table.asked();
    await page.locator('.sagrada-pool [data-lit]').first().click();
    await check('table');
    await page.locator('.table-tools [aria-haspopup="dialog"]').click();
    await page.getByRole('dialog').waitFor();
    await check('score');
    await table.goto('/new/sagrada?seats=2&people=2');
    await page.locator('form button[type="submit"]').click();
    await page.locator('.curtain').waitFor();
    await check('curtain');
    await table.goto('/');
    if (!finished) throw new Error('the game did not end');
    await table.bring(finished);
    await page.locator('.ceremony').waitFor();
    await check('end');
    await table.goto(`/replay/${finished.id}?at=30&seat=1`);
    await page.locator('.replay-slider').waitFor();
    await check('replay');
    await table.goto('/table/none');
    await page.locator('.trouble').waitFor();
    await check('trouble');
  });
});

describe.each(NARROW_EYES)('online: %s, %i wide', (locale, width) => {
  const options = { locale, viewport: { width, height: 844 } };

  it('has none on any screen that is played online', async () => {
    const guest = await site.visit(options);
    const { page } = guest;
    await guest.goto('/lobby');
    await page.locator('.lobby-group').first().waitFor();
    await checkScreen(guest, 'lobby');
    await guest.goto('/me');
    await page.locator('#me-name').waitFor();
    for (const summary of await page.locator('summary').all()) await summary.click();
    await checkScreen(guest, 'me');
    const { ala, ben, path } = await meet(site, {
      hostOptions: options,
      choose: async (host) => {
        await host.page.locator('#pace').selectOption('live');
        await checkScreen(host, 'new table online');
      },
      whileWaiting: async (host, link) => {
        await checkScreen(host, 'waiting for others');
        await guest.goto(link);
        await page.locator('.sit').waitFor();
        await checkScreen(guest, 'sitting down');
      },
    });
    await begin(ala, ben);
    await ala.page.locator('.sagrada-pool').waitFor();
    await checkScreen(ala, 'table online');
    await ala.page.locator('.chat-open').click();
    await ala.page.locator('.chat-phrases button').first().click();
    await ala.page.locator('.chat-line').waitFor();
    await checkScreen(ala, 'chat');
    await guest.goto(path);
    await page.locator('.bar[data-kind="watching"]').waitFor();
    await checkScreen(guest, 'watching');
    await ala.page.locator('.leave-open').click();
    await ala.page.getByRole('dialog').waitFor();
    await checkScreen(ala, 'leaving');
    await ala.page.getByRole('dialog').locator('[data-look="main"]').click();
    await ala.goto(path);
    await ala.page.locator('.bar[data-kind="away"]').waitFor();
    await checkScreen(ala, 'away');
    await playOnline(guest, 3);
    await guest.goto('/me');
    await page.locator('.chart').waitFor();
    await checkScreen(guest, 'history');
    await page.locator('.me-list a').first().click();
    await page.locator('.replay-slider').waitFor();
    await guest.goto(page.url().replace(/^.*\/replay\/(\w+).*$/, '/table/$1'));
    await page.locator('.ceremony .row .button').nth(1).click();
    await page.locator('.verdict[data-good="true"]').waitFor();
    await checkScreen(guest, 'end online');
  });
});
