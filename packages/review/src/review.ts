import type { BotGame } from '@stolik/bots';
import { badField, type Log, readInt } from '@stolik/core';
import type { Calibration } from './calibration.ts';
import { type Course, courseOf, type PlayedTurn } from './course.ts';
import { engineOf } from './engine.ts';
import { Historian, leadsOf } from './fate.ts';
import { finish } from './finish.ts';
import { Judge, type Verdict } from './judge.ts';
import { settingsOf } from './settings.ts';
import { Eye, type Sight, seedOfLog } from './sight.ts';
import { type ChartPoint, chartOf, type Story, storyOf } from './split.ts';
import { typed } from './turns.ts';

/** A turn in which there was something to decide. */
export interface Decision {
  /** Its place among all turns of the game. */
  readonly index: number;
  readonly seat: number;
  /** Its first and its last line in the log. */
  readonly line: number;
  readonly last: number;
  /** As typed. */
  readonly played: string;
  /** By how many points another turn looks better at first sight: what is judged first. */
  readonly suspicion: number;
}

/** A decision and what is thought of it: plain JSON, to be kept and handed between threads. */
export interface DecisionReview extends Verdict, Pick<Decision, 'index' | 'seat' | 'line' | 'last'> {}

export interface ReviewOptions {
  /** What many games say about this one; without it there are no chances to win, no luck and no split. */
  readonly table?: Calibration;
}

/** What a review tells while it goes on. */
export type Step =
  /** How far it is: whoever wants to stop stops asking. */
  | { readonly is: 'progress'; readonly done: number; readonly total: number }
  | { readonly is: 'decision'; readonly done: number; readonly total: number; readonly decision: DecisionReview };

/** So many parts has a story. */
const STORY = 4;

export interface RunOptions {
  /** Only the turns of this seat. */
  readonly seat?: number;
  /** Results of an earlier run of the same engine on the same log: they are not judged again. */
  readonly known?: readonly DecisionReview[];
}

/**
 * The review of one finished game. Each decision is judged by itself, from what its seat knew, so several threads may
 * each open the same log and judge some of them; the same log has the same review on every device.
 */
export class Review {
  readonly engine: string;
  readonly seats: number;
  readonly #playable: BotGame;
  readonly #course: Course;
  readonly #eye: Eye;
  readonly #judge: Judge;
  readonly #historian: Historian;
  readonly #table: Calibration | undefined;
  readonly #seed: string;
  readonly #sights = new Map<number, Sight | undefined>();

  /** Replays the log; one that is broken, not over or of other rules is refused with a sentence. */
  constructor(playable: BotGame, log: Log, { table }: ReviewOptions = {}) {
    const { game } = playable;
    const settings = settingsOf(game.id);
    this.engine = engineOf(playable);
    this.#playable = playable;
    this.#eye = new Eye(playable, settings);
    this.#course = courseOf(playable, this.#eye.play, log);
    this.seats = this.#course.seats;
    this.#table = table && isFor(table, playable, this.#course) ? table : undefined;
    this.#judge = new Judge(playable, settings, this.#eye, this.#table);
    this.#historian = new Historian(playable, settings, this.#eye);
    this.#seed = seedOfLog(this.engine, log);
  }

  /** Every turn that was played, those without a choice among them. */
  get turns(): readonly PlayedTurn[] {
    return this.#course.turns;
  }

  /** The turns in which there was something to decide, of one seat or of all, in the order of the game. */
  decisions(seat?: number): Decision[] {
    if (seat !== undefined) readInt(seat, 'seat', 0, this.seats - 1);
    return this.turns.flatMap((turn) => {
      const sight = seat === undefined || seat === turn.seat ? this.#sightOf(turn) : undefined;
      if (!sight) return [];
      const { index, line, last, moves } = turn;
      const played = typed(this.#playable.game, moves);
      return [{ index, seat: turn.seat, line, last, played, suspicion: sight.suspicion }];
    });
  }

  /** The same, the most suspect first. */
  order(seat?: number): Decision[] {
    return this.decisions(seat).sort((a, b) => b.suspicion - a.suspicion || a.index - b.index);
  }

  /** What is thought of the turn with this index. Yields how far it is, in parts of 1, and may be left at any time. */
  *judging(index: number): Generator<number, DecisionReview> {
    const turn = this.turns[index];
    const sight = turn && this.#sightOf(turn);
    if (!sight) throw badField('index', `turn ${index} is no decision of this game`);
    const { seat, line, last, moment } = turn;
    return { index, seat, line, last, ...(yield* this.#judge.judge(turn, moment, sight)) };
  }

  /** What would be thought of other moves in place of a turn: whoever looks for a better one asks. Yields how far it is. */
  *weighing(index: number, moves: readonly unknown[]): Generator<number, DecisionReview> {
    const turn = this.turns[index];
    const asked = turn && { ...turn, moves };
    const sight = asked && this.#eye.look(asked);
    if (!sight) throw badField('index', `turn ${index} is no decision of this game`);
    const { seat, line, last, moment } = asked;
    return { index, seat, line, last, ...(yield* this.#judge.judge(asked, moment, sight)) };
  }

  /** What is thought of a turn, at one go. */
  judge(index: number): DecisionReview {
    return finish(this.judging(index));
  }

  /** Judges one decision after the other, the most suspect first, and tells of each as soon as it is judged. */
  *run({ seat, known = [] }: RunOptions = {}): Generator<Step, DecisionReview[]> {
    const order = this.order(seat);
    const total = order.length;
    const found = new Map(known.map((decision) => [decision.index, decision]));
    let done = 0;
    for (const { index } of order) {
      let decision = found.get(index);
      if (!decision) {
        const judging = this.judging(index);
        let next = judging.next();
        for (; !next.done; next = judging.next()) yield { is: 'progress', done: done + next.value, total };
        decision = next.value;
        found.set(index, decision);
      }
      done++;
      yield { is: 'decision', done, total, decision };
    }
    return order.map(({ index }) => found.get(index)!).sort((a, b) => a.index - b.index);
  }

  /** What every seat could expect at each turn, by the true state: what a chart draws. Yields how far it is. */
  *charting(): Generator<number, ChartPoint[]> {
    return chartOf({ outlooks: yield* this.#historian.outlooks(this.#course, this.#seed) }, this.#table);
  }

  /** What luck, plans and turns came to; nothing where there is no table for this game. Yields how far it is. */
  *telling(): Generator<number, Story | undefined> {
    if (!this.#table) return undefined;
    const course = this.#course;
    const outlooks = yield* part(0, this.#historian.outlooks(course, this.#seed));
    const luck = yield* part(1, this.#historian.luck(course, this.#seed));
    const plans = this.#table.plans > 0 ? yield* part(2, this.#historian.plans(course, this.#seed)) : [];
    const turns = yield* part(3, this.#historian.turns(course));
    const start = finish(this.#historian.start(course, this.#seed));
    const margins = leadsOf(course.sheets.map(({ total }) => total));
    return storyOf({ outlooks, start, luck, plans, turns, margins }, this.#table);
  }

  #sightOf(turn: PlayedTurn): Sight | undefined {
    const { index } = turn;
    if (!this.#sights.has(index)) this.#sights.set(index, this.#eye.look(turn));
    return this.#sights.get(index);
  }
}

/** A table is of use for the game, the seats and the engine it was made for, and where nobody but the seats takes part. */
function isFor(table: Calibration, playable: BotGame, { seats, sheets }: Course): boolean {
  if (table.game !== playable.game.id || table.seats !== seats) return false;
  if (table.engine !== engineOf(playable)) return false;
  return sheets.length === seats;
}

/** One part of a story: how far all of it is. */
function* part<T>(number: number, work: Generator<number, T>): Generator<number, T> {
  let next = work.next();
  for (; !next.done; next = work.next()) yield (number + next.value) / STORY;
  return next.value;
}
