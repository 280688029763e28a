/** A change from when it is asked for until it is kept; the commit alone, which is the disk's part of it; a question. */
export type Timed = 'write' | 'commit' | 'read';

export type OnDuration = (what: Timed, seconds: number) => void;

/** How long a store takes, for whoever measures it. */
export class Durations {
  readonly #handlers = new Set<OnDuration>();

  /** Hears of everything from now on; the answer ends it. */
  listen(handler: OnDuration): () => void {
    this.#handlers.add(handler);
    return () => void this.#handlers.delete(handler);
  }

  /** It began at this moment of `performance.now()` and is done. */
  tell(what: Timed, begin: number): void {
    const seconds = (performance.now() - begin) / 1000;
    for (const handler of this.#handlers) handler(what, seconds);
  }

  /** What fails is told too: it took as long. */
  async time<T>(what: Timed, act: () => Promise<T>): Promise<T> {
    const begin = performance.now();
    try {
      return await act();
    } finally {
      this.tell(what, begin);
    }
  }
}
