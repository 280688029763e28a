import { StolikError } from '@stolik/core';
import { type PushDevice, TOLD } from '@stolik/protocol';
import type { Kysely, Transaction } from 'kysely';
import { lockAccount } from '../people/lock.ts';
import type { People } from '../people/people.ts';
import { mustLast, type Session } from '../people/sessions.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { isPublicKey } from './letter.ts';
import { chosenOf, type Notice } from './notices.ts';
import type { PushDeviceTable } from './schema.ts';
import type { PushServices } from './services.ts';

type Trx = Transaction<Schema>;

/** Browsers of one person; the one that was not heard of for longest makes room. */
const MOST = 10;

/** Sees to it that browsers go where their people go, and are forgotten with them. */
export function lookAfterDevices(
  people: Pick<People, 'onTakeOver' | 'onSignOutEverywhere' | 'onExport'>,
  store: Store,
): void {
  people.onTakeOver(moveDevices);
  people.onSignOutEverywhere(forgetDevices);
  people.onExport('push', (person) => exportDevices(store.db, person));
}

/**
 * Keeps a browser for the person who is signed in there, whoever it was kept for before: it is the same browser, and
 * somebody else uses it now.
 */
export async function keepDevice(
  store: Store,
  { id: session, person: { id: personId } }: Pick<Session, 'id' | 'person'>,
  device: PushDevice,
  now: number,
): Promise<void> {
  const { endpoint, keys, language, kinds = TOLD } = device;
  const row: PushDeviceTable = { endpoint, personId, ...keys, language, kinds: kinds.join(' '), told: now };
  await store.db.transaction().execute(async (trx) => {
    // Those of one person are kept one after the other, so that none is missed where they are counted.
    await lockAccount(trx, store.kind, personId);
    // Whoever was signed out everywhere meanwhile is told nothing any more.
    await mustLast(trx, session);
    const { endpoint: _, ...rest } = row;
    await trx
      .insertInto('pushDevice')
      .values(row)
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(rest))
      .execute();
    await dropOldest(trx, personId);
  });
}

/** Refuses, before it is kept, what no push service could deliver or no browser of a visitor would send. */
export function checkDevice({ endpoint, keys }: PushDevice, services: PushServices): void {
  if (!URL.canParse(endpoint) || !services.allows(new URL(endpoint))) {
    throw new StolikError(
      'bad-field',
      'endpoint: must be the https address of a push service that this server writes to',
      {
        field: 'endpoint',
      },
    );
  }
  if (!isPublicKey(keys.p256dh)) {
    throw new StolikError('bad-field', 'keys.p256dh: must be a public key of P-256', { field: 'keys.p256dh' });
  }
}

/** Forgets a browser of this person; of nobody else. */
export async function forgetDevice(db: Kysely<Schema>, personId: string, endpoint: string): Promise<void> {
  await db.deleteFrom('pushDevice').where('endpoint', '=', endpoint).where('personId', '=', personId).execute();
}

/** A push service says that there is no such browser any more. */
export async function dropDevice(db: Kysely<Schema>, endpoint: string): Promise<void> {
  await db.deleteFrom('pushDevice').where('endpoint', '=', endpoint).execute();
}

export function devicesOf(db: Kysely<Schema>, people: readonly string[]): Promise<PushDeviceTable[]> {
  return db.selectFrom('pushDevice').selectAll().where('personId', 'in', people).execute();
}

/** Whether a browser is to be told of such news. */
export function wantsToHear({ kinds }: Pick<PushDeviceTable, 'kinds'>, kind: Notice['kind']): boolean {
  return kinds === null || kinds.split(' ').includes(chosenOf(kind));
}

/** A guest has become the owner of an account: the browser is theirs. */
export async function moveDevices(trx: Trx, from: string, to: string): Promise<void> {
  await trx.updateTable('pushDevice').set({ personId: to }).where('personId', '=', from).execute();
  await dropOldest(trx, to);
}

/** A person is signed out everywhere. */
export async function forgetDevices(trx: Trx, personId: string): Promise<void> {
  await trx.deleteFrom('pushDevice').where('personId', '=', personId).execute();
}

/** What is kept about a person's browsers, without what would let somebody write to them. */
export async function exportDevices(db: Kysely<Schema>, personId: string): Promise<unknown> {
  const devices = await devicesOf(db, [personId]);
  return devices.map(({ endpoint, language, kinds, told }) => ({
    service: new URL(endpoint).origin,
    language,
    kinds: kinds?.split(' ') ?? TOLD,
    told,
  }));
}

async function dropOldest(trx: Trx, personId: string): Promise<void> {
  const newest = trx
    .selectFrom('pushDevice')
    .select('endpoint')
    .where('personId', '=', personId)
    .orderBy('told', 'desc')
    .orderBy('endpoint')
    .limit(MOST);
  await trx.deleteFrom('pushDevice').where('personId', '=', personId).where('endpoint', 'not in', newest).execute();
}
