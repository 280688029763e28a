import type { Reason } from '@stolik/core';
import type { GameUi } from '@stolik/games/ui';
import { type Look, Refused, type Seat } from '@stolik/protocol/page';
import type { BotWorker } from '../bots/bot-worker.ts';
import type { TableFeed, TableRequest } from '../online/feed.ts';
import { dropPending, keepPending, type Pending, pendingAt } from '../online/pending.ts';
import { placeOf } from '../online/sitters.ts';
import type { Sitter } from '../store/tables.ts';
import { type Foreseen, foreseenIn, hintIn, legalIn, type Position, previewIn, whyNotIn } from './foresight.ts';
import type { Hint, Session, Snapshot, Trouble } from './session.ts';

const NOTHING: readonly never[] = [];
const NOBODY: readonly number[] = [];

export interface OnlineParts {
  readonly feed: TableFeed;
  readonly ui: GameUi;
  readonly bots: BotWorker;
  /** Who plays here. */
  readonly person: string;
  /** Who sits there, by the names this page gives to bots. */
  sittersOf(seats: readonly Seat[]): readonly Sitter[];
  /** Whether the server can be heard now. */
  isConnected(): boolean;
}

/** A table on the server: the page knows its view and works out the rest from it. */
export class OnlineSession implements Session {
  readonly id: string;
  readonly isShared = false;
  readonly #parts: OnlineParts;
  readonly #listeners = new Set<() => void>();
  readonly #deafen: () => void;
  /** What may be played in the position it was worked out for. */
  #legal: { readonly view: unknown; readonly moves: readonly unknown[] } = { view: undefined, moves: NOTHING };
  /** The last position of a game that people ended, as it is shown. */
  #ended: { readonly view: unknown; readonly shown: unknown } = { view: undefined, shown: undefined };
  /** The position for which a decision is on its way, and what was decided. */
  #sentAt: number | undefined;
  #sent: Pending | undefined;
  /** The position as it will be when what waits has been sent. */
  #foreseen: (Foreseen & { readonly of: Pending }) | undefined;
  /** The position for which one met a lost connection: the player is told, until it has arrived. */
  #stuckAt: number | undefined;
  #trouble: Trouble | undefined;
  #sitters: readonly Sitter[];
  #seats: readonly Seat[];
  #snapshot: Snapshot;

  constructor(parts: OnlineParts) {
    this.id = parts.feed.id;
    this.#parts = parts;
    this.#seats = parts.feed.state().info.seats;
    this.#sitters = parts.sittersOf(this.#seats);
    this.#snapshot = this.#takeSnapshot();
    this.#deafen = parts.feed.subscribe(() => this.#tell());
  }

  get sitters(): readonly Sitter[] {
    return this.#sitters;
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async play(moves: readonly unknown[]): Promise<void> {
    if (this.#snapshot.isSending) this.#sendAlong(moves);
    else await this.#send((epoch) => ({ do: 'play', epoch, moves: [...moves] }));
  }

  async undo(): Promise<void> {
    if (this.#snapshot.canUndo) await this.#send((epoch) => ({ do: 'undo', epoch }));
  }

  /** Nobody shares the screen: there is no curtain. */
  sitDown(): void {}

  retry(): void {
    this.#trouble = undefined;
    this.#tell();
  }

  whyNot(move: unknown): Reason | undefined {
    const position = this.#position();
    return position && whyNotIn(position, move);
  }

  preview(move: unknown): unknown {
    const position = this.#position();
    return position && previewIn(position, move);
  }

  async hint(): Promise<Hint | undefined> {
    const position = this.#position();
    if (!position || this.#snapshot.legal.length === 0) return undefined;
    return hintIn(position, this.#parts.bots, `${this.id}/hint/${this.#parts.feed.state().look?.at}`);
  }

  /** Sends what an earlier page decided and no answer came to; whatever has become of it, the server knows. */
  resume(): void {
    const kept = pendingAt(this.id, this.#parts.person);
    if (kept) this.#deliver(kept, true);
  }

  /** The connection came or went: what is being sent may take longer than a moment. */
  reconsider(): void {
    if (this.#sentAt !== undefined) this.#tell();
  }

  close(): void {
    this.#deafen();
    this.#listeners.clear();
  }

  /** Sends a decision; it arrives however often the connection breaks on the way. */
  async #send(requestOf: (epoch: number) => TableRequest): Promise<void> {
    const { seat, look } = this.#parts.feed.state();
    // A second click on what is on its way already is no second move; the next position is seen before the answer.
    if (seat === undefined || !look || this.#sentAt === look.at) return;
    await this.#deliver({ id: crypto.randomUUID(), request: requestOf(look.epoch) }, false);
  }

  async #deliver(pending: Pending, isOld: boolean): Promise<void> {
    const { feed, person } = this.#parts;
    const at = feed.state().look?.at;
    keepPending(this.id, person, pending);
    this.#sentAt = at;
    this.#sent = pending;
    // Asked before it is shown: whether it stayed here decides what may follow on it.
    const asked = feed.ask(pending.request, pending.id);
    this.#tell();
    try {
      await asked;
      this.#trouble = undefined;
    } catch (error) {
      this.#trouble = troubleOf(error, isOld || this.#stuckAt === at);
    } finally {
      dropPending(this.id, person, pending.id);
      if (this.#sentAt === at) this.#sentAt = undefined;
      if (this.#stuckAt === at) this.#stuckAt = undefined;
      this.#tell();
    }
  }

  #position(): Position | undefined {
    const { view } = this.#snapshot;
    const { seat } = this.#parts.feed.state();
    return seat === undefined ? undefined : { game: this.#parts.ui.game, view, seat };
  }

  #takeSnapshot(): Snapshot {
    const { feed, isConnected } = this.#parts;
    const { info, look, seat, happened, caughtUp } = feed.state();
    if (!look) throw new Error('the game has not started yet');
    if (this.#sentAt === look.at && !isConnected()) this.#stuckAt = look.at;
    const isSending = this.#stuckAt === look.at;
    return {
      // Whoever gave up sees no more than a spectator, from where they sat.
      seat: placeOf(info, seat),
      view: isSending ? this.#viewAfter(look) : this.#viewNow(look),
      // What waits to be sent is decided; the rest of the turn can be, too, and goes along.
      legal: isSending ? this.#legalAfter(look) : this.#legalNow(look),
      actors: look.actors,
      canUndo: look.canUndo && !isSending && this.#decides(),
      isOver: look.isOver,
      happened,
      caughtUp,
      curtain: undefined,
      trouble: this.#trouble,
      isSending,
    };
  }

  /** The position; once people have ended the game before its rules did, nobody's turn is shown in it any more. */
  #viewNow({ view, isOver }: Look): unknown {
    if (!isOver || (view as { readonly actors: readonly number[] }).actors.length === 0) return view;
    if (this.#ended.view !== view) this.#ended = { view, shown: { ...(view as object), actors: NOBODY } };
    return this.#ended.shown;
  }

  /** What waits to be sent is seen on the board already. */
  #viewAfter(look: Look): unknown {
    return this.#foresee(look)?.view ?? look.view;
  }

  #foresee({ view }: Look): Foreseen | undefined {
    const of = this.#sent;
    const { seat } = this.#parts.feed.state();
    if (seat === undefined || of?.request.do !== 'play') return undefined;
    if (this.#foreseen?.of !== of) {
      this.#foreseen = { of, ...foreseenIn({ game: this.#parts.ui.game, view, seat }, of.request.moves) };
    }
    return this.#foreseen;
  }

  /** What may follow on what waits, as long as none of it has been sent. */
  #legalAfter(look: Look): readonly unknown[] {
    const foreseen = this.#foresee(look);
    const { seat } = this.#parts.feed.state();
    if (!foreseen?.isWhole || seat === undefined || !this.#parts.feed.isUnsent(this.#sent?.id ?? '')) return NOTHING;
    const { actors } = foreseen.view as { readonly actors: readonly number[] };
    return actors.includes(seat) ? legalIn({ game: this.#parts.ui.game, view: foreseen.view, seat }) : NOTHING;
  }

  /** Adds to what waits. */
  #sendAlong(moves: readonly unknown[]): void {
    const { feed, person } = this.#parts;
    const sent = this.#sent;
    if (sent?.request.do !== 'play' || !feed.isUnsent(sent.id)) return;
    const request = { ...sent.request, moves: [...sent.request.moves, ...moves] };
    this.#sent = { ...sent, request };
    feed.amend(request, sent.id);
    keepPending(this.id, person, this.#sent);
    this.#tell();
  }

  /** Whether the viewer decides for a seat; a bot may stand in. */
  #decides(): boolean {
    const { info, seat } = this.#parts.feed.state();
    return seat !== undefined && info.seats[seat].standIn === undefined;
  }

  #legalNow(look: Look): readonly unknown[] {
    const { seat } = this.#parts.feed.state();
    if (seat === undefined || !look.actors.includes(seat) || !this.#decides()) return NOTHING;
    const { view } = look;
    if (this.#legal.view !== view) this.#legal = { view, moves: legalIn({ game: this.#parts.ui.game, view, seat }) };
    return this.#legal.moves;
  }

  #tell(): void {
    const { seats } = this.#parts.feed.state().info;
    if (seats !== this.#seats) this.#sitters = this.#parts.sittersOf(seats);
    this.#seats = seats;
    this.#snapshot = this.#takeSnapshot();
    for (const listener of this.#listeners) listener();
  }
}

/** Why a decision was not played; one that had to wait for the network came too late. */
function troubleOf(error: unknown, hasWaited: boolean): Trouble {
  if (error instanceof Refused && error.refusal.code === 'too-late') return 'late';
  return hasWaited ? 'missed' : 'refused';
}
