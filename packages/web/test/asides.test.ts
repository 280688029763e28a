import { Guest } from '@stolik/testbed/guest';
import { playRandomly } from '@stolik/testbed/random-player';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestSite, type TestTable } from './page.ts';
import { checkScreen, NARROW_EYES } from './screens.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

/** Whoever sits at this page, to play without looking. */
async function playerOf({ page }: TestTable): Promise<Guest> {
  const { origin } = new URL(page.url());
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  return Guest.returning(() => origin, cookies.join('; '));
}

it.each(NARROW_EYES)(
  'those who look on talk, and are read by players when it is over (%s, %i)',
  async (locale, width) => {
    const eyes = { locale, viewport: { width, height: 760 } };
    const [ala, cleo, dan] = [await site.visit(eyes), await site.visit(eyes), await site.visit(eyes)];
    const ben = await Guest.arrive(() => new URL(ala.page.url()).origin);
    const table = await ben.createTable({ game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ala.page.evaluate(async (id) => {
      await fetch('/api/me');
      const headers = { 'content-type': 'application/json' };
      await fetch(`/api/tables/${id}/seats`, { method: 'POST', headers, body: '{}' });
    }, table.id);
    for (const one of [ala, cleo, dan]) {
      await one.goto(`/table/${table.id}`);
      await one.page.locator('.chat-open').click();
    }
    const lines = ({ page }: TestTable) => page.locator('.chat-line');
    await ala.page.locator('.chat-onlookers', { hasText: '2' }).waitFor();
    await cleo.page.locator('.chat-form input').fill('Whose window will it be?');
    await cleo.page.locator('.chat-form button').click();
    await lines(dan).filter({ hasText: 'Whose window will it be?' }).waitFor();
    await checkScreen(dan, 'what is said among those who look on');
    // What Ala says comes after that, and comes alone.
    await ala.page.locator('.chat-form input').fill('Hm');
    await ala.page.locator('.chat-form button').click();
    await lines(dan).filter({ hasText: 'Hm' }).waitFor();
    expect(await lines(dan).count()).toBe(2);
    await lines(ala).filter({ hasText: 'Hm' }).waitFor();
    expect(await lines(ala).count()).toBe(1);
    await checkScreen(ala, 'how many look on');

    const other = await playerOf(ala);
    await Promise.all([playRandomly(ben, table, 'ben'), playRandomly(other, table, 'ala')]);
    await ala.page
      .locator('.chat-line[data-aside]')
      .getByText('Whose window will it be?')
      .waitFor({ state: 'attached' });
    ben.leave();
    other.leave();
    expect([...ala.errors, ...cleo.errors, ...dan.errors]).toEqual([]);
  },
);
