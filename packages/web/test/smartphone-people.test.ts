import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meet } from './friends.ts';
import { TestSite, type TestTable } from './page.ts';
import { PhoneTable } from './smartphone-table.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

describe('people at one device', () => {
  it.each([2, 3])('%i of them plan behind a curtain, and see nothing of each other', async (people) => {
    const player = await PhoneTable.visit(site);
    const { page, table } = player;
    await player.deal({ seats: people, people });
    const seen: string[] = [];
    for (let n = 1; n <= people; n++) {
      await table.button(`I am Player ${n}`).waitFor();
      const curtain = await table.everything();
      for (const plan of seen) expect(curtain).not.toContain(plan);
      await expect.poll(() => page.locator('.phone-board').count()).toBe(0);
      await table.button(`I am Player ${n}`).click();
      await player.layPads();
      // Everybody turns the upper pad another number of times, so that no two plans are drawn alike.
      for (let turns = 1; turns < n; turns++) await page.locator('[data-turn]').click();
      const own = await page.locator('.planner-stage').innerHTML();
      const everything = await table.everything();
      for (const plan of seen) expect(everything).not.toContain(plan);
      await expect.poll(() => page.locator('[data-company] .planner-picture').count()).toBe(0);
      seen.push(own);
      if ((await page.locator('[data-move="ready"][aria-disabled="true"]').count()) > 0) await player.layPads();
      await player.press('[data-move="ready"]');
    }
    expect(new Set(seen).size).toBe(people);
    // Nothing is secret any more: plans are shown to all, and whoever is next goes on without a curtain.
    await page
      .locator('.phone-plans .planner-picture')
      .nth(people - 1)
      .waitFor();
    await expect.poll(() => page.locator('.curtain').count()).toBe(0);
    await expect.poll(() => page.locator('.table-question').innerText()).toMatch(/^Player \d:/);
    for (let i = 0; i < 4 && (await player.step()) !== 'plan'; i++) await player.answer();
    expect(table.errors).toEqual([]);
  });
});

/** Everything that a page gets over the wire, from now on. */
function wireTo({ page }: TestTable): string[] {
  const received: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(String(payload))));
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) received.push(await response.text().catch(() => ''));
  });
  return received;
}

/** The pads of the plan that a page sends, as JSON writes them. */
function padsFrom({ page }: TestTable): { text: string } {
  const sent = { text: '' };
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const pads = /"do":"layout",("sides":.*?"dy":-?\d+)/.exec(String(payload))?.[1];
      if (pads) sent.text = pads;
    }),
  );
  return sent;
}

describe('people in two browsers', () => {
  it('plan in secret: nothing of a plan crosses the wire before all are shown', async () => {
    const { ala, ben } = await meet(site, { game: 'smartphone' });
    const [one, two] = [new PhoneTable(ala), new PhoneTable(ben)];
    await one.asked();
    await two.asked();
    // Sockets are opened anew, so that from here on every frame is recorded.
    const toBen = wireTo(ben);
    const fromAla = padsFrom(ala);
    await ala.page.reload();
    await ben.page.reload();
    await one.asked();
    await one.plan();
    expect(fromAla.text).toMatch(/^"sides":\["A\d","B\d"\],"top":"[AB]"/);
    await ben.page.locator('[data-company="0"]').getByText('ready').waitFor();
    await ben.page.reload();
    await two.asked();
    await ben.page.locator('[data-company="0"]').getByText('ready').waitFor();
    await ala.page.reload();
    await ala.page.locator('.phone-waiting .planner-picture').waitFor();

    expect(toBen.length).toBeGreaterThan(3);
    const before = toBen.join('\n');
    expect(before).not.toContain('"layout"');
    expect(before).not.toContain(fromAla.text);

    await two.plan();
    await ben.page.locator('.phone-plans .planner-picture').nth(1).waitFor();
    expect(toBen.join('\n')).toContain(`"seat":0,"plan":{"layout":{${fromAla.text}`);
    await ala.page.locator('.phone-plans .planner-picture').nth(1).waitFor();
    expect([...ala.errors, ...ben.errors]).toEqual([]);
  });
});
