import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, it } from 'vitest';
import { begin, meet, playNext, playOnline } from '../test/friends.ts';
import { TestSite, type TestTable } from '../test/page.ts';
import { visitorsKeeping } from './visitors.ts';

// Makes pictures of what is played over the network: `npm run screenshots`, with `-- --all` of every screen. Not a test.

const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const VISITORS = visitorsKeeping({
  'desktop-en-light': ['waiting', 'end'],
  'desktop-pl-dark': ['lobby-running', 'me'],
  'phone-pl-light': ['sit', 'chat'],
  'phone-en-dark': ['away', 'watching'],
});

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

it.each(VISITORS)('$name', async ({ name, keep, ...options }) => {
  const shoot = async ({ page }: TestTable, screen: string, isWhole = false) => {
    if (process.env.STOLIK_SHOTS !== 'all' && !keep.includes(screen)) return;
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}${name}-online-${screen}.png`, fullPage: isWhole });
  };
  const eyes = await site.visit({ ...options, deviceScaleFactor: 1 });
  await eyes.page.locator('.sagrada-picture').waitFor();
  await shoot(eyes, 'home');
  const { ala, ben, path } = await meet(site, {
    hostOptions: { ...options, deviceScaleFactor: 1 },
    choose: async (host) => {
      await host.page.locator('#pace').selectOption('live');
      await host.page.locator('#visibility').selectOption('public');
      await shoot(host, 'new', true);
      await host.page.locator('form button[type="submit"]').click();
      await host.page.locator('.invite-link').waitFor();
      await shoot(host, 'waiting', true);
      await eyes.goto('/lobby');
      await eyes.page.locator('.lobby-table').first().waitFor();
      await shoot(eyes, 'lobby');
      await eyes.goto(new URL(host.page.url()).pathname);
      await eyes.page.locator('.sit').waitFor();
      await shoot(eyes, 'sit');
      await host.goto('/new/sagrada?where=online');
      await host.page.locator('#name-0').fill('Ala');
      await host.page.locator('#pace').selectOption('live');
      await host.page.locator('#visibility').selectOption('public');
    },
  });
  await begin(ala, ben);
  for (let i = 0; i < 6; i++) await playNext(ala, ben);
  await shoot(ala, 'table');
  await eyes.goto(path);
  await eyes.page.locator('.strip').waitFor();
  await shoot(eyes, 'watching');
  await ala.page.locator('.chat-open').click();
  await ala.page.locator('.chat-phrases button').first().click();
  await ala.page.locator('.chat-line').first().waitFor();
  await shoot(ala, 'chat');
  await ala.page.locator('.chat-open').click();
  await ala.page.locator('.leave-open').click();
  await ala.page.getByRole('dialog').waitFor();
  await shoot(ala, 'leave');
  await ala.page.getByRole('dialog').locator('[data-look="main"]').click();
  await ala.goto(path);
  await ala.page.locator('.bar[data-kind="away"]').waitFor();
  await ala.page.context().setOffline(true);
  await ala.page.locator('.bar[data-kind="connection"]').waitFor();
  await shoot(ala, 'away');
  await ala.page.context().setOffline(false);
  await eyes.goto('/lobby');
  // Positions are drawn once their game is there.
  await eyes.page.locator('.lobby-table .sagrada-die').first().waitFor();
  await shoot(eyes, 'lobby-running');
  await playOnline(eyes, 6);
  await eyes.goto('/me');
  await eyes.page.locator('.chart').waitFor();
  await shoot(eyes, 'me', true);
  await eyes.page.locator('.me-list a').first().click();
  await eyes.page.locator('.replay-slider').waitFor();
  await eyes.goto(eyes.page.url().replace(/^.*\/replay\/(\w+).*$/, '/table/$1'));
  await eyes.page.locator('.ceremony').waitFor();
  await eyes.page.locator('.ceremony .row .button').nth(1).click();
  await eyes.page.locator('.verdict[data-good="true"]').waitFor();
  await shoot(eyes, 'end');
  await eyes.goto('/me');
  await eyes.page.locator('[name="userName"]').first().fill(`ola-${name}`);
  await eyes.page.locator('[name="password"]').first().fill('long enough');
  await eyes.page.locator('.me-form button').first().click();
  await eyes.page.locator('[name="userName"]').first().waitFor({ state: 'detached' });
  const codes = eyes.page.locator('.me-form:visible').first();
  await codes.locator('[name="password"]').fill('long enough');
  await codes.locator('button').click();
  await eyes.page.locator('.me-codes').waitFor();
  await shoot(eyes, 'account', true);
  await eyes.goto('/settings');
  await eyes.page.locator('form').waitFor();
  await shoot(eyes, 'settings', true);
});
