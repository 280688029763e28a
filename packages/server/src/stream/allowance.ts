/** How much somebody may ask for: a store of requests that fills up again with time. */
export class Allowance {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #filled: number;

  constructor(most: number, perSecond: number, now: number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
    this.#filled = now;
  }

  /** Takes one; `false` if there is none left. Below zero counts too: who does not stop at all goes ever deeper. */
  take(now: number, cost = 1): boolean {
    this.#fill(now);
    this.#left -= cost;
    return this.#left >= 0;
  }

  /** Whether there is so much left. */
  has(now: number, cost: number): boolean {
    this.#fill(now);
    return this.#left >= cost;
  }

  /** Takes what was used before anybody knew how much it is: below zero, but no deeper than it is high. */
  charge(now: number, cost: number): void {
    this.#fill(now);
    this.#left = Math.max(-this.#most, this.#left - cost);
  }

  /** Whether nothing is missing. */
  isFull(now: number): boolean {
    return this.has(now, this.#most);
  }

  /** Takes one if there is one: whoever asks again and again meanwhile waits no longer for it. */
  takeIfLeft(now: number): boolean {
    this.#fill(now);
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** Asked for so much more than allowed that it cannot be an accident. */
  get isAbused(): boolean {
    return this.#left < -4 * this.#most;
  }

  #fill(now: number): void {
    // A clock that was put back takes nothing from anybody.
    const passed = Math.max(0, now - this.#filled) / 1000;
    this.#left = Math.min(this.#most, this.#left + passed * this.#perSecond);
    this.#filled = now;
  }
}
