/** After so long half of what somebody had is forgotten. */
const HALF_LIFE = 30_000;
/** Hosts that are remembered: those who had least lately are as good as new. */
const MOST = 10_000;

interface Share {
  readonly had: number;
  readonly at: number;
}

/** How much of the bots' time the hosts of tables had lately: whoever had least is next, however many others ask for. */
export class Shares {
  readonly #shares = new Map<string, Share>();

  /** What a host had, in milliseconds; less the longer ago it was. */
  of(host: string, now: number): number {
    const share = this.#shares.get(host);
    return share ? share.had * 0.5 ** ((now - share.at) / HALF_LIFE) : 0;
  }

  add(host: string, had: number, now: number): void {
    const before = this.of(host, now);
    this.#shares.delete(host);
    this.#shares.set(host, { had: before + had, at: now });
    const [oldest] = this.#shares.keys();
    if (this.#shares.size > MOST) this.#shares.delete(oldest);
  }
}
