import { type State, windowOf } from '../../rules/state.ts';
import { WINDOW } from '../../rules/window.ts';

/** Values kept at a time: a power of 2. */
const SLOTS = 1 << 13;
/** Ints of a key: the window, whose it is, and the deal. */
const KEY = WINDOW + 2;
const OBJECTIVES = 11;
const COLORS = 6;

/**
 * Values of windows that were judged lately: playouts come back to the same ones time and again. A key is everything that
 * a value depends on, so what is found is what would be worked out again.
 */
export class ValueCache {
  readonly #keys = new Int32Array(SLOTS * KEY).fill(-1);
  readonly #values = new Float64Array(SLOTS);
  readonly #key = new Int32Array(KEY);
  #slot = 0;

  /** The value, if it is known; else the next one that is kept is this one's. */
  find(s: State, seat: number, drafts: number): number | undefined {
    const { windows: w, deal } = s;
    const key = this.#key;
    const at = windowOf(seat);
    for (let i = 0; i < WINDOW; i++) key[i] = w[at + i];
    const [first, second = COLORS - 1] = deal.privates[seat];
    const place = (seat - deal.start + deal.seats) % deal.seats;
    // Patterns 0..23, drafts 0..20, colours 0..4, places 0..3.
    key[WINDOW] = (((s.patterns[seat] * 32 + drafts) * COLORS + first) * COLORS + second) * 4 + place;
    let game = deal.seats;
    for (let i = 0; i < deal.publics.length; i++) game = game * OBJECTIVES + deal.publics[i] + 1;
    key[WINDOW + 1] = game;
    this.#slot = hashOf(key) & (SLOTS - 1);
    const base = this.#slot * KEY;
    for (let i = 0; i < KEY; i++) if (this.#keys[base + i] !== key[i]) return undefined;
    return this.#values[this.#slot];
  }

  keep(value: number): number {
    this.#keys.set(this.#key, this.#slot * KEY);
    this.#values[this.#slot] = value;
    return value;
  }
}

function hashOf(key: Int32Array): number {
  let hash = 0x2c1b3c6d;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ (hash >>> 15) ^ key[i], 0x85ebca6b + 2 * i);
  return hash ^ (hash >>> 13);
}
