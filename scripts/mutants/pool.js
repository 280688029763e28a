import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('worker.js', import.meta.url));

/** Signals by which others end a process: no job does that to itself. */
const FOREIGN = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'];

/** Some workers, each with one job at a time. One that dies over a job is replaced. */
export class Pool {
  #size;
  #idle = [];
  #all = new Set();
  /** What tests leave behind when they are cut short goes with this folder. */
  #folder = mkdtempSync(join(tmpdir(), 'stolik-mutants-'));

  constructor(size) {
    this.#size = size;
  }

  /** Works through the items, as many at the same time as there are workers. */
  async each(items, work) {
    const queue = [...items];
    const lane = async () => {
      while (queue.length > 0) await work(queue.shift());
    };
    await Promise.all(Array.from({ length: this.#size }, lane));
  }

  /** What a worker answers; `undefined` if the job was the end of it. If somebody else ended it, another takes the job over. */
  async run(job) {
    const worker = this.#idle.pop() ?? (await this.#start());
    worker.send(job);
    const answer = await said(worker);
    if (answer) this.#idle.push(worker);
    else this.#all.delete(worker);
    return FOREIGN.includes(worker.signalCode) ? this.run(job) : answer;
  }

  /** Ends all workers at once, whatever they do. */
  close() {
    for (const worker of this.#all) worker.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #start() {
    const folder = { TMPDIR: this.#folder, TMP: this.#folder, TEMP: this.#folder };
    const worker = fork(WORKER, {
      env: { ...process.env, ...folder, STOLIK_LONG: '' },
      execArgv: ['--max-old-space-size=2048'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#all.add(worker);
    if (!(await said(worker))) throw new Error('vitest did not start: `npm test` will say why');
    return worker;
  }
}

/** The next message of a worker; `undefined` if it ends before. */
function said(worker) {
  return new Promise((resolve) => {
    const settle = (message) => {
      worker.off('message', settle).off('exit', ended);
      resolve(message);
    };
    const ended = () => settle(undefined);
    worker.on('message', settle).on('exit', ended);
  });
}
