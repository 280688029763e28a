import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';

const CHANNEL = 'onlookers';
/** Whoever comes and goes is told to other nodes so often at most. */
const PAUSE = 500;
/** Every node says again how many look on at it, since a word may be lost; what was not said for longer is over. */
const AGAIN = 20_000;
const STALE = 50_000;
/** Tables in one word. */
const MOST = 200;

interface OnlookersParts {
  readonly store: Store;
  readonly log: FastifyBaseLogger;
  elapsed(): number;
}

/** How many look on at a table at another node, and when that was said. */
interface Heard {
  readonly count: number;
  readonly at: number;
}

/**
 * How many people look on at tables, at all nodes together: shown, and nothing follows from it. So nothing is written: nodes
 * tell each other, and what is lost is said again.
 */
export class Onlookers {
  readonly #parts: OnlookersParts;
  readonly #node = randomUUID();
  readonly #own = new Map<string, number>();
  readonly #others = new Map<string, Map<string, Heard>>();
  readonly #untold = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: OnlookersParts) {
    this.#parts = parts;
  }

  /** Hears the other nodes; `changed` is told of tables where others look on by now. The answer ends it. */
  async open(changed: (table: string) => void): Promise<() => void> {
    const stop = await this.#parts.store.listen(CHANNEL, (payload) => {
      const { node, counts } = JSON.parse(payload) as { node: string; counts: [string, number][] };
      if (node === this.#node) return;
      for (const [table, count] of counts) if (this.#hear(node, table, count)) changed(table);
    });
    const timer = setInterval(() => {
      for (const table of this.#forgetStale()) changed(table);
      for (const table of this.#own.keys()) this.#untold.add(table);
      this.#tell();
    }, AGAIN).unref();
    return () => {
      stop();
      clearInterval(timer);
      clearTimeout(this.#timer);
      this.#untold.clear();
    };
  }

  /** So many look on at a table here; how many do elsewhere. */
  elsewhere(table: string, own: number): number {
    if (own !== (this.#own.get(table) ?? 0)) {
      if (own === 0) this.#own.delete(table);
      else this.#own.set(table, own);
      this.#untold.add(table);
      this.#timer ??= setTimeout(() => this.#tell(), PAUSE).unref();
    }
    return [...(this.#others.get(table)?.values() ?? [])].reduce((sum, { count }) => sum + count, 0);
  }

  #hear(node: string, table: string, count: number): boolean {
    const heard = this.#others.get(table) ?? new Map<string, Heard>();
    const before = heard.get(node)?.count ?? 0;
    if (count > 0) heard.set(node, { count, at: this.#parts.elapsed() });
    else heard.delete(node);
    if (heard.size > 0) this.#others.set(table, heard);
    else this.#others.delete(table);
    return count !== before;
  }

  /** A node that says nothing any more has nobody. */
  #forgetStale(): string[] {
    const now = this.#parts.elapsed();
    return [...this.#others].flatMap(([table, heard]) => {
      const stale = [...heard].filter(([, { at }]) => at < now - STALE);
      for (const [node] of stale) this.#hear(node, table, 0);
      return stale.length > 0 ? [table] : [];
    });
  }

  #tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counts = [...this.#untold].map((table) => [table, this.#own.get(table) ?? 0] as const);
    this.#untold.clear();
    const { store, log } = this.#parts;
    const payloads: string[] = [];
    for (let i = 0; i < counts.length; i += MOST) {
      payloads.push(JSON.stringify({ node: this.#node, counts: counts.slice(i, i + MOST) }));
    }
    if (payloads.length === 0) return;
    store.tell(CHANNEL, payloads).catch((error) => log.warn(error, 'other nodes were not told who looks on'));
  }
}
