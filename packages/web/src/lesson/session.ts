import type { Reason } from '@stolik/core';
import type { GameUi } from '@stolik/games/ui';
import { type Lesson, LessonRun } from '@stolik/learn';
import { legalIn, previewIn, whyNotIn } from '../session/foresight.ts';
import type { Happening, Session, Snapshot } from '../session/session.ts';
import type { Sitter } from '../store/tables.ts';

/** Where a lesson stands, for whoever teaches it. */
export interface Teaching {
  /** The number of the step, from 0. */
  readonly at: number;
  /** What was done last is legal, but not what is asked for here. */
  readonly isAstray: boolean;
  /** The last step is done. */
  readonly isDone: boolean;
}

/** A lesson as a table: the real rules and the real board, with chance and rivals that follow a script. */
export class LessonSession implements Session {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly isShared = false;
  readonly #ui: GameUi;
  readonly #lesson: Lesson;
  readonly #run: LessonRun;
  readonly #listeners = new Set<() => void>();
  #happened: readonly Happening[] = [];
  #snapshot: Snapshot;
  #teaching: Teaching;

  constructor(ui: GameUi, lesson: Lesson, sitters: readonly Sitter[], at: number) {
    this.id = `lesson-${lesson.id}`;
    this.sitters = sitters;
    this.#ui = ui;
    this.#lesson = lesson;
    this.#run = new LessonRun(ui.game, lesson, at);
    this.#snapshot = this.#takeSnapshot();
    this.#teaching = { at: this.#run.at, isDone: false, isAstray: false };
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  teaching(): Teaching {
    return this.#teaching;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async play(moves: readonly unknown[]): Promise<void> {
    const { step } = this.#run;
    const plays = this.#run.play(moves);
    if (!plays) return this.#tell({ isAstray: true });
    const first = (this.#happened.at(-1)?.seq ?? -1) + 1;
    this.#happened = [...this.#happened, ...plays.map((play, i) => ({ seq: first + i, ...play }))];
    // Where the next step is laid out anew, nothing leads there that could be watched.
    const isLaid = this.#run.step !== step && this.#run.step.position !== undefined;
    if (isLaid) this.#happened = [];
    this.#tell({});
  }

  /** Goes on from a step that is only told. */
  next(): void {
    this.#run.next();
    // What was told has been read: whatever the board shows of it may be put away.
    this.#happened = [];
    this.#tell({});
  }

  /** Leaves a step undone: it is played as the script plays it. */
  skip(): void {
    if (this.#run.isLast) this.#run.next();
    else this.#run.goTo(this.#run.at + 1);
    this.#happened = [];
    this.#tell({});
  }

  /** Begins a step, again or before its turn. */
  goTo(at: number): void {
    this.#run.goTo(at);
    this.#happened = [];
    this.#tell({});
  }

  whyNot(move: unknown): Reason | undefined {
    return whyNotIn(this.#position(), move);
  }

  preview(move: unknown): unknown {
    return previewIn(this.#position(), move);
  }

  // A lesson takes nothing back, hides nothing, keeps nothing and asks no bot.
  async undo(): Promise<void> {}
  sitDown(): void {}
  retry(): void {}
  async hint(): Promise<undefined> {
    return undefined;
  }

  close(): void {
    this.#listeners.clear();
  }

  #position() {
    return { game: this.#ui.game, view: this.#snapshot.view, seat: this.#lesson.seat };
  }

  #takeSnapshot(): Snapshot {
    const { seat } = this.#lesson;
    const { actors, state, isTold } = this.#run;
    const view = this.#ui.game.view(state, seat);
    const isAsked = !isTold && actors.includes(seat);
    return {
      seat,
      view,
      legal: isAsked ? legalIn({ game: this.#ui.game, view, seat }).filter((move) => this.#isOffered(move)) : [],
      actors,
      canUndo: false,
      isOver: false,
      happened: this.#happened,
      curtain: undefined,
      trouble: undefined,
      isSending: false,
    };
  }

  /** Pieces may be tried, and say why not; a button that would pass or end a turn unasked only leads astray. */
  #isOffered(move: unknown): boolean {
    const isButton = !this.#ui.game.print(move).includes(' ');
    return !isButton || this.#run.isAskedFor(move);
  }

  #tell(part: Partial<Teaching>): void {
    if (!part.isAstray) this.#snapshot = this.#takeSnapshot();
    this.#teaching = { at: this.#run.at, isDone: this.#run.isOver, isAstray: false, ...part };
    for (const listener of this.#listeners) listener();
  }
}
