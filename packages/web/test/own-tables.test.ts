import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestSite } from './page.ts';
import { checkScreen, NARROW_EYES } from './screens.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

it.each(NARROW_EYES)(
  'one’s tables are together, here and online, with one’s turn first (%s, %i)',
  async (locale, width) => {
    const ala = await site.visit({ locale, viewport: { width, height: 760 } });
    const { page } = ala;
    // One on this device, against a bird.
    await page.locator('.home-play').first().click();
    await page.locator('.table-tools').first().waitFor();
    const ids = await page.evaluate(async () => {
      await fetch('/api/me');
      localStorage.setItem('stolik.online', '1');
      const make = async (seats: object[]) => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ game: 'sentient', seats });
        return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).id as string;
      };
      // One that waits for people, and one where it is Ala's turn or a bird's, which soon passes.
      const open = await make([{ kind: 'me' }, { kind: 'open' }]);
      const running = await make([{ kind: 'me' }, { kind: 'bot', level: 'easy' }]);
      return { open, running };
    });
    for (const path of ['/', '/lobby']) {
      await ala.goto(path);
      const cards = page.locator(path === '/' ? '.home-continue .card' : '.lobby-group:first-child .card');
      await cards.nth(2).waitFor();
      await page.locator(`.card[data-row="running ${ids.running}"][data-asked]`).waitFor();
      await page.locator(`.card[data-row="open ${ids.open}"][data-status="open"]`).waitFor();
      await page.locator('.card.home-table').waitFor();
      if (path === '/lobby') {
        // Whoever comes back finds what waits on top.
        await ala.goto(path);
        await cards.nth(2).waitFor();
      }
      expect(await cards.first().getAttribute('data-row')).toBe(`running ${ids.running}`);
      await checkScreen(ala, `one's tables at ${path}`);
    }
    // Without a network what is here is there still.
    await page.context().setOffline(true);
    expect(await page.locator('.card.home-table').count()).toBe(1);
    expect(ala.errors).toEqual([]);
  },
);
