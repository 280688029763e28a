import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';

/** How often a node says that it lives. */
const BEAT = 1_000;
/** So long after its last word a node lets time pass on its own: then the store cannot be reached, and nobody can play. */
const LONGEST = 5 * BEAT;

/** What measures time: the wall's clock, which may jump, and the time since some moment, which only passes. */
export interface Clocks {
  now(): number;
  elapsed(): number;
}

/** The time in which servers live, as whoever works beside them finds it: a beat old at most while one lives. */
export async function readUptime({ reads }: Store, now: number): Promise<number> {
  const row = await reads.selectFrom('uptime').selectAll().executeTakeFirst();
  return row ? row.time + Math.min(BEAT, Math.max(0, now - row.wall)) : now;
}

/**
 * Time that passes while any node lives and stands still while none does. The clocks of tables run by it, so that an outage
 * takes nothing from anybody, and a clock of the machine that jumps gives nobody an hour.
 */
export class Uptime {
  readonly #store: Store;
  readonly #clocks: Clocks;
  /** What it was when it was read, and when that was. */
  #time: number;
  #read: number;
  #timer: NodeJS.Timeout | undefined;

  private constructor(store: Store, clocks: Clocks, time: number) {
    this.#store = store;
    this.#clocks = clocks;
    this.#time = time;
    this.#read = clocks.elapsed();
  }

  /** Goes on from where the last node that lived was heard of. */
  static async open(store: Store, clocks: Clocks): Promise<Uptime> {
    const now = clocks.now();
    await store.db
      .insertInto('uptime')
      .values({ id: 1, time: now, wall: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { time, wall } = await store.db.selectFrom('uptime').selectAll().executeTakeFirstOrThrow();
    const { latest } = await store.db
      .selectFrom('gameTable')
      .select((eb) => eb.fn.max('updated').as('latest'))
      .executeTakeFirstOrThrow();
    // Another node lives and was heard of a moment ago, or the last one lived until something was written, and for some part
    // of a beat after that: it is charged whole, because nobody is to gain by an outage.
    const lived = Math.min(LONGEST, Math.max(0, (latest ?? 0) - wall)) + BEAT;
    const uptime = new Uptime(store, clocks, time + Math.min(lived, Math.max(0, now - wall)));
    await uptime.beat();
    return uptime;
  }

  now(): number {
    return Math.floor(this.#time + Math.min(LONGEST, this.#clocks.elapsed() - this.#read));
  }

  /**
   * Another node says what time it is there. Beats alone would leave a node behind by most of one, and whose turn goes from
   * node to node would win or lose that with each decision.
   */
  hear(time: number): void {
    if (time <= this.now()) return;
    this.#time = time;
    this.#read = this.#clocks.elapsed();
  }

  /** Says that this node lives, and hears how far the others are. */
  async beat(): Promise<void> {
    const [own, read] = [this.now(), this.#clocks.elapsed()];
    let latest = own;
    await this.#store.write(async (trx) => {
      const { time } = await trx
        .updateTable('uptime')
        .set((eb) => ({
          time: eb.case().when('time', '<', own).then(own).else(eb.ref('time')).end(),
          wall: this.#clocks.now(),
        }))
        .returning('time')
        .executeTakeFirstOrThrow();
      latest = time;
    });
    // By now another node may have told a later time.
    const elapsed = this.#clocks.elapsed();
    this.#time = Math.max(latest + elapsed - read, this.now());
    this.#read = elapsed;
  }

  /** Beats until it is closed. */
  start(log: FastifyBaseLogger): void {
    this.#timer = setInterval(() => {
      this.beat().catch((error) => log.error(error, 'the store could not be told that this node lives'));
    }, BEAT).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
