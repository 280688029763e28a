import { type Log, Match, type Reason, type ScoreSheet, winnersOf } from '@stolik/core';
import { luckOf } from '@stolik/daily';
import { sourceOf, verifiableSource } from '@stolik/fair';
import type { GameUi } from '@stolik/games/ui';
import type { BotWorker } from '../bots/bot-worker.ts';
import { isFork } from '../fork/may-fork.ts';
import type { Sitter, TableRecord, TableStore } from '../store/tables.ts';
import { hintIn, type Position, previewIn, whyNotIn } from './foresight.ts';
import type { Happening, Hint, Session, Snapshot, Trouble } from './session.ts';
import { steady } from './steady.ts';

export interface LocalParts {
  readonly ui: GameUi;
  readonly store: TableStore;
  readonly bots: BotWorker;
  /** How long an opponent's move stays on the screen before the next one, in milliseconds. */
  pace(): number;
}

/** A table on this device: the match is here, bots answer from a worker, every play is kept before it is shown. */
export class LocalSession implements Session {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly isShared: boolean;
  readonly #parts: LocalParts;
  readonly #match: Match;
  readonly #seed: string;
  readonly #created: number;
  readonly isCoached: boolean;
  readonly isFork: boolean;
  /** It is dealt as others are, so bots play as they do for others. */
  readonly #isAlike: boolean;
  readonly #marks: Pick<TableRecord, 'daily' | 'duel'>;
  readonly #happened: Happening[] = [];
  readonly #listeners = new Set<() => void>();
  /** The person at the screen. */
  #facing: number | undefined;
  #curtain: number | undefined;
  #trouble: Trouble | undefined;
  #isClosed = false;
  /** A play of a person is being kept. */
  #isPlaying = false;
  /** Bots are deciding. */
  #isBusy = false;
  #snapshot: Snapshot;

  constructor(record: TableRecord, parts: LocalParts) {
    const { id, sitters, log, seed, created, isCoached = false } = record;
    this.id = id;
    this.sitters = sitters;
    this.#parts = parts;
    this.#seed = seed;
    this.#created = created;
    this.isCoached = isCoached;
    this.isFork = isFork(record);
    this.#isAlike = log.header.chance === 'by-tag';
    const { daily, duel } = record;
    this.#marks = { ...(daily === undefined ? {} : { daily }), ...(duel === undefined ? {} : { duel }) };
    this.#match = Match.restore(parts.ui.game, log, sourceOf(log.header, seed), (_, line, events) => {
      if ('retract' in line) this.#forget(line.retract);
      else if (!('anew' in line))
        this.#happened.push({ seq: line.seq, seat: 'seat' in line ? line.seat : undefined, events });
    });
    const people = this.#people();
    this.isShared = people.length > 1;
    if (people.length === 1) this.#facing = people[0];
    this.#callNext();
    this.#snapshot = this.#takeSnapshot();
    this.#playBots();
  }

  /** A fresh record: dealt, not yet kept. */
  static deal(ui: GameUi, sitters: readonly Sitter[], options: unknown, isCoached = false): TableRecord {
    const seed = crypto.randomUUID();
    const match = Match.begin(ui.game, { seats: sitters.length, options, source: verifiableSource(seed) });
    const now = Date.now();
    const id = crypto.randomUUID().slice(0, 8);
    return {
      id,
      sitters,
      log: copy(match.log),
      seed,
      created: now,
      updated: now,
      isOver: false,
      ...(isCoached ? { isCoached } : {}),
    };
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async play(moves: readonly unknown[]): Promise<void> {
    const seat = this.#facing;
    // A second click on what is being kept already is no second move.
    if (seat === undefined || this.#curtain !== undefined || this.#isPlaying) return;
    this.#isPlaying = true;
    try {
      await this.#playFor(seat, moves);
    } finally {
      this.#isPlaying = false;
    }
    this.#playBots();
  }

  async undo(): Promise<void> {
    const seat = this.#facing;
    if (seat === undefined || !this.#canUndo(seat)) return;
    this.#match.retract(seat);
    const line = this.#match.log.lines.at(-1);
    if (line && 'retract' in line) this.#forget(line.retract);
    await this.#keep();
    this.#callNext();
    this.#tell();
  }

  sitDown(): void {
    this.#facing = this.#curtain;
    this.#curtain = undefined;
    this.#tell();
  }

  retry(): void {
    // What is not kept is said to be so until it is.
    const again = this.#trouble === 'storage' ? this.#keep() : Promise.resolve();
    if (this.#trouble !== 'storage') this.#trouble = undefined;
    again.then(() => {
      this.#tell();
      this.#playBots();
    });
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
    return hintIn(position, this.#parts.bots, `${this.id}/hint/${this.#match.seq}`);
  }

  close(): void {
    this.#isClosed = true;
    this.#listeners.clear();
  }

  #position(): Position | undefined {
    const { seat, view } = this.#snapshot;
    return seat === undefined ? undefined : { game: this.#parts.ui.game, view, seat };
  }

  #people(): number[] {
    return this.sitters.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  }

  async #playFor(seat: number, moves: readonly unknown[]): Promise<void> {
    // Where the end of a list is refused, what took effect stands and is shown: whoever played it decides anew.
    const { lines } = this.#match.playUntilStopped(seat, moves);
    for (const { seq, events } of lines) this.#happened.push({ seq, seat, events });
    await this.#keep();
    this.#callNext();
    this.#tell();
  }

  /** Lets bots decide as long as it is their turn. */
  async #playBots(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (let next = this.#nextBot(); next && !this.#isClosed; next = this.#nextBot()) {
        const { seat, bot } = next;
        const begin = performance.now();
        const { moves } = await this.#parts.bots.decide({
          game: this.#parts.ui.game.id,
          version: this.#parts.ui.game.version,
          bot,
          view: this.#match.view(seat),
          seat,
          ...(this.#isAlike
            ? { seed: luckOf(this.#seed, seat, this.#match.log), isAlike: true }
            : { seed: `${this.#seed}/${this.#match.seq}` }),
        });
        await wait(this.#parts.pace() - (performance.now() - begin));
        if (this.#isClosed) return;
        await this.#playFor(seat, moves);
      }
    } catch {
      this.#trouble = 'bot';
      this.#tell();
    } finally {
      this.#isBusy = false;
    }
  }

  /** The first seat that a bot has to decide for, and the bot. */
  #nextBot(): { seat: number; bot: string } | undefined {
    for (const seat of this.#match.actors) {
      const sitter = this.sitters[seat];
      if (sitter.kind === 'bot') return { seat, bot: sitter.bot };
    }
    return undefined;
  }

  /** Draws the curtain when another person is to decide. Where nothing is secret now none is needed. */
  #callNext(): void {
    const people = this.#people();
    const asked = this.#match.actors.filter((seat) => people.includes(seat));
    const [next] = asked;
    if (people.length < 2 || next === undefined || next === this.#facing) return;
    // What people decide at the same time they decide in secret.
    if (asked.length > 1 || people.some((seat) => this.#seesMore(seat))) {
      this.#curtain = next;
      this.#facing = undefined;
    } else this.#facing = next;
  }

  /** Whether a person sees what others may not. */
  #seesMore(seat: number): boolean {
    if (!this.#parts.ui.game.hasSecrets(this.sitters.length)) return false;
    return JSON.stringify(this.#match.view(seat)) !== JSON.stringify(this.#match.view(undefined));
  }

  #canUndo(seat: number): boolean {
    return this.#match.canRetract(seat);
  }

  #forget(seq: number): void {
    const at = this.#happened.findIndex((happening) => happening.seq === seq);
    if (at >= 0) this.#happened.splice(at, 1);
  }

  async #keep(): Promise<void> {
    try {
      await this.#parts.store.save(this.#record());
      if (this.#trouble === 'storage') this.#trouble = undefined;
    } catch {
      this.#trouble = 'storage';
    }
  }

  #record(): TableRecord {
    const { id, sitters } = this;
    const log = copy(this.#match.log);
    return {
      id,
      sitters,
      log,
      seed: this.#seed,
      created: this.#created,
      updated: Date.now(),
      ...(this.isCoached ? { isCoached: true } : {}),
      ...this.#marks,
      isOver: this.#match.isOver,
      ...(this.#match.isOver ? resultOf(this.#parts.ui.game.score(this.#match.state)) : {}),
    };
  }

  #takeSnapshot(): Snapshot {
    // Behind a curtain nobody looks, so nothing secret is in the page.
    const seat = this.#curtain === undefined ? this.#facing : undefined;
    return {
      seat,
      view: steady(this.#snapshot as Snapshot | undefined, { seat, view: this.#match.view(seat) }),
      legal: seat === undefined ? [] : this.#match.legal(seat),
      actors: this.#match.actors,
      canUndo: seat !== undefined && this.#canUndo(seat),
      isOver: this.#match.isOver,
      happened: [...this.#happened],
      curtain: this.#curtain,
      trouble: this.#trouble,
      isSending: false,
    };
  }

  #tell(): void {
    this.#snapshot = this.#takeSnapshot();
    for (const listener of this.#listeners) listener();
  }
}

/** What is kept of the final count. */
export function resultOf(sheets: readonly ScoreSheet[]): Pick<TableRecord, 'totals' | 'winners'> {
  return { totals: sheets.map(({ total }) => total), winners: winnersOf(sheets) };
}

/** The match goes on writing to its own lines. */
function copy(log: Log): Log {
  return { header: log.header, lines: [...log.lines] };
}

function wait(milliseconds: number): Promise<void> {
  return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
}
