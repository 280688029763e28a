import type { Socket } from 'node:net';
import { StolikError } from '@stolik/core';
import { type ClientFrame, PROTOCOL, type ServerFrame } from '@stolik/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import type { Aversion } from '../company/aversions.ts';
import { mustBeShown } from '../daily/veil.ts';
import type { WordsLimit } from '../http/limits.ts';
import type { Share } from '../limits/address.ts';
import { isAway } from '../store/errors.ts';
import { ANY_PAGE } from '../tables/following.ts';
import { Lobby } from '../tables/lobby.ts';
import { play, undo } from '../tables/play.ts';
import { canMiss, type Presence } from '../tables/presence.ts';
import { infoOf, seatOfPerson, type TableRecord } from '../tables/record.ts';
import type { Tables } from '../tables/tables.ts';
import { say } from '../tables/talk.ts';
import type { TableBefore } from '../tables/words.ts';
import { Budgets } from './budgets.ts';
import { Connection, refusalOf, type Service, slowDown, type Visitor } from './connection.ts';

/** How often sockets are asked for a sign of life. */
const HEARTBEAT = 25_000;
/** Tables one page may look at. */
const MOST_WATCHED = 50;
/** Pages of one network that may follow the same table: whatever happens there is sent to each of them. Who sits there always may. */
const MOST_FOLLOWING = 60;
/** Pages one person may have open. */
const MOST_OPEN = 20;
const GOING_AWAY = 1001;
const POLICY = 1008;
const UNASKED = 'open sockets could not be looked up';

export interface HubParts {
  readonly tables: Tables;
  readonly presence: Presence;
  readonly log: FastifyBaseLogger;
  readonly hasLimits: boolean;
  /** Refuses what is said too often. */
  readonly words: WordsLimit;
  /** Something was refused with this code. */
  refused(code: string): void;
  /** Which of these sessions have not ended. */
  living(sessions: readonly string[]): Promise<ReadonlySet<string>>;
  /** What is said to somebody who is banned. */
  ban(person: string): Promise<StolikError | undefined>;
  /** Whom somebody does not hear or meet. */
  aversionOf(person: string): Promise<Aversion>;
}

/** All sockets of this node: what they ask is done at the tables, and what changes there is shown to them. */
export class Hub implements Service {
  readonly hasLimits: boolean;
  readonly refused: HubParts['refused'];
  readonly #tables: Tables;
  readonly #presence: Presence;
  readonly #lobby: Lobby;
  readonly #log: FastifyBaseLogger;
  readonly #living: HubParts['living'];
  readonly #ban: HubParts['ban'];
  readonly #aversionOf: HubParts['aversionOf'];
  readonly #words: WordsLimit;
  readonly #budgets = new Budgets();
  readonly #people = new Map<string, Set<Connection>>();
  /** How many pages of a network follow a table. */
  readonly #following = new Map<string, number>();
  readonly #heart: NodeJS.Timeout;

  constructor({ tables, presence, log, hasLimits, words, refused, living, ban, aversionOf }: HubParts) {
    this.#tables = tables;
    this.#presence = presence;
    this.#lobby = new Lobby(tables);
    this.#log = log;
    this.hasLimits = hasLimits;
    this.refused = refused;
    this.#living = living;
    this.#ban = ban;
    this.#aversionOf = aversionOf;
    this.#words = words;
    this.#heart = setInterval(() => {
      for (const connection of this.#all()) connection.beat();
      this.#budgets.sweep(this.now());
      void this.verify();
    }, HEARTBEAT).unref();
    tables.onChange(
      (record, before) => this.#nudge(record, before),
      (person) => this.#people.has(person),
    );
  }

  get size(): number {
    let size = 0;
    for (const connections of this.#people.values()) size += connections.size;
    return size;
  }

  /** Those who have a page open here. */
  get people(): Iterable<string> {
    return this.#people.keys();
  }

  /** Says something to all pages of somebody. */
  tell(person: string, frame: ServerFrame): void {
    for (const connection of this.#people.get(person) ?? []) connection.tell(frame);
  }

  /** Lets a page in; undefined where its owner has too many open, or those of its network together. */
  open(socket: WebSocket, wire: Socket, visitor: Visitor, shares: readonly Share[]): Connection | undefined {
    const person = visitor.person.id;
    const own = this.#people.get(person) ?? new Set();
    const hasRoom = own.size < MOST_OPEN;
    const purse = hasRoom && this.hasLimits ? this.#budgets.admit(person, shares, this.now()) : undefined;
    if (!hasRoom || (this.hasLimits && !purse)) {
      this.refused('too-many');
      socket.close(POLICY, 'too many pages are open');
      return undefined;
    }
    const connection = new Connection(socket, wire, visitor, { shares, purse }, this);
    this.#people.set(person, own.add(connection));
    if (own.size === 1) this.#presence.arrive(person, ANY_PAGE);
    connection.tell({ is: 'welcome', protocol: PROTOCOL, person, now: this.now() });
    return connection;
  }

  /** Ends what belongs to sessions that have ended, however that was missed. */
  async verify(): Promise<void> {
    await this.#endStale(this.#all()).catch((error) => this.#log.warn(error, UNASKED));
  }

  /** Somebody's name or sessions have changed: ends what belongs to those that have ended. */
  async recheck(person: string): Promise<void> {
    const own = [...(this.#people.get(person) ?? [])];
    await this.#endStale(own).catch((error) => {
      this.#log.warn(error, UNASKED);
      // Nobody stays because it could not be asked: whoever is still signed in comes back at once.
      for (const connection of own) connection.signOut();
    });
  }

  /** Somebody does not want to hear or meet the same people any more, or there is other news of theirs. */
  async acquaint(person: string): Promise<void> {
    const own = [...(this.#people.get(person) ?? [])];
    await Promise.all(
      own.map(async (connection) => {
        connection.introduced = undefined;
        connection.tell({ is: 'news' });
        await this.#introduce(connection);
        this.caughtUp(connection);
      }),
    ).catch((error) => this.#log.warn(error, UNASKED));
  }

  /** Asks whom the owner of a page does not hear or meet, once until that changes. */
  #introduce(connection: Connection): Promise<void> {
    const asked = this.#aversionOf(connection.person).then((aversion) => {
      // What was asked for later knows better.
      if (connection.introduced === asked) connection.aversion = aversion;
    });
    connection.introduced = asked;
    asked.catch(() => {
      // Whoever comes next asks again.
      if (connection.introduced === asked) connection.introduced = undefined;
    });
    return asked;
  }

  async #endStale(open: readonly Connection[]): Promise<void> {
    if (open.length === 0) return;
    const living = await this.#living(open.map(({ session }) => session));
    for (const connection of open) {
      if (!living.has(connection.session)) connection.signOut(await this.#ban(connection.person));
    }
  }

  close(): void {
    clearInterval(this.#heart);
    for (const connection of this.#all()) connection.end(GOING_AWAY, 'the server restarts');
  }

  now(): number {
    return this.#tables.parts.now();
  }

  async answer(connection: Connection, frame: ClientFrame): Promise<ServerFrame | undefined> {
    const { id } = frame;
    const { person, session } = connection;
    switch (frame.do) {
      case 'ping':
        return { is: 'done', id };
      case 'watch':
        if (connection.tables.size >= MOST_WATCHED && !connection.tables.has(frame.table)) {
          throw new StolikError('too-many', 'too many tables at once');
        }
        await (connection.introduced ?? this.#introduce(connection));
        await this.#follow(connection, frame.table, frame.from);
        return { is: 'done', id };
      case 'unwatch':
        await this.#forget(connection, frame.table);
        return { is: 'done', id };
      case 'browse':
        if (!connection.mayBrowse()) throw slowDown();
        await (connection.introduced ?? this.#introduce(connection));
        await this.#lobby.join(connection);
        return { is: 'done', id };
      case 'unbrowse':
        this.#lobby.leave(connection);
        return { is: 'done', id };
      case 'play':
      case 'undo': {
        const request = { table: frame.table, person, session, id, epoch: frame.epoch };
        const { at, played, stopped } = await (frame.do === 'play'
          ? play(this.#tables, request, frame.moves)
          : undo(this.#tables, request));
        return { is: 'done', id, at, played, ...(stopped ? { stopped: refusalOf(stopped) } : {}) };
      }
      case 'say':
        this.#words(person, connection.shares, Buffer.byteLength(frame.text));
        await say(this.#tables, speaking(connection, frame), { text: frame.text });
        return { is: 'done', id };
      case 'phrase':
        this.#words(person, connection.shares, 0);
        await say(this.#tables, speaking(connection, frame), { phrase: frame.phrase });
        return { is: 'done', id };
    }
  }

  caughtUp(connection: Connection): void {
    this.#lobby.show();
    for (const id of connection.tables) {
      this.#tables.with(id, (table, audience) => audience.show(table)).catch((error) => this.defect(error));
    }
  }

  closed(connection: Connection): void {
    const own = this.#people.get(connection.person);
    own?.delete(connection);
    if (own?.size === 0) {
      this.#people.delete(connection.person);
      this.#presence.depart(connection.person, ANY_PAGE);
    }
    this.#lobby.leave(connection);
    for (const id of connection.tables) this.#forget(connection, id).catch((error) => this.defect(error));
  }

  defect(error: unknown): void {
    this.#log.error(error, isAway(error) ? 'a page could not be served' : 'a defect behind a socket');
  }

  async #follow(connection: Connection, id: string, from: number | undefined): Promise<void> {
    if (!connection.tables.has(id)) this.#countFollowing(connection, id, 1);
    connection.tables.add(id);
    try {
      const { person } = connection;
      const isCrowded = this.hasLimits && this.#countFollowing(connection, id, 0) > MOST_FOLLOWING;
      const record = await this.#tables.with(id, (table, audience) => {
        mustBeShown(table.record, person, this.#tables.parts.now());
        if (isCrowded && seatOfPerson(table.record, person) === undefined) {
          throw new StolikError('too-many', 'too many pages of your network look at this table');
        }
        connection.showAtCost(() => audience.join(table, connection, from));
        // The others see how many look on.
        audience.show(table);
        return table.record;
      });
      const isAwaited = record.awaited?.some((seat) => record.seats[seat].person === person);
      // It may have been closed meanwhile.
      if (canMiss(record) && connection.tables.has(id)) this.#presence.arrive(person, id, isAwaited);
    } catch (error) {
      this.#lookAway(connection, id);
      throw error;
    }
  }

  #forget(connection: Connection, id: string): Promise<void> {
    this.#lookAway(connection, id);
    return this.#tables.leave(id, connection);
  }

  /** Whoever follows it with no other page here is there no more. */
  #lookAway(connection: Connection, id: string): void {
    if (connection.tables.delete(id)) this.#countFollowing(connection, id, -1);
    const { person } = connection;
    const follows = [...(this.#people.get(person) ?? [])].some(({ tables }) => tables.has(id));
    if (!follows) this.#presence.depart(person, id);
  }

  /** How many pages of its network follow a table, after so many more. */
  #countFollowing({ shares }: Connection, id: string, more: number): number {
    const key = `${shares[0]?.whose} ${id}`;
    const count = (this.#following.get(key) ?? 0) + more;
    if (count > 0) this.#following.set(key, count);
    else this.#following.delete(key);
    return count;
  }

  /**
   * Those who sit at a table and look elsewhere hear when their turn comes or goes, or when seats or status change; whoever
   * lost a seat with it hears that too.
   */
  #nudge(record: TableRecord, before: TableBefore): void {
    const isRevised = before.revision !== record.revision;
    for (const [seat, { person }] of record.seats.entries()) {
      const isTurned = record.owes.includes(seat) !== before.owes.includes(seat);
      if (person !== undefined && (isRevised || isTurned)) this.#tellOf(record, person);
    }
    for (const person of before.people) {
      if (!record.seats.some((seat) => seat.person === person)) this.#tellOf(record, person);
    }
  }

  #tellOf(record: TableRecord, person: string): void {
    for (const connection of this.#people.get(person) ?? []) {
      if (!connection.tables.has(record.id)) connection.tell({ is: 'info', info: infoOf(record, person) });
    }
  }

  #all(): Connection[] {
    return [...this.#people.values()].flatMap((connections) => [...connections]);
  }
}

/** Who says something, and whether they look at the table: only then may somebody talk who does not sit there. */
function speaking(
  { person, session, tables }: Connection,
  { table, id }: { readonly table: string; readonly id: string },
) {
  return { table, person, session, id, isLooking: tables.has(table) };
}
