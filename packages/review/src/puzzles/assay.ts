import { type Bot, type BotGame, botNamed } from '@stolik/bots';
import { type Puzzling, SeededChance } from '@stolik/core';
import { finish } from '../finish.ts';
import { type Estimate, rounded } from '../numbers.ts';
import { second, tellingOf } from '../second.ts';
import { settingsOf } from '../settings.ts';
import { type AssayBudget, FULL, type Stage } from './budget.ts';
import { difficultyOf } from './difficulty.ts';
import { Field } from './field.ts';
import type { Puzzle, Tempting } from './puzzle.ts';
import { between, isClear, leadOfAnswers, type Standing, standingOf } from './standing.ts';

/** Fewer turns to choose from are no choice. */
const FEWEST_TURNS = 4;
/** Of the turns that are no answer, so many are told. */
const MOST_OTHERS = 3;
/** More turns than that which are as good as each other are no puzzle. */
const MOST_ANSWERS = 2;
/** So many standard errors are beyond doubt: for whoever looks in passing, for sure, and for another judge. */
const ERRORS = { screen: 3, confirm: 4, end: 2 };
/** What the second judge asks for, as a share of the gap. */
const HALF = 0.5;
const WEAK = ['easy', 'medium', 'hard'];

/** A position that is looked at. */
export interface Asked {
  readonly view: unknown;
  readonly seat: number;
  /** The true state. It may only speak against a puzzle. */
  readonly state: unknown;
  /** What the luck of this look is made from. */
  readonly seed: string;
  /** Only turns that first sight does not find are of interest. */
  readonly isBlindWanted: boolean;
}

/** Finds out whether a position has one turn that is clearly best: cheap questions come first. */
export class Assayer {
  readonly #playable: BotGame;
  readonly #puzzling: Puzzling;
  readonly #budget: AssayBudget;
  readonly #bots = new Map<string, Bot>();

  constructor(playable: BotGame, puzzling: Puzzling, budget: AssayBudget = FULL) {
    this.#playable = playable;
    this.#puzzling = puzzling;
    this.#budget = budget;
  }

  /** The puzzle of a position; otherwise the stage that spoke against it. */
  assay(asked: Asked): Omit<Puzzle, 'at'> | Stage {
    const { view, seat, seed } = asked;
    const { gap } = this.#puzzling;
    const field = new Field(this.#playable, view, seat);
    if (field.turns.length < FEWEST_TURNS) return 'turns';
    if (!this.#glance(field, asked)) return 'glance';
    const screened = this.#tried(field, firstOf(field, this.#budget.screen.breadth), 'screen', seed);
    if (!isPuzzle(screened) || !isClear(screened.gap, gap, ERRORS.screen)) return 'screen';
    if (asked.isBlindWanted && screened.answers.includes(0)) return 'screen';
    const front = frontOf(screened, this.#budget.confirm.breadth);
    const confirmed = this.#tried(field, front, 'confirm', seed);
    if (!isPuzzle(confirmed) || !isClear(confirmed.gap, gap, ERRORS.confirm)) return 'confirm';
    const { answers } = confirmed;
    if (!answers.some((place) => screened.answers.includes(place))) return 'confirm';
    if (asked.isBlindWanted && answers.includes(0)) return 'confirm';
    if (!this.#lasts(field, confirmed, seed)) return 'end';
    if (!this.#isAlone(field, confirmed, seed)) return 'wide';
    if (!this.#isTrue(field, confirmed, asked)) return 'truth';
    if (!this.#isNamed(field, answers, asked)) return 'strong';
    return this.#puzzleOf(field, confirmed, asked);
  }

  #glance(field: Field, { seed, isBlindWanted }: Asked): boolean {
    const standing = this.#tried(field, firstOf(field, this.#budget.glance.breadth), 'glance', seed);
    // So few worlds say little: one answer more may yet drop out.
    if (!standing || standing.answers.length > MOST_ANSWERS + 1) return false;
    return !isBlindWanted || standing.order[0] !== 0;
  }

  #tried(field: Field, places: readonly number[], stage: 'glance' | 'screen' | 'confirm', seed: string) {
    const { worlds } = this.#budget[stage];
    const leads = field.leads(turnsAt(field, places), { worlds, seed: `${seed}/${stage}` });
    return standingOf(places, leads, this.#puzzling.gap);
  }

  /** Whether it is still best when the game is played to its end. */
  #lasts(field: Field, { order, answers }: Standing, seed: string): boolean {
    const { breadth, first, worlds } = this.#budget.end;
    const places = frontOf({ order, answers }, breadth);
    const ask = (count: number, part: string): Estimate | undefined => {
      const trying = { worlds: count, seed: `${seed}/end/${part}`, toTheEnd: true };
      return leadOfAnswers(places, field.leads(turnsAt(field, places), trying), answers);
    };
    const begun = ask(first, 'first');
    if (!begun || begun.mean < 0) return false;
    const whole = ask(worlds, 'whole');
    return whole !== undefined && isClear(whole, HALF * this.#puzzling.gap, ERRORS.end);
  }

  /** Whether no turn that nobody looked at yet comes near. */
  #isAlone(field: Field, { order, answers }: Standing, seed: string): boolean {
    const { breadth, worlds } = this.#budget.wide;
    const [best] = answers as [number];
    const others = firstOf(field, breadth).filter((place) => !order.includes(place));
    const places = [best, ...others];
    const leads = field.leads(turnsAt(field, places), { worlds, seed: `${seed}/wide` });
    return others.every((place) => between(places, leads, best, place).mean >= this.#puzzling.gap);
  }

  /** What is hidden must not make the answer a bad one: nobody would believe it. */
  #isTrue(field: Field, { order, answers }: Standing, { state, seed }: Asked): boolean {
    const { game } = this.#playable;
    if (!game.hasSecrets(game.score(state).filter(({ automa }) => automa === undefined).length)) return true;
    const { breadth, worlds } = this.#budget.truth;
    const places = frontOf({ order, answers }, breadth);
    const leads = field.leads(turnsAt(field, places), { worlds, seed: `${seed}/truth`, truth: state });
    return (leadOfAnswers(places, leads, answers)?.mean ?? 0) > 0;
  }

  /** Whether the strongest level names it each time it is asked. */
  #isNamed(field: Field, answers: readonly number[], { view, seat, seed }: Asked): boolean {
    const { times, iterations } = this.#budget.strong;
    for (let i = 0; i < times; i++) {
      const chance = new SeededChance(`${seed}/strong/${i}`);
      const { moves } = this.#bot('expert').decide(view, seat, chance, { iterations });
      if (!answers.includes(field.placeOf(moves))) return false;
    }
    return true;
  }

  #puzzleOf(field: Field, { order, answers, gap }: Standing, { view, seat, seed }: Asked): Omit<Puzzle, 'at'> {
    const isBlind = !answers.includes(0);
    const rest = order.filter((place) => !answers.includes(place));
    const told = (isBlind ? [0, ...rest.filter((place) => place !== 0)] : rest).slice(0, MOST_OTHERS);
    const places = [answers[0]!, ...told];
    const { worlds } = this.#budget.confirm;
    const leads = field.leads(turnsAt(field, places), { worlds, seed: `${seed}/confirm` });
    const others = told.map((place) =>
      this.#temptingOf(field, place, answers[0]!, between(places, leads, answers[0]!, place), seed),
    );
    const found = WEAK.map((name) => this.#shareOf(name, field, answers, { view, seat, seed }));
    const best = field.typed(answers[0]!);
    const [tempting] = others as [Tempting];
    const lines = Object.fromEntries(Object.entries(tempting.lines).map(([line, by]) => [line, -by]));
    const facts = { view, best, tempting: tempting.turn, lines };
    return {
      seat,
      answers: answers.map((place) => field.typed(place)),
      gap: rounded(gap.mean),
      others,
      themes: this.#puzzling.themes.filter(({ fits }) => fits(facts)).map(({ id }) => id),
      found,
      rating: difficultyOf({ found, isBlind, gap: gap.mean / this.#puzzling.gap }),
      ...(isBlind ? { isBlind } : {}),
    };
  }

  #temptingOf(field: Field, place: number, best: number, behind: Estimate, seed: string): Tempting {
    const { game } = this.#playable;
    const pair = [field.turns[place]!, field.turns[best]!] as const;
    const opinion = finish(second(game, field.raceOf(`${seed}/lines`), field.imagined, pair, this.#budget.lines));
    return { turn: field.typed(place), loss: rounded(behind.mean), ...tellingOf(opinion, settingsOf(game.id).scale) };
  }

  #shareOf(
    name: string,
    field: Field,
    answers: readonly number[],
    { view, seat, seed }: Pick<Asked, 'view' | 'seat' | 'seed'>,
  ) {
    const { runs } = this.#budget;
    let found = 0;
    for (let run = 0; run < runs; run++) {
      const { moves } = this.#bot(name).decide(view, seat, new SeededChance(`${seed}/${name}/${run}`));
      if (answers.includes(field.placeOf(moves))) found++;
    }
    return rounded(found / runs);
  }

  #bot(name: string): Bot {
    const bot = this.#bots.get(name) ?? botNamed(name, this.#playable);
    this.#bots.set(name, bot);
    return bot;
  }
}

function isPuzzle(standing: Standing | undefined): standing is Standing {
  return standing !== undefined && standing.answers.length <= MOST_ANSWERS;
}

function firstOf({ turns }: Field, breadth: number): number[] {
  return [...turns.keys()].slice(0, breadth);
}

function turnsAt({ turns }: Field, places: readonly number[]): (readonly number[])[] {
  return places.map((place) => turns[place]!);
}

/** Those in front, and what first sight takes. */
function frontOf({ order, answers }: Pick<Standing, 'order' | 'answers'>, breadth: number): number[] {
  return [...new Set([...order.slice(0, Math.max(breadth, answers.length + 1)), 0])];
}
