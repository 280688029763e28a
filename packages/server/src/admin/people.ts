import type { Status } from '@stolik/protocol';
import type { Kysely } from 'kysely';
import { foldUserName, type Person, personOf } from '../people/person.ts';
import type { PersonTable, Schema } from '../store/schema.ts';
import { lastReason } from './audit.ts';
import { type Among, lookThrough } from './look-through.ts';

/** Which people are wanted. */
export interface PeopleFilter extends Among {
  /** Part of a name or user name. */
  readonly text?: string;
  readonly limit: number;
}

/** A person as a line of a list. */
export interface PersonRow extends Person {
  readonly created: number;
  /** The last day a browser of theirs was used, more or less. */
  readonly used?: number;
  /** Seats at tables that are there or were. */
  readonly tables: number;
  readonly bannedUntil?: number;
  readonly banReason?: string;
  readonly mutedUntil?: number;
  readonly muteReason?: string;
}

/** All there is to say about one, but nothing to sign in with. */
export interface PersonReport extends Omit<PersonRow, 'tables'> {
  readonly hasPassword: boolean;
  readonly recoveryCodes: number;
  readonly sessions: readonly { readonly created: number; readonly used: number }[];
  readonly passkeys: readonly {
    readonly name: string | null;
    readonly created: number;
    readonly used: number | null;
  }[];
  readonly tables: readonly { readonly id: string; readonly game: string; readonly status: Status }[];
}

/** Tables that a report lists: the latest. */
const MOST_TABLES = 50;

/** The newest come first. */
export async function listPeople(db: Kysely<Schema>, filter: PeopleFilter, now = Date.now()): Promise<PersonRow[]> {
  const part = filter.text === undefined ? undefined : foldUserName(filter.text);
  const isMeant = ({ name, foldedName }: PersonTable) =>
    part === undefined || foldUserName(name).includes(part) || foldedName?.includes(part) === true;
  const found = await lookThrough(db, isMeant, filter, now);
  const shown = found.sort((a, b) => b.created - a.created || (a.id < b.id ? -1 : 1)).slice(0, filter.limit);
  const rows: PersonRow[] = [];
  for (const row of shown) {
    const { tables } = await db
      .selectFrom('seat')
      .select((eb) => eb.fn.countAll<number>().as('tables'))
      .where('person', '=', row.id)
      .executeTakeFirstOrThrow();
    rows.push({ ...(await basicsOf(db, row, await lastUse(db, row.id), now)), tables });
  }
  return rows;
}

export async function reportPerson(db: Kysely<Schema>, row: PersonTable, now = Date.now()): Promise<PersonReport> {
  const { id } = row;
  const [password, codes, sessions, passkeys, tables] = await Promise.all([
    db.selectFrom('password').select('person').where('person', '=', id).executeTakeFirst(),
    db.selectFrom('recoveryCode').select('createdAt').where('personId', '=', id).execute(),
    db.selectFrom('session').select(['created', 'used']).where('person', '=', id).orderBy('used', 'desc').execute(),
    db.selectFrom('passkey').select(['name', 'created', 'used']).where('person', '=', id).orderBy('created').execute(),
    db
      .selectFrom('seat')
      .innerJoin('gameTable', 'gameTable.id', 'seat.tableId')
      .select(['gameTable.id', 'gameTable.game', 'gameTable.status'])
      .where('seat.person', '=', id)
      .orderBy('gameTable.updated', 'desc')
      .limit(MOST_TABLES)
      .execute(),
  ]);
  return {
    ...(await basicsOf(db, row, sessions[0]?.used, now)),
    hasPassword: password !== undefined,
    recoveryCodes: codes.length,
    sessions,
    passkeys,
    tables: tables.map((table) => ({ ...table, status: table.status as Status })),
  };
}

async function lastUse(db: Kysely<Schema>, person: string): Promise<number | undefined> {
  const { used } = await db
    .selectFrom('session')
    .select((eb) => eb.fn.max('used').as('used'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  return used ?? undefined;
}

/** A ban or a silence that is over is none. */
async function basicsOf(
  db: Kysely<Schema>,
  row: PersonTable,
  used: number | undefined,
  now: number,
): Promise<Omit<PersonRow, 'tables'>> {
  const { id, created, banned, banReason, mutedUntil } = row;
  const isMuted = mutedUntil !== null && mutedUntil > now;
  const muteReason = isMuted ? await lastReason(db, 'mute', id) : undefined;
  return {
    ...personOf(row),
    created,
    ...(used !== undefined && { used }),
    ...(banned !== null && banned > now && { bannedUntil: banned, ...(banReason && { banReason }) }),
    ...(isMuted && { mutedUntil, ...(muteReason && { muteReason }) }),
  };
}
