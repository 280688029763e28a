import type { FastifyBaseLogger } from 'fastify';
import { Lookout } from '../lookout.ts';
import type { Notice } from '../push/notices.ts';
import type { Store } from '../store/store.ts';
import { type Letter, letterAbout } from './letter.ts';
import { addresseeOf, type Mailboxes, PROOF, readMailbox } from './mailboxes.ts';
import { Outbox, type Rhythm, type Waiting } from './outbox.ts';
import { isForGood, type MailService } from './service.ts';
import { tidingsOf } from './tidings.ts';

export const MAIL_OUTCOMES = ['sent', 'failed', 'dropped'] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

export interface PostmanParts {
  readonly store: Store;
  readonly mailboxes: Mailboxes;
  readonly service: MailService;
  /** Where links lead. */
  readonly origin: string;
  readonly rhythm: Rhythm;
  readonly log: FastifyBaseLogger;
  now(): number;
  count(outcome: MailOutcome): void;
}

/** News that waits to be written down; what is more is dropped rather than kept in memory. */
const MOST_WAITING = 5_000;
/** How often what was mailed is forgotten. */
const SWEEP_MS = 60 * 60 * 1000;
/** How long a server that stops waits for what is under way. */
const FAREWELL_MS = 2_000;

/**
 * Mails what people want to hear of. The node that has made a change writes down whom it is news to, after the change and in
 * the background; whichever node finds it due sends it. So nothing that is played waits for a mail server.
 */
export class Postman {
  readonly #parts: PostmanParts;
  readonly #outbox: Outbox;
  readonly #noting: Lookout;
  readonly #sending: Lookout;
  readonly #timer: NodeJS.Timeout;
  readonly #sweeper: NodeJS.Timeout;
  #notices: Notice[] = [];
  #isClosed = false;

  constructor(parts: PostmanParts) {
    this.#parts = parts;
    this.#outbox = new Outbox(parts.store, parts.now, parts.rhythm);
    const failed = (error: unknown) => {
      if (!this.#isClosed) parts.log.error(error, 'mail could not be looked after');
    };
    this.#noting = new Lookout(() => this.#note(), failed);
    this.#sending = new Lookout(() => this.#sendAll(), failed);
    this.#timer = setInterval(() => void this.look(), parts.rhythm.look).unref();
    this.#sweeper = setInterval(() => void this.#outbox.sweep().catch(failed), SWEEP_MS).unref();
  }

  /** Takes notices; those who want them by mail get them when they are due. */
  tell(notices: readonly Notice[]): void {
    for (const notice of notices) {
      if (this.#isClosed || this.#notices.length >= MOST_WAITING) this.#parts.count('dropped');
      else this.#notices.push(notice);
    }
    if (this.#notices.length > 0) void this.#noting.look();
  }

  /** Sends what is due and no other node has. */
  async look(): Promise<void> {
    if (!this.#isClosed) await this.#sending.look();
  }

  /** Writes down what was taken, and waits a moment for what is under way; another node, or the next start, sends the rest. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    clearInterval(this.#sweeper);
    await this.#noting.settle();
    const waited = new Promise((resolve) => setTimeout(resolve, FAREWELL_MS).unref());
    await Promise.race([this.#sending.settle(), waited]);
    this.#parts.service.close();
  }

  async #note(): Promise<void> {
    const notices = this.#notices;
    this.#notices = [];
    if (notices.length > 0) await this.#outbox.put(notices);
  }

  async #sendAll(): Promise<void> {
    while (!this.#isClosed) {
      const mail = await this.#outbox.take();
      if (!mail) return;
      await this.#send(mail);
    }
  }

  async #send(mail: Waiting): Promise<void> {
    const { service, count, log } = this.#parts;
    const letter = await this.#letterFor(mail);
    if (letter === 'later') return this.#outbox.postpone(mail);
    if (letter === undefined) return this.#outbox.drop(mail);
    try {
      await service.send(letter);
    } catch (error) {
      const isOver = isForGood(error);
      if (isOver) await this.#outbox.drop(mail);
      if (!isOver && (await this.#outbox.failed(mail))) return;
      count('failed');
      // Neither whose mail it is nor what it says: the mail server's own words may name the address.
      log.warn({ code: (error as { code?: string }).code }, 'a mail was not taken');
      return;
    }
    count('sent');
    await this.#outbox.sent(mail);
  }

  async #letterFor(mail: Waiting): Promise<Letter | 'later' | undefined> {
    const { store, mailboxes, origin } = this.#parts;
    const mailbox = await readMailbox(store.db, mail.person);
    if (!mailbox) return undefined;
    if (mail.tableId === PROOF) return mailboxes.letterOfProof(mailbox, origin, mail.due);
    if (mailbox.confirmed === null || (await this.#outbox.hasEnough(mail.person))) return undefined;
    const tidings = await tidingsOf(store.db, mail);
    if (tidings === undefined || tidings === 'later') return tidings;
    return letterAbout(addresseeOf(mailbox), tidings, origin, mail.due);
  }
}
