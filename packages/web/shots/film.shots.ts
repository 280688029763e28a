import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, it } from 'vitest';
import { centerOf, TestSite } from '../test/page.ts';
import { recordOf } from '../test/records.ts';
import { Film } from './film.ts';

// The film of the README, a round of Sagrada against a bot: `npm run screenshots -- film`. Not a test; it runs on the
// tests' browser.

const file = fileURLToPath(new URL('../../../docs/screenshots/round.webp', import.meta.url));
/** The page as wide as on a laptop, and the film as wide as a document. */
const viewport = { width: 1280, height: 720 };
const WIDTH = 800;
/** How long it takes to throw the dice, and to watch a bot's turn. */
const THROW = 1_400;
const TURN = 1_300;

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

it('a round of Sagrada', async () => {
  const table = await site.visit({ viewport, reducedMotion: 'no-preference' });
  await table.page.evaluate(() => localStorage.setItem('stolik.settings', '{"soundOffered":true}'));
  const film = await Film.begin(table, WIDTH);
  await table.bring(dealt());
  // The bot has chosen its pattern by then.
  await table.page.locator('.table[data-seq="1"] .sagrada-choice').first().waitFor();
  await film.roll(640, 640);
  await film.click(await centerOf(table, '.sagrada-choice button'), 700);
  await film.watch(THROW);
  await turn();
  await film.watch(2 * TURN);
  await turn();
  await film.watch(TURN + THROW);
  writeFileSync(file, film.develop());

  /** A die goes into the window, by hand. */
  async function turn(): Promise<void> {
    const die = await centerOf(table, '.sagrada-pool [data-lit]');
    await film.move(die, 500);
    await film.press();
    await film.move({ x: die.x - 40, y: die.y + 20 }, 150);
    await film.move(await centerOf(table, '.sagrada-pane[data-lit]'), 600);
    await film.release();
    await film.click(await centerOf(table, '[data-move="end"]'), 600);
  }
});

/** A table that was just dealt, where the person begins. */
function dealt() {
  const record = recordOf({
    seed: 'dawn',
    sitters: [
      { kind: 'human', name: 'You' },
      { kind: 'bot', name: 'Magpie', bot: 'greedy' },
    ],
    isReached: () => true,
  });
  if (!record) throw new Error('the game never begins');
  return record;
}
