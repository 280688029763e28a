import { type BotGame, Scales, taught } from '@stolik/bots';
import { Match, SeededChance, seededSource } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { coverageOf, engineOf, Recorder, Review, settingsOf } from '@stolik/review';
import { TABLES } from '@stolik/review/tables';
import { readLearned } from '../read-learned.ts';
import { Players } from './games.ts';
import type { Job, Kind, Losses, Results } from './job.ts';

/** Of so many games for a table one has a beginner in it: equals hardly show what a turn is worth. */
const UNEVEN = 5;
/** The strongest level at its best. */
const STRONG = 4000;
/** A bad turn is worse than the best by so many points (of Sagrada) in so many worlds. */
const BAD = 5;
const PLANTED_WORLDS = 64;
const PLANTED_BREADTH = 12;
/** Decisions of a game whose intervals are put to the test. */
const TESTED = 6;
const LEVELS = ['random', 'easy', 'medium', 'hard', 'expert'];
/** Turns of each level that are judged in one game, and how long the strongest thinks there. */
const JUDGED = 12;
const LEVEL_PLAYOUTS = 1000;

/** Does what a thread is asked for, with bots and judges that are made once. */
export class Work {
  readonly #playable: BotGame;
  readonly #players: Players;
  readonly #recorder: Recorder;
  readonly #scales: Scales<unknown, unknown, unknown>;

  constructor(game: string) {
    this.#playable = taught(gameEntry(game), readLearned);
    this.#players = new Players(this.#playable);
    this.#recorder = new Recorder(this.#playable);
    this.#scales = new Scales(this.#playable);
  }

  do(job: Job): Results[Kind] {
    switch (job.is) {
      case 'record':
        return this.#record(job);
      case 'alarms':
        return this.#alarms(job);
      case 'planted':
        return this.#planted(job);
      case 'coverage':
        return this.#coverage(job);
      case 'levels':
        return this.#levels(job);
    }
  }

  #record({ seats, seed, number }: Job): Results['record'] {
    const isEven = number % UNEVEN !== UNEVEN - 1;
    const weak = Math.floor(number / UNEVEN) % seats;
    const names = Array.from({ length: seats }, (_, seat) => (!isEven && seat === weak ? 'easy' : 'hard'));
    const match = this.#players.play({ names }, `${seed}/${number}`);
    return { isEven, ...this.#recorder.record(match.log) };
  }

  #alarms({ seats, seed, number }: Job): Results['alarms'] {
    const names = new Array<string>(seats).fill('expert');
    const review = this.#review(this.#players.play({ names, iterations: STRONG }, `${seed}/alarms/${number}`));
    const marks = review.decisions().map(({ index }) => review.judge(index).mark);
    const bad = marks.filter((mark) => mark !== 'none' && mark !== 'fine');
    return { decisions: marks.length, marked: bad.length, turning: bad.filter((mark) => mark === 'turning').length };
  }

  /** Plays a bad turn in the middle of a game of `hard` and goes on. */
  #planted({ game: id, seats, seed, number }: Job): Results['planted'] {
    const { game } = this.#playable;
    const luck = new SeededChance(`${seed}/planted/${number}`);
    const match = Match.begin(game, { seats, options: {}, source: seededSource(`${seed}/planted/${number}`) });
    const from = seats + luck.int(20);
    let line: number | undefined;
    while (!match.isOver) {
      const [seat] = match.actors;
      const view = match.view(seat);
      let moves = this.#players.bot('hard').decide(view, seat, luck).moves;
      if (line === undefined && match.seq >= from) {
        const s = game.imagine(view, seat, luck);
        const bad = this.#badTurn(s, seat, BAD * settingsOf(id).scale);
        if (bad) {
          moves = [...bad];
          line = match.seq + 1;
        }
      }
      match.play(seat, moves);
    }
    if (line === undefined) return { planted: 0, found: 0 };
    const review = this.#review(match);
    const decision = review.decisions().find((one) => one.line === line);
    const mark = decision && review.judge(decision.index).mark;
    return { planted: 1, found: mark && mark !== 'none' && mark !== 'fine' ? 1 : 0 };
  }

  /** A turn that both judges call bad, the least bad of them: one that only looks so before the end is none to be found. */
  #badTurn(s: unknown, seat: number, gap: number): readonly unknown[] | undefined {
    const weighing = { breadth: PLANTED_BREADTH, worlds: PLANTED_WORLDS };
    const turns = this.#scales.weigh(s, seat, { ...weighing, seed: 1 });
    const means = turns.map(({ leads }) => mean(leads));
    const best = means.indexOf(Math.max(...means));
    const behind = turns
      .map(({ moves }, place) => ({ moves, place, by: means[best] - means[place] }))
      .filter(({ by }) => by >= gap)
      .sort((a, b) => a.by - b.by);
    const [bad] = behind;
    if (!bad) return undefined;
    const places = [best, bad.place];
    const ends = this.#scales.weigh(s, seat, { ...weighing, places, seed: 2, toTheEnd: true });
    const [one, other] = best < bad.place ? ends : [...ends].reverse();
    return mean(one.leads) - mean(other.leads) >= gap ? bad.moves : undefined;
  }

  #coverage({ seats, seed, number }: Job): Results['coverage'] {
    const names = Array.from({ length: seats }, (_, seat) => ((seat + number) % 2 === 0 ? 'easy' : 'medium'));
    const match = this.#players.play({ names }, `${seed}/coverage/${number}`);
    const luck = new SeededChance(`${seed}/coverage/${number}`);
    return coverageOf(this.#playable, match.log, TESTED, luck);
  }

  #levels({ seats, seed, number }: Job): Results['levels'] {
    return LEVELS.map((level): Losses => {
      // Against the same opponents, so that positions are alike.
      const names = Array.from({ length: seats }, (_, seat) => (seat === number % seats ? level : 'hard'));
      const match = this.#players.play({ names, iterations: LEVEL_PLAYOUTS }, `${seed}/levels/${number}`);
      const review = this.#review(match);
      const decisions = review.decisions(number % seats);
      const step = Math.max(1, Math.floor(decisions.length / JUDGED));
      const judged = decisions.filter((_, i) => i % step === 0).map(({ index }) => review.judge(index));
      const marked = judged.filter(({ mark }) => mark !== 'none' && mark !== 'fine').length;
      const loss = judged.reduce((sum, each) => sum + each.loss, 0);
      return { level, decisions: judged.length, loss: Math.round(100 * loss) / 100, marked };
    });
  }

  #review(match: Match): Review {
    const { game, header } = match;
    const engine = engineOf(this.#playable);
    const table = TABLES.find((one) => one.game === game.id && one.seats === header.seats && one.engine === engine);
    return new Review(this.#playable, match.log, table ? { table } : {});
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
}
