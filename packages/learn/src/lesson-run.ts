import { type Game, ScriptedChance, StolikError, seatsOf } from '@stolik/core';
import type { Lesson, LessonStep } from './lesson.ts';
import { isLike, linesOf, playTyped } from './typed.ts';

/** What a play of somebody did. */
export interface LessonPlay<E = unknown> {
  readonly seat: number;
  readonly events: readonly E[];
}

/** A lesson being taken: the state of the board, and what has been done of the step so far. */
export class LessonRun<S = unknown, M = unknown, V = unknown, E = unknown, O = unknown> {
  readonly #game: Game<S, M, V, E, O>;
  readonly #lesson: Lesson<S>;
  #at = 0;
  #isOver = false;
  #state: S;
  /** Moves of this step, as typed. */
  #done: string[] = [];
  #chance = new ScriptedChance([]);

  constructor(game: Game<S, M, V, E, O>, lesson: Lesson<S>, at = 0) {
    this.#game = game;
    this.#lesson = lesson;
    this.#state = lesson.stateOf(lesson.steps[0]?.position);
    this.goTo(at);
  }

  /** The number of the step, from 0. */
  get at(): number {
    return this.#at;
  }

  get step(): LessonStep {
    const step = this.#lesson.steps[this.#at];
    if (!step) throw new StolikError('bad-lesson', `there is no step ${this.#at}`);
    return step;
  }

  get isLast(): boolean {
    return this.#at === this.#lesson.steps.length - 1;
  }

  /** Whether there is nothing to do here but to read. */
  get isTold(): boolean {
    return this.step.right === undefined;
  }

  /** Whether the last step has been done too. */
  get isOver(): boolean {
    return this.#isOver;
  }

  get state(): S {
    return this.#state;
  }

  get actors(): readonly number[] {
    return seatsOf(this.#game.actors(this.#state));
  }

  /** Begins a step: the board stands as if everything before it had been done as the script does it. */
  goTo(at: number): void {
    const { steps } = this.#lesson;
    const target = Math.min(Math.max(0, at), steps.length - 1);
    const laid = steps.findLastIndex(({ position }, i) => i <= target && position !== undefined);
    this.#begin(Math.max(0, laid));
    while (this.#at < target) {
      for (const line of linesOf(this.step.right?.[0])) this.#apply(this.#lesson.seat, line, this.#chance);
      this.#reply();
      this.#begin(this.#at + 1);
    }
  }

  /** Goes on from a step that is only told. */
  next(): void {
    this.#goOn();
  }

  /** Whether a move is, or goes on with, what is asked for. */
  isAskedFor(move: M): boolean {
    return this.#waysOf([...this.#done, this.#game.print(move)]).length > 0;
  }

  /**
   * Plays what whoever learns does: everything that happened then, the others' answers too, or `undefined` if it is legal
   * but not what is asked for. What is not legal is an error, as everywhere.
   */
  play(moves: readonly M[]): readonly LessonPlay<E>[] | undefined {
    const done = [...this.#done, ...moves.map((move) => this.#game.print(move))];
    const possible = this.#waysOf(done);
    if (possible.length === 0) return undefined;
    const { seat } = this.#lesson;
    const plays = moves.map((move) => ({ seat, events: this.#apply(seat, this.#game.print(move), this.#chance) }));
    this.#done = done;
    if (!possible.some((way) => way.length === done.length)) return plays;
    const replies = this.#reply();
    this.#goOn();
    return [...plays, ...replies];
  }

  /** The ways that are right and begin so. */
  #waysOf(done: readonly string[]): readonly (readonly string[])[] {
    const ways = (this.step.right ?? []).map(linesOf);
    return ways.filter((way) => done.every((line, i) => way[i] !== undefined && isLike(line, way[i])));
  }

  #goOn(): void {
    if (this.isLast) this.#isOver = true;
    else this.#begin(this.#at + 1);
  }

  #begin(at: number): void {
    this.#at = at;
    this.#isOver = false;
    this.#done = [];
    const { position, chance = [] } = this.step;
    if (position !== undefined) this.#state = this.#lesson.stateOf(position);
    this.#chance = new ScriptedChance(chance);
  }

  #reply(): LessonPlay<E>[] {
    if (!this.#chance.isExhausted) throw new StolikError('bad-lesson', `chance is left over in ${this.step.id}`);
    return (this.step.replies ?? []).flatMap(({ seat, play, chance = [] }) => {
      const luck = new ScriptedChance(chance);
      const plays = linesOf(play).map((line) => ({ seat, events: this.#apply(seat, line, luck) }));
      if (!luck.isExhausted) throw new StolikError('bad-lesson', `chance is left over after "${play}"`);
      return plays;
    });
  }

  #apply(seat: number, line: string, chance: ScriptedChance): E[] {
    // Whoever looks at the board keeps what it showed before.
    this.#state = this.#game.clone(this.#state);
    return playTyped(this.#game, this.#state, seat, line, chance);
  }
}
