import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { atExit } from './at-exit.ts';

const LONGEST_START = 300_000;

/** How to start a server: a script of Node and what it is told. */
export interface Launch {
  readonly script: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** A server in a process of its own that can be killed and started again. */
export class ServerProcess {
  readonly #launch: Launch;
  readonly #hear: (text: string) => void;
  #process: ChildProcess | undefined;
  #forget: (() => void) | undefined;
  #address = '';

  /** `hear` is told whatever it writes: its log and what goes wrong. */
  constructor(launch: Launch, hear: (text: string) => void = () => {}) {
    this.#launch = launch;
    this.#hear = hear;
  }

  /** Where it listens. */
  get address(): string {
    return this.#address;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  get isAlive(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  /** Starts it; resolves when it says where it listens. */
  async start(): Promise<void> {
    const { script, args, env } = this.#launch;
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    this.#forget = atExit(() => child.kill('SIGKILL'));
    let said = '';
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`the server did not start: ${said}`)), LONGEST_START);
      const hear = (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-4_000);
        this.#hear(chunk.toString());
      };
      child.stderr.on('data', hear);
      child.stdout.on('data', (chunk: Buffer) => {
        hear(chunk);
        const [address] = /https?:\/\/[^\s/]+/.exec(said) ?? [];
        if (!address) return;
        this.#address = address;
        clearTimeout(timer);
        resolve();
      });
      child.once('exit', () => {
        clearTimeout(timer);
        reject(new Error(`the server ended: ${said}`));
      });
    });
  }

  /** Ends it as a power cut would. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Asks it to stop in good order. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    this.#forget?.();
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
