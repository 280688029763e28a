import { closing } from './closing.ts';
import { isPlayed, type TableRecord } from './record.ts';
import { reseated } from './record-changes.ts';
import type { Table } from './table.ts';
import type { Change, Moment, Plan, Tables } from './tables.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A table that waits for people who would play now is closed when nobody has touched it for so long; any other later. */
const LONGEST_OPEN = { live: 7 * DAY, days: 30 * DAY, untimed: 30 * DAY };
/** A game without a clock in which nothing has happened for so long falls asleep. */
const LONGEST_STILL = 60 * DAY;
/** So long things said are kept. */
const LONGEST_SAID = 365 * DAY;
/** Tables that are looked after at once. */
const MOST = 100;

const UNTIMED = JSON.stringify({ kind: 'untimed' });
const NOTHING = { answer: undefined };

/** Ends what nobody has touched for long. Every node may; who comes second finds nothing to do. */
export async function expire(tables: Tables): Promise<void> {
  const { now } = tables.parts;
  const shortest = Math.min(...Object.values(LONGEST_OPEN));
  await each(tables, await untouched(tables, 'open', now() - shortest), forsaken);
  await each(tables, await untouched(tables, 'running', now() - LONGEST_STILL, UNTIMED), lulled);
  await forgetSaid(tables, now() - LONGEST_SAID);
}

async function untouched(tables: Tables, status: string, before: number, pace?: string): Promise<string[]> {
  let rows = tables.parts.store.reads
    .selectFrom('gameTable')
    .select('id')
    // As the index of the lobby has them; a table gets its status before it is touched.
    .where('visibility', 'in', ['public', 'link'])
    .where('status', '=', status)
    .where('listed', '<=', before)
    .where('updated', '<=', before)
    .where('asleep', 'is', null);
  if (pace !== undefined) rows = rows.where('pace', '=', pace);
  return (await rows.orderBy('listed').limit(MOST).execute()).map(({ id }) => id);
}

async function each(tables: Tables, ids: readonly string[], plan: Plan<void>): Promise<void> {
  for (const id of ids) {
    // One that cannot be changed must not keep the others from it.
    await tables
      .change(id, plan)
      .catch((error) => tables.parts.log.error(error, `table ${id} could not be looked after`));
  }
}

function forsaken(table: Table, { now }: Moment): Change<void> {
  const { record } = table;
  const isOld = record.status === 'open' && lastTouched(table) <= now - LONGEST_OPEN[record.pace.kind];
  return isOld ? closing(record, now, { notice: 'expired' }) : NOTHING;
}

/** Everybody counts as away: whoever is waited for since the last move, the others from now on. Then it sleeps. */
function lulled(table: Table, moment: Moment): Change<void> {
  const { record } = table;
  const { status, pace, asleep, owes, updated } = record;
  const isStill = status === 'running' && pace.kind === 'untimed' && asleep === undefined;
  if (!isStill || lastTouched(table) > moment.now - LONGEST_STILL) return NOTHING;
  const seats = record.seats.map((seat, i): TableRecord['seats'][number] =>
    isPlayed(seat) ? { ...seat, standIn: record.standIn, awaySince: owes.includes(i) ? updated : moment.now } : seat,
  );
  return { answer: undefined, ...reseated({ ...record, seats }, moment) };
}

/** When anybody last did something there that all may know of. */
function lastTouched({ record, said }: Table): number {
  return Math.max(record.updated, said.at(-1)?.time ?? 0);
}

async function forgetSaid({ parts: { store } }: Tables, before: number): Promise<void> {
  const old = await store.reads
    .selectFrom('said')
    .select('tableId')
    .distinct()
    .where('time', '<', before)
    .limit(MOST)
    .execute();
  if (old.length === 0) return;
  const ids = old.map(({ tableId }) => tableId);
  await store.write(async (trx) => {
    await trx.deleteFrom('said').where('time', '<', before).where('tableId', 'in', ids).execute();
  });
}
