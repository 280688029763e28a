import { createContext, useContext, useSyncExternalStore } from 'react';

/** Whose move is being shown: a seat, or nobody's, as when a round begins; `undefined` once everything is still. */
export type Watched = number | 'nobody' | undefined;

/** Tells the page which move the queue shows, so that nothing round the board runs ahead of the picture. */
export class Watch {
  #shown: Watched;
  readonly #listeners = new Set<() => void>();

  get shown(): Watched {
    return this.#shown;
  }

  show(shown: Watched): void {
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

/** Whose move the queue of this table shows right now. */
export function useWatched(): Watched {
  const watch = useContext(WatchContext);
  return useSyncExternalStore(watch.listen, () => watch.shown);
}
