import { isJustLeft } from './following.ts';
import { callTime } from './play.ts';
import type { Tables } from './tables.ts';

/** How often clocks are looked at: nobody minds a second. */
const TICK = 1_000;
const MOST = 50;
/** For so long a table that failed is left alone. */
const ASIDE = 60_000;
/** For so long one that everybody has just left: if nobody comes back it sleeps, and what passed meanwhile is nobody's. */
const LEFT_ALONE = 3_000;

/** Looks for tables where somebody's time is up. Every node may; who comes second finds nothing to do. */
export class Timekeeper {
  readonly #tables: Tables;
  readonly #timer: NodeJS.Timeout;
  /** Tables whose time could not be called yet, and when they are tried again: one of them must not stop all clocks. */
  readonly #aside = new Map<string, number>();
  #isBusy = false;

  constructor(tables: Tables) {
    this.#tables = tables;
    this.#timer = setInterval(() => this.tick(), TICK).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async tick(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const { store, time, log } = this.#tables.parts;
    for (const [id, until] of this.#aside) if (until <= time()) this.#aside.delete(id);
    try {
      const rows = await store.reads
        .selectFrom('gameTable')
        .select('id')
        .where('deadline', '<=', time())
        .where('id', 'not in', ['', ...this.#aside.keys()])
        .orderBy('deadline')
        .limit(MOST)
        .execute();
      for (const { id } of rows) {
        if (await isJustLeft(store.reads, id)) {
          this.#aside.set(id, time() + LEFT_ALONE);
          continue;
        }
        await callTime(this.#tables, id).catch((error) => {
          log.error(error, `the time of table ${id} could not be called`);
          this.#aside.set(id, time() + ASIDE);
        });
      }
    } catch (error) {
      log.error(error, 'clocks could not be looked at');
    } finally {
      this.#isBusy = false;
    }
  }
}
