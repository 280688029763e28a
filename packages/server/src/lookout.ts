/** Looks whenever it is asked to, one time after the other: asked while it looks, it looks once more. */
export class Lookout {
  readonly #once: () => Promise<void>;
  readonly #failed: (error: unknown) => void;
  #looking: Promise<void> | undefined;
  #isAsked = false;

  constructor(once: () => Promise<void>, failed: (error: unknown) => void) {
    this.#once = once;
    this.#failed = failed;
  }

  /** Resolves when all has been looked at that was there to see now. */
  look(): Promise<void> {
    this.#isAsked = true;
    this.#looking ??= this.#lookOn();
    return this.#looking;
  }

  /** Resolves when the look that is under way is over. */
  async settle(): Promise<void> {
    await this.#looking;
  }

  async #lookOn(): Promise<void> {
    while (this.#isAsked) {
      this.#isAsked = false;
      try {
        await this.#once();
      } catch (error) {
        this.#failed(error);
      }
    }
    // In the same moment: whoever asks from now on begins a look of their own.
    this.#looking = undefined;
  }
}
