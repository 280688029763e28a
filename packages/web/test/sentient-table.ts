import { heuristics } from '@stolik/games/sentient/ai';
import { sentient, type View } from '@stolik/games/sentient/rules';
import type { Page } from 'playwright-core';
import type { Sitter, TableRecord } from '../src/store/tables.ts';
import type { TestTable } from './page.ts';
import { greedilyIn, recordIn } from './records.ts';

/** A player at a table of Sentient: says what a person would do. */
export class SentientTable {
  readonly table: TestTable;
  readonly page: Page;

  constructor(table: TestTable) {
    this.table = table;
    this.page = table.page;
  }

  /** Waits until a turn of the person at the screen begins, or the game is over. */
  async asked(): Promise<'asked' | 'over'> {
    const { page } = this;
    await page.locator('.sentient-board[data-asked][data-step="agent"], .ceremony').first().waitFor();
    return (await page.locator('.ceremony').count()) > 0 ? 'over' : 'asked';
  }

  bot(place: number) {
    return this.page.locator(`[data-factory="${place}"]`);
  }

  /** A slot of the network that is shown large. */
  slot(slot: number) {
    return this.page.locator(`.sentient-network [data-slot$="-${slot}"]`);
  }

  litSlot() {
    return this.page.locator('.sentient-network [data-slot][data-lit]').first();
  }

  async send(): Promise<void> {
    await this.page.locator('[data-move="send"]').click();
    await this.page.locator('[data-move="plug"], [data-move="end"]').first().waitFor();
  }

  async end(): Promise<void> {
    await this.page.locator('[data-move="end"]').click();
    await this.page.locator('[data-move="end"]').waitFor({ state: 'detached' });
  }

  /** A turn as a beginner plays it: the first bot, where it first fits. */
  async playTurn(): Promise<void> {
    await this.bot(1).click();
    await this.litSlot().click();
    await this.send();
    await this.end();
  }

  /** The same turn, by keyboard alone. */
  async keyTurn(): Promise<void> {
    const { page, table } = this;
    await table.tabTo('[data-factory]');
    await page.keyboard.press('Enter');
    await table.tabTo('.sentient-network [data-slot]');
    await page.keyboard.press('Home');
    for (let i = 0; i < 3 && !(await this.isFocused('[data-lit]')); i++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await table.tabTo('[data-move="send"]');
    await page.keyboard.press('Enter');
    await page.locator('[data-move="end"]').waitFor();
    if (!(await this.isFocused('[data-move="end"]'))) throw new Error('the focus was lost on the way');
    await page.keyboard.press('Enter');
    await page.locator('[data-move="end"]').waitFor({ state: 'detached' });
  }

  isFocused(selector: string): Promise<boolean> {
    return this.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  }

  /** The dice of the network that is shown large, as they are drawn. */
  async dice(): Promise<string[]> {
    const places = await this.page.locator('.sentient-network [data-die]').all();
    return Promise.all(places.map(async (place) => (await place.getAttribute('data-value')) ?? ''));
  }

  /** By how many degrees each of them has been turned. */
  async wheels(): Promise<number[]> {
    const wheels = await this.page.locator('.sentient-network .sentient-wheel').all();
    return Promise.all(
      wheels.map((wheel) =>
        wheel.evaluate((element) =>
          Number.parseInt((element as HTMLElement).style.transform.slice('rotateX('.length), 10),
        ),
      ),
    );
  }

  async total(): Promise<number> {
    return Number.parseInt(await this.page.locator('.sentient-total').innerText(), 10);
  }
}

export interface WantedGame {
  readonly seed: string;
  /** The latest where they are left out. */
  readonly rules?: typeof sentient | undefined;
  readonly sitters?: readonly Sitter[];
  isReached(view: View): boolean;
}

/** A table of Sentient, played well until what is wanted is reached. */
export function sentientRecord({ seed, rules = sentient, sitters, isReached }: WantedGame): TableRecord {
  const record = recordIn(rules, {
    seed,
    ...(sitters ? { sitters } : {}),
    decide: greedilyIn({ game: rules, heuristics }, seed),
    isReached: (match) => isReached(match.view(undefined)),
  });
  if (!record) throw new Error(`the game "${seed}" never comes to that`);
  return record;
}

/** The person at seat 0 has to place an agent and has bots in the network already. */
export function isInTheMiddle({ step, actors, seats }: View): boolean {
  const plugged = seats[0].rounds.at(-1)?.bots.filter(Boolean).length ?? 0;
  return step === 'agent' && actors[0] === 0 && plugged === 2;
}
