import { TooMany } from './too-many.ts';

/** How many times as many as may be inside may wait outside. */
const WAITING = 4;
/** Whoever finds too many waiting tries again then. */
const RETRY_MS = 1_000;

/** Something that few may do at once: for whom that is counted, and how many those are. */
export interface Gate {
  readonly key: string;
  readonly most: number;
}

interface Waiter {
  readonly gates: readonly Gate[];
  admit(): void;
}

/**
 * Lets a few in at a time, by each of the gates they go through; the others wait their turn, and whoever has left meanwhile
 * is not served. Where too many wait already, the rest is sent away.
 */
export class Turnstile {
  readonly #inside = new Map<string, number>();
  readonly #waiting: Waiter[] = [];

  /** Resolves with what is to be called on leaving; with nothing if whoever waits has gone. */
  enter(gates: readonly Gate[], gone: AbortSignal): Promise<(() => void) | undefined> {
    if (gone.aborted) return Promise.resolve(undefined);
    const leave = () => {
      for (const { key } of gates) this.#add(key, -1);
      this.#admitNext();
    };
    if (this.#hasRoom(gates)) {
      this.#admit(gates);
      return Promise.resolve(leave);
    }
    if (gates.some((gate) => this.#isCrowded(gate))) throw new TooMany(RETRY_MS, 'long answers at once');
    return new Promise((resolve) => {
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        resolve(undefined);
      };
      const waiter: Waiter = {
        gates,
        admit: () => {
          gone.removeEventListener('abort', giveUp);
          resolve(leave);
        },
      };
      gone.addEventListener('abort', giveUp, { once: true });
      this.#waiting.push(waiter);
    });
  }

  #hasRoom(gates: readonly Gate[]): boolean {
    return gates.every(({ key, most }) => (this.#inside.get(key) ?? 0) < most);
  }

  #isCrowded({ key, most }: Gate): boolean {
    const waiting = this.#waiting.filter(({ gates }) => gates.some((gate) => gate.key === key)).length;
    return waiting >= WAITING * most;
  }

  #admit(gates: readonly Gate[]): void {
    for (const { key } of gates) this.#add(key, 1);
  }

  #admitNext(): void {
    for (let i = 0; i < this.#waiting.length; ) {
      const waiter = this.#waiting[i];
      if (this.#hasRoom(waiter.gates)) {
        this.#waiting.splice(i, 1);
        this.#admit(waiter.gates);
        waiter.admit();
      } else i++;
    }
  }

  #add(key: string, count: number): void {
    const inside = (this.#inside.get(key) ?? 0) + count;
    if (inside > 0) this.#inside.set(key, inside);
    else this.#inside.delete(key);
  }
}
