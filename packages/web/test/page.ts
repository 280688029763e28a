import type { Host } from '@stolik/testbed/hosts';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import type { TableRecord } from '../src/store/tables.ts';
import { bringLuck } from './luck.ts';

/** Shadows, textures and filters are drawn without a graphics card here, and were a third of the browser's work. */
function bare(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, *::before, *::after {
    background-image: none !important;
    mask-image: none !important;
    box-shadow: none !important;
    text-shadow: none !important;
    filter: none !important;
    backdrop-filter: none !important;
  }`);
  document.adoptedStyleSheets = [sheet];
}

/** The real page in the browser that all test files share, from the server they share unless a test brings its own. */
export class TestSite {
  readonly #browser: Browser;
  readonly #host: Host | undefined;

  private constructor(browser: Browser, host: Host | undefined) {
    this.#browser = browser;
    this.#host = host;
  }

  static async open(host?: Host): Promise<TestSite> {
    return new TestSite(await chromium.connect(inject('browser')), host);
  }

  /**
   * A visitor for the time of a test, with a browser profile of their own, in a hurry: no animations, quick bots, no
   * questions about sounds, no turn that ends by itself, and nothing fetched for a day without network. In
   * tests nobody looks at colours but axe (`screens.ts`), so until then only shapes are drawn.
   */
  async visit(options: BrowserContextOptions = {}): Promise<TestTable> {
    const context = await this.#browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-US',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    });
    await context.addInitScript(() => {
      if (!localStorage.getItem('stolik.settings'))
        localStorage.setItem('stolik.settings', '{"pace":0,"soundOffered":true,"autoEnd":false}');
    });
    // Pictures and measurements are made of the real thing.
    if (!process.env.STOLIK_INCLUDE) await context.addInitScript(bare);
    onTestFinished(() => context.close());
    await bringLuck(context);
    // A safety net for what never comes: a machine that does six other things is slow.
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    const table = new TestTable(page, `${this.#host?.address ?? inject('page')}/`);
    await table.goto('/');
    return table;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#host?.close();
  }
}

/** A player at the table: says what a person would do. */
export class TestTable {
  readonly page: Page;
  readonly errors: string[] = [];
  readonly #address: string;

  constructor(page: Page, address: string) {
    this.page = page;
    this.#address = address;
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) this.errors.push(message.text());
    });
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(this.#address + path.slice(1));
  }

  /** The same visitor in a second tab, at the first screen. */
  async anotherPage(): Promise<TestTable> {
    const table = new TestTable(await this.page.context().newPage(), this.#address);
    await table.goto('/');
    return table;
  }

  /** Pulls out the drawer with everything that happened. */
  async openLog(): Promise<Locator> {
    await this.page.locator('[data-key="log"]').click();
    return this.page.locator('.log-lines');
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name }).first();
  }

  /** Has somebody sit on a chair of a new table. */
  async seat(chair: number, who: string): Promise<void> {
    await this.page.locator(`[data-chair="${chair}"]`).click();
    await this.page.locator(`.new-birds label:has([value="${who}"])`).click();
  }

  /** Chooses the first pattern, once it is asked for. */
  async choosePattern(): Promise<void> {
    await this.page.locator('.sagrada-choice button').first().click();
  }

  /** Waits until a turn of the person at the screen begins, or the game is over. */
  async asked(): Promise<'asked' | 'over'> {
    await this.page.locator('[data-move="pass"], .ceremony').first().waitFor();
    return (await this.page.locator('.ceremony').count()) > 0 ? 'over' : 'asked';
  }

  /** A turn as a beginner plays it: the first die that fits, where it first fits; otherwise a pass. */
  async playTurn(): Promise<void> {
    const { page } = this;
    const die = page.locator('.sagrada-pool [data-lit]').first();
    if ((await die.count()) > 0) {
      await die.click();
      await page.locator('.sagrada-pane[data-lit]').first().click();
      await page.locator('[data-move="end"]').click();
      await page.locator('[data-move="end"]').waitFor({ state: 'detached' });
    } else {
      await page.locator('[data-move="pass"]').click();
      await page.locator('[data-move="pass"][data-sure]').click();
      await page.locator('[data-move="pass"][data-sure]').waitFor({ state: 'detached' });
    }
  }

  /** Puts a table into this browser, as if it had been played here, and opens it. */
  async keep(record: TableRecord): Promise<void> {
    // Where tables are shown, the place where they are kept has been made.
    await this.page.locator('.home-play, .table, .curtain').first().waitFor();
    await this.page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'stolik'));
    await this.page.evaluate(
      (table) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('stolik', 1);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const transaction = opening.result.transaction('tables', 'readwrite');
            transaction.objectStore('tables').put(table);
            transaction.oncomplete = () => resolve();
            transaction.onerror = () => reject(transaction.error);
          };
        }),
      record,
    );
    await this.goto(`/table/${record.id}`);
  }

  /** Keeps a table in this browser and sits down at it. */
  async bring(record: TableRecord): Promise<void> {
    await this.keep(record);
    await this.page.locator('.table').waitFor();
  }

  /** Clicks something that is a move, and waits until it has happened. */
  async move(locator: Locator): Promise<void> {
    const before = await this.page.locator('.table').getAttribute('data-seq');
    await locator.click();
    const done = this.page.locator(`.table:not([data-seq="${before}"])`);
    const sure = this.page.locator('[data-move="sure"]');
    await done.or(sure).first().waitFor();
    if ((await sure.count()) > 0) await sure.click();
    await done.waitFor();
  }

  /** Answers one question of a tool: with whatever is lit. */
  async answerTool(): Promise<void> {
    const { page } = this;
    const step = await page.locator('.sagrada-board').getAttribute('data-step');
    const pane = page.locator('.sagrada-pane[data-lit]').first();
    const die = page.locator('.sagrada-pool [data-lit]').first();
    if (step === 'pick') await this.move(die);
    else if (step === 'swap') await this.move(page.locator('.sagrada-track [data-lit]').first());
    else if (step === 'adjust') await this.move(page.locator('[data-move="up"], [data-move="down"]').first());
    else if (step === 'value') await this.move(page.locator('.sagrada-asked [data-lit]').first());
    else if (step === 'put') await this.move(page.locator('.sagrada-pane[data-lit], [data-move="return"]').first());
    else {
      // A die of the window, or one more of the pool, is taken hold of first.
      await (step === 'extra' ? die : pane).click();
      await this.move(page.locator('.sagrada-pane[data-lit]:not([data-selected])').first());
    }
  }

  /** Goes on with Tab (or back) until the focus is where it is wanted. */
  async tabTo(selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let i = 0; i < 80; i++) {
      await this.page.keyboard.press(key);
      if (await this.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    }
    throw new Error(`${key} never reached ${selector}`);
  }

  /** The same turn as `playTurn`, by keyboard alone. */
  async keyTurn(): Promise<void> {
    const { page } = this;
    if ((await page.locator('.sagrada-pool [data-lit]').count()) > 0) {
      await this.tabTo('.sagrada-pool [data-lit]');
      await page.keyboard.press('Enter');
      await this.tabTo('.sagrada-pane', 'Shift+Tab');
      for (const arrow of await this.arrowsToLit()) await page.keyboard.press(arrow);
      await page.keyboard.press('Enter');
      await page.locator('[data-move="end"]').waitFor();
      await this.tabTo('[data-move="end"]');
      await page.keyboard.press('Enter');
      await page.locator('[data-move="end"]').waitFor({ state: 'detached' });
    } else {
      await this.tabTo('[data-move="pass"]');
      await page.keyboard.press('Enter');
      await page.locator('[data-move="pass"][data-sure]').waitFor();
      await page.keyboard.press('Enter');
      await page.locator('[data-move="pass"][data-sure]').waitFor({ state: 'detached' });
    }
  }

  /** The arrow keys from the focused space to the first lit one. */
  arrowsToLit(): Promise<string[]> {
    return this.page.evaluate(() => {
      const panes = [...document.querySelectorAll('.sagrada-pane')];
      const from = panes.indexOf(document.activeElement as Element);
      const to = panes.findIndex((pane) => pane.hasAttribute('data-lit'));
      const [down, right] = [Math.floor(to / 5) - Math.floor(from / 5), (to % 5) - (from % 5)];
      return [
        ...Array(Math.abs(down)).fill(down > 0 ? 'ArrowDown' : 'ArrowUp'),
        ...Array(Math.abs(right)).fill(right > 0 ? 'ArrowRight' : 'ArrowLeft'),
      ];
    });
  }

  /** Everything the page says or holds in attributes. */
  async everything(): Promise<string> {
    return this.page.content();
  }
}

/** The middle of the first such element, in the page. */
export async function centerOf({ page }: TestTable, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
