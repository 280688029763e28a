const WIDTH = 24;
/** Where nobody watches a terminal, a line now and then is enough. */
const QUIET_MS = 5_000;
const LIVE_MS = 100;

/** A bar on standard error for anything that may take over a second: how far it is, and how long it will take. */
export class Progress {
  readonly #what: string;
  readonly #total: number;
  readonly #begin = performance.now();
  #shown = performance.now();

  constructor(what: string, total: number) {
    this.#what = what;
    this.#total = total;
  }

  update(done: number, note = ''): void {
    const now = performance.now();
    if (now - this.#shown < (process.stderr.isTTY ? LIVE_MS : QUIET_MS)) return;
    this.#shown = now;
    const share = Math.min(1, done / this.#total);
    const left = share > 0 ? ((now - this.#begin) / share - (now - this.#begin)) / 1000 : 0;
    const bar = '#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '.');
    const line = `${this.#what} [${bar}] ${Math.floor(share * 100)}%  ${left.toFixed(0)} s left  ${note}`;
    process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  }

  /** A line that stays, above the bar. */
  say(line: string): void {
    this.end();
    process.stderr.write(`${line}\n`);
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }
}

/** The same where the total is known only once it has begun. */
export class RowProgress {
  readonly #what: string;
  #progress: Progress | undefined;

  constructor(what: string) {
    this.#what = what;
  }

  readonly update = (done: number, total: number): void => {
    this.#progress ??= new Progress(this.#what, total);
    this.#progress.update(done, `${done} of ${total}`);
  };

  end(): void {
    this.#progress?.end();
  }
}
