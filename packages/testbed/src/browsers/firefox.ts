import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { freshFolder } from '../folders.ts';
import { asExpression, type BrowserKind, type DrivenBrowser, type Point, pressAt, type Size } from './driven.ts';
import { findProgram, RunningProgram } from './programs.ts';

/** Nothing is fetched but the page, and nothing is asked. */
const PREFERENCES = `
user_pref("app.normandy.enabled", false);
user_pref("app.update.disabledForTesting", true);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.safebrowsing.malware.enabled", false);
user_pref("browser.safebrowsing.phishing.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("intl.accept_languages", "en-US");
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,");
`;

const findFirefox = () => findProgram('firefox-esr') ?? findProgram('firefox');

export const FIREFOX: BrowserKind = {
  name: 'Firefox',
  install: '`apt-get install firefox-esr`',
  isThere: () => findFirefox() !== undefined,
  async start() {
    const path = findFirefox();
    if (!path) throw new Error('no Firefox');
    const profile = freshFolder('firefox');
    writeFileSync(join(profile.path, 'user.js'), PREFERENCES);
    const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile.path];
    const program = new RunningProgram({ path, args });
    const end = async () => {
      await program.end();
      profile.remove();
    };
    try {
      const [, address] = await program.said(/WebDriver BiDi listening on (ws:\S+)/);
      return await Firefox.meet(`${address}/session`, end);
    } catch (error) {
      await end();
      throw error;
    }
  },
};

/** Firefox, driven by WebDriver BiDi: commands and answers over one socket. */
class Firefox implements DrivenBrowser {
  readonly #errors: string[] = [];
  readonly #socket: WebSocket;
  readonly #end: () => Promise<void>;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #name = '';
  #context = '';
  #count = 0;

  private constructor(socket: WebSocket, end: () => Promise<void>) {
    this.#socket = socket;
    this.#end = end;
    socket.on('message', (data) => this.#hear(JSON.parse(data.toString())));
    socket.once('close', () => {
      for (const answer of this.#waiting.values()) answer({ type: 'error', message: 'Firefox has gone' });
    });
  }

  static async meet(address: string, end: () => Promise<void>): Promise<Firefox> {
    const socket = new WebSocket(address);
    await once(socket, 'open');
    const firefox = new Firefox(socket, end);
    const { capabilities } = await firefox.#tell('session.new', { capabilities: {} });
    firefox.#name = `Firefox ${capabilities.browserVersion}`;
    await firefox.#tell('session.subscribe', { events: ['log.entryAdded'] });
    await firefox.#tell('script.addPreloadScript', { functionDeclaration: `${reportViolations}` });
    const { contexts } = await firefox.#tell('browsingContext.getTree', {});
    firefox.#context = contexts[0].context;
    return firefox;
  }

  get name(): string {
    return this.#name;
  }

  async resize(viewport: Size): Promise<void> {
    await this.#tell('browsingContext.setViewport', { context: this.#context, viewport });
  }

  async open(url: string): Promise<void> {
    await this.#tell('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  async run<Args extends readonly unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const expression = asExpression(inPage, args);
    const target = { context: this.#context };
    const answer = await this.#tell('script.evaluate', { expression, target, awaitPromise: false });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result.value) ?? undefined;
  }

  async press(point: Point): Promise<void> {
    await this.#tell('input.performActions', { context: this.#context, actions: pressAt(point) });
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.#tell('browsingContext.captureScreenshot', { context: this.#context });
    return Buffer.from(data, 'base64');
  }

  async errors(): Promise<readonly string[]> {
    return this.#errors;
  }

  async close(): Promise<void> {
    this.#socket.terminate();
    await this.#end();
  }

  /** What the protocol answers is known by its specification alone. */
  // biome-ignore lint/suspicious/noExplicitAny: each command has a form of its own
  async #tell(method: string, params: object): Promise<any> {
    const id = ++this.#count;
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    this.#waiting.delete(id);
    if (answer.type === 'error') throw new Error(`Firefox refused ${method}: ${answer.message}`);
    return answer.result;
  }

  #hear(message: Answer | LogEntry): void {
    if (message.type !== 'event') this.#waiting.get(message.id ?? 0)?.(message);
    else if (message.params.level === 'error') this.#errors.push(message.params.text);
  }
}

interface Answer {
  readonly type: 'success' | 'error';
  readonly id?: number;
  readonly result?: unknown;
  readonly message?: string;
}

interface LogEntry {
  readonly type: 'event';
  readonly params: { readonly level: string; readonly text: string };
}

/** The protocol says nothing of what the Content-Security-Policy forbade; the page's console does. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
  );
}
