import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** How often, and how many times, it is asked who else is there. */
const ASKED_EVERY_MS = 100;
const MOST_ASKED = 20;

/**
 * Where other processes of Stolik are connected to this database from, for a sentence; undefined where there are none.
 * PostgreSQL tells for a moment of those who have just gone, so it is asked again before anybody is named. Those that wait
 * for the lock have not begun yet.
 */
export async function othersAt(db: Kysely<Schema>, lock: number): Promise<string | undefined> {
  for (let asked = 1; ; asked++) {
    // Within a transaction it would give the same answer for ever.
    await sql`select pg_stat_clear_snapshot()`.execute(db);
    const { rows } = await sql<{ from: string | null }>`
      select distinct host(client_addr) as from from pg_stat_activity
      where datname = current_database() and application_name = 'stolik' and pid <> pg_backend_pid()
        and pid not in (select pid from pg_locks where locktype = 'advisory' and objid = ${sql.lit(lock)} and not granted)
      order by 1`.execute(db);
    if (rows.length === 0) return undefined;
    const places = rows.flatMap(({ from }) => (from === null ? [] : [from]));
    if (asked === MOST_ASKED) return places.length === 0 ? '' : `, from ${places.join(' and ')}`;
    await setTimeout(ASKED_EVERY_MS);
  }
}
