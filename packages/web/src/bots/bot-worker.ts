import type { Decision } from '@stolik/bots';
import type { BotQuestion, FromWorker, ToWorker } from './messages.ts';

interface Waiting {
  resolve(decision: Decision<unknown>): void;
  reject(error: Error): void;
}

/** Where bots are asked. They think in a worker, so the page never waits; a worker that crashed is replaced. */
export class BotWorker {
  #worker: Worker | undefined;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();

  decide(question: BotQuestion): Promise<Decision<unknown>> {
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      const message: ToWorker = { id, ...question };
      this.#start().postMessage(message);
    });
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('error' in data) waiting?.reject(new Error(data.error));
      else waiting?.resolve(data.decision);
    };
    worker.onerror = () => this.#crash();
    this.#worker = worker;
    return worker;
  }

  #crash(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Error('the bot worker crashed'));
    this.#waiting.clear();
  }
}

export const bots = new BotWorker();
