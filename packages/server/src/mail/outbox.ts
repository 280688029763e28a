import type { Selectable } from 'kysely';
import { holdPeople } from '../people/lock.ts';
import { chosenOf, type Notice } from '../push/notices.ts';
import type { Store } from '../store/store.ts';
import { kindsOf, PROOF } from './mailboxes.ts';
import type { MailTable } from './schema.ts';

/** How patient mail is. Tests have their own. */
export interface Rhythm {
  /** So long something waits before it is mailed: whoever plays has played by then. */
  readonly delay: number;
  /** So long there is no second mail about the same table. */
  readonly rest: number;
  /** Before each further attempt; after the last one it is given up. */
  readonly pauses: readonly number[];
  /** How often it is looked for what is due. */
  readonly look: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const RHYTHM: Rhythm = {
  delay: 5 * MINUTE,
  rest: 4 * HOUR,
  pauses: [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR],
  look: 5_000,
};

/** So long a mail is one node's, which is more than a mail server may take for it. */
const LEASE = 3 * MINUTE;
/** For so long it is remembered that something was mailed, and no more in that time than so much to one person. */
const DAY = 24 * HOUR;
const MOST_A_DAY = 24;

/** A mail that this node is to send. */
export interface Waiting extends Pick<Selectable<MailTable>, 'person' | 'tableId' | 'kind' | 'attempts'> {
  readonly due: number;
  readonly lease: number;
}

/**
 * What waits to be mailed: one row for each person and table, which holds the newest news. It is kept until it was sent, is
 * not true any more or was tried often enough; of all nodes one has it at a time.
 */
export class Outbox {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #rhythm: Rhythm;

  constructor(store: Store, now: () => number, rhythm: Rhythm) {
    this.#store = store;
    this.#now = now;
    this.#rhythm = rhythm;
  }

  /** Keeps what these people want to be mailed, in place of what waits about the same table. */
  async put(notices: readonly Notice[]): Promise<void> {
    const mailboxes = await this.#store.reads
      .selectFrom('mailbox')
      .select(['person', 'kinds'])
      .where('person', 'in', [...new Set(notices.map(({ person }) => person))])
      .where('confirmed', 'is not', null)
      .execute();
    const kinds = new Map(mailboxes.map((one) => [one.person, kindsOf(one)]));
    const wanted = notices.filter((one) => kinds.get(one.person)?.includes(chosenOf(one.kind)));
    if (wanted.length === 0) return;
    const { delay, rest } = this.#rhythm;
    await this.#store.write(async (trx) => {
      const held = await holdPeople(trx, this.#store.kind, [...new Set(wanted.map(({ person }) => person))]);
      for (const { person, table: tableId, kind } of wanted) {
        if (!held.has(person)) continue;
        const soon = this.#now() + delay;
        await trx
          .insertInto('mail')
          .values({ person, tableId, kind, due: soon, attempts: 0, lease: null, sent: null })
          .onConflict((conflict) =>
            conflict.columns(['person', 'tableId']).doUpdateSet((eb) => ({
              kind,
              attempts: 0,
              due: eb
                .case()
                .when('mail.sent', '>', soon - rest)
                .then(eb('mail.sent', '+', rest))
                .else(soon)
                .end(),
            })),
          )
          .execute();
      }
    });
  }

  /** What is due and no node has, for this one. */
  async take(): Promise<Waiting | undefined> {
    for (;;) {
      const now = this.#now();
      const next = await this.#store.reads
        .selectFrom('mail')
        .select(['person', 'tableId', 'due'])
        .where('due', '<=', now)
        .where((eb) => eb.or([eb('lease', 'is', null), eb('lease', '<', now)]))
        .orderBy('due')
        .limit(1)
        .executeTakeFirst();
      if (!next) return undefined;
      const lease = now + LEASE;
      let taken: Selectable<MailTable> | undefined;
      await this.#store.write(async (trx) => {
        taken = await trx
          .updateTable('mail')
          .set((eb) => ({ lease, attempts: eb('attempts', '+', 1) }))
          .where('person', '=', next.person)
          .where('tableId', '=', next.tableId)
          .where('due', '=', next.due)
          // Another node may have looked at the same time.
          .where((eb) => eb.or([eb('lease', 'is', null), eb('lease', '<', now)]))
          .returningAll()
          .executeTakeFirst();
      });
      if (taken?.due != null) return { ...taken, due: taken.due, lease };
    }
  }

  /** It was sent; what has come to wait meanwhile rests. */
  async sent(mail: Waiting): Promise<void> {
    const sent = this.#now();
    await this.#settle(mail, { due: null, sent, attempts: 0 }, { sent, due: sent + this.#rhythm.rest });
  }

  /** Nobody has to be told of it any more. */
  async drop(mail: Waiting): Promise<void> {
    await this.#settle(mail, { due: null, attempts: 0 }, {});
  }

  /** Whoever it is for looks at the table: later, perhaps. */
  async postpone(mail: Waiting): Promise<void> {
    await this.#settle(mail, { due: this.#now() + this.#rhythm.rest, attempts: 0 }, {});
  }

  /** It was not taken. Whether it is tried again. */
  async failed(mail: Waiting): Promise<boolean> {
    const pause = this.#rhythm.pauses[mail.attempts - 1];
    await this.#settle(mail, { due: pause === undefined ? null : this.#now() + pause }, {});
    return pause !== undefined;
  }

  /** Whether somebody was mailed often enough today. */
  async hasEnough(person: string): Promise<boolean> {
    const { count } = await this.#store.reads
      .selectFrom('mail')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('person', '=', person)
      .where('tableId', '<>', PROOF)
      .where('sent', '>', this.#now() - DAY)
      .executeTakeFirstOrThrow();
    return Number(count) >= MOST_A_DAY;
  }

  /** Forgets what was mailed long ago, and what is not mailed at all. */
  async sweep(): Promise<void> {
    const longAgo = this.#now() - DAY;
    await this.#store.write(async (trx) => {
      await trx
        .deleteFrom('mail')
        .where('due', 'is', null)
        .where((eb) => eb.or([eb('sent', 'is', null), eb('sent', '<', longAgo)]))
        .execute();
    });
  }

  /** Gives it back, as `own` if it is still what was taken, and as `newer` if there is newer news of the table. */
  async #settle(
    { person, tableId, due, lease }: Waiting,
    own: Partial<MailTable>,
    newer: Partial<MailTable>,
  ): Promise<void> {
    await this.#store.write(async (trx) => {
      const row = () =>
        trx.updateTable('mail').where('person', '=', person).where('tableId', '=', tableId).where('lease', '=', lease);
      await row()
        .where('due', '<>', due)
        .set({ ...newer, lease: null })
        .execute();
      await row()
        .set({ ...own, lease: null })
        .execute();
    });
  }
}
