import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';

const bin = fileURLToPath(new URL('../../cli/bin/stolik.js', import.meta.url));

/** The real page, served by the real command, in a real browser. */
export class TestSite {
  readonly address: string;
  readonly #server: ChildProcess;
  readonly #browser: Browser;

  private constructor(address: string, server: ChildProcess, browser: Browser) {
    this.address = address;
    this.#server = server;
    this.#browser = browser;
  }

  static async open(): Promise<TestSite> {
    const server = spawn(process.execPath, [bin, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const address = await new Promise<string>((resolve, reject) => {
      server.once('exit', () => reject(new Error('the server ended')));
      server.stdout.on('data', (chunk) => {
        const found = /http:\S+/.exec(String(chunk));
        if (found) resolve(found[0]);
      });
    });
    return new TestSite(address, server, await launchBrowser());
  }

  /** A visitor with a browser profile of their own, in a hurry: no animations, quick bots. */
  async visit(options: BrowserContextOptions = {}): Promise<TestTable> {
    const context = await this.#browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-US',
      reducedMotion: 'reduce',
      ...options,
    });
    await context.addInitScript(() => {
      if (!localStorage.getItem('stolik.settings')) localStorage.setItem('stolik.settings', '{"fast":true}');
    });
    const page = await context.newPage();
    const table = new TestTable(page, this.address);
    await table.goto('/');
    return table;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#server.kill();
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
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(this.#address + path.slice(1));
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name }).first();
  }

  /** Chooses the first pattern, once it is asked for. */
  async choosePattern(name: RegExp = /^Choose this pattern|^Wybierz ten wzór/): Promise<void> {
    await this.button(name).click();
  }

  /** Waits until a turn of the person at the screen begins, or the game is over. */
  async asked(): Promise<'asked' | 'over'> {
    await this.page.locator('[data-move="pass"], .ceremony').first().waitFor({ timeout: 20_000 });
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

  /** Everything the page says or holds in attributes. */
  async everything(): Promise<string> {
    return this.page.content();
  }
}
