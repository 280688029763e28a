import { StolikError } from '@stolik/core';
import type { Group, GroupRow } from '@stolik/protocol';
import type { Kysely, Transaction } from 'kysely';
import { mustNotBeMuted } from '../people/bans.ts';
import { lockAccount } from '../people/lock.ts';
import type { Schema } from '../store/schema.ts';
import { readRecords, whoIsThere } from '../tables/lists.ts';
import { infoOf, type TableRecord } from '../tables/record.ts';
import { apartFrom } from './aversions.ts';
import type { Making } from './friends.ts';
import { doesShow } from './shows.ts';

type Trx = Transaction<Schema>;

// What pages call a group is a circle here: the store's language has that word for something else.

/** Groups of one person, and people in one. */
export const MOST_CIRCLES = 20;
export const MOST_MEMBERS = 60;
/** Tables of a group that are shown: the latest. */
const MOST_TABLES = 40;

/** Makes a group with its first member; its id. */
export async function makeCircle(making: Making, trx: Trx, person: string, name: string): Promise<string> {
  const { now, newId } = making;
  const id = newId();
  await mustNotBeMuted(trx, person, now());
  await mustHaveRoomFor(making, trx, person);
  await trx.insertInto('circle').values({ id, key: newId(), name, since: now() }).execute();
  await trx.insertInto('member').values({ circle: id, person, key: newId(), since: now() }).execute();
  return id;
}

/** Lets somebody in who has the link; the group's id, and all who are in it. */
export async function join(making: Making, trx: Trx, person: string, link: string) {
  const { id } = await circleByLink(trx, link);
  const before = await membersOf(trx, id);
  if (before.some((one) => one.person === person)) return { id, members: [] };
  await mustHaveRoomFor(making, trx, person);
  if (before.length >= MOST_MEMBERS) throw new StolikError('full', 'this group is full');
  const { now, newId } = making;
  await trx.insertInto('member').values({ circle: id, person, key: newId(), since: now() }).execute();
  return { id, members: before.map((one) => one.person) };
}

/** The group that a link leads to. */
export async function circleByLink(db: Kysely<Schema>, link: string) {
  const row = await db.selectFrom('circle').select(['id', 'name']).where('key', '=', link).executeTakeFirst();
  if (!row) throw new StolikError('unknown-link', 'this link is not, or no longer, good');
  const members = await membersOf(db, row.id);
  return { ...row, members: members.length };
}

/** The groups that somebody is in. */
export async function circlesOf(db: Kysely<Schema>, person: string): Promise<GroupRow[]> {
  const rows = await db
    .selectFrom('member')
    .innerJoin('circle', 'circle.id', 'member.circle')
    .select(['circle.id', 'circle.name'])
    .where('member.person', '=', person)
    .orderBy('member.since')
    .orderBy('circle.id')
    .execute();
  return Promise.all(
    rows.map(async ({ id, name }) => ({
      id,
      name,
      members: (await membersOf(db, id)).length,
      tables: (await tablesOf(db, id, ['open', 'running'])).length,
    })),
  );
}

/** A group as a member sees it. */
export async function circleFor(db: Kysely<Schema>, id: string, person: string): Promise<Group> {
  const { members, isOwner } = await mustBelong(db, id, person);
  const { name, key } = await db
    .selectFrom('circle')
    .select(['name', 'key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const there = await whoIsThere(
    db,
    members.flatMap((one) => (doesShow(one.shows, 'here') ? [one.person] : [])),
  );
  const apart = await apartFrom(db, person);
  const isMet = ({ host, seats }: TableRecord) =>
    !apart.has(host) && !seats.some((seat) => seat.person !== undefined && apart.has(seat.person));
  const tables = (await readRecords(db, await tablesOf(db, id, ['open', 'running', 'over']))).filter(
    // Where one could still meet somebody of whom one has blocked the other, there is nothing to be seen.
    (record) => record.status !== 'open' || isMet(record),
  );
  return {
    id,
    name,
    link: key,
    isOwner,
    members: members.map((one) => ({
      key: one.key,
      name: one.name,
      ...(one.handle !== null && { account: one.handle }),
      ...(doesShow(one.shows, 'here') && one.person !== person && { isHere: there.has(one.person) }),
      ...(one.person === person && { isYou: true }),
    })),
    tables: tables.map((record) => infoOf(record, person)),
  };
}

/** Refuses whoever is not in it: to them there is no such group. */
export async function mustBelong(db: Kysely<Schema>, id: string, person: string) {
  const members = await membersOf(db, id);
  if (!members.some((one) => one.person === person)) {
    throw new StolikError('unknown-group', 'there is no such group, or you are not in it', { field: 'group' });
  }
  return { members, isOwner: members[0].person === person };
}

async function mustOwn(db: Kysely<Schema>, id: string, person: string) {
  const found = await mustBelong(db, id, person);
  if (!found.isOwner) throw new StolikError('not-host', 'only whoever is in the group longest may do that');
  return found;
}

export async function renameCircle({ now }: Making, trx: Trx, id: string, person: string, name: string): Promise<void> {
  await mustOwn(trx, id, person);
  await mustNotBeMuted(trx, person, now());
  await trx.updateTable('circle').set({ name }).where('id', '=', id).execute();
}

/** Makes another link: the old one is not good any more. */
export async function renewLink({ newId }: Making, trx: Trx, id: string, person: string): Promise<void> {
  await mustOwn(trx, id, person);
  await trx.updateTable('circle').set({ key: newId() }).where('id', '=', id).execute();
}

/** Somebody leaves, or is removed by whoever looks after the group; with the last one it is gone. */
export async function leaveCircle(making: Making, trx: Trx, id: string, person: string, key: string): Promise<void> {
  const { members, isOwner } = await mustBelong(trx, id, person);
  const leaving = members.find((one) => one.key === key);
  if (!leaving) throw new StolikError('unknown-person', 'there is nobody of that key');
  if (leaving.person !== person) {
    if (!isOwner) await mustOwn(trx, id, person);
    // Whoever is removed has the link, and does not come back by it.
    await renewLink(making, trx, id, person);
  }
  await trx.deleteFrom('member').where('key', '=', key).execute();
  await dropEmpty(trx);
}

/** A group that nobody is in any more is gone; its tables are found by their links. */
export async function dropEmpty(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('circle').where('id', 'not in', db.selectFrom('member').select('circle')).execute();
}

/** A guest has become the owner of an account. */
export async function moveMember(trx: Trx, from: string, to: string): Promise<void> {
  const known = trx.selectFrom('member').select('circle').where('person', '=', to);
  await trx.deleteFrom('member').where('person', '=', from).where('circle', 'in', known).execute();
  await trx.updateTable('member').set({ person: to }).where('person', '=', from).execute();
}

/** Whoever is in it longest comes first. */
function membersOf(db: Kysely<Schema>, id: string) {
  return db
    .selectFrom('member')
    .innerJoin('person', 'person.id', 'member.person')
    .select(['member.person', 'member.key', 'person.name', 'person.handle', 'person.shows'])
    .where('member.circle', '=', id)
    .orderBy('member.since')
    .orderBy('member.key')
    .execute();
}

async function tablesOf(db: Kysely<Schema>, id: string, statuses: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('gameTable')
    .select('id')
    .where('circle', '=', id)
    .where('status', 'in', statuses)
    .orderBy('updated', 'desc')
    .orderBy('id')
    .limit(MOST_TABLES)
    .execute();
  return rows.map((row) => row.id);
}

async function mustHaveRoomFor({ store }: Making, trx: Trx, person: string): Promise<void> {
  await lockAccount(trx, store.kind, person);
  const own = await trx.selectFrom('member').select('circle').where('person', '=', person).execute();
  if (own.length >= MOST_CIRCLES) throw new StolikError('too-many', 'you are in many groups already: leave some first');
}
