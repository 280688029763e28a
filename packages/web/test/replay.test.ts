import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestSite, type TestTable } from './page.ts';
import { greedily, recordOf } from './records.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

const seed = 'film';
const finished = recordOf({ seed, decide: greedily(seed), isReached: (match) => match.isOver });
const running = recordOf({ seed, decide: greedily(seed), isReached: (match) => match.seq > 12 });

const steps = (table: TestTable) => table.page.getByRole('status').first().innerText();
const diceOf = (table: TestTable) => table.page.locator('[data-window] .sagrada-die').count();

describe('a replay', () => {
  it('steps, scrubs, jumps to a round, plays by itself and looks through any eyes', async () => {
    if (!finished) throw new Error('the game never ends');
    const table = await site.visit();
    await table.bring(finished);
    await table.goto(`/replay/${finished.id}`);
    // It begins with the first round, not with the choice of patterns.
    await table.page.locator('.sagrada-slot[data-now][data-round="1"]').waitFor();
    // A plate for every round, a line for each seat.
    expect(await table.page.locator('.replay-round').allInnerTexts()).toHaveLength(10);
    expect(await table.page.locator('.replay-points polyline').count()).toBe(finished.sitters.length);
    await table.button('To the start').click();
    const { page } = table;
    await table.button('One forward').click();
    await expect.poll(() => steps(table)).toMatch(/^Move 1 of /);
    await table.button('More').click();
    await page.getByLabel('Jump to').selectOption({ label: 'Round 4 of 10' });
    await page.locator('.sagrada-slot[data-now][data-round="4"]').waitFor();
    const before = await steps(table);
    await table.button('Play').click();
    await expect.poll(() => steps(table)).not.toBe(before);
    await table.button('Pause').click();
    // At first through one's own eyes.
    expect(await page.locator('[data-own]').getAttribute('aria-label')).toBe('Ala');
    expect(await page.locator('[data-private]').innerText()).toMatch(/Yours alone/);
    await table.button('More').click();
    await page.getByLabel('Seen by').selectOption({ label: 'A spectator' });
    await expect.poll(() => page.locator('[data-private]').count()).toBe(0);
    await page.getByLabel('Seen by').selectOption({ label: 'Magpie' });
    await page.locator('[data-private]').waitFor();
    await expect.poll(() => page.locator('[data-own]').getAttribute('aria-label')).toBe('Magpie');
    // Whoever looks is somebody else.
    expect(await page.locator('[data-private]').innerText()).not.toMatch(/your/i);
    await page.locator('.replay-slider').fill('0');
    await expect.poll(() => diceOf(table)).toBe(0);
    expect(table.errors).toEqual([]);
  });

  it('travels in a link, and opens at the same position in another browser', async () => {
    if (!finished) throw new Error('the game never ends');
    const sender = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    const [, ...others] = finished.sitters;
    await sender.bring({ ...finished, sitters: [{ kind: 'human', name: 'You' }, ...others] });
    await sender.goto(`/replay/${finished.id}?at=30&seat=1`);
    await sender.button('More').click();
    await sender.button('Copy link to this position').click();
    await sender.button('Copied').waitFor();
    const link = new URL(await sender.page.evaluate(() => navigator.clipboard.readText()));
    expect(link.href.length).toBeLessThan(2_000);
    const receiver = await site.visit();
    await receiver.goto(link.pathname + link.search + link.hash);
    await receiver.page.locator('.replay-slider').waitFor();
    // "You" would be somebody else there.
    expect(await receiver.page.locator('.strip').innerText()).toMatch(/^Player 1\s/);
    expect(await steps(receiver)).toBe(await steps(sender));
    expect(await diceOf(receiver)).toBe(await diceOf(sender));
    expect(await receiver.page.locator('[data-private] h3').innerText()).toBe(
      await sender.page.locator('[data-private] h3').innerText(),
    );
    await receiver.button('One forward').click();
    await expect.poll(() => steps(receiver)).toMatch(/^Move 31 of /);
    await receiver.page.reload();
    await expect.poll(() => steps(receiver)).toMatch(/^Move 31 of /);
  });

  it('says so when its link was cut off', async () => {
    const table = await site.visit();
    await table.goto('/replay/shared#dY9BCsIwEEX');
    await table.page.locator('.trouble').waitFor();
    await expect.poll(() => table.page.locator('.trouble h1').innerText()).toBe('This link does not lead to a game.');
  });

  it('shows nobody else’s secrets while the game runs', async () => {
    if (!running) throw new Error('the game was over at once');
    const table = await site.visit();
    await table.bring(running);
    await table.goto(`/replay/${running.id}?at=5&seat=1`);
    await table.page.locator('.replay-slider').waitFor();
    expect(await table.page.locator('[data-own]').getAttribute('aria-label')).toBe('Ala');
    expect(await table.page.locator('[data-private]').count()).toBe(1);
    expect(await table.page.getByLabel('Seen by').count()).toBe(0);
  });
});
