import type { Desk } from './desk.ts';
import { callTime } from './play.ts';

/** How often clocks are looked at: nobody minds a second. */
const TICK = 1_000;
const MOST = 50;

/** Looks for tables where somebody's time is up. Every node may; who comes second finds nothing to do. */
export class Timekeeper {
  readonly #desk: Desk;
  readonly #timer: NodeJS.Timeout;
  #isBusy = false;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#timer = setInterval(() => this.tick(), TICK).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async tick(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const { store, now, log } = this.#desk.parts;
    try {
      const rows = await store.db
        .selectFrom('gameTable')
        .select('id')
        .where('deadline', '<=', now())
        .orderBy('deadline')
        .limit(MOST)
        .execute();
      for (const { id } of rows) await callTime(this.#desk, id);
    } catch (error) {
      log.error(error, 'clocks could not be looked at');
    } finally {
      this.#isBusy = false;
    }
  }
}
