import pg from 'pg';

/** How long deletions are gathered before the tables are vacuumed. */
const PAUSE_MS = 1_000;
/** Tables that hold words of persons without belonging to them. */
const BESIDES = ['person', 'seat', 'said', 'ratedPlayer'];

/**
 * Vacuums the tables of persons soon after something was deleted from them: what is gone cannot be found by any question
 * from then on, and its place is written over by whatever comes next. Nobody waits for it.
 */
export class Vacuum {
  readonly #config: pg.ClientConfig;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(config: pg.ClientConfig) {
    // It may take as long as it takes.
    this.#config = { ...config, statement_timeout: 0, query_timeout: 0 };
  }

  ask(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (this.#running) return this.ask();
      // A failure costs nothing: PostgreSQL does the same on its own, later.
      this.#running = this.#run()
        .catch(() => {})
        .finally(() => {
          this.#running = undefined;
        });
    }, PAUSE_MS).unref();
  }

  async close(): Promise<void> {
    const isAsked = this.#timer !== undefined;
    clearTimeout(this.#timer);
    await this.#running;
    if (isAsked) await this.#run().catch(() => {});
  }

  async #run(): Promise<void> {
    const client = new pg.Client(this.#config);
    client.on('error', () => {});
    await client.connect();
    try {
      const { rows } = await client.query<{ name: string }>(
        `select oid::regclass::text as name from pg_class
          where relnamespace = current_schema()::regnamespace and relkind = 'r' and (relname = any($1)
            or oid in (select conrelid from pg_constraint where confrelid = to_regclass('person') and contype = 'f'))`,
        [BESIDES],
      );
      if (rows.length > 0) await client.query(`vacuum ${rows.map(({ name }) => name).join(', ')}`);
    } finally {
      await client.end();
    }
  }
}
