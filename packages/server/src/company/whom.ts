import { StolikError } from '@stolik/core';
import type { Whom } from '@stolik/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Somebody whom a page has named without knowing their id. */
export interface Known {
  readonly id: string;
  /** What they are called where they were seen. */
  readonly name: string;
}

/** Who is meant by a seat, by something said, or by the handle of an account. */
export async function findWhom(db: Kysely<Schema>, whom: Whom): Promise<Known> {
  if ('account' in whom) return known(await byHandle(db, whom.account));
  const { table } = whom;
  if ('word' in whom) {
    const row = await db
      .selectFrom('said')
      .innerJoin('person', 'person.id', 'said.person')
      .select(['person.id', 'said.name'])
      .where('said.tableId', '=', table)
      .where('said.n', '=', whom.word)
      .executeTakeFirst();
    return known(row);
  }
  const row = await db
    .selectFrom('seat')
    .innerJoin('person', 'person.id', 'seat.person')
    .select(['person.id', 'seat.name'])
    .where('seat.tableId', '=', table)
    .where('seat.seat', '=', whom.seat)
    .executeTakeFirst();
  if (row && whom.whose !== undefined && row.name !== whom.whose) {
    throw new StolikError('taken', 'somebody else sits there by now');
  }
  return known(row);
}

function byHandle(db: Kysely<Schema>, handle: string) {
  return db.selectFrom('person').select(['id', 'name']).where('handle', '=', handle).executeTakeFirst();
}

function known(row: { readonly id: string; readonly name: string | null } | undefined): Known {
  if (row?.name) return { id: row.id, name: row.name };
  throw new StolikError('unknown-person', 'whom: there is nobody there', { field: 'whom' });
}
