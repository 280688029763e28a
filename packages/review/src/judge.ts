import type { BotGame } from '@stolik/bots';
import { movesOf } from '@stolik/bots/search';
import { type Calibration, chanceOf, prospectAt } from './calibration.ts';
import type { Moment } from './course.ts';
import { isCostly, LEAST_CHANCE, type Mark, markOf } from './marks.ts';
import { type Estimate, halfWidth, rounded } from './numbers.ts';
import { type Opinion, second, tellingOf } from './second.ts';
import type { Settings } from './settings.ts';
import type { Asked, Eye, Sight } from './sight.ts';
import { race, type Trial } from './trial.ts';
import { typed } from './turns.ts';

/** A mean and its 95 % interval. */
export interface Interval {
  readonly loss: number;
  readonly low: number;
  readonly high: number;
}

/** A turn that was tried, as typed, and how far it is behind the best of them. */
export interface Tried extends Interval {
  readonly turn: string;
}

/** What is thought of a turn. Points are points of lead; everything is rounded to two digits. */
export interface Verdict extends Interval {
  /** As typed: `place R5 c2; end`. */
  readonly played: string;
  /** The best that was found: the same where nothing better was. */
  readonly best: string;
  readonly mark: Mark;
  /**
   * What the turn brought more or less than the best one by lines of the score sheet at the end of the game; of a fine
   * find, than the next best. `rivals` is what the best of the others has less. Empty where nothing was marked.
   */
  readonly lines: Readonly<Record<string, number>>;
  /** The lines of those that are no accident, the largest first: what a sentence may say. */
  readonly why: readonly string[];
  /** By how much the seat leads after it, as far as it could know, and after the best. */
  readonly lead: number;
  readonly bestLead: number;
  /** The chance to win by those, where there is a table for it. */
  readonly chance?: { readonly played: number; readonly best: number };
  /** What playing on to the end of the game says of the loss, where that was asked. */
  readonly end?: Interval & { readonly worlds: number };
  /** In how many worlds. */
  readonly worlds: number;
  /** All that was tried, the best first. */
  readonly tried: readonly Tried[];
}

/** Turns that are no worse than the best as far as anybody can tell: all of them are right answers. */
export function asGood({ tried }: Verdict): string[] {
  return tried.filter(({ low }) => low <= 0).map(({ turn }) => turn);
}

/** Judges turns by what their seats knew, and by nothing else. */
export class Judge {
  readonly #playable: BotGame;
  readonly #settings: Settings;
  readonly #eye: Eye;
  readonly #table: Calibration | undefined;

  constructor(playable: BotGame, settings: Settings, eye: Eye, table: Calibration | undefined) {
    this.#playable = playable;
    this.#settings = settings;
    this.#eye = eye;
    this.#table = table;
  }

  /** Yields how far it is, in parts of 1, and may be left at any time. */
  *judge(asked: Asked, moment: Moment, first: Sight): Generator<number, Verdict> {
    const sight = this.#eye.withOwl(asked, first);
    const trial = yield* race(sight, this.#settings);
    const chance = this.#chanceOf(trial, moment);
    const suspected = this.#suspected(sight, trial, chance);
    const { scale, endWorlds } = this.#settings;
    let mark: Mark = 'none';
    let opinion: Opinion | undefined;
    if (suspected !== 'none') {
      const pair = [sight.options[0]!.actions, sight.options[trial.rival]!.actions] as const;
      opinion = yield* second(this.#playable.game, sight.race, sight.s, pair, endWorlds);
      const hasSameSign = suspected === 'fine' ? opinion.lead.mean > 0 : opinion.lead.mean < 0;
      if (hasSameSign) mark = suspected;
    }
    const told = opinion ? tellingOf(opinion, scale) : { lines: {}, why: [] };
    const isMarked = mark !== 'none';
    return {
      played: this.#typed(sight, 0),
      best: this.#typed(sight, trial.leader),
      ...lossOf(trial),
      mark,
      lines: isMarked ? told.lines : {},
      why: isMarked ? told.why : [],
      lead: rounded(trial.leads[0]!),
      bestLead: rounded(trial.leads[trial.leader]!),
      ...(chance ? { chance: { played: rounded(chance.played), best: rounded(chance.best) } } : {}),
      ...(opinion ? { end: endOf(opinion, suspected === 'fine') } : {}),
      worlds: trial.worlds,
      tried: this.#tried(sight, trial),
    };
  }

  /** What the turn would be called if playing to the end agrees. */
  #suspected({ options }: Sight, trial: Trial, chance: Chances | undefined): Mark {
    const { scale } = this.#settings;
    if (trial.leader !== 0) {
      return chance && chance.best - chance.played < LEAST_CHANCE ? 'none' : markOf(trial.behind[0]!, scale);
    }
    const { mean, error, count } = trial.against;
    return options[0]!.place !== 0 && isCostly({ mean: -mean, error, count }, scale) ? 'fine' : 'none';
  }

  #chanceOf({ leads, leader }: Trial, moment: Moment): Chances | undefined {
    const prospect = this.#table && prospectAt(this.#table, moment);
    if (!prospect) return undefined;
    // Where positions can hardly be told apart, two turns in the same one still can: their difference counts in full.
    const played = prospect.trust * leads[0]!;
    const best = played + leads[leader]! - leads[0]!;
    return { played: chanceOf(played, prospect.spread), best: chanceOf(best, prospect.spread) };
  }

  #tried(sight: Sight, { behind, leader }: Trial): Tried[] {
    return behind
      .map((each, at) => ({ turn: this.#typed(sight, at), at, ...intervalOf(each) }))
      .sort((a, b) => Number(b.at === leader) - Number(a.at === leader) || a.loss - b.loss || a.at - b.at)
      .map(({ at: _, ...tried }) => tried);
  }

  #typed({ s, race: { seat }, options }: Sight, at: number): string {
    const { game } = this.#playable;
    return typed(game, movesOf(game, s, seat, options[at]!.actions));
  }
}

interface Chances {
  readonly played: number;
  readonly best: number;
}

/** Of what was played; where that is the best, what it may have given away at most. */
function lossOf({ leader, behind, against }: Trial): Interval {
  if (leader !== 0) return intervalOf(behind[0]!);
  return { loss: 0, low: 0, high: Math.max(0, intervalOf(against).high) };
}

function intervalOf(estimate: Estimate): Interval {
  const width = halfWidth(estimate);
  const { mean } = estimate;
  return { loss: rounded(mean), low: rounded(mean - width), high: rounded(mean + width) };
}

function endOf({ lead }: Opinion, isFine: boolean): Interval & { worlds: number } {
  const { mean, error, count } = lead;
  return { ...intervalOf({ mean: isFine ? mean : -mean, error, count }), worlds: count };
}
