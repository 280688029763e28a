import { StolikError } from '@stolik/core';
import type { AversionKind, Relation, Whom } from '@stolik/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { People } from '../people/people.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { TableRecord } from '../tables/record.ts';
import {
  type Aversion,
  aversionOf,
  aversionsOf,
  aversionTo,
  keepAversion,
  liftAversion,
  moveAversions,
} from './aversions.ts';
import { COMPANY_CHANNEL, stir } from './channel.ts';
import { circlesOf, dropEmpty, moveMember } from './circles.ts';
import {
  askFriend,
  befriend,
  friendBy,
  friendship,
  friendsOf,
  type Making,
  moveFriends,
  part,
  refuse,
} from './friends.ts';
import { invitationsOf, invite, moveInvitations } from './invitations.ts';
import { ownerOfLink } from './links.ts';
import { exportReports } from './reports.ts';
import { findWhom } from './whom.ts';

/** A friend was asked to a table: what whoever tells people of it has to know. */
export interface Invited {
  readonly person: string;
  readonly by: string;
  readonly table: TableRecord;
}

/** Who wants whom around: what people want of each other beside the tables. */
export class Company {
  readonly parts: Making;
  readonly #listeners: ((person: string) => void)[] = [];
  readonly #invitedListeners: ((invited: Invited) => void)[] = [];

  constructor(parts: Making) {
    this.parts = parts;
  }

  /** Listens to all nodes, this one too. The answer ends it. */
  open(): Promise<() => void> {
    return this.parts.store.listen(COMPANY_CHANNEL, (payload) => {
      for (const person of payload.split(',')) for (const listener of this.#listeners) listener(person);
    });
  }

  /** Hears, on every node, whose company has changed. */
  onChange(listener: (person: string) => void): void {
    this.#listeners.push(listener);
  }

  /** Hears of each invitation that this node has made. */
  onInvited(listener: (invited: Invited) => void): void {
    this.#invitedListeners.push(listener);
  }

  stir(trx: Transaction<Schema>, ...people: readonly string[]): Promise<void> {
    return stir(this.parts.store, trx, people);
  }

  aversionOf(person: string): Promise<Aversion> {
    return aversionOf(this.parts.store.reads, person);
  }

  unwanted(person: string) {
    return aversionsOf(this.parts.store.reads, person);
  }

  /** Somebody does not want to hear another, or to meet them. Whom that is about learns nothing of it. */
  async avoid(person: string, whom: Whom, kind: AversionKind): Promise<void> {
    const { store, now, newId } = this.parts;
    await this.change(async (trx) => {
      const other = await findWhom(trx, whom);
      await keepAversion(store, trx, person, other, { kind, key: newId(), now: now() });
      // Whoever is blocked is no friend any more.
      if (kind === 'block') await part(trx, person, other.id);
      await this.stir(trx, person, other.id);
    });
  }

  /** What somebody is to the person who asks, as far as that person has made it so. */
  async relation(person: string, whom: Whom): Promise<Relation> {
    const db = this.parts.store.reads;
    const { id } = await findWhom(db, whom);
    const [friend, unwanted] = await Promise.all([friendship(db, person, id), aversionTo(db, person, id)]);
    return { ...(friend && { friend }), ...(unwanted && { unwanted }) };
  }

  async lift(person: string, key: string): Promise<void> {
    await this.change(async (trx) => this.stir(trx, person, await liftAversion(trx, person, key)));
  }

  /** Wants to be somebody's friend, as somebody one has sat at a table with, or has seen the profile of. */
  async ask(person: string, whom: Whom): Promise<void> {
    await this.change(async (trx) => {
      const { id } = await findWhom(trx, whom);
      if ('table' in whom) await mustHaveSat(trx, person, whom.table);
      await askFriend(this.parts, trx, person, id);
      await this.stir(trx, person, id);
    });
  }

  /** Takes the link of somebody who wants friends. */
  async take(person: string, link: string): Promise<void> {
    await this.change(async (trx) => {
      const { id } = await ownerOfLink(trx, link, person);
      await befriend(this.parts, trx, person, id);
      await this.stir(trx, person, id);
    });
  }

  /** Says yes to somebody who asks. */
  async accept(person: string, key: string): Promise<void> {
    await this.change(async (trx) => {
      const other = await friendBy(trx, person, key, 'asks');
      await befriend(this.parts, trx, person, other);
      await this.stir(trx, person, other);
    });
  }

  /** Ends a friendship, says no, or asks no more. */
  async part(person: string, key: string): Promise<void> {
    await this.change(async (trx) => {
      const other = await friendBy(trx, person, key);
      const isAsked = (await friendship(trx, person, other))?.state === 'asks';
      await (isAsked ? refuse : part)(trx, person, other);
      await this.stir(trx, person, other);
    });
  }

  /** Asks a friend to a table. */
  async invite(
    { id, name }: { readonly id: string; readonly name: string },
    table: string,
    key: string,
  ): Promise<void> {
    const invited = await this.change(async (trx) => {
      const person = await friendBy(trx, id, key, 'friends');
      const record = await invite(this.parts, trx, table, id, person);
      if (!record) return undefined;
      await this.stir(trx, person);
      return { person, by: name, table: record };
    });
    if (invited) for (const listener of this.#invitedListeners) listener(invited);
  }

  change<T>(act: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.parts.store.db.transaction().execute(act);
  }
}

/** Sees to it that what people want of each other goes where they go. With a person it goes by itself. */
export function lookAfterCompany(people: Pick<People, 'onTakeOver' | 'onDelete' | 'onExport'>, store: Store): void {
  people.onTakeOver(moveCompany);
  people.onDelete(leaveAllCircles);
  people.onExport('company', (person) => exportCompany(store.db, person));
}

async function moveCompany(trx: Transaction<Schema>, from: string, to: string): Promise<void> {
  await moveAversions(trx, from, to);
  await moveFriends(trx, from, to);
  await moveInvitations(trx, from, to);
  await moveMember(trx, from, to);
  for (const column of ['reporter', 'person'] as const) {
    await trx
      .updateTable('report')
      .set({ [column]: to })
      .where(column, '=', from)
      .execute();
  }
  // Nobody reports themselves.
  await trx.deleteFrom('report').where('person', '=', to).where('reporter', '=', to).execute();
  await moveSentence(trx, from, to);
}

/** A group that only this person is in goes with them. */
async function leaveAllCircles(trx: Transaction<Schema>, person: string): Promise<void> {
  await trx.deleteFrom('member').where('person', '=', person).execute();
  await dropEmpty(trx);
}

/** Nobody becomes anybody's friend by a table that they have only looked at. */
async function mustHaveSat(trx: Transaction<Schema>, person: string, table: string): Promise<void> {
  const seat = await trx
    .selectFrom('seat')
    .select('seat')
    .where('tableId', '=', table)
    .where('person', '=', person)
    .executeTakeFirst();
  if (!seat) throw new StolikError('not-seated', 'you have no seat at this table');
}

/** Whoever was silenced or warned as a guest is so by the account too: signing in is no way round it. */
async function moveSentence(trx: Transaction<Schema>, from: string, to: string): Promise<void> {
  const guest = await trx
    .selectFrom('person')
    .select(['mutedUntil', 'warned', 'warning'])
    .where('id', '=', from)
    .executeTakeFirst();
  if (guest?.mutedUntil) {
    const { mutedUntil } = guest;
    await trx
      .updateTable('person')
      .set({ mutedUntil })
      .where('id', '=', to)
      .where((eb) => eb.or([eb('mutedUntil', 'is', null), eb('mutedUntil', '<', mutedUntil)]))
      .execute();
  }
  if (guest?.warned) {
    const { warned, warning } = guest;
    await trx.updateTable('person').set({ warned, warning }).where('id', '=', to).where('warned', 'is', null).execute();
  }
}

async function exportCompany(db: Kysely<Schema>, person: string): Promise<unknown> {
  const unwanted = (await aversionsOf(db, person)).map(({ key: _, ...one }) => one);
  const friends = (await friendsOf(db, person)).map(({ key: _, isHere: __, ...one }) => one);
  const link = await db.selectFrom('friendLink').select(['since']).where('person', '=', person).executeTakeFirst();
  const groups = (await circlesOf(db, person)).map(({ name }) => name);
  const invitations = (await invitationsOf(db, person)).map(({ since, by, table }) => ({ since, by, table: table.id }));
  const invited = await db
    .selectFrom('invitation')
    .select(['tableId as table', 'since'])
    .where('host', '=', person)
    .orderBy('since')
    .execute();
  return { friends, link, groups, invitations, invited, unwanted, ...(await exportReports(db, person)) };
}
