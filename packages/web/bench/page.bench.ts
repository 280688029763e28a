import { afterAll, beforeAll, it } from 'vitest';
import { centerOf, TestSite, type TestTable } from '../test/page.ts';

// Figures, not asserts: machines differ. `npm run bench:web` prints them.

const SLOWDOWN = 4;
/** A frame of a screen with 60 a second, and some room. */
const FRAME_MS = 1000 / 60 + 4;

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

it('measures the page', async () => {
  const table = await site.visit({ serviceWorkers: 'block' });
  const { page } = table;
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const script = await scriptBytes(table, network);
  await page.locator('.home-play').first().click();
  await table.choosePattern();
  await table.asked();
  const drag = await dragFrames(table);
  const interaction = await slowestInteraction(table);
  console.log(
    JSON.stringify({
      cpuSlowdown: SLOWDOWN,
      firstVisitScriptKB: Math.round(script.bytes / 1024),
      firstScreenMs: Math.round(script.milliseconds),
      slowestInteractionMs: interaction,
      dragFrames: drag.frames,
      droppedFrames: drag.dropped,
    }),
  );
});

type Network = Awaited<ReturnType<ReturnType<TestTable['page']['context']>['newCDPSession']>>;

/** Compressed script that comes over the wire before the first screen can be used. */
async function scriptBytes({ page }: TestTable, network: Network): Promise<{ bytes: number; milliseconds: number }> {
  const scripts = new Set<string>();
  let bytes = 0;
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const begin = performance.now();
  await page.reload();
  await page.locator('.home-play').first().waitFor();
  return { bytes, milliseconds: performance.now() - begin };
}

/** Frames while a die is dragged over the whole window and back. */
async function dragFrames(table: TestTable): Promise<{ frames: number; dropped: number }> {
  const { page } = table;
  const die = await centerOf(table, '.sagrada-pool [data-lit]');
  await page.evaluate(() => {
    const times: number[] = [];
    const tick = (time: number) => {
      times.push(time);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { frameTimes: times });
  });
  await page.mouse.move(die.x, die.y);
  await page.mouse.down();
  await page.mouse.move(die.x - 20, die.y + 20, { steps: 3 });
  const start = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes.length);
  for (const corner of ['a1', 'd5', 'a5', 'd1', 'b3']) {
    const { x, y } = await centerOf(table, `[data-own] [data-cell$="-${corner}"]`);
    await page.mouse.move(x, y, { steps: 30 });
  }
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes);
  await page.mouse.move(die.x, die.y, { steps: 5 });
  await page.mouse.up();
  const gaps = times.slice(start).map((time, i, all) => (i === 0 ? 0 : time - all[i - 1]));
  return { frames: gaps.length, dropped: gaps.filter((gap) => gap > FRAME_MS).length };
}

/** The longest from an interaction to the next paint, over some turns with the bot thinking in between. */
async function slowestInteraction(table: TestTable): Promise<number> {
  const { page } = table;
  await page.evaluate(() => {
    const seen = { slowest: 0 };
    new PerformanceObserver((list) => {
      // Only what a person does on purpose counts: entries of clicks and keys have an interaction id.
      for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & {
        interactionId?: number;
      })[]) {
        if (interactionId) seen.slowest = Math.max(seen.slowest, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { seen });
  });
  for (let turn = 0; turn < 6; turn++) {
    await table.asked();
    const selected = page.locator('.sagrada-pool [data-selected]');
    if ((await selected.count()) > 0) await selected.click();
    await table.playTurn();
    // While the bot thinks: dice answer all the same.
    await page.locator('.sagrada-pool button').first().click();
  }
  return page.evaluate(() => (window as unknown as { seen: { slowest: number } }).seen.slowest);
}
