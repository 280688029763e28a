import { isDamaged, messageOf } from './errors.ts';

/** Whether a store was found to be damaged. That does not mend itself, so it is known until the store is opened anew. */
export class Damage {
  #found: string | undefined;

  /** What was found first, in the store's own words. */
  get found(): string | undefined {
    return this.#found;
  }

  /** Looks at what went wrong. */
  consider(error: unknown): void {
    if (isDamaged(error)) this.#found ??= messageOf(error);
  }

  /** Does something with the store; what goes wrong is looked at on the way. */
  async watch<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      this.consider(error);
      throw error;
    }
  }

  /** The same for what is done at once. */
  watchNow<T>(act: () => T): T {
    try {
      return act();
    } catch (error) {
      this.consider(error);
      throw error;
    }
  }
}
