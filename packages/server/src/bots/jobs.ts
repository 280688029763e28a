import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { playForBot } from '../tables/play.ts';
import { botTurn } from '../tables/record.ts';
import type { Tables } from '../tables/tables.ts';
import type { Question } from './worker.ts';

/** Threads run the build, also where this file runs from its source, as in tests. */
const WORKER = fileURLToPath(new URL('../../dist/bots/worker.js', import.meta.url));
/** After so long a job that was taken is free again: whoever took it is gone. */
const LEASE = 5_000;
/** How often to say that a job is still worked on, and to look for those that nobody told of, such as a dead node's. */
const LOOK = 1_000;

/** A table whose bot is to decide here. */
interface Job {
  readonly table: string;
  /** Until when the job is ours. */
  lease: number;
}

/**
 * Lets bots play in threads of their own. Which table needs one is written in the store together with the move that made
 * it so, and any node may take it: a turn is never forgotten, and a slow bot delays nobody but its own table.
 */
export class BotJobs {
  readonly #tables: Tables;
  readonly #pool: Piscina<Question, unknown[]>;
  readonly #threads: number;
  readonly #timer: NodeJS.Timeout;
  /** The jobs that bots think about here now, by table. */
  readonly #working = new Map<string, Job>();
  /** A look for jobs is under way; asked meanwhile, it looks once more. */
  #isLooking = false;
  #looksAgain = false;
  #isClosed = false;

  constructor(tables: Tables, threads: number) {
    this.#tables = tables;
    this.#threads = threads;
    this.#pool = new Piscina({
      filename: WORKER,
      // Tests run with a condition that leads to the sources, which threads cannot load.
      execArgv: [],
      maxThreads: threads,
      minThreads: 0,
      idleTimeout: 60_000,
    });
    this.#timer = setInterval(() => {
      this.#renew();
      this.look();
    }, LOOK).unref();
    tables.onChange((record) => botTurn(record) && this.look());
  }

  /** Takes as many jobs as there are free threads. */
  look(): void {
    if (this.#isLooking) this.#looksAgain = true;
    if (this.#isLooking || this.#isClosed || this.#working.size >= this.#threads) return;
    this.#isLooking = true;
    this.#take(this.#threads - this.#working.size)
      .then((jobs) => {
        for (const job of jobs) this.#work(job);
      })
      .catch((error) => this.#tables.parts.log.error(error, 'jobs of bots could not be read'))
      .finally(() => {
        this.#isLooking = false;
        if (this.#looksAgain) {
          this.#looksAgain = false;
          this.look();
        }
      });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#pool.destroy();
  }

  async #take(most: number): Promise<Job[]> {
    const { store, now } = this.#tables.parts;
    const time = now();
    const lease = time + LEASE;
    const rows = await store.db
      .updateTable('job')
      .set({ lease })
      .where('tableId', 'in', (eb) => {
        const free = eb
          .selectFrom('job')
          .select('tableId')
          .where((or) => or.or([or('lease', 'is', null), or('lease', '<', time)]))
          .where('tableId', 'not in', ['', ...this.#working.keys()])
          .orderBy('since')
          .limit(most);
        // Nodes that look at the same time each get jobs of their own.
        return store.kind === 'postgres' ? free.forUpdate().skipLocked() : free;
      })
      .returning('tableId')
      .execute();
    return rows.map(({ tableId }) => ({ table: tableId, lease }));
  }

  /** A bot may think for longer than a lease: whoever works on says so. */
  #renew(): void {
    if (this.#working.size === 0) return;
    const { store, now, log } = this.#tables.parts;
    const ids = [...this.#working.keys()];
    const lease = now() + LEASE;
    for (const job of this.#working.values()) job.lease = lease;
    store.db
      .updateTable('job')
      .set({ lease })
      .where('tableId', 'in', ids)
      .where('lease', 'is not', null)
      .execute()
      .catch((error) => log.error(error, 'jobs of bots could not be kept'));
  }

  async #work(job: Job): Promise<void> {
    const { table: id } = job;
    this.#working.set(id, job);
    const { log, newSeed } = this.#tables.parts;
    try {
      // Another node may have made it the bot's turn a moment ago.
      await this.#tables.refresh(id);
      const question = await this.#tables.with(id, (table) => {
        const turn = botTurn(table.record);
        if (!turn) return undefined;
        const { game, version } = table.record;
        const at = table.numberOf(table.match.seq, turn.seat);
        return { game, version, ...turn, view: table.match.view(turn.seat), seed: newSeed(), at };
      });
      if (question) {
        const { at, ...asked } = question;
        const moves = await this.#pool.run(asked);
        await playForBot(this.#tables, id, asked.seat, at, moves);
      } else await this.#drop(job);
    } catch (error) {
      // The lease runs out and the job is taken again.
      if (!this.#isClosed) log.error(error, 'a bot could not play');
    } finally {
      this.#working.delete(id);
      this.look();
    }
  }

  /** A job that a later change has made needless; unless that change made another one, which is not ours. */
  async #drop({ table, lease }: Job): Promise<void> {
    const { db } = this.#tables.parts.store;
    await db.deleteFrom('job').where('tableId', '=', table).where('lease', '=', lease).execute();
  }
}
