import type { Kysely, Transaction } from 'kysely';
import { holdPeople } from '../people/lock.ts';
import type { Schema } from '../store/schema.ts';
import type { StoreKind } from '../store/store.ts';

/** In place of a table: somebody has a page open, whatever it shows. */
export const ANY_PAGE = '';

/** Somebody who follows a table through a page. */
export interface Follower {
  readonly tableId: string;
  readonly person: string;
}

/** What a node has to tell of a follower: that they are there, or when they went, by the time in which servers live. */
export interface FollowerNews extends Follower {
  readonly gone: number | null;
}

/**
 * Writes who came to this node and who went. Whoever was deleted did neither: their pages close after they are gone, and
 * their rows went with them.
 */
export async function writeFollowers(
  trx: Transaction<Schema>,
  kind: StoreKind,
  node: string,
  news: readonly FollowerNews[],
): Promise<void> {
  if (news.length === 0) return;
  const held = await holdPeople(trx, kind, [...new Set(news.map(({ person }) => person))]);
  const known = news.filter(({ person }) => held.has(person));
  if (known.length === 0) return;
  await trx
    .insertInto('presence')
    .values(known.map(({ tableId, person, gone }) => ({ tableId, person, node, gone })))
    .onConflict((conflict) =>
      conflict.columns(['tableId', 'person', 'node']).doUpdateSet((eb) => ({ gone: eb.ref('excluded.gone') })),
    )
    .execute();
}

/** Gives the followers of a node that died to another one: they are gone since it was last heard of. */
export async function inheritFollowers(
  trx: Transaction<Schema>,
  kind: StoreKind,
  dead: { readonly id: string; readonly beat: number },
  heir: string,
): Promise<void> {
  const left = trx
    .selectFrom('presence')
    .innerJoin('person', 'person.id', 'presence.person')
    .select((eb) => [
      'tableId',
      'person',
      eb.val(heir).as('node'),
      eb.fn.coalesce('gone', eb.val(dead.beat)).as('gone'),
    ])
    .where('node', '=', dead.id);
  await trx
    .insertInto('presence')
    .columns(['tableId', 'person', 'node', 'gone'])
    // Nobody is deleted between the reading and the writing.
    .expression(kind === 'postgres' ? left.forKeyShare('person') : left)
    .onConflict((conflict) => conflict.columns(['tableId', 'person', 'node']).doNothing())
    .execute();
  await trx.deleteFrom('presence').where('node', '=', dead.id).execute();
}

/** Those who went from a node at that time or before, the first first. */
export async function goneFrom(
  db: Kysely<Schema>,
  node: string,
  until: number,
  most: number,
): Promise<(Follower & { readonly gone: number })[]> {
  const rows = await db
    .selectFrom('presence')
    .select(['tableId', 'person', 'gone'])
    .where('node', '=', node)
    .where('gone', '<=', until)
    .orderBy('gone')
    .limit(most)
    .$narrowType<{ gone: number }>()
    .execute();
  return rows;
}

/** A follower who went from a node is forgotten there, unless they came again since. */
export async function forgetGone(
  trx: Transaction<Schema>,
  node: string,
  { tableId, person, gone }: FollowerNews,
): Promise<void> {
  await trx
    .deleteFrom('presence')
    .where('tableId', '=', tableId)
    .where('person', '=', person)
    .where('node', '=', node)
    .where('gone', '<=', gone)
    .execute();
}

/** Whether somebody follows a table, at any node. */
export async function isFollowing(db: Kysely<Schema>, { tableId, person }: Follower): Promise<boolean> {
  const row = await db
    .selectFrom('presence')
    .select('node')
    .where('tableId', '=', tableId)
    .where('person', '=', person)
    .where('gone', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those who follow a table, at any node. */
export async function followersOf(db: Kysely<Schema>, tableId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('presence')
    .select('person')
    .where('tableId', '=', tableId)
    .where('gone', 'is', null)
    .execute();
  return new Set(rows.map(({ person }) => person));
}

/** Whether somebody has to decide for themselves at a table, now or later. */
export async function isExpected(db: Kysely<Schema>, { tableId, person }: Follower): Promise<boolean> {
  const row = await db
    .selectFrom('seat')
    .select('seat')
    .where('tableId', '=', tableId)
    .where('person', '=', person)
    .where('ended', 'is', null)
    .where('standIn', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of these followers whom their tables miss. */
export async function missedAmong<F extends Follower>(db: Kysely<Schema>, followers: readonly F[]): Promise<F[]> {
  if (followers.length === 0) return [];
  const rows = await db
    .selectFrom('seat')
    .select(['tableId', 'person'])
    .where('tableId', 'in', [...new Set(followers.map(({ tableId }) => tableId))])
    .where('person', 'in', [...new Set(followers.map(({ person }) => person))])
    .where('ended', 'is', null)
    .where('awaySince', 'is not', null)
    .where('standIn', 'is', null)
    .execute();
  return followers.filter(({ tableId, person }) =>
    rows.some((row) => row.tableId === tableId && row.person === person),
  );
}

/** Whether all who sit at a table have just gone: they may come back at once, or it will sleep. */
export async function isJustLeft(db: Kysely<Schema>, tableId: string): Promise<boolean> {
  const rows = await db
    .selectFrom('presence')
    .innerJoin('seat', (join) =>
      join.onRef('seat.tableId', '=', 'presence.tableId').onRef('seat.person', '=', 'presence.person'),
    )
    .select('gone')
    .where('presence.tableId', '=', tableId)
    .execute();
  return rows.length > 0 && rows.every(({ gone }) => gone !== null);
}
