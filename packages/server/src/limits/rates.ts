import { randomUUID } from 'node:crypto';
import type { Store } from '../store/store.ts';
import type { Bound } from './tallies.ts';

const CHANNEL = 'rates';
/** How often nodes tell each other. */
const TELL_MS = 1_000;
/** In one word, which holds at most 7,999 bytes. */
const MOST_TOLD = 120;
/** Whoever has used less than this part of what is allowed is no matter for other nodes. */
const TOLD_FROM = 0.1;

interface Rate {
  used: number;
  /** How much of it came from other nodes or was told to them. */
  shared: number;
  readonly most: number;
  readonly until: number;
}

/** What a node tells of a key: how often it was counted there since it was last told, and for how long that matters. */
type Told = readonly [key: string, times: number, most: number, left: number];

/**
 * Counts in memory what is too frequent to be written down. Nodes tell each other, once a second, who uses much, so that
 * all of them together allow about as much as one. What a node did not hear makes it more generous and nothing worse.
 */
export class Rates {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #node = randomUUID();
  readonly #rates = new Map<string, Rate>();
  #timer: NodeJS.Timeout | undefined;
  #deafen: () => void = () => {};

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async open(): Promise<void> {
    this.#deafen = await this.#store.listen(CHANNEL, (payload) => this.#hear(payload));
    this.#timer = setInterval(() => void this.tell(), TELL_MS).unref();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#deafen();
  }

  /** Counts once more, or so much more; the milliseconds to wait if that is too often, 0 otherwise. */
  count(key: string, { most, within }: Bound, times = 1): number {
    const now = this.#now();
    const rate = this.#rateOf(key, most, now + within);
    rate.used += times;
    return rate.used > most ? rate.until - now : 0;
  }

  /** Tells the other nodes what they should know, and forgets what is over. */
  async tell(): Promise<void> {
    const now = this.#now();
    const told: Told[] = [];
    for (const [key, rate] of this.#rates) {
      const times = rate.used - rate.shared;
      if (rate.until <= now) this.#rates.delete(key);
      else if (times > 0 && rate.used >= TOLD_FROM * rate.most) {
        told.push([key, times, rate.most, rate.until - now]);
        rate.shared = rate.used;
      }
    }
    const payloads: string[] = [];
    for (let i = 0; i < told.length; i += MOST_TOLD) {
      payloads.push(JSON.stringify([this.#node, told.slice(i, i + MOST_TOLD)]));
    }
    // A store that cannot be reached refuses everything that matters by itself.
    if (payloads.length > 0) await this.#store.tell(CHANNEL, payloads).catch(() => {});
  }

  #hear(payload: string): void {
    const [node, told] = JSON.parse(payload) as [string, Told[]];
    if (node === this.#node) return;
    for (const [key, times, most, left] of told) {
      const rate = this.#rateOf(key, most, this.#now() + left);
      rate.used += times;
      rate.shared += times;
    }
  }

  #rateOf(key: string, most: number, until: number): Rate {
    const known = this.#rates.get(key);
    if (known && known.until > this.#now()) return known;
    const rate = { used: 0, shared: 0, most, until };
    this.#rates.set(key, rate);
    return rate;
  }
}
