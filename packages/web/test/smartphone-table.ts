import type { BrowserContextOptions, Page } from 'playwright-core';
import type { TestSite, TestTable } from './page.ts';
import { phoneTable, type WantedTable } from './smartphone-records.ts';

/** A player of Smartphone Inc.: says what a person would do. */
export class PhoneTable {
  readonly table: TestTable;
  readonly page: Page;

  constructor(table: TestTable) {
    this.table = table;
    this.page = table.page;
  }

  static async visit(site: TestSite, options: BrowserContextOptions = {}): Promise<PhoneTable> {
    return new PhoneTable(await site.visit(options));
  }

  /** Deals a table of so many seats; the person has the first. */
  async deal({ seats, bot = 'easy', people = 1 }: { seats: number; bot?: string; people?: number }): Promise<void> {
    await this.table.goto(`/new/smartphone?seats=${seats}&people=${people}`);
    for (let chair = people; chair < seats; chair++) await this.table.seat(chair, bot);
    await this.page.locator('form button[type="submit"]').click();
  }

  step(): Promise<string | null> {
    return this.page.locator('.phone-board').getAttribute('data-step');
  }

  /** Waits until the person is asked something, or the game is over. */
  async asked(): Promise<'asked' | 'over'> {
    await this.page.locator('.table-prompt[data-asked], .ceremony').first().waitFor();
    return (await this.page.locator('.ceremony').count()) > 0 ? 'over' : 'asked';
  }

  /** Puts away whatever was laid over the map. */
  async readOn(): Promise<void> {
    const close = this.page.locator('[data-report-close]');
    if ((await close.count()) > 0) await close.click();
  }

  /** Lays the pads in the first way that is suggested. */
  async layPads(): Promise<void> {
    await this.page.locator('[data-plan-quick]').click();
  }

  /** Makes a plan as a beginner does. */
  async plan(): Promise<void> {
    await this.readOn();
    await this.layPads();
    await this.press('[data-move="ready"]');
    await this.planned();
  }

  /** While plans are made bots play too, so that only the planner tells when the own one has been heard. */
  async planned(): Promise<void> {
    await this.page.locator('[data-move="ready"]').waitFor({ state: 'detached' });
  }

  /** Answers one question with the first thing that is lit, or ends the turn. */
  async answer(): Promise<void> {
    if ((await this.step()) === 'plan') return this.plan();
    await this.readOn();
    const lit = this.page.locator(LIT).first();
    // An office that moves is taken up first.
    if ((await this.step()) === 'move-office') await lit.click();
    if ((await lit.count()) > 0) await this.change(() => lit.click());
    else await this.press('[data-move="end"]');
  }

  /** Answers until the game is over; says how many questions there were. */
  async playToTheEnd(answer: () => Promise<void> = () => this.answer()): Promise<number> {
    for (let answers = 0; ; answers++) {
      if (answers > 500) throw new Error('the game does not end');
      if ((await this.asked()) === 'over') return answers;
      await answer();
    }
  }

  /** Plays the last round of a table like the one that was dealt; in a long run all of that one. */
  async playLastRound(like: Omit<WantedTable, 'isReached'>, answer?: () => Promise<void>): Promise<void> {
    await this.asked();
    if (process.env.STOLIK_LONG !== '1') {
      await this.table.bring(phoneTable({ ...like, isReached: ({ round, step }) => round === 5 && step === 'plan' }));
    }
    await this.playToTheEnd(answer);
  }

  /** Presses a button that may ask once more, and waits until it has been heard. */
  async press(selector: string): Promise<void> {
    await this.change(async () => {
      await this.page.locator(selector).click();
      const sure = this.page.locator(`${selector}[data-sure]`);
      if ((await sure.count()) > 0) await sure.click();
    });
  }

  /** Does something and waits until the position is another. */
  async change(act: () => Promise<void>): Promise<void> {
    const seq = await this.page.locator('.table').getAttribute('data-seq');
    await act();
    await this.page.locator(`.table:not([data-seq="${seq}"]), .curtain, .ceremony`).first().waitFor();
  }

  /** The same answer as `answer`, by keyboard alone. */
  async keyAnswer(): Promise<void> {
    const close = this.page.locator('[data-report-close]');
    if ((await close.count()) > 0) await this.page.keyboard.press('Escape');
    if ((await this.step()) === 'plan') {
      await this.table.tabTo('[data-plan-quick]');
      await this.page.keyboard.press('Enter');
      await this.keyPress('[data-move="ready"]');
      await this.planned();
    } else if ((await this.page.locator(ANSWERS).count()) > 0) await this.keyPress(ANSWERS);
    else if ((await this.page.locator(LIT).count()) > 0) {
      if ((await this.step()) === 'move-office') await this.keyLit();
      await this.change(() => this.keyLit());
    } else await this.keyPress('[data-move="end"]');
  }

  /** Single keys go to what can be chosen, on the map or beside it; Enter chooses it. */
  async keyLit(): Promise<void> {
    const isOnMap = (await this.page.locator('.phone-region[data-lit]').count()) > 0;
    await this.page.keyboard.press(isOnMap ? '2' : '1');
    await this.page.keyboard.press('Enter');
  }

  async keyPress(selector: string): Promise<void> {
    await this.change(async () => {
      await this.table.tabTo(selector);
      await this.page.keyboard.press('Enter');
      if ((await this.page.locator(`${selector}[data-sure]`).count()) > 0) await this.page.keyboard.press('Enter');
    });
  }
}

/** Answers without a piece. */
const ANSWERS = '[data-move="accept"], [data-move="price-up"]';
/** Whatever a question can be answered with. */
const LIT = `.phone-tiles [data-lit], .phone-technology[data-lit], .phone-region[data-lit], ${ANSWERS}`;
