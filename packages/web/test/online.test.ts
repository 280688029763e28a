import { type ProcessHost, processHost } from '@stolik/testbed/hosts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin, meet, playNext } from './friends.ts';
import { TestSite, type TestTable } from './page.ts';

let site: TestSite;
let host: ProcessHost;
beforeAll(async () => {
  host = await processHost();
  site = await TestSite.open(host);
});
afterAll(() => site?.close());

/** Every frame that a page gets over its sockets, from now on. */
function framesTo({ page }: TestTable): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** What a spectator was shown of private things before the end. */
function secretsIn(frames: readonly string[]): string[] {
  return frames.filter((frame) => /"(privates|choices)"/.test(frame) && !frame.includes('"isOver":true'));
}

/** The numbers in the last row of the result. */
async function totalsOf({ page }: TestTable): Promise<string | null> {
  return page.locator('.ceremony tfoot tr').first().textContent();
}

/** Where a replay stands. */
function stepOf({ page }: TestTable): Promise<string> {
  return page.getByRole('status').first().innerText();
}

/** Plays until the turn passes from one to the other, who then reads what happened since. */
async function toldSince(ala: TestTable, ben: TestTable): Promise<void> {
  for (let i = 0; i < 4; i++) {
    const played = await playNext(ala, ben);
    const next = await Promise.any([ala, ben].map((one) => one.asked().then(() => one)));
    if (next === played) continue;
    const name = played === ala ? 'Ala' : 'Ben';
    await expect.poll(() => next.page.locator('.recap').innerText()).toContain(name);
    return;
  }
  throw new Error('the turn never passed');
}

it('is played to the end through reloads, a lost server and a lost network, watched and verified', async () => {
  const { ala, ben, path } = await meet(site);
  const cleo = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  const shown = framesTo(cleo);
  await cleo.goto(path);
  await begin(ala, ben);
  await cleo.page.locator('.bar[data-kind="watching"]').waitFor();

  for (let i = 0; i < 5; i++) await playNext(ala, ben);
  await ala.page.reload();
  await ala.page.locator('.strip').waitFor();
  for (let i = 0; i < 5; i++) await playNext(ala, ben);
  await toldSince(ala, ben);

  await host.kill();
  await ala.page.locator('.bar[data-kind="connection"]').waitFor();
  await host.start();
  await ala.page.locator('.bar[data-kind="connection"]').waitFor({ state: 'detached' });
  await playNext(ala, ben);

  // Without a network: the move is made, waits, and arrives by itself.
  const player = await Promise.any([ala, ben].map((one) => one.asked().then(() => one)));
  const other = player === ala ? ben : ala;
  const before = await other.page.locator('.table').getAttribute('data-seq');
  await player.page.context().setOffline(true);
  await player.page.locator('.bar[data-kind="connection"]').waitFor();
  await player.page.locator('[data-move="pass"]').click();
  await player.page.locator('[data-move="pass"][data-sure]').click();
  await player.page.getByText('Your move is sent as soon as you are back.').waitFor();
  await player.page.context().setOffline(false);
  await player.page.locator('.bar[data-kind="connection"]').waitFor({ state: 'detached' });
  await other.page.locator(`.table:not([data-seq="${before}"])`).waitFor();

  let turns = 0;
  while (await playNext(ala, ben)) expect(++turns).toBeLessThan(60);
  await cleo.page.locator('.ceremony').waitFor();
  const totals = await totalsOf(ala);
  await expect.poll(() => totalsOf(ben)).toBe(totals);
  await expect.poll(() => totalsOf(cleo)).toBe(totals);
  const verdicts = await Promise.all([ala, ben].map(({ page }) => page.locator('.ceremony h2').innerText()));
  expect(verdicts.filter((verdict) => verdict === 'You win').length).toBeLessThanOrEqual(1);

  // A spectator was never told what only a player may know.
  expect(shown.length).toBeGreaterThan(20);
  expect(secretsIn(shown)).toEqual([]);

  await ala.button('Verify the draws').click();
  await ala.page.locator('.verdict[data-good="true"]').waitFor();
  const checked = await ala.page.locator('.verdict').innerText();
  expect(checked).toMatch(/promise your browser noted/);
  expect(checked).toMatch(/All \d+ draws in \d+ moves/);
  await ben.page.route('**/api/tables/*/log', async (route) => {
    const response = await route.fetch();
    const lines = (await response.text()).split('\n');
    const at = lines.findIndex((line, i) => i > 5 && line.includes('"outcomes":['));
    lines[at] = lines[at].replace(/"outcomes":\[(\d+)/, (_, outcome) => `"outcomes":[${Number(outcome) ^ 1}`);
    await route.fulfill({ response, body: lines.join('\n') });
  });
  await ben.button('Verify the draws').click();
  await ben.page.locator('.verdict[data-good="false"]').waitFor();
  await expect
    .poll(() => ben.page.locator('.verdict').innerText())
    .toMatch(/Line \d+ of the log is not what the seed gives/);

  // The same people once more: one asks, the other finds the way.
  await ala.page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
  await ala.page.locator('.waiting').waitFor();
  // Whoever asked sees who has not come and is not asked to find others; those are told who asks.
  const kept = ala.page.locator('.waiting-seats li', { hasText: 'Ben' });
  await kept.getByText('has not come yet').waitFor();
  expect(await ala.page.locator('.qr').count()).toBe(0);
  const asked = ben.page.locator('.bar[data-kind="again"]', { hasText: 'Ala wants to play again.' });
  await asked.waitFor({ state: 'attached' });
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Join the next game' }).click();
  await begin(ala, ben);

  await cleo.button('Close').click();
  await cleo.page.getByRole('link', { name: 'Replay' }).first().click();
  await cleo.page.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(() => stepOf(cleo)).toMatch(/^Move (\d+) of \1$/);
  // Its link holds all of it, the players' luck too: no server is needed to see it again.
  await cleo.button('More').click();
  await cleo.button('Copy link to this position').click();
  await cleo.button('Copied').waitFor();
  const link = new URL(await cleo.page.evaluate(() => navigator.clipboard.readText()));
  const step = await stepOf(cleo);
  await cleo.page.route('**/api/**', (route) => route.abort());
  await cleo.goto(link.pathname + link.search + link.hash);
  await expect.poll(() => stepOf(cleo)).toBe(step);
  expect([...ala.errors, ...ben.errors, ...cleo.errors]).toEqual([]);
});
