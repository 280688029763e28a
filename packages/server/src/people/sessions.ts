import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { StolikError } from '@stolik/core';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { banOf, refuseBanned } from './bans.ts';
import type { Cookies } from './cookies.ts';
import { type Person, personOf } from './person.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a browser is known after it was used last; a guest whom no browser knows is forgotten. */
export const SESSION_MS = 365 * DAY_MS;
/** Browsers of one person; the one that was not used for longest makes room. */
export const MOST_SESSIONS = 100;
/** In one query. */
const MOST_ASKED = 500;

/** A browser in which somebody is known. */
export interface Session {
  readonly id: string;
  readonly person: Person;
  readonly used: number;
  /** Passkeys that were added before this need not be mentioned here. */
  readonly noticed: number;
}

/** Who is known in which browser: the cookie holds a token, the store its hash. */
export class Sessions {
  readonly #store: Store;
  readonly #cookies: Cookies;

  constructor(store: Store, cookies: Cookies) {
    this.#store = store;
    this.#cookies = cookies;
  }

  /** What a request brings along; what follows a dot is of no meaning any more. */
  tokenIn(headers: IncomingHttpHeaders): string | undefined {
    const token = this.#cookies.read(headers, 'session')?.split('.', 1)[0];
    return token && /^[\w-]{20,64}$/.test(token) ? token : undefined;
  }

  /** The session of a request; undefined for a stranger. Somebody who is banned is refused. */
  async read(headers: IncomingHttpHeaders): Promise<Session | undefined> {
    const token = this.tokenIn(headers);
    if (!token) return undefined;
    const row = await this.#store.reads
      .selectFrom('session')
      .innerJoin('person', 'person.id', 'session.person')
      .selectAll('person')
      .select(['session.id as session', 'session.used', 'session.noticed'])
      .where('session.tokenHash', '=', hashOf(token))
      .where('session.expires', '>', Date.now())
      .executeTakeFirst();
    if (!row) return undefined;
    refuseBanned(row);
    return { id: row.session, person: personOf(row), used: row.used, noticed: row.noticed };
  }

  /** Lengthens a session that was not used today; the answer is the cookie to set. */
  async renew({ id, used }: Session, headers: IncomingHttpHeaders): Promise<string[]> {
    const now = Date.now();
    const token = this.tokenIn(headers);
    if (!token || now - used < DAY_MS) return [];
    await this.#store.db
      .updateTable('session')
      .set({ used: now, expires: now + SESSION_MS })
      .where('id', '=', id)
      .execute();
    return [this.#cookies.keep('session', token)];
  }

  /** Makes a session within the transaction; the answer is the cookie to set once that is committed. */
  async make(trx: Transaction<Schema>, person: string): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    const now = Date.now();
    const times = { created: now, used: now, expires: now + SESSION_MS, noticed: 0 };
    await trx
      .insertInto('session')
      .values({ id: randomUUID(), person, tokenHash: hashOf(token), ...times })
      .execute();
    return this.#cookies.keep('session', token);
  }

  /** Ends the sessions of a person, whose account is locked, that are too many; whether there were any. */
  async makeRoom(trx: Transaction<Schema>, person: string): Promise<boolean> {
    const newest = trx
      .selectFrom('session')
      .select('id')
      .where('person', '=', person)
      .orderBy('used', 'desc')
      .orderBy('created', 'desc')
      .orderBy('id')
      .limit(MOST_SESSIONS);
    const { numDeletedRows } = await trx
      .deleteFrom('session')
      .where('person', '=', person)
      .where('id', 'not in', newest)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** The cookie that ends a session in the browser. */
  endCookie(): string {
    return this.#cookies.drop('session');
  }

  /** Which of these sessions have not ended. */
  async living(ids: readonly string[]): Promise<Set<string>> {
    const now = Date.now();
    const living = new Set<string>();
    for (let i = 0; i < ids.length; i += MOST_ASKED) {
      const rows = await this.#store.reads
        .selectFrom('session')
        .select('id')
        .where('id', 'in', ids.slice(i, i + MOST_ASKED))
        .where('expires', '>', now)
        .execute();
      for (const { id } of rows) living.add(id);
    }
    return living;
  }

  /** What is said to this person, if they are banned. */
  async ban(person: string): Promise<StolikError | undefined> {
    const row = await this.#store.reads
      .selectFrom('person')
      .select(['banned', 'banReason'])
      .where('id', '=', person)
      .executeTakeFirst();
    return row && banOf(row);
  }

  /** A person's browsers, the one that was used last first. */
  list(person: string) {
    return this.#store.reads
      .selectFrom('session')
      .select(['id', 'created', 'used'])
      .where('person', '=', person)
      .where('expires', '>', Date.now())
      .orderBy('used', 'desc')
      .orderBy('id')
      .execute();
  }

  /** Remembers that this browser was told of every passkey there is. */
  async notice(id: string): Promise<void> {
    await this.#store.db.updateTable('session').set({ noticed: Date.now() }).where('id', '=', id).execute();
  }
}

/** Refuses a browser that was signed out since its request came. */
export async function mustLast(db: Kysely<Schema>, session: string): Promise<void> {
  const row = await db.selectFrom('session').select('id').where('id', '=', session).executeTakeFirst();
  if (!row) throw new StolikError('not-signed-in', 'you were signed out meanwhile');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
