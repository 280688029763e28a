import type { Socket } from 'node:net';
import { StolikError } from '@stolik/core';
import type { ClientFrame, Refusal, ServerFrame } from '@stolik/protocol';
import type { WebSocket } from 'ws';
import { type Aversion, NO_AVERSION } from '../company/aversions.ts';
import type { Share } from '../limits/address.ts';
import { isAway } from '../store/errors.ts';
import type { Watcher } from '../tables/audience.ts';
import { Allowance } from './allowance.ts';
import type { Purse } from './budgets.ts';
import { idIn, readFrame } from './read.ts';

/** Bytes waiting in a socket after which its page is shown no more until it has read them. */
const MOST_WAITING = 256 * 1024;
/** Bytes waiting after which a page is cut off: it does not read at all. */
const MOST_UNREAD = 2 * 1024 * 1024;
/** Requests at once, and how many more each second: far above any hand, far below a nuisance. */
const BURST = 60;
const PER_SECOND = 30;
/** The whole lobby at once, and how often more each second: it is the largest thing that a page can ask for. */
const LOBBIES = 6;
const LOBBIES_PER_SECOND = 0.5;

/** Bytes of a frame that cost as much as one that is short: to take them apart and to look at a list of moves takes time. */
const BYTES_ASKED = 256;
/** Bytes that a page is sent because it asked for them and that cost as much. */
const BYTES_SENT = 8 * 1024;
/** What a refusal costs beside: the rules were asked why, and the store whether that is still so. */
const REFUSED = 4;
/** What a frame costs its own socket that those who share have nothing left for: who goes on anyway is shut out. */
const UNPAID = 2;

/** Why a socket is closed by the server. */
const POLICY = 1008;

/** What a connection asks of the server. */
export interface Service {
  now(): number;
  /** Whether pages are held to what a hand can do. */
  readonly hasLimits: boolean;
  /** Answers a request; a `StolikError` is told to the page, anything else is a defect. */
  answer(connection: Connection, frame: ClientFrame): Promise<ServerFrame | undefined>;
  /** The page has read what it was behind with. */
  caughtUp(connection: Connection): void;
  closed(connection: Connection): void;
  /** Something was refused with this code. */
  refused(code: string): void;
  defect(error: unknown): void;
}

/** Whose page it is, and the session it was opened with. */
export interface Visitor {
  readonly id: string;
  readonly person: { readonly id: string };
}

/** Where a page comes from: for whom it is counted, and what it lives on; nothing where there are no limits. */
export interface Origin {
  readonly shares: readonly Share[];
  readonly purse: Purse | undefined;
}

/** A page's socket: for all the tables it looks at. */
export class Connection implements Watcher {
  readonly person: string;
  readonly session: string;
  readonly shares: readonly Share[];
  /** The tables it looks at. */
  readonly tables = new Set<string>();
  /** Whom its person does not hear or meet, as far as it was asked for. */
  aversion: Aversion = NO_AVERSION;
  /** Resolves when that was asked for; nothing that others said is shown before. */
  introduced: Promise<void> | undefined;
  readonly #socket: WebSocket;
  /** What the socket writes to. */
  readonly #wire: Socket;
  readonly #service: Service;
  readonly #allowance: Allowance | undefined;
  readonly #lobbies: Allowance | undefined;
  readonly #purse: Purse | undefined;
  #sent = 0;
  #isAlive = true;
  #wasBehind = false;
  #isGathering = false;

  constructor(socket: WebSocket, wire: Socket, { id, person }: Visitor, { shares, purse }: Origin, service: Service) {
    this.shares = shares;
    this.#purse = purse;
    this.person = person.id;
    this.session = id;
    this.#socket = socket;
    this.#wire = wire;
    this.#service = service;
    if (service.hasLimits) {
      this.#allowance = new Allowance(BURST, PER_SECOND, service.now());
      this.#lobbies = new Allowance(LOBBIES, LOBBIES_PER_SECOND, service.now());
    }
    socket.on('message', (data, isBinary) => this.#hear(isBinary ? undefined : data.toString()));
    socket.on('ping', (data) => this.#isWelcome(1) && socket.pong(data));
    socket.on('pong', () => {
      this.#isAlive = true;
      this.#isWelcome();
    });
    socket.on('close', () => {
      purse?.close();
      service.closed(this);
    });
  }

  get isBehind(): boolean {
    if (this.#socket.bufferedAmount > MOST_WAITING) this.#wasBehind = true;
    return this.#wasBehind;
  }

  send(frame: string): void {
    if (this.#isUnread()) return;
    this.#gather();
    this.#sent += frame.length;
    this.#socket.send(frame, () => this.#drained());
  }

  tell(frame: ServerFrame): void {
    this.send(JSON.stringify(frame));
  }

  /** Whether the page may be sent the whole lobby once more. */
  mayBrowse(): boolean {
    return this.#lobbies?.takeIfLeft(this.#service.now()) ?? true;
  }

  /** Shows the page what it has asked for, and charges it and those who share with it for all that. */
  showAtCost(show: () => void): void {
    const before = this.#sent;
    show();
    this.#purse?.charge(this.#service.now(), (this.#sent - before) / BYTES_SENT);
  }

  /** Asks for a sign of life; who gave none since the last time is gone. */
  beat(): void {
    if (!this.#isAlive) this.#socket.terminate();
    this.#isAlive = false;
    this.#socket.ping();
  }

  /** Says goodbye in good order; nothing is heard from then on. */
  end(code: number, reason: string, why?: StolikError): void {
    this.tell({ is: 'bye', ...(why && { refusal: refusalOf(why) }) });
    this.#socket.close(code, reason);
  }

  /** Whoever opened it is somebody else by now, or nobody; or is banned, and hears why. */
  signOut(ban?: StolikError): void {
    this.end(POLICY, ban ? 'banned' : 'signed out', ban);
  }

  get #isEnded(): boolean {
    return this.#socket.readyState !== this.#socket.OPEN;
  }

  /** Frames of one moment, such as an answer and what it changed, leave together: that is one call to the system. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#wire.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.#wire.uncork();
    });
  }

  #drained(): void {
    if (!this.#wasBehind || this.#socket.bufferedAmount > MOST_WAITING / 4) return;
    this.#wasBehind = false;
    this.#service.caughtUp(this);
  }

  /** Cuts off a page that does not read at all. */
  #isUnread(): boolean {
    if (this.#socket.bufferedAmount <= MOST_UNREAD) return false;
    this.#socket.terminate();
    return true;
  }

  /**
   * Whether one more may come, be it a request or a ping, which costs an answer too; who does not stop is shut out, also where
   * it is those who share that have nothing left. What comes unasked, such as a sign of life, costs them nothing.
   */
  #isWelcome(cost?: number): boolean {
    if (this.#isEnded || this.#isUnread()) return false;
    const now = this.#service.now();
    const isOwn = !this.#allowance || this.#allowance.take(now);
    const isPaid = !this.#purse || cost === undefined || this.#purse[isOwn ? 'pay' : 'has'](now, cost);
    if (!isPaid) this.#allowance?.take(now, UNPAID);
    if (this.#allowance?.isAbused) this.#shutOut();
    return isOwn && isPaid;
  }

  /** Says goodbye and reads no more: to take apart what is then not heard would cost everybody else time. */
  #shutOut(): void {
    // Pings are refused without a word: this is where they are counted.
    this.#service.refused('slow-down');
    this.end(POLICY, 'too many requests');
    this.#socket.pause();
  }

  #hear(text: string | undefined): void {
    const isWelcome = this.#isWelcome(1 + Math.floor((text?.length ?? 0) / BYTES_ASKED));
    if (this.#isEnded) return;
    if (!isWelcome) {
      // Nothing is read that nobody may ask for: to say no must cost less than to ask.
      this.#refuse(text && idIn(text), slowDown());
      return;
    }
    const reading = readFrame(text);
    const { frame } = reading;
    if (!frame) {
      this.#refuseAtCost(reading.id, reading.error);
      return;
    }
    this.#service.answer(this, frame).then(
      (answer) => answer && this.tell(answer),
      (error) => this.#refuseAtCost(frame.id, error),
    );
  }

  #refuseAtCost(id: string | undefined, error: unknown): void {
    this.#purse?.charge(this.#service.now(), REFUSED);
    this.#refuse(id, error);
  }

  #refuse(id: string | undefined, error: unknown): void {
    if (!(error instanceof StolikError)) this.#service.defect(error);
    const refusal = refusalOf(isAway(error) ? notNow() : error);
    this.#service.refused(refusal.code);
    this.tell({ is: 'refused', ...(id === undefined ? {} : { id }), refusal });
  }
}

/** The page may ask the same again in a moment. */
export function slowDown(): StolikError {
  return new StolikError('slow-down', 'too many requests: ask again in a moment');
}

/** The store is away: the page asks the same again by itself. */
function notNow(): StolikError {
  return new StolikError('not-kept', 'nothing can be read or kept here now: ask again with the same id');
}

/** An error as it may be told: of a defect nothing but that there is one. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof StolikError)) return { code: 'internal', message: 'something is wrong here: try again' };
  const { field, reason, until, why } = error.details;
  return {
    code: error.code,
    message: error.message,
    ...(field === undefined ? {} : { field }),
    ...(reason === undefined ? {} : { reason: { rule: reason.rule, pieces: [...reason.pieces] } }),
    ...(until === undefined ? {} : { until }),
    ...(why === undefined ? {} : { why }),
  };
}
