import { Guest } from '@stolik/testbed/guest';
import { playRandomly } from '@stolik/testbed/random-player';
import type { BrowserContextOptions } from 'playwright-core';
import type { TestSite, TestTable } from './page.ts';

/** A table online as one visitor wants it. */
export interface Meeting {
  readonly game?: string;
  /** What is chosen in the form before the table is made. */
  choose?(host: TestTable): Promise<void>;
  /** What happens before the other one comes. */
  whileWaiting?(host: TestTable, path: string): Promise<void>;
  readonly hostOptions?: BrowserContextOptions;
}

/** Two visitors at one table: one makes it, the other opens the link and sits down. */
export async function meet(
  site: TestSite,
  { game = 'sagrada', choose, whileWaiting, hostOptions }: Meeting = {},
): Promise<{ ala: TestTable; ben: TestTable; path: string }> {
  const ala = await site.visit(hostOptions);
  await ala.goto(`/new/${game}?where=online`);
  await ala.page.locator('#name-0').fill('Ala');
  await choose?.(ala);
  await ala.page.locator('form button[type="submit"]').click();
  const link = await ala.page.locator('.invite-link').inputValue();
  const path = new URL(link).pathname;
  await whileWaiting?.(ala, path);
  const ben = await site.visit();
  await ben.goto(path);
  await ben.page.locator('#sit-name').fill('Ben');
  await ben.page.locator('.sit button').click();
  // Whoever reloads before the answer has come may not sit there.
  await ben.page.locator('.sit').waitFor({ state: 'detached' });
  return { ala, ben, path };
}

/** Both choose a pattern: the game begins. */
export async function begin(...players: readonly TestTable[]): Promise<void> {
  for (const player of players) await player.choosePattern();
}

/** Somebody who plays any game. */
export interface Player {
  asked(): Promise<'asked' | 'over'>;
  playTurn(): Promise<void>;
}

/** Waits until somebody is asked, plays a turn for them and says who it was; `undefined` once the game is over. */
export async function playNext<P extends Player>(...players: readonly P[]): Promise<P | undefined> {
  const [player, state] = await Promise.any(players.map(async (one) => [one, await one.asked()] as const));
  if (state === 'over') return undefined;
  await player.playTurn();
  return player;
}

/** Lets the visitor play a few games online to their end, without looking at them. */
export async function playOnline({ page }: TestTable, count: number): Promise<void> {
  const { origin } = new URL(page.url());
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  const guest = await Guest.returning(() => origin, cookies.join('; '));
  for (let i = 0; i < count; i++) {
    const level = i % 2 === 0 ? 'easy' : 'medium';
    const table = await guest.createTable({ game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'bot', level }] });
    await playRandomly(guest, table, `game ${i}`);
  }
  guest.leave();
}
