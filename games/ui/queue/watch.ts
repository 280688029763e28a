import { createContext, useContext, useSyncExternalStore } from 'react';

/** What is being shown: somebody's move, or nobody's, as when a round begins. */
export interface Watched {
  readonly seat: number | undefined;
  readonly event: unknown;
}

/** Tells the page what the queue shows, so that nothing round the board runs ahead of the picture. */
export class Watch {
  #shown: Watched | undefined;
  readonly #listeners = new Set<() => void>();

  /** `undefined` once everything is still. */
  get shown(): Watched | undefined {
    return this.#shown;
  }

  show(shown: Watched | undefined): void {
    if (this.#shown === shown) return;
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export const WatchContext = createContext(new Watch());

/** What the queue of this table shows right now. */
export function useWatched(): Watched | undefined {
  const watch = useContext(WatchContext);
  return useSyncExternalStore(watch.listen, () => watch.shown);
}
