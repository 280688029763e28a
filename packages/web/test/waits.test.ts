import { type Host, ownHost } from '@stolik/testbed/hosts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';
import { begin, meet, playNext } from './friends.ts';
import { TestSite, type TestTable } from './page.ts';
import { checkScreen, NARROW_EYES } from './screens.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What time it is for the server and the pages: it goes on when a test says so. */
let now = Date.UTC(2030, 0, 1);
let host: Host;
let site: TestSite;
beforeAll(async () => {
  host = await ownHost(() => now);
  site = await TestSite.open(host);
});
afterAll(() => site?.close());

const noticeTo = ({ page }: TestTable, kind: string) => page.locator(`.bar[data-kind="${kind}"]`);
const newsTo = ({ page }: TestTable) => page.locator('.people-news');

/** What differs little from what was looked at is looked at in a long run. */
async function checkInFull(table: TestTable, screen: string): Promise<void> {
  if (process.env.STOLIK_LONG) await checkScreen(table, screen);
}

/** Lets time pass for the server until something is so. */
async function later(isSo: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(() => {
      now += 1_000;
      return isSo();
    })
    .toBe(true);
}

/** A sentence with a name in it. */
function told(sentence: string, names: Readonly<Record<string, string>>): string {
  return Object.entries(names).reduce((text, [key, name]) => text.replace(`{{${key}}}`, name), sentence);
}

describe.each(NARROW_EYES)('whoever waits, %s, %i wide', (locale, width) => {
  const words = locale.startsWith('pl') ? pl : en;
  const { waits, together, proposal } = words.online;

  it('reminds, gives time, and ends the game together with the other', async () => {
    const { ala, ben } = await meet(site, {
      choose: async ({ page }) => {
        await page.locator('#pace').selectOption('live');
        await page.locator('#minutes').selectOption('5');
        await page.locator('#increment').selectOption('0');
      },
      hostOptions: { locale, viewport: { width, height: 800 } },
    });
    const setClocks = () => Promise.all([ala, ben].map(({ page }) => page.clock.setFixedTime(now)));
    await Promise.all([ala, ben].map(({ page }) => page.locator('.strip').waitFor()));
    await setClocks();
    await Promise.all([ala, ben].map(({ page }) => page.reload()));
    await begin(ala, ben);
    await playNext(ala, ben);
    // Until Ben is asked, Ala plays.
    while ((await Promise.any([ala, ben].map((one) => one.asked().then(() => one)))) === ala) await ala.playTurn();

    expect(await noticeTo(ala, 'long-wait').count()).toBe(0);
    now += 61_000;
    await setClocks();
    await ala.page.clock.runFor(6_000);
    await noticeTo(ala, 'long-wait').getByRole('button', { name: waits.what }).click();
    const ways = ala.page.getByRole('dialog');
    await checkScreen(ala, 'what whoever waits can do');
    await ways.getByRole('button', { name: waits.remind, exact: true }).click();
    await newsTo(ben)
      .getByText(told(en.chat.notices.reminded, { name: 'Ala' }))
      .waitFor();
    // Not again at once.
    await ways.getByText(waits.reminded.split('{{')[0]).waitFor();
    await expect.poll(() => ways.getByRole('button', { name: waits.remindIn.split('{{')[0] }).isDisabled()).toBe(true);

    const timeOf = () => ben.page.locator('.strip [data-own] .strip-time').innerText();
    await expect.poll(timeOf).toMatch(/^3:/);
    await ways.getByRole('button', { name: told(waits.give.live, { name: 'Ben' }) }).click();
    await expect.poll(timeOf).toMatch(/^8:/);
    await newsTo(ala)
      .getByText(told(words.chat.notices['more-time'], { name: 'Ben' }))
      .waitFor();

    const proposeEnd = async () => {
      await ala.page.locator('.leave-open').click();
      await ala.page.getByRole('dialog').getByRole('button', { name: together.end }).click();
    };
    await proposeEnd();
    await noticeTo(ala, 'proposal').getByText(proposal.ownEnd).waitFor();
    await checkInFull(ala, 'what one proposes');
    await noticeTo(ben, 'proposal')
      .getByText(told(en.online.proposal.end, { name: 'Ala' }))
      .waitFor();
    await checkScreen(ben, 'what another proposes');
    await noticeTo(ben, 'proposal').getByRole('button', { name: en.online.proposal.decline }).click();
    await newsTo(ala)
      .getByText(told(words.chat.notices.declined, { name: 'Ben' }))
      .waitFor();
    // Whoever plays on opens the way to ask once more, and another move answers that too.
    await ben.playTurn();
    await proposeEnd();
    await noticeTo(ben, 'proposal').waitFor();
    const mover = await Promise.any([ala, ben].map((one) => one.asked().then(() => one)));
    await mover.playTurn();
    await noticeTo(ben, 'proposal').waitFor({ state: 'detached' });
    await proposeEnd();
    await noticeTo(ben, 'proposal').getByRole('button', { name: en.online.proposal.agree }).click();
    const verdict = ({ page }: TestTable) => page.locator('.ceremony h2').innerText();
    await expect.poll(() => verdict(ala)).toBe(words.online.outcome.calledOff);
    await expect.poll(() => verdict(ben)).toBe(en.online.outcome.calledOff);
    await checkInFull(ala, 'a game that all agreed to end');
    // Chance is checked as after any game, and what became of it is in the replay and in what one has played.
    await ben.button(en.verify.button).click();
    await ben.page.getByText(en.verify.good).waitFor();
    await ala.page.getByRole('dialog').getByRole('link', { name: words.table.replay }).click();
    await ala.page.getByRole('slider').press('End');
    await ala.page.getByText(words.online.outcome.calledOff).waitFor();
    await ala.goto('/me');
    await ala.page.locator('.me-game').getByText(words.me.calledOff).waitFor();
    expect([...ala.errors, ...ben.errors]).toEqual([]);
  });

  it('sees who is there, who has gone from the table or the waiting room, and who is back', async () => {
    const { ala, ben, path } = await meet(site, {
      choose: ({ page }) => page.locator('#pace').selectOption('live').then(),
      hostOptions: { locale, viewport: { width, height: 800 } },
      whileWaiting: async (host, waiting) => {
        const cleo = await site.visit({ locale, viewport: { width, height: 800 } });
        await cleo.goto(waiting);
        const seat = cleo.page.locator('.waiting-who', { hasText: 'Ala' });
        await seat.getByText(words.lobby.here).waitFor();
        await host.goto('/');
        await later(() => seat.getByText(words.lobby.notHere).isVisible());
        await checkScreen(cleo, 'a waiting room without its host');
        await host.goto(waiting);
        await seat.getByText(words.lobby.here).waitFor();
      },
    });
    await begin(ala, ben);
    await Promise.all([ala, ben].map((one) => one.page.locator('.strip').waitFor()));
    const mark = () => ala.page.locator('.strip li:not([data-own]) .whereabouts').getAttribute('data-is');
    await expect.poll(mark).toMatch(/^(here|thinking)$/);
    await checkInFull(ala, 'somebody at the table');
    await ben.page.context().setOffline(true);
    await later(async () => (await mark()) === 'offline');
    // Also where there is little room it stays in sight.
    await noticeTo(ala, 'absent').locator('[role="status"]').waitFor();
    await checkScreen(ala, 'somebody who lost the network');
    await ala.goto('/lobby');
    const row = ala.page.locator('.lobby-table', { hasText: 'Ben' });
    await row.locator('.whereabouts[data-is="offline"]').waitFor();
    await checkInFull(ala, 'a list with somebody who lost the network');
    await ala.goto(path);
    await ben.page.context().setOffline(false);
    await expect.poll(mark).toMatch(/^(here|thinking)$/);
    await ben.page.locator('.leave-open').click();
    await ben.page.getByRole('dialog').getByRole('button', { name: en.online.leave, exact: true }).click();
    await expect.poll(mark).toBe('away');
    await checkInFull(ala, 'somebody for whom a bot plays');
    expect([...ala.errors, ...ben.errors]).toEqual([]);
  });

  it('is told until when somebody is on holiday, whose clock stands', async () => {
    const { ala, ben, path } = await meet(site, {
      choose: ({ page }) => page.locator('#pace').selectOption('days').then(),
      hostOptions: { locale, viewport: { width, height: 800 } },
    });
    await begin(ala, ben);
    while ((await Promise.any([ala, ben].map((one) => one.asked().then(() => one)))) === ala) await ala.playTurn();
    const dateIn = (days: number) => new Date(now + days * DAY).toISOString().slice(0, 10);
    await ben.goto('/me');
    const card = ben.page.locator('.me-card', { hasText: en.me.holidays.title });
    await card.getByText(en.me.holidays.title, { exact: true }).click();
    await card.getByLabel(en.me.holidays.first).fill(dateIn(1));
    await card.getByLabel(en.me.holidays.last).fill(dateIn(40));
    await card.getByRole('button', { name: en.me.holidays.declare }).click();
    await card.getByText(en.refused['holiday-long']).waitFor();
    await card.getByLabel(en.me.holidays.last).fill(dateIn(9));
    await card.getByRole('button', { name: en.me.holidays.declare }).click();
    await card.getByRole('button', { name: en.me.holidays.takeBack }).waitFor();
    await checkInFull(ben, 'a holiday that is declared');
    now += 5 * DAY;
    await ala.goto(path);
    await ala.page.locator('.strip .whereabouts[data-is="holiday"]').waitFor();
    const until = (sentence: string) => sentence.split('{{time}}')[0].replace('{{name}}', 'Ben');
    await expect
      .poll(() => ala.page.locator('.table-question').innerText())
      .toContain(until(words.online.days.holiday));
    await expect
      .poll(() => ala.page.locator('.strip li:not([data-own]) small').textContent())
      .toContain(until(words.online.onHoliday));
    await checkScreen(ala, 'somebody on holiday');
    // Two days each: but for the holiday a bot would play by now.
    expect(await ala.page.locator('.strip-left').count()).toBe(0);
    await ben.page.reload();
    await card.getByRole('button', { name: en.me.holidays.end }).click();
    await card.getByRole('button', { name: en.me.holidays.sure }).click();
    await card.getByRole('button', { name: en.me.holidays.end }).waitFor({ state: 'detached' });
    await ala.page.locator('.strip .whereabouts[data-is="holiday"]').waitFor({ state: 'detached' });
    expect([...ala.errors, ...ben.errors]).toEqual([]);
  });

  it.runIf(process.env.STOLIK_LONG)('lets a bot stand in for whoever does not come for days', async () => {
    const { ala, ben } = await meet(site, { hostOptions: { locale, viewport: { width, height: 800 } } });
    await begin(ala, ben);
    // For somebody who never played the table could be closed instead.
    for (let i = 0; i < 3; i++) await playNext(ala, ben);
    while ((await Promise.any([ala, ben].map((one) => one.asked().then(() => one)))) === ala) await ala.playTurn();
    await ben.goto('/healthz');
    now += 3 * DAY + 60_000;
    await ala.page.clock.setFixedTime(now);
    await noticeTo(ala, 'long-wait').getByRole('button', { name: waits.what }).click();
    const standIn = told(words.online.idle, { name: 'Ben' });
    const letStandIn = ala.page.getByRole('dialog').getByRole('button', { name: standIn });
    // Until it is written that Ben has gone, the server asks for patience.
    await expect
      .poll(async () => {
        if (await letStandIn.isVisible()) await letStandIn.click({ timeout: 5_000 }).catch(() => {});
        return ala.page.locator('.strip .whereabouts[data-is="away"]').count();
      })
      .toBe(1);
    expect(ala.errors).toEqual([]);
  });
});
