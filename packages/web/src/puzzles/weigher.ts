import type { Weight } from '@stolik/review/puzzles';
import type { FromWeigher, ToWeigher } from './messages.ts';

/** Weighs turns that nobody had looked at, one after the other, out of the page's way. */
export class Weigher {
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  weigh(asked: ToWeigher): Promise<Weight> {
    const weighed = this.#last.then(() => this.#ask(asked));
    this.#last = weighed.catch(() => {});
    return weighed;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #ask(asked: ToWeigher): Promise<Weight> {
    this.#worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromWeigher>) =>
        'weight' in data ? resolve(data.weight) : reject(new Error(data.error));
      worker.onerror = () => {
        this.close();
        reject(new Error('the weigher crashed'));
      };
      worker.postMessage(asked);
    });
  }
}
