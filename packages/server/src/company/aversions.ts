import { badField, StolikError } from '@stolik/core';
import type { AversionKind, Unwanted } from '@stolik/protocol';
import type { Kysely, Transaction } from 'kysely';
import { lockAccount } from '../people/lock.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Known } from './whom.ts';

type Trx = Transaction<Schema>;

/** People of whom one person keeps that; the oldest do not make room, they are to be lifted by hand. */
export const MOST_AVERSIONS = 500;

/** Whom somebody is not told the words of, and with whom they share no table that strangers find. */
export interface Aversion {
  readonly unheard: ReadonlySet<string>;
  readonly apart: ReadonlySet<string>;
}

export const NO_AVERSION: Aversion = { unheard: new Set(), apart: new Set() };

/** Whoever blocks another is not heard by them either: a block holds in both directions. */
export async function aversionOf(db: Kysely<Schema>, person: string): Promise<Aversion> {
  const rows = await db
    .selectFrom('aversion')
    .select(['person', 'other', 'kind'])
    .where((eb) => eb.or([eb('person', '=', person), eb('other', '=', person)]))
    .execute();
  const unheard = new Set<string>();
  const apart = new Set<string>();
  for (const row of rows) {
    const isBlock = row.kind === 'block';
    const other = row.person === person ? row.other : row.person;
    if (isBlock) apart.add(other);
    if (isBlock || row.person === person) unheard.add(other);
  }
  return apart.size + unheard.size === 0 ? NO_AVERSION : { unheard, apart };
}

/** Those who have blocked somebody or are blocked by them. */
export async function apartFrom(db: Kysely<Schema>, person: string): Promise<ReadonlySet<string>> {
  return (await aversionOf(db, person)).apart;
}

/** Keeps that somebody does not want to hear another, or to meet them; said again, the last word holds. */
export async function keepAversion(
  store: Store,
  trx: Trx,
  person: string,
  other: Known,
  { kind, key, now }: { readonly kind: AversionKind; readonly key: string; readonly now: number },
): Promise<void> {
  if (other.id === person) throw badField('whom', 'is yourself');
  // Those of one person are counted one after the other.
  await lockAccount(trx, store.kind, person);
  const { count } = await trx
    .selectFrom('aversion')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person', '=', person)
    .where('other', '<>', other.id)
    .executeTakeFirstOrThrow();
  if (count >= MOST_AVERSIONS) {
    throw new StolikError('too-many', `you have muted or blocked ${count} people already: lift some first`);
  }
  await trx
    .insertInto('aversion')
    .values({ person, other: other.id, kind, key, name: other.name, since: now })
    .onConflict((conflict) => conflict.columns(['person', 'other']).doUpdateSet({ kind, name: other.name, since: now }))
    .execute();
}

/** Lifts it; whom it was about. */
export async function liftAversion(trx: Trx, person: string, key: string): Promise<string> {
  const row = await trx
    .deleteFrom('aversion')
    .where('key', '=', key)
    .where('person', '=', person)
    .returning('other')
    .executeTakeFirst();
  if (!row) throw new StolikError('not-found', 'you have muted or blocked nobody under this key');
  return row.other;
}

/** Whom somebody has muted or blocked, the latest first, by the names they had then. */
export async function aversionsOf(db: Kysely<Schema>, person: string): Promise<Unwanted[]> {
  const rows = await db
    .selectFrom('aversion')
    .select(['key', 'kind', 'name', 'since'])
    .where('person', '=', person)
    .orderBy('since', 'desc')
    .orderBy('key')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as AversionKind }));
}

/** What somebody has made of another, if anything. */
export async function aversionTo(
  db: Kysely<Schema>,
  person: string,
  other: string,
): Promise<Pick<Unwanted, 'key' | 'kind'> | undefined> {
  const row = await db
    .selectFrom('aversion')
    .select(['key', 'kind'])
    .where('person', '=', person)
    .where('other', '=', other)
    .executeTakeFirst();
  return row && { ...row, kind: row.kind as AversionKind };
}

/** A guest has become the owner of an account: what they wanted, and what others want of them, goes along. */
export async function moveAversions(trx: Trx, from: string, to: string): Promise<void> {
  for (const [own, facing] of [
    ['person', 'other'],
    ['other', 'person'],
  ] as const) {
    // Nobody is averse to themselves.
    await trx.deleteFrom('aversion').where(own, '=', from).where(facing, '=', to).execute();
    const doubles = trx.selectFrom('aversion').select(facing).where(own, '=', from);
    const blocks = doubles.where('kind', '=', 'block');
    await trx.updateTable('aversion').set({ kind: 'block' }).where(own, '=', to).where(facing, 'in', blocks).execute();
    const known = trx.selectFrom('aversion').select(facing).where(own, '=', to);
    await trx.deleteFrom('aversion').where(own, '=', from).where(facing, 'in', known).execute();
    await trx
      .updateTable('aversion')
      .set({ [own]: to })
      .where(own, '=', from)
      .execute();
  }
  const newest = trx
    .selectFrom('aversion')
    .select('key')
    .where('person', '=', to)
    .orderBy('since', 'desc')
    .orderBy('key')
    .limit(MOST_AVERSIONS);
  await trx.deleteFrom('aversion').where('person', '=', to).where('key', 'not in', newest).execute();
}
