import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { atExit } from '../at-exit.ts';

/** A safety net: a machine that does six other things is slow. */
const LONGEST_START = 120_000;

/** Where a program is that can be started by its name. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

export interface Program {
  readonly path: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Told every line that it writes. */
  hear?(line: string): void;
}

/** A program that ends with this process at the latest. */
export class RunningProgram {
  readonly #path: string;
  readonly #child: ChildProcess;
  readonly #forget: () => void;
  readonly #lines: string[] = [];
  readonly #listeners = new Set<() => void>();

  constructor({ path, args, env, hear }: Program) {
    this.#path = path;
    // A group of its own, so that what it starts itself ends with it.
    const child = spawn(path, args, { env: { ...process.env, ...env }, stdio: 'pipe', detached: true });
    this.#child = child;
    this.#forget = atExit(() => this.#kill());
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) this.#hear(line, hear);
      });
    }
    child.once('error', (error) => this.#hear(error.message));
    child.once('exit', () => this.#tell());
  }

  /** The first line that it writes, or has written, of this form. */
  async said(form: RegExp): Promise<RegExpExecArray> {
    const found = () => this.#lines.map((line) => form.exec(line)).find((match) => match !== null);
    return new Promise((resolve, reject) => {
      const fail = (why: string) => finish(() => reject(new Error(`${this.#path} ${why}: ${this.#lines.join('\n')}`)));
      const timer = setTimeout(() => fail('does not start'), LONGEST_START);
      const finish = (end: () => void) => {
        clearTimeout(timer);
        this.#listeners.delete(look);
        end();
      };
      const look = () => {
        const match = found();
        if (match) finish(() => resolve(match));
        else if (!this.#isAlive) fail('ended');
      };
      this.#listeners.add(look);
      look();
    });
  }

  async end(): Promise<void> {
    this.#forget();
    const gone = this.#isAlive ? once(this.#child, 'exit') : undefined;
    this.#kill();
    await gone;
  }

  get #isAlive(): boolean {
    return this.#child.pid !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  #kill(): void {
    try {
      if (this.#child.pid !== undefined) process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // The whole group has ended already.
    }
  }

  #hear(line: string, hear?: (line: string) => void): void {
    this.#lines.push(line);
    this.#lines.splice(0, this.#lines.length - 40);
    hear?.(line);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
