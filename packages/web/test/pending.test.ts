import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin, meet, playNext } from './friends.ts';
import { TestSite } from './page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

it('a move made without a network outlives the page, is played once, and one that comes too late is told of', async () => {
  const { ala, ben } = await meet(site, { hostOptions: { serviceWorkers: 'allow' } });
  const { page } = ala;
  await begin(ala, ben);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const first = await Promise.any([ala, ben].map((one) => one.asked().then(() => one)));
  if (first === ben) await playNext(ben);
  expect(await ala.asked()).toBe('asked');
  const seqOf = () => ben.page.locator('.table').getAttribute('data-seq');
  const before = await seqOf();

  await page.context().setOffline(true);
  const strip = page.locator('.bar[data-kind="connection"]');
  await strip.waitFor();
  // What is refused is read before anything else, and then the strip again.
  await page.locator('.sagrada-pool [data-lit]').first().click();
  await page.locator('.sagrada-pane:not([data-lit])').first().click();
  await expect.poll(() => page.locator('.table-said').innerText()).toMatch(/\.$/);
  const isInSight = await page.locator('.table-said').evaluate((said) => {
    const { left, top, height } = said.getBoundingClientRect();
    return said.contains(document.elementFromPoint(left + 4, top + height / 2));
  });
  expect(isInSight).toBe(true);

  await page.keyboard.press('Escape');
  await page.locator('.sagrada-pool [data-lit]').first().click();
  await strip.waitFor();
  await page.keyboard.press('Escape');
  // What waits is seen on the board, and the rest of the turn goes along.
  await page.locator('.sagrada-pool [data-lit]').first().click();
  await page.locator('.sagrada-pane[data-lit]').first().click();
  await page.getByText('Your move is sent as soon as you are back.').waitFor();
  await page.locator('[data-move="end"]').click();
  await page.locator('[data-move="end"]').waitFor({ state: 'detached' });
  const kept = () => page.evaluate(() => localStorage.getItem('stolik.pending') ?? '');
  const pending = await kept();
  const [decision] = Object.values(JSON.parse(pending)) as { id: string; request: { moves: unknown[] } }[];
  expect(decision.request.moves).toHaveLength(2);
  // Nothing can be loaded, and it is said that the move waits.
  await page.reload();
  await page.getByText('Your move is sent as soon as you are back.').waitFor();
  await page.context().setOffline(false);
  await ben.page.locator(`.table:not([data-seq="${before}"])`).waitFor();
  await expect.poll(kept).toBe('{}');
  expect(await page.locator('.bar[data-kind="trouble"]').count()).toBe(0);

  // Sent once more, by a page that had no answer, it happens once.
  const after = await seqOf();
  const come = async (text: string) => {
    // A page that is still loading would send it, and be gone before its answer is read.
    await page.locator('.table').waitFor();
    await page.evaluate((value) => localStorage.setItem('stolik.pending', value), text);
    await page.reload();
    await expect.poll(kept).toBe('{}');
  };
  await come(pending);
  expect([await seqOf(), await page.locator('.bar[data-kind="trouble"]').count()]).toEqual([after, 0]);

  // Home sends it as well.
  const { pathname } = new URL(page.url());
  await page.evaluate((value) => localStorage.setItem('stolik.pending', value), pending);
  await ala.goto('/');
  await expect.poll(kept).toBe('{}');
  await ala.goto(pathname);

  // The game has gone on: another decision for the old position is lost, and that is said.
  await come(pending.replace(decision.id, 'another-decision-here'));
  await page.getByText('Your move came too late and is lost').waitFor();
  expect(await seqOf()).toBe(after);
});
