import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deal } from './contest/deal.ts';

/** Where the deals, or whatever else a long run makes, are kept until it is over: what was interrupted goes on from there. */
export class Checkpoint<T = Deal> {
  readonly #file: string;

  /** Whatever differs in `settings` is another run. */
  constructor(settings: object, folder = join(tmpdir(), 'stolik-arena')) {
    const name = createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 16);
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, `arena-${name}.jsonl`);
  }

  load(): Map<number, T> {
    const deals = new Map<number, T>();
    for (const line of this.#lines()) {
      try {
        const { number, deal } = JSON.parse(line) as { number: number; deal: T };
        deals.set(number, deal);
      } catch {
        // A line cut off by the interruption: that deal is played again.
      }
    }
    return deals;
  }

  add(number: number, deal: T): void {
    appendFileSync(this.#file, `${JSON.stringify({ number, deal })}\n`);
  }

  remove(): void {
    rmSync(this.#file, { force: true });
  }

  #lines(): string[] {
    try {
      return readFileSync(this.#file, 'utf8').split('\n').filter(Boolean);
    } catch {
      return [];
    }
  }
}
