import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Language, StolikError } from '@stolik/core';
import { type Mailbox, type MailChoice, TOLD, type Told, type WantedMail } from '@stolik/protocol';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { lockAccount } from '../people/lock.ts';
import { serverSecret } from '../people/secret.ts';
import { mustLast, type Session } from '../people/sessions.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { type Addressee, letterOfProof } from './letter.ts';
import type { MailboxTable } from './schema.ts';

type Trx = Transaction<Schema>;
type Row = Selectable<MailboxTable>;

/** So long the link that confirms an address is good. */
export const PROOF_MS = 24 * 60 * 60 * 1000;
/** The place of that link among what is mailed: no table has this id. */
export const PROOF = '';

export interface MailboxParts {
  readonly store: Store;
  now(): number;
  newKey(): string;
}

/** Where people want to be mailed. An address is good when whoever reads its mail has said so. */
export class Mailboxes {
  readonly #parts: MailboxParts;
  readonly #secret: string;

  private constructor(parts: MailboxParts, secret: string) {
    this.#parts = parts;
    this.#secret = secret;
  }

  static async open(parts: MailboxParts): Promise<Mailboxes> {
    return new Mailboxes(parts, await serverSecret(parts.store, 'mail'));
  }

  async of(person: string): Promise<Omit<Mailbox, 'isOffered'>> {
    const row = await readMailbox(this.#parts.store.reads, person);
    if (!row) return { kinds: [] };
    const { address, confirmed, language } = row;
    return { address, isConfirmed: confirmed !== null, kinds: kindsOf(row), language: language as Language };
  }

  /** Somebody wants to be mailed there: a link is sent, unless the address is confirmed already. Whether it is. */
  async want(session: Pick<Session, 'id' | 'person'>, { address, language }: WantedMail): Promise<boolean> {
    const { store, now, newKey } = this.#parts;
    const person = session.person.id;
    return store.db.transaction().execute(async (trx) => {
      await lockAccount(trx, store.kind, person);
      // Whoever was signed out everywhere meanwhile is told nothing any more.
      await mustLast(trx, session.id);
      const known = await readMailbox(trx, person);
      if (known?.confirmed && known.address === address) {
        await trx.updateTable('mailbox').set({ language }).where('person', '=', person).execute();
        return false;
      }
      const kinds = known ? known.kinds : TOLD.join(' ');
      // Another address is another mailbox: links in mails to the old one do nothing to it.
      await removeMailbox(trx, person);
      const row = { person, key: newKey(), address, language, kinds, asked: now(), confirmed: null };
      await trx.insertInto('mailbox').values(row).execute();
      const mail = { person, tableId: PROOF, kind: 'confirm', due: now(), attempts: 0, lease: null, sent: null };
      await trx.insertInto('mail').values(mail).execute();
      return true;
    });
  }

  async choose(person: string, { kinds, language }: MailChoice): Promise<void> {
    const { numUpdatedRows } = await this.#parts.store.db
      .updateTable('mailbox')
      .set({ kinds: kinds.join(' '), language })
      .where('person', '=', person)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new StolikError('no-address', 'there is no address to mail to');
  }

  async remove(person: string): Promise<void> {
    await this.#parts.store.db.transaction().execute((trx) => removeMailbox(trx, person));
  }

  /** Whoever reads the mail of an address says that it is theirs: once, and while the link is good. */
  async confirm(key: string, token: string): Promise<void> {
    const { store, now } = this.#parts;
    await store.db.transaction().execute(async (trx) => {
      const row = await trx.selectFrom('mailbox').selectAll().where('key', '=', key).executeTakeFirst();
      const isGood = row?.asked != null && row.asked > now() - PROOF_MS && isSame(this.#tokenOf(row), token);
      const done = isGood
        ? await trx
            .updateTable('mailbox')
            .set({ confirmed: now(), asked: null })
            .where('key', '=', key)
            .where('asked', '=', row.asked)
            .executeTakeFirst()
        : undefined;
      if (!done?.numUpdatedRows) throw new StolikError('unknown-link', 'this link is not, or no longer, good');
    });
  }

  /** Whoever has a mail to an address wants no more of them there: it is forgotten. Said again, it is so already. */
  async end(key: string): Promise<void> {
    await this.#parts.store.db.transaction().execute(async (trx) => {
      const row = await trx.selectFrom('mailbox').select('person').where('key', '=', key).executeTakeFirst();
      if (row) await removeMailbox(trx, row.person);
    });
  }

  /** The letter with the link, while anybody waits for it. */
  letterOfProof(row: Row, origin: string, due: number) {
    return row.asked === null ? undefined : letterOfProof(addresseeOf(row), this.#tokenOf(row), origin, due);
  }

  /** What only this server can work out: no link has to be kept. */
  #tokenOf({ key, address, asked }: Row): string {
    return createHmac('sha256', this.#secret).update(`${key} ${address} ${asked}`).digest('base64url');
  }
}

export function readMailbox(db: Kysely<Schema>, person: string): Promise<Row | undefined> {
  return db.selectFrom('mailbox').selectAll().where('person', '=', person).executeTakeFirst();
}

export function addresseeOf({ address, language, key }: Row): Addressee {
  return { address, language: language as Language, key };
}

export function kindsOf({ kinds }: Pick<Row, 'kinds'>): Told[] {
  const wanted = kinds.split(' ');
  return TOLD.filter((kind) => wanted.includes(kind));
}

/** With the address whatever waited for it goes too. */
export async function removeMailbox(trx: Trx, person: string): Promise<void> {
  await trx.deleteFrom('mail').where('person', '=', person).execute();
  await trx.deleteFrom('mailbox').where('person', '=', person).execute();
}

/** A guest has become the owner of an account, whose own address is the better one. */
export async function moveMailbox(trx: Trx, from: string, to: string): Promise<void> {
  if (await readMailbox(trx, to)) await removeMailbox(trx, from);
  if (!(await readMailbox(trx, from))) return;
  await trx.deleteFrom('mail').where('person', '=', to).execute();
  await trx.updateTable('mailbox').set({ person: to }).where('person', '=', from).execute();
  await trx.updateTable('mail').set({ person: to }).where('person', '=', from).execute();
}

/** What is kept about a person's mail, without what lets somebody end it. */
export async function exportMailbox(db: Kysely<Schema>, person: string): Promise<unknown> {
  const row = await readMailbox(db, person);
  if (!row) return null;
  const { address, language, asked, confirmed } = row;
  const mails = await db
    .selectFrom('mail')
    .select(['tableId as table', 'kind', 'due', 'sent'])
    .where('person', '=', person)
    .orderBy('tableId')
    .execute();
  return { address, language, kinds: kindsOf(row), asked, confirmed, mails };
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
