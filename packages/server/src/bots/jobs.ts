import { fileURLToPath } from 'node:url';
import { luckOf } from '@stolik/daily';
import { sql } from 'kysely';
import { Piscina } from 'piscina';
import { Lookout } from '../lookout.ts';
import { playForBot } from '../tables/play.ts';
import { botTurn } from '../tables/record.ts';
import type { Tables } from '../tables/tables.ts';
import { Fairness, type Whose } from './fairness.ts';
import type { Question } from './worker.ts';

/** Threads run the build, also where this file runs from its source, as in tests. */
const WORKER = fileURLToPath(new URL('../../dist/bots/worker.js', import.meta.url));
/** After so long a job that was taken is free again: whoever took it is gone. */
const LEASE = 5_000;
/** How often to say that a job is still worked on, and to look for those that nobody told of, such as a dead node's. */
const LOOK = 1_000;
/** A bot that thinks for longer is stopped. */
const LONGEST_THOUGHT = 60_000;
/** A job that failed waits for so long, twice as long each time, up to the longest. */
const FIRST_BREAK = 2_000;
const LONGEST_BREAK = 60 * 60 * 1000;
/** After so many failures the simplest bot decides: a game must not hang because a clever one has a defect. */
const MOST_ATTEMPTS = 3;
const SIMPLEST = 'easy';
/** Jobs among which the next ones are chosen. */
const MOST_LOOKED_AT = 200;

/** A table whose bot is to decide here. */
interface Job extends Whose {
  readonly table: string;
  /** How often it has failed. */
  readonly attempts: number;
  /** Until when the job is ours. */
  lease: number;
}

/** One that nobody has taken. */
interface WaitingJob extends Whose {
  readonly tableId: string;
}

/**
 * Lets bots play in threads of their own. Which table needs one is written in the store together with the move that made
 * it so, and any node may take it: a turn is never forgotten, and a slow bot delays nobody but its own table.
 */
export class BotJobs {
  readonly #tables: Tables;
  readonly #pool: Piscina<Question, unknown[]>;
  readonly #threads: number;
  readonly #thought: (seconds: number) => void;
  readonly #timer: NodeJS.Timeout;
  /** The jobs that bots think about here now, by table. */
  readonly #working = new Map<string, Job>();
  readonly #fairness = new Fairness();
  readonly #lookout: Lookout;
  #isClosed = false;

  /** `thought` is told for how many seconds a bot has thought. */
  constructor(tables: Tables, threads: number, thought: (seconds: number) => void = () => {}) {
    this.#tables = tables;
    this.#threads = threads;
    this.#thought = thought;
    this.#lookout = new Lookout(
      () => this.#begin(),
      (error) => tables.parts.log.error(error, 'jobs of bots could not be read'),
    );
    this.#pool = new Piscina({
      filename: WORKER,
      // Tests run with a condition that leads to the sources, which threads cannot load.
      execArgv: [],
      maxThreads: threads,
      minThreads: 0,
      idleTimeout: 60_000,
    });
    // A thread that could not be started is no reason to end: its job is tried again.
    this.#pool.on('error', (error) => tables.parts.log.error(error, 'a thread of bots failed'));
    this.#timer = setInterval(() => {
      this.#renew();
      this.look();
    }, LOOK).unref();
    tables.onChange((record) => botTurn(record) && this.look());
  }

  /** Takes as many jobs as there are free threads. */
  look(): void {
    if (!this.#isClosed) this.#lookout.look();
  }

  /** How many turns wait for a bot or are thought about, on all nodes, and for how many seconds the oldest is there. */
  async census(): Promise<{ waiting: number; working: number; age: number }> {
    const { store, now } = this.#tables.parts;
    const time = now();
    const { jobs, working, since } = await store.reads
      .selectFrom('job')
      .select((eb) => [
        eb.fn.countAll().as('jobs'),
        eb.fn.count(eb.case().when('lease', '>=', time).then(1).end()).as('working'),
        eb.fn.min('since').as('since'),
      ])
      .executeTakeFirstOrThrow();
    const age = Math.max(0, time - (since ?? time)) / 1000;
    return { waiting: Number(jobs) - Number(working), working: Number(working), age };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#lookout.settle();
    await this.#pool.destroy();
  }

  async #begin(): Promise<void> {
    const free = this.#threads - this.#working.size;
    if (free <= 0) return;
    for (const job of await this.#take(free)) this.#work(job);
  }

  /** Jobs of networks and hosts whose bots had least time lately, the oldest first. */
  async #take(most: number): Promise<Job[]> {
    const { store, now } = this.#tables.parts;
    const time = now();
    const lease = time + LEASE;
    const waiting = await this.#waiting(most, time);
    const chosen = new Map(
      this.#fairness.choose(waiting, this.#working.values(), most, performance.now()).map((job) => [job.tableId, job]),
    );
    if (chosen.size === 0) return [];
    let rows: { tableId: string; attempts: number }[] = [];
    await store.write(async (trx) => {
      rows = await trx
        .updateTable('job')
        .set({ lease })
        .where('tableId', 'in', [...chosen.keys()])
        // Another node may have looked at the same time: each job is one node's.
        .where((or) => or.or([or('lease', 'is', null), or('lease', '<', time)]))
        .returning(['tableId', 'attempts'])
        .execute();
    });
    if (rows.length < chosen.size) this.look();
    return rows.map(({ tableId, attempts }) => {
      const { host, network } = chosen.get(tableId) as WaitingJob;
      return { table: tableId, host, network, attempts, lease };
    });
  }

  /** The oldest jobs of each host that nobody works on, by turns of one network and another. */
  #waiting(most: number, time: number): Promise<WaitingJob[]> {
    const { reads } = this.#tables.parts.store;
    const free = reads
      .selectFrom('job')
      .innerJoin('gameTable', 'gameTable.id', 'job.tableId')
      .select((eb) => [
        'tableId',
        'job.host',
        'since',
        eb.fn.coalesce('network', 'job.host').as('network'),
        sql<number>`row_number() over (partition by "job"."host" order by "since")`.as('turn'),
      ])
      .where('since', '<=', time)
      .where((or) => or.or([or('lease', 'is', null), or('lease', '<', time)]))
      .where('tableId', 'not in', ['', ...this.#working.keys()]);
    const each = reads
      .selectFrom(free.as('free'))
      .selectAll()
      .select(sql<number>`row_number() over (partition by "network" order by "turn", "since")`.as('round'))
      .where('turn', '<=', most);
    return reads
      .selectFrom(each.as('each'))
      .select(['tableId', 'host', 'network'])
      .orderBy('round')
      .orderBy('since')
      .limit(MOST_LOOKED_AT)
      .execute();
  }

  /** A bot may think for longer than a lease: whoever works on says so. */
  #renew(): void {
    if (this.#working.size === 0) return;
    const { store, now, log } = this.#tables.parts;
    const ids = [...this.#working.keys()];
    const lease = now() + LEASE;
    for (const job of this.#working.values()) job.lease = lease;
    store
      .write(async (trx) => {
        await trx
          .updateTable('job')
          .set({ lease })
          .where('tableId', 'in', ids)
          .where('lease', 'is not', null)
          .execute();
      })
      .catch((error) => log.error(error, 'jobs of bots could not be kept'));
  }

  async #work(job: Job): Promise<void> {
    const { table: id } = job;
    this.#working.set(id, job);
    const { log, newSeed } = this.#tables.parts;
    const begin = performance.now();
    try {
      // Another node may have made it the bot's turn a moment ago.
      await this.#tables.refresh(id);
      const question = await this.#tables.with(id, (table) => {
        const turn = botTurn(table.record);
        if (!turn) return undefined;
        const { game, version } = table.record;
        const level = job.attempts >= MOST_ATTEMPTS ? SIMPLEST : turn.level;
        const at = table.numberOf(table.match.seq, turn.seat);
        const { daily, seed: dealt } = table.record;
        // In a deal that is everybody's everybody meets the same bot.
        const seed = daily === undefined ? newSeed() : luckOf(dealt, turn.seat, table.log);
        return { game, version, seat: turn.seat, level, view: table.match.view(turn.seat), seed, at };
      });
      if (question) {
        const { at, ...asked } = question;
        const asking = performance.now();
        const moves = await this.#pool.run(asked, { signal: AbortSignal.timeout(LONGEST_THOUGHT) });
        this.#thought((performance.now() - asking) / 1000);
        await playForBot(this.#tables, id, asked.seat, at, moves);
      } else await this.#drop(job);
    } catch (error) {
      if (this.#isClosed) return;
      log.error(error, `a bot could not play at table ${id}`);
      await this.#putOff(job).catch((problem) => log.error(problem, 'a job of a bot could not be put off'));
    } finally {
      const end = performance.now();
      this.#fairness.add(job, end - begin, end);
      this.#working.delete(id);
      this.look();
    }
  }

  /** A job that a later change has made needless; unless that change made another one, which is not ours. */
  async #drop({ table, lease }: Job): Promise<void> {
    await this.#tables.parts.store.write(async (trx) => {
      await trx.deleteFrom('job').where('tableId', '=', table).where('lease', '=', lease).execute();
    });
  }

  /** A job that failed is tried again later and later; unless there is another one by now. */
  async #putOff({ table, attempts, lease }: Job): Promise<void> {
    const { store, now } = this.#tables.parts;
    const since = now() + Math.min(LONGEST_BREAK, FIRST_BREAK * 2 ** attempts);
    await store.write(async (trx) => {
      await trx
        .updateTable('job')
        .set({ since, lease: null, attempts: attempts + 1 })
        .where('tableId', '=', table)
        .where('lease', '=', lease)
        .execute();
    });
  }
}
