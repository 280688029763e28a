import { StolikError } from '@stolik/core';
import { MOST_SHOWN, type Report, type Status, type Verdict } from '@stolik/protocol';
import type { Kysely, Transaction } from 'kysely';
import { type Act, writeDown } from '../admin/audit.ts';
import type { People } from '../people/people.ts';
import type { Schema } from '../store/schema.ts';
import { readSaid } from '../tables/queries.ts';
import type { Company } from './company.ts';

/** Reports that are listed at once: the oldest. */
const MOST_LISTED = 50;
const HOUR_MS = 60 * 60 * 1000;
/** What counts as something done about a person. */
const DONE: readonly Act[] = ['warn', 'mute', 'ban'];

/** Who looks at reports: a moderator by id, or whoever runs the server, who sees all of them. */
export interface Judge {
  readonly id?: string;
  /** As the audit trail names them. */
  readonly who: string;
}

/** What decides about a report, with the acts that belong to it. */
export interface Bench {
  readonly company: Company;
  readonly people: People;
}

/** Refuses whoever does not look after others; as moderator they are called by their handle. */
export async function mustModerate(db: Kysely<Schema>, person: string): Promise<Judge> {
  const row = await db.selectFrom('person').select(['moderator', 'handle']).where('id', '=', person).executeTakeFirst();
  if (row?.moderator && row.handle) return { id: person, who: `moderator ${row.handle}` };
  throw new StolikError('not-moderator', 'only moderators see what was reported');
}

/**
 * Reports that nobody has decided yet, the oldest first. What concerns a moderator is for whoever runs the server: nobody
 * judges themselves, their own report, or another who judges.
 */
function openReports(db: Kysely<Schema>, judge: Judge) {
  const open = db
    .selectFrom('report')
    .innerJoin('person', 'person.id', 'report.person')
    .where('report.done', 'is', null);
  const { id } = judge;
  if (id === undefined) return open;
  return open.where('report.person', '<>', id).where('report.reporter', '<>', id).where('person.moderator', 'is', null);
}

export async function countOpen(db: Kysely<Schema>, judge: Judge): Promise<number> {
  const { count } = await openReports(db, judge)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function listReports(db: Kysely<Schema>, judge: Judge, limit = MOST_LISTED): Promise<Report[]> {
  const rows = await openReports(db, judge)
    .innerJoin('person as reporter', 'reporter.id', 'report.reporter')
    .leftJoin('gameTable', 'gameTable.id', 'report.tableId')
    .selectAll('report')
    .select(['person.name', 'person.handle', 'person.mutedUntil', 'reporter.name as reporterName'])
    .select(['gameTable.game', 'gameTable.status'])
    .orderBy('report.time')
    .orderBy('report.id')
    .limit(limit)
    .execute();
  return Promise.all(
    rows.map(async (row): Promise<Report> => {
      const { id, time, kind, note, person, tableId, word } = row;
      const said = tableId === null ? [] : await readSaid(db, tableId, MOST_SHOWN);
      return {
        id,
        time,
        kind: kind as Report['kind'],
        ...(note !== null && { note }),
        reporter: row.reporterName,
        person: {
          name: row.name,
          ...(row.handle !== null && { account: row.handle }),
          earlier: await countActs(db, person),
          ...(row.mutedUntil !== null && row.mutedUntil > Date.now() && { mutedUntil: row.mutedUntil }),
        },
        ...(tableId !== null &&
          row.game !== null &&
          row.status !== null && { table: { id: tableId, game: row.game, status: row.status as Status } }),
        ...(word !== null && { word }),
        said: said.map(({ person: _, request: __, ...one }) => one),
        own: said.flatMap((one) => (one.person === person && one.notice === undefined ? [one.n] : [])),
      };
    }),
  );
}

async function countActs(db: Kysely<Schema>, person: string): Promise<number> {
  const { count } = await db
    .selectFrom('audit')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person', '=', person)
    .where('act', 'in', [...DONE])
    .executeTakeFirstOrThrow();
  return count;
}

/** Decides about a report, and does what follows, in one transaction with its line in the audit trail. */
export async function judge({ company, people }: Bench, by: Judge, report: string, verdict: Verdict): Promise<void> {
  const { store, now: time } = company.parts;
  const now = time();
  const row = await openReports(store.reads, by).selectAll('report').where('report.id', '=', report).executeTakeFirst();
  if (!row) throw noReport();
  const { person, tableId } = row;
  const until = 'hours' in verdict ? now + verdict.hours * HOUR_MS : undefined;
  // What was decided for longer, perhaps by whoever runs the server, is not cut short.
  const isLonger = (earlier: number | null) => until !== undefined && (earlier === null || earlier < until);
  const known = await store.reads
    .selectFrom('person')
    .select(['banned', 'mutedUntil'])
    .where('id', '=', person)
    .executeTakeFirst();
  const reason = 'reason' in verdict ? verdict.reason : undefined;
  const also = async (trx: Transaction<Schema>) => {
    const { numUpdatedRows } = await trx
      .updateTable('report')
      .set({ verdict: verdict.act, done: now })
      .where('id', '=', report)
      .where('done', 'is', null)
      .executeTakeFirst();
    // Another moderator was faster.
    if (numUpdatedRows === 0n) throw noReport();
    const details = { report, ...(until !== undefined && { until }) };
    const deed = { act: verdict.act, person, ...(tableId !== null && { table: tableId }), reason, details };
    await writeDown(store, trx, deed, { who: by.who, now });
    await company.stir(trx, person);
  };
  if (verdict.act === 'ban' && isLonger(known?.banned ?? null))
    await people.ban(person, until as number, verdict.reason, also);
  else {
    await company.change(async (trx) => {
      if (verdict.act === 'mute' && isLonger(known?.mutedUntil ?? null)) {
        await trx.updateTable('person').set({ mutedUntil: until }).where('id', '=', person).execute();
      }
      if (verdict.act === 'warn') {
        await trx
          .updateTable('person')
          .set({ warned: now, warning: verdict.reason })
          .where('id', '=', person)
          .execute();
      }
      await also(trx);
    });
  }
}

function noReport(): StolikError {
  return new StolikError('unknown-report', 'there is no such report, or it was decided meanwhile');
}
