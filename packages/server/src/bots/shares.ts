/** After so long half of what somebody had is forgotten. */
const HALF_LIFE = 30_000;
/** Those who are remembered: who had something longest ago is as good as new. */
const MOST = 10_000;

interface Share {
  readonly had: number;
  readonly at: number;
}

/** How much of the bots' time networks or hosts had lately: whoever had least is next, however many others ask for. */
export class Shares {
  readonly #shares = new Map<string, Share>();

  /** What somebody had, in milliseconds; less the longer ago it was. */
  of(whose: string, now: number): number {
    const share = this.#shares.get(whose);
    return share ? share.had * 0.5 ** ((now - share.at) / HALF_LIFE) : 0;
  }

  add(whose: string, had: number, now: number): void {
    const before = this.of(whose, now);
    this.#shares.delete(whose);
    this.#shares.set(whose, { had: before + had, at: now });
    const [oldest] = this.#shares.keys();
    if (this.#shares.size > MOST) this.#shares.delete(oldest);
  }
}
