import { afterAll, beforeAll, it } from 'vitest';
import { firstVisit } from '../test/first-visit.ts';
import { TestSite, type TestTable } from '../test/page.ts';
import { type Measured, TABLES } from './tables.ts';

// Figures, not asserts: machines differ. `npm run bench:web` prints them, a line for each game.

const SLOWDOWN = 4;
/** A frame of a screen with 60 a second, and some room. */
const FRAME_MS = 1000 / 60 + 4;
const TURNS = 6;

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

it.each(Object.keys(TABLES))('measures the page with a table of %s', async (game) => {
  // Everything moves, and bots take the time they take for everybody.
  const table = await site.visit({ serviceWorkers: 'block', reducedMotion: 'no-preference' });
  const { page } = table;
  await page.evaluate(() => localStorage.setItem('stolik.settings', '{"soundOffered":true,"autoEnd":false}'));
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const { scriptBytes, screenMs } = await firstVisit(table);
  await page.locator(`.home-game[data-game="${game}"] .home-play`).click();
  const measured = TABLES[game](table);
  await measured.begin();
  const drag = await dragFrames(table, measured);
  const interaction = await slowestInteraction(table, measured);
  const roll = measured.deal && (await rollFrames(table, await measured.deal()));
  console.log(
    JSON.stringify({
      cpuSlowdown: SLOWDOWN,
      firstVisitScriptKB: Math.round(scriptBytes / 1024),
      firstScreenMs: Math.round(screenMs),
      slowestInteractionMs: interaction,
      dragFrames: drag.frames,
      droppedFrames: drag.dropped,
      game,
      ...(roll && { rollFrames: roll.frames, rollDropped: roll.dropped }),
    }),
  );
});

interface Frames {
  readonly frames: number;
  readonly dropped: number;
}

function count(times: readonly number[]): Frames {
  const gaps = times.slice(1).map((time, i) => time - times[i]);
  return { frames: times.length, dropped: gaps.filter((gap) => gap > FRAME_MS).length };
}

/** Frames while a piece is dragged over the whole board and back. */
async function dragFrames({ page }: TestTable, measured: Measured): Promise<Frames> {
  const { from, over } = await measured.drag();
  await page.evaluate(() => {
    const times: number[] = [];
    const tick = (time: number) => {
      times.push(time);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { frameTimes: times });
  });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 20, from.y + 20, { steps: 3 });
  const start = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes.length);
  for (const { x, y } of over) await page.mouse.move(x, y, { steps: 30 });
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes);
  await page.mouse.move(from.x, from.y, { steps: 5 });
  await page.mouse.up();
  return count(times.slice(start));
}

/** Frames from the first die in the air to the last that lies still. */
async function rollFrames({ page }: TestTable, roll: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const rolled = new Promise<number[]>((done) => {
      const times: number[] = [];
      const tick = (time: number) => {
        if (document.querySelector('[data-rolling]')) times.push(time);
        else if (times.length > 0) return done(times);
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
    Object.assign(window, { rolled });
  });
  await roll();
  return count(await page.evaluate(() => (window as unknown as { rolled: Promise<number[]> }).rolled));
}

/** The longest from an interaction to the next paint, over some turns with the bot thinking in between. */
async function slowestInteraction({ page }: TestTable, measured: Measured): Promise<number> {
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
  for (let turn = 0; turn < TURNS; turn++) await measured.turn();
  return page.evaluate(() => (window as unknown as { seen: { slowest: number } }).seen.slowest);
}
