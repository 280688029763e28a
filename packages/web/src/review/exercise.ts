import { type Reason, SeededChance } from '@stolik/core';
import { legalIn, type Position, previewIn, whyNotIn } from '../session/foresight.ts';
import type { Happening, Session, Snapshot } from '../session/session.ts';
import type { Sitter } from '../store/tables.ts';

/** A position, whose turn it is there, and who sits round it. */
export interface Exercised extends Position {
  readonly id: string;
  readonly sitters: readonly Sitter[];
}

/** A turn of another game as a table: one seat plays it, from what it knew then. Others do nothing. */
export class ExerciseSession implements Session {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly isShared = false;
  readonly #start: Position;
  readonly #actors: readonly number[];
  readonly #listeners = new Set<() => void>();
  #s: unknown;
  #typed: string[] = [];
  #happened: readonly Happening[] = [];
  #isDone = false;
  #snapshot: Snapshot;

  constructor({ id, sitters, ...start }: Exercised) {
    this.id = id;
    this.sitters = sitters;
    this.#start = start;
    this.#s = this.#imagined();
    this.#actors = [start.seat];
    this.#snapshot = this.#takeSnapshot();
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  /** The turn as typed, once it is whole. */
  turn(): string | undefined {
    return this.#isDone ? this.#typed.join('; ') : undefined;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async play(moves: readonly unknown[]): Promise<void> {
    const { game, seat } = this.#start;
    const events: unknown[] = [];
    for (const move of moves) {
      if (this.#isDone) break;
      const before = { epoch: game.epoch(this.#s), actors: game.actors(this.#s) };
      const next = game.clone(this.#s);
      const a = game.toAction(next, seat, move);
      if (a === undefined) break;
      const chance = new Drawing();
      game.apply(next, seat, a, chance, (event) => events.push(event));
      this.#typed.push(game.print(move));
      this.#isDone = chance.hasDrawn || game.epoch(next) !== before.epoch || game.actors(next) !== before.actors;
      // What chance would have given is nobody's business here.
      if (!chance.hasDrawn) this.#s = next;
    }
    const last = this.#happened.at(-1)?.seq ?? 0;
    this.#happened = [...this.#happened, { seq: last + 1, seat, events }];
    this.#tell();
  }

  /** Lays the position out again. */
  restart(): void {
    this.#s = this.#imagined();
    this.#typed = [];
    this.#happened = [];
    this.#isDone = false;
    this.#tell();
  }

  whyNot(move: unknown): Reason | undefined {
    return whyNotIn(this.#position(), move);
  }

  preview(move: unknown): unknown {
    return previewIn(this.#position(), move);
  }

  // Whoever wants to begin anew does so; nothing is hidden, nothing is kept, and no bot helps.
  async undo(): Promise<void> {}
  sitDown(): void {}
  retry(): void {}
  async hint(): Promise<undefined> {
    return undefined;
  }

  close(): void {
    this.#listeners.clear();
  }

  #imagined(): unknown {
    const { game, view, seat } = this.#start;
    return game.imagine(view, seat, new SeededChance('exercise'));
  }

  #position(): Position {
    return { ...this.#start, view: this.#snapshot.view };
  }

  #takeSnapshot(): Snapshot {
    const { game, seat } = this.#start;
    const view = this.#typed.length === 0 ? this.#start.view : game.view(this.#s, seat);
    return {
      seat,
      view,
      legal: this.#isDone ? [] : legalIn({ game, view, seat }),
      actors: this.#isDone ? [] : this.#actors,
      canUndo: false,
      isOver: false,
      happened: this.#happened,
      curtain: undefined,
      trouble: undefined,
      isSending: false,
    };
  }

  #tell(): void {
    this.#snapshot = this.#takeSnapshot();
    for (const listener of this.#listeners) listener();
  }
}

/** Chance that remembers whether anybody asked it. */
class Drawing {
  readonly #chance = new SeededChance('exercise/chance');
  hasDrawn = false;

  int(n: number): number {
    this.hasDrawn = true;
    return this.#chance.int(n);
  }
}
