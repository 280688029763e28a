import { fileURLToPath } from 'node:url';
import type { View } from '@stolik/games/sentient/rules';
import { afterAll, beforeAll, it } from 'vitest';
import type { Sitter, TableRecord } from '../src/store/tables.ts';
import { TestSite, type TestTable } from '../test/page.ts';
import { greedily, recordOf, type Wanted } from '../test/records.ts';
import { isInTheMiddle, SentientTable, sentientRecord } from '../test/sentient-table.ts';
import { visitorsKeeping } from './visitors.ts';

// Makes the pictures of the README: `npm run screenshots`, with `-- --all` of every screen. Not a test; it runs on the
// tests' browser.

const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const VISITORS = visitorsKeeping({
  'desktop-en-light': ['home', 'table', 'end', 'replay', 'sentient', 'sentient-count'],
  'desktop-pl-dark': ['patterns', 'new', 'sentient'],
  'phone-pl-light': ['home', 'table', 'end', 'sentient'],
  'phone-en-dark': ['patterns', 'table', 'sentient'],
});

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

it.each(VISITORS)('$name', async ({ name, keep, ...options }) => {
  const shoot = async (table: TestTable, screen: string) => {
    if (process.env.STOLIK_SHOTS !== 'all' && !keep.includes(screen)) return;
    await table.page.evaluate(() => document.fonts.ready);
    await table.page.screenshot({ path: `${folder}${name}-${screen}.png` });
  };
  const isPolish = options.locale === 'pl-PL';
  const sitters: readonly Sitter[] = [
    { kind: 'human', name: isPolish ? 'Ty' : 'You' },
    { kind: 'bot', name: isPolish ? 'Sroka' : 'Magpie', bot: 'greedy' },
  ];
  const table = await site.visit({ ...options, deviceScaleFactor: 1 });
  const { page } = table;
  await table.bring(played('picture patterns', sitters, () => true));
  await page.locator('.sagrada-choice').first().waitFor();
  await shoot(table, 'patterns');
  await table.goto('/');
  await table.bring(played('picture table', sitters, isGoodMoment));
  await table.asked();
  await page.locator('.sagrada-pool [data-lit]').first().click();
  await page.locator('.sagrada-pane[data-lit]').first().hover();
  await shoot(table, 'table');
  await table.goto('/');
  await table.bring(played('picture end', sitters, (match) => match.isOver));
  await page.locator('.ceremony').waitFor();
  await shoot(table, 'end');
  await page.getByRole('dialog').getByRole('link').first().click();
  await page.locator('.replay-slider').fill('60');
  await shoot(table, 'replay');
  await table.goto('/');
  await table.bring(sentientRecord({ seed: 'picture sentient', sitters, isReached: isSentientMoment }));
  const player = new SentientTable(table);
  await player.asked();
  await player.bot(2).click();
  await player.litSlot().click();
  await shoot(table, 'sentient');
  await table.goto('/');
  // Tables to go on with and all doors have their pictures.
  for (const picture of ['.sagrada-picture', '.sentient-picture', '.phone-picture'])
    await page.locator(`.home-game ${picture}`).waitFor();
  for (const position of ['.sagrada-picture', '.sentient-position'])
    await page.locator(`.home-table ${position}`).first().waitFor();
  await shoot(table, 'home');
  await table.bring(sentientRecord({ seed: 'picture count', sitters, isReached: isLastTurn }));
  await player.asked();
  await player.playTurn();
  await page.locator('[data-move="report"]').click();
  await page.locator('.sentient-report').waitFor();
  await shoot(table, 'sentient-count');
  await table.goto('/new/sagrada');
  await page.locator('form button[type=submit]').waitFor();
  await page.locator('.sagrada-picture').waitFor({ state: 'attached' });
  await shoot(table, 'new');
  await table.goto('/settings');
  await page.locator('form').waitFor();
  await shoot(table, 'settings');
});

type Match = Parameters<Wanted['isReached']>[0];

/** The middle of the game, the person's turn, and a die to take. */
function isGoodMoment(match: Match): boolean {
  return match.view(0).round === 6 && match.legal(0).some((move) => move.do === 'place');
}

/** The second round, the person's turn, and two bots in the network. */
function isSentientMoment(view: View): boolean {
  return view.round === 2 && isInTheMiddle(view);
}

/** The person's last agent of the first round, after which it is counted. */
function isLastTurn({ round, step, actors, seats }: View): boolean {
  return round === 1 && step === 'agent' && actors[0] === 0 && seats[0].agents === 1;
}

/** Games played well, the same each time. */
function played(seed: string, sitters: readonly Sitter[], isReached: Wanted['isReached']): TableRecord {
  const record = recordOf({ seed, sitters, decide: greedily(seed), isReached });
  if (!record) throw new Error(`the game "${seed}" never comes to that`);
  return record;
}
