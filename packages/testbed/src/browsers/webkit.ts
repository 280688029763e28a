import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../folders.ts';
import { freePort } from '../ports.ts';
import { asExpression, type BrowserKind, type DrivenBrowser, type Point, pressAt, type Size } from './driven.ts';
import { findProgram, RunningProgram } from './programs.ts';

const findDriver = () => findProgram('WebKitWebDriver');
const findDisplay = () => findProgram('Xvfb');

export const WEBKIT: BrowserKind = {
  name: 'WebKitGTK',
  install: '`apt-get install webkit2gtk-driver xvfb`',
  isThere: () => findDriver() !== undefined && findDisplay() !== undefined,
  async start() {
    const path = findDriver();
    const display = findDisplay();
    if (!path || !display) throw new Error('no WebKitGTK');
    // It has no mode without a window: this one is on a screen that nobody sees.
    const screen = new RunningProgram({
      path: display,
      args: ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    });
    const [number] = await screen.said(/^\d+$/);
    const port = await freePort();
    const settings = freshFolder('webkit');
    mkdirSync(join(settings.path, 'gtk-3.0'));
    writeFileSync(join(settings.path, 'gtk-3.0', 'gtk.css'), SMALL_BAR);
    const env = { DISPLAY: `:${number}`, GDK_BACKEND: 'x11', LANG: 'en_US.UTF-8', XDG_CONFIG_HOME: settings.path };
    const driver = new RunningProgram({ path, args: [`--port=${port}`], env });
    const end = async () => {
      await driver.end();
      await screen.end();
      settings.remove();
    };
    try {
      return await WebKit.meet(`http://127.0.0.1:${port}`, end);
    } catch (error) {
      await end();
      throw error;
    }
  },
};

/** The window would not become as narrow as a phone. */
const SMALL_BAR = 'button, entry { min-width: 0; padding: 0; margin: 0; border-width: 0; }';

/** How often a driver that does not listen yet is asked again. */
const TRIES = 300;

/** WebKitGTK, driven by WebDriver: one request for each command. */
class WebKit implements DrivenBrowser {
  readonly name: string;
  readonly #session: string;
  readonly #end: () => Promise<void>;
  readonly #errors: string[] = [];

  private constructor(name: string, session: string, end: () => Promise<void>) {
    this.name = name;
    this.#session = session;
    this.#end = end;
  }

  static async meet(driver: string, end: () => Promise<void>): Promise<WebKit> {
    await listening(driver);
    const { sessionId, capabilities } = await ask('POST', `${driver}/session`, { capabilities: {} });
    return new WebKit(`WebKitGTK ${capabilities.browserVersion}`, `${driver}/session/${sessionId}`, end);
  }

  async resize({ width, height }: Size): Promise<void> {
    await this.#tell('window/rect', { x: 0, y: 0, width, height });
    // The bar of the window takes its share.
    const [w, h] = await this.run(() => [innerWidth, innerHeight]);
    await this.#tell('window/rect', { x: 0, y: 0, width: 2 * width - w, height: 2 * height - h });
  }

  async open(url: string): Promise<void> {
    this.#errors.push(...(await this.run(takeErrors)));
    await this.#tell('url', { url });
    await this.run(noteErrors);
  }

  async run<Args extends readonly unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const script = `return ${asExpression(inPage, args)}`;
    return JSON.parse(await this.#tell('execute/sync', { script, args: [] })) ?? undefined;
  }

  async press(point: Point): Promise<void> {
    await this.#tell('actions', { actions: pressAt(point) });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await ask('GET', `${this.#session}/screenshot`), 'base64');
  }

  async errors(): Promise<readonly string[]> {
    this.#errors.push(...(await this.run(takeErrors)));
    return this.#errors;
  }

  async close(): Promise<void> {
    await ask('DELETE', this.#session).catch(() => {});
    await this.#end();
  }

  #tell(command: string, body: object) {
    return ask('POST', `${this.#session}/${command}`, body);
  }
}

/** What the protocol answers is known by its specification alone. */
// biome-ignore lint/suspicious/noExplicitAny: each command has a form of its own
async function ask(method: string, address: string, body?: object): Promise<any> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`WebKit refused ${method} ${address}: ${value?.error} ${value?.message}`);
  return value;
}

async function listening(driver: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await fetch(`${driver}/status`).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not listen');
}

interface Notebook extends Window {
  noted?: string[];
}

/** The protocol has no console: the page writes down what went wrong, from when it is loaded. */
function noteErrors(): void {
  const noted: string[] = [];
  (window as Notebook).noted = noted;
  addEventListener('error', ({ message }) => noted.push(message));
  addEventListener('unhandledrejection', ({ reason }) => noted.push(`${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    noted.push(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...said) => {
    noted.push(said.join(' '));
    error(...said);
  };
}

function takeErrors(): string[] {
  return (window as Notebook).noted?.splice(0) ?? [];
}
