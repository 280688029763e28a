import { badField, StolikError } from '@stolik/core';
import type { Friend, FriendState, HeadToHead } from '@stolik/protocol';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockAccount } from '../people/lock.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { whoIsThere } from '../tables/lists.ts';
import { aversionOf } from './aversions.ts';
import { doesShow } from './shows.ts';

type Trx = Transaction<Schema>;

/** Friends of one person, those who were asked and who ask among them. */
export const MOST_FRIENDS = 300;
/** Games that count for what two have won against each other: the latest. */
const MOST_GAMES = 2_000;

/** What is needed to make something: keys that nobody guesses, and what time it is. */
export interface Making {
  readonly store: Store;
  now(): number;
  newId(): string;
}

/**
 * Somebody wants to be another's friend; if the other wants it too they are. Somebody who was blocked is told the same as
 * anybody, and nothing comes of it.
 */
export async function askFriend(making: Making, trx: Trx, person: string, other: string): Promise<void> {
  if (person === other) throw badField('whom', 'is yourself');
  await lockBoth(making.store, trx, person, other);
  const known = await stateOf(trx, person, other);
  if (known === 'friends' || known === 'asked') return;
  if (known === 'asks') {
    await befriend(making, trx, person, other);
    return;
  }
  const { blocked, isBlocked } = await blocksBetween(trx, person, other);
  if (blocked) throw new StolikError('blocked', 'you have blocked this person: lift that first');
  await mustHaveFriendsLeft(trx, person);
  await keepState(making, trx, person, other, 'asked');
  if (isBlocked) return;
  await mustHaveFriendsLeft(trx, other, 'this person has too many friends and requests already');
  await keepState(making, trx, other, person, 'asks');
}

/** Makes friends of two who both want it, one of them by giving the other a link. */
export async function befriend(making: Making, trx: Trx, person: string, other: string): Promise<void> {
  if (person === other) throw badField('whom', 'is yourself');
  await lockBoth(making.store, trx, person, other);
  const { blocked, isBlocked } = await blocksBetween(trx, person, other);
  if (blocked) throw new StolikError('blocked', 'you have blocked this person: lift that first');
  if (isBlocked) throw noFriend();
  for (const [one, facing] of [
    [person, other],
    [other, person],
  ]) {
    if ((await stateOf(trx, one, facing)) === undefined) await mustHaveFriendsLeft(trx, one);
    await keepState(making, trx, one, facing, 'friends');
  }
}

/** Whoever is called so by a person; a friend already, if that is asked for. */
export async function friendBy(db: Kysely<Schema>, person: string, key: string, state?: FriendState): Promise<string> {
  const row = await db
    .selectFrom('friend')
    .select(['other', 'state'])
    .where('person', '=', person)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row || (state !== undefined && row.state !== state)) throw noFriend();
  return row.other;
}

/** Somebody does not want to be a friend. Whoever asked is not told, and does not ask anew by asking again. */
export async function refuse(trx: Trx, person: string, other: string): Promise<void> {
  await trx.deleteFrom('friend').where('person', '=', person).where('other', '=', other).execute();
}

/** What two are to each other, as one of them sees it; nothing where they are not. */
export async function friendship(
  db: Kysely<Schema>,
  person: string,
  other: string,
): Promise<Pick<Friend, 'key' | 'state'> | undefined> {
  const row = await db
    .selectFrom('friend')
    .select(['key', 'state'])
    .where('person', '=', person)
    .where('other', '=', other)
    .executeTakeFirst();
  return row && { ...row, state: row.state as FriendState };
}

/** They are friends no more, or what one asked the other is not asked any more. Nobody is told. */
export async function part(trx: Trx, person: string, other: string): Promise<void> {
  await trx
    .deleteFrom('friend')
    .where((eb) => eb.or([eb.and({ person, other }), eb.and({ person: other, other: person })]))
    .execute();
  await trx
    .deleteFrom('invitation')
    .where((eb) => eb.or([eb.and({ person, host: other }), eb.and({ person: other, host: person })]))
    .execute();
}

/** A person's friends, and who asks and was asked; friends tell each other whether they are here if they want to. */
export async function friendsOf(db: Kysely<Schema>, person: string): Promise<Friend[]> {
  const rows = await db
    .selectFrom('friend')
    .innerJoin('person', 'person.id', 'friend.other')
    .select(['friend.key', 'friend.state', 'friend.since', 'person.id', 'person.name', 'person.handle', 'person.shows'])
    .where('friend.person', '=', person)
    .orderBy('friend.since', 'desc')
    .orderBy('friend.key')
    .execute();
  const there = await whoIsThere(
    db,
    rows.flatMap(({ id, state, shows }) => (state === 'friends' && doesShow(shows, 'here') ? [id] : [])),
  );
  return rows.map(({ key, state, since, id, name, handle, shows }) => ({
    key,
    state: state as FriendState,
    since,
    name,
    ...(handle !== null && { account: handle }),
    ...(state === 'friends' && doesShow(shows, 'here') && { isHere: there.has(id) }),
  }));
}

/** What two have won against each other, by the places in games that both have finished. */
export async function headToHead(db: Kysely<Schema>, person: string, other: string): Promise<HeadToHead[]> {
  const rows = await db
    .selectFrom('seat as own')
    .innerJoin('seat as their', 'their.tableId', 'own.tableId')
    .innerJoin('gameTable', 'gameTable.id', 'own.tableId')
    .select(['gameTable.game', 'own.place as mine', 'their.place as theirs'])
    .where('own.person', '=', person)
    .where('their.person', '=', other)
    .where('gameTable.status', '=', 'over')
    .where('own.ended', 'is not', null)
    .orderBy('own.ended', 'desc')
    .limit(MOST_GAMES)
    .execute();
  const games = new Map<string, HeadToHead>();
  for (const { game, mine, theirs } of rows) {
    if (mine === null || theirs === null) continue;
    const { won, lost, even } = games.get(game) ?? { won: 0, lost: 0, even: 0 };
    games.set(game, {
      game,
      won: won + (mine < theirs ? 1 : 0),
      lost: lost + (mine > theirs ? 1 : 0),
      even: even + (mine === theirs ? 1 : 0),
    });
  }
  return [...games.values()];
}

/** A guest has become the owner of an account: friends come along, and nobody is their own or has another twice. */
export async function moveFriends(trx: Trx, from: string, to: string): Promise<void> {
  await part(trx, from, to);
  const brought = await trx.selectFrom('friend').select(['other', 'state']).where('person', '=', from).execute();
  for (const { other, state } of brought) {
    const known = await stateOf(trx, to, other);
    if (known === undefined) {
      await trx
        .updateTable('friend')
        .set({ person: to })
        .where('person', '=', from)
        .where('other', '=', other)
        .execute();
      await trx
        .updateTable('friend')
        .set({ other: to })
        .where('person', '=', other)
        .where('other', '=', from)
        .execute();
      continue;
    }
    if (state === 'friends') {
      await trx.updateTable('friend').set({ state }).where('person', '=', to).where('other', '=', other).execute();
      await trx.updateTable('friend').set({ state }).where('person', '=', other).where('other', '=', to).execute();
    }
    await part(trx, from, other);
  }
  const kept = await trx.selectFrom('friendLink').select('key').where('person', '=', to).executeTakeFirst();
  if (!kept) await trx.updateTable('friendLink').set({ person: to }).where('person', '=', from).execute();
}

/** Those of two who know each other change that one after the other; always in the same order, so that neither waits. */
async function lockBoth(store: Store, trx: Trx, person: string, other: string): Promise<void> {
  for (const id of [person, other].sort()) {
    if (!(await lockAccount(trx, store.kind, id))) throw noFriend();
  }
}

async function stateOf(db: Kysely<Schema>, person: string, other: string): Promise<FriendState | undefined> {
  return (await friendship(db, person, other))?.state;
}

async function keepState(
  { now, newId }: Making,
  trx: Trx,
  person: string,
  other: string,
  state: FriendState,
): Promise<void> {
  await trx
    .insertInto('friend')
    .values({ person, other, key: newId(), state, since: now() })
    .onConflict((conflict) => conflict.columns(['person', 'other']).doUpdateSet({ state, since: now() }))
    .execute();
}

/** Whether another has blocked somebody who has not blocked them in turn. */
export async function isShutOut(db: Kysely<Schema>, person: string, by: string): Promise<boolean> {
  const { blocked, isBlocked } = await blocksBetween(db, person, by);
  return isBlocked && !blocked;
}

async function blocksBetween(db: Kysely<Schema>, person: string, other: string) {
  const { apart } = await aversionOf(db, person);
  if (!apart.has(other)) return { blocked: false, isBlocked: false };
  const own = await db
    .selectFrom('aversion')
    .select('key')
    .where('person', '=', person)
    .where('other', '=', other)
    .where('kind', '=', 'block')
    .executeTakeFirst();
  return { blocked: own !== undefined, isBlocked: true };
}

async function mustHaveFriendsLeft(
  trx: Trx,
  person: string,
  message = 'you have too many friends and requests already: end some first',
): Promise<void> {
  const { count } = await trx
    .selectFrom('friend')
    .select(sql<number>`count(*)`.as('count'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_FRIENDS) throw new StolikError('too-many', message);
}

function noFriend(): StolikError {
  return new StolikError('unknown-person', 'there is nobody of that key');
}
