import { type ChildProcess, spawn } from 'node:child_process';
import { StolikError } from '@stolik/core';
import { endChild } from './children.ts';

/** More than any answer needs: whoever writes on without end is stopped. */
const LONGEST_ANSWER = 4_000_000;
/** Of what a program says on standard error, its last words. */
const LAST_WORDS = 300;

type Json = Readonly<Record<string, unknown>>;

/** What waits for the next line of a program. */
interface Waiting {
  resolve(line: string): void;
  reject(error: Error): void;
}

/** A program that answers requests line by line, started when it is first asked. It is asked one thing at a time. */
export class EngineChild {
  readonly #name: string;
  readonly #command: string;
  readonly #onStart: (pid: number) => void;
  #child: ChildProcess | undefined;
  #waiting: Waiting | undefined;
  #text = '';
  #words = '';
  #asked = 0;

  /** `onStart` is told the process, so that it can be ended from elsewhere too. */
  constructor(name: string, command: string, onStart: (pid: number) => void) {
    this.#name = name;
    this.#command = command;
    this.#onStart = onStart;
  }

  /** The answer, or an error that names the program and what is wrong with it; after that it is ended. */
  async ask(request: Json, patienceMs: number): Promise<Json> {
    try {
      const id = ++this.#asked;
      return this.#read(id, await this.#exchange(`${JSON.stringify({ id, ...request })}\n`, patienceMs));
    } catch (error) {
      this.end();
      throw error;
    }
  }

  /** Whatever went wrong with it, in one sentence. */
  failure(what: string): StolikError {
    const words = this.#words.trim();
    const said = words === '' ? '' : `; it said: ${words.slice(-LAST_WORDS)}`;
    return new StolikError('engine-failed', `the program "${this.#name}" ${what}${said}`);
  }

  end(): void {
    if (this.#child?.pid !== undefined) endChild(this.#child.pid);
    this.#child = undefined;
  }

  #exchange(line: string, patienceMs: number): Promise<string> {
    return new Promise((resolve, reject) => {
      const late = `did not answer within ${patienceMs / 1000} s`;
      const timer = setTimeout(() => this.#waiting?.reject(this.failure(late)), patienceMs);
      const settle = (leave: () => void) => {
        clearTimeout(timer);
        this.#waiting = undefined;
        leave();
      };
      this.#waiting = {
        resolve: (answer) => settle(() => resolve(answer)),
        reject: (error) => settle(() => reject(error)),
      };
      this.#child ??= this.#start();
      this.#child.stdin?.write(line);
    });
  }

  #start(): ChildProcess {
    // In a group of its own: a shell ends with all that it started.
    const child = spawn(this.#command, { shell: true, detached: true, stdio: 'pipe' });
    if (child.pid !== undefined) this.#onStart(child.pid);
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => this.#hear(chunk));
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      this.#words = (this.#words + chunk).slice(-LAST_WORDS);
    });
    // Whoever ends early closes its input; that it ended is what is said about it.
    child.stdin?.on('error', () => {});
    child.on('error', (error) => this.#waiting?.reject(this.failure(`could not be started: ${error.message}`)));
    // Not before its last words were heard.
    child.on('close', (code, signal) => {
      this.#waiting?.reject(this.failure(`ended with ${signal ?? `code ${code}`} instead of an answer`));
    });
    return child;
  }

  #hear(chunk: string): void {
    this.#text += chunk;
    for (let at = this.#text.indexOf('\n'); at >= 0; at = this.#text.indexOf('\n')) {
      const line = this.#text.slice(0, at).trim();
      this.#text = this.#text.slice(at + 1);
      if (line !== '') this.#waiting?.resolve(line);
    }
    if (this.#text.length > LONGEST_ANSWER) this.#waiting?.reject(this.failure('writes an answer without end'));
  }

  #read(id: number, line: string): Json {
    let answer: unknown;
    try {
      answer = JSON.parse(line);
    } catch {
      throw this.failure(`answered what is not JSON: ${line.slice(0, 80)}`);
    }
    if (typeof answer !== 'object' || answer === null || !('id' in answer) || answer.id !== id) {
      throw this.failure(`answered something else than request ${id}: ${line.slice(0, 80)}`);
    }
    if ('error' in answer) throw this.failure(`refused: ${refusalIn(answer.error)}`);
    return { ...answer };
  }
}

function refusalIn(error: unknown): string {
  const isSentence = typeof error === 'object' && error !== null && 'message' in error;
  return isSentence ? String(error.message) : JSON.stringify(error);
}
