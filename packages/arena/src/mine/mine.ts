import { type BotGame, botNamed } from '@stolik/bots';
import { Match, type Puzzling, SeededChance, StolikError, seededSource } from '@stolik/core';
import {
  type AssayBudget,
  Assayer,
  type MinedGame,
  type Puzzle,
  STAGES,
  type Stage,
  typed,
} from '@stolik/review/puzzles';

/** Of one game no more is looked for: its positions resemble each other. */
const MOST = 2;
/** One game in so many is looked through for turns that first sight finds, too: there are many of those. */
const OPEN = 5;
/** One game in so many is played by the strongest level, by so many playouts a turn. */
const STRONG = 4;
const STRONG_PLAYOUTS = 128;

/** A position that may be a puzzle. */
interface Met {
  readonly at: number;
  readonly seat: number;
  readonly view: unknown;
  readonly state: unknown;
}

/** What came of one game: how many positions each stage spoke against, and what is left. */
export interface Yield {
  readonly game: MinedGame;
  readonly against: Readonly<Record<Stage, number>>;
}

/** Plays games of bots with themselves and keeps the turns of which one is clearly the best, whatever the luck. */
export class Miner {
  readonly #playable: BotGame;
  readonly #puzzling: Puzzling;
  readonly #assayer: Assayer;
  readonly #hard;
  readonly #expert;

  constructor(playable: BotGame, puzzling: Puzzling | undefined, budget?: AssayBudget) {
    if (!puzzling) throw new StolikError('no-puzzles', `${playable.game.id} does not say what its puzzles are about`);
    this.#playable = playable;
    this.#puzzling = puzzling;
    this.#assayer = new Assayer(playable, puzzling, budget);
    this.#hard = botNamed('hard', playable);
    this.#expert = botNamed('expert', playable);
  }

  /** The game with this number, and what was found in it: the same whoever asks. */
  mine(seed: string, number: number): Yield {
    const own = `${seed}/${number}`;
    const { seats, options } = this.#puzzling.tables[number % this.#puzzling.tables.length];
    const { plays, met } = this.#play(own, seats, options, number % STRONG === STRONG - 1);
    const against = Object.fromEntries(STAGES.map((stage) => [stage, 0])) as Record<Stage, number>;
    const isBlindWanted = number % OPEN !== 0;
    const puzzles: Puzzle[] = [];
    for (const { at, seat, view, state } of shuffled(met, own)) {
      if (puzzles.length === MOST) break;
      const found = this.#assayer.assay({ view, seat, state, seed: `${own}/${at}`, isBlindWanted });
      if (typeof found === 'string') against[found]++;
      else puzzles.push({ at, ...found });
    }
    puzzles.sort((a, b) => a.at - b.at);
    return { game: { seed: own, seats, options, plays: plays.slice(0, puzzles.at(-1)?.at ?? 0), puzzles }, against };
  }

  #play(seed: string, seats: number, options: unknown, isStrong: boolean): { plays: string[]; met: Met[] } {
    const { game } = this.#playable;
    const match = Match.begin(game, { seats, options: game.parseOptions(options, seats), source: seededSource(seed) });
    const luck = new SeededChance(`${seed}/mine`);
    const bot = isStrong ? this.#expert : this.#hard;
    const budget = isStrong ? { iterations: STRONG_PLAYOUTS } : undefined;
    const plays: string[] = [];
    const met: Met[] = [];
    while (!match.isOver) {
      const [seat] = match.actors;
      const view = match.view(seat);
      met.push({ at: plays.length, seat, view, state: game.clone(match.state) });
      const { moves } = bot.decide(view, seat, luck, budget);
      match.play(seat, moves);
      plays.push(`${seat}: ${typed(game, moves)}`);
    }
    // Neither what everybody decides first nor what nobody can lose any more.
    return { plays, met: met.slice(seats, -seats) };
  }
}

function shuffled<T>(list: readonly T[], seed: string): T[] {
  const chance = new SeededChance(`${seed}/order`);
  const left = [...list];
  return list.map(() => left.splice(chance.int(left.length), 1)[0]);
}
