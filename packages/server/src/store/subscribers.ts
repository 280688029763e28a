/** Who listens to which channel in this process. */
export class Subscribers {
  readonly #handlers = new Map<string, Set<(payload: string) => void>>();

  /** Adds a handler; the answer removes it again. */
  add(channel: string, handler: (payload: string) => void): () => void {
    const handlers = this.#handlers.get(channel) ?? new Set();
    this.#handlers.set(channel, handlers);
    // A fresh function for each call, so that the same handler may listen twice and leave once.
    const own = (payload: string) => handler(payload);
    handlers.add(own);
    return () => void handlers.delete(own);
  }

  channels(): string[] {
    return [...this.#handlers.keys()];
  }

  tell(channel: string, payload: string): void {
    for (const handler of [...(this.#handlers.get(channel) ?? [])]) handler(payload);
  }
}
