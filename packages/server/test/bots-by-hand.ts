import { Piscina } from 'piscina';
import { vi } from 'vitest';
import type { Question } from '../src/bots/worker.ts';

interface Waiting {
  readonly question: Question;
  answer(moves: readonly unknown[]): void;
}

/**
 * Takes the place of the threads in which bots think, for one server at a time: a question waits until the test answers it.
 * So bots in two worlds do the same although they know other things.
 */
export class BotsByHand {
  #waiting: Waiting | undefined;
  readonly #notes = new Map<number, string[]>();

  constructor() {
    vi.spyOn(Piscina.prototype, 'run').mockImplementation(({ seed, ...seen }: Question) => {
      // Its luck says nothing.
      this.note(seen.seat, seen);
      return new Promise((resolve) => {
        this.#waiting = { question: { ...seen, seed }, answer: resolve };
      });
    });
  }

  /** The question that waits. */
  get question(): Question | undefined {
    return this.#waiting?.question;
  }

  answer(seat: number, moves: readonly unknown[]): void {
    const waiting = this.#waiting;
    if (waiting?.question.seat !== seat) throw new Error(`no bot was asked to decide for seat ${seat}`);
    this.#waiting = undefined;
    waiting.answer(moves);
  }

  /** The server is gone, and its question with it. */
  forget(): void {
    this.#waiting = undefined;
  }

  /** Writes down something about the work for a seat, between the questions that were asked about it. */
  note(seat: number, something: unknown): void {
    this.#notes.set(seat, [...this.notesOf(seat), JSON.stringify(something)]);
  }

  notesOf(seat: number): readonly string[] {
    return this.#notes.get(seat) ?? [];
  }
}
