import { type Bot, type Budget, botNamed, taught } from '@stolik/bots';
import { certain, duplicateSource, type Game, Match, type Playable, SeededChance, winnersOf } from '@stolik/core';
import { readLearned } from '../read-learned.ts';
import { TUNED, tuned } from '../tune/tuned.ts';

/** What a command line may allow a bot. */
type Limits = Pick<Budget, 'iterations' | 'ms'>;

/** What an arena plays: the same for every deal. */
export interface Contest {
  readonly game: string;
  /** A bot for each seat of the first rotation. */
  readonly bots: readonly string[];
  readonly options: unknown;
  readonly seed: string;
  /** By name, what a bot may spend on a turn instead of what it was made for. Who is not named keeps its own. */
  readonly budgets: Readonly<Record<string, Limits>>;
  /** What the bot called `tuned` goes by, where there is one. */
  readonly weights?: readonly number[];
}

/** What the command line allows, for the bots of these names; nothing where there is none, and everybody keeps its own. */
export function budgetsFor(names: readonly string[], { ms, iterations }: Limits): Contest['budgets'] {
  if (ms === undefined && iterations === undefined) return {};
  const budget = { ...(ms === undefined ? {} : { ms }), ...(iterations === undefined ? {} : { iterations }) };
  return Object.fromEntries(names.map((name) => [name, budget]));
}

/** How a bot did in one game. */
export interface Showing {
  readonly bot: string;
  /** 1 for a win, a share of it for a shared one. */
  readonly win: number;
  readonly score: number;
  /** Milliseconds of each turn it thought about. */
  readonly ms: readonly number[];
}

/** One deal, played once from every side: the chance is the same, the seats rotate. */
export type Deal = readonly (readonly Showing[])[];

/** Plays the deals of one contest. Its bots are made once: what they work out serves them again. */
export class Dealer {
  readonly #game: Game;
  readonly #contest: Contest;
  readonly #bots: ReadonlyMap<string, Bot>;

  constructor(entry: Playable, contest: Contest) {
    this.#game = entry.game;
    this.#contest = contest;
    this.#bots = new Map(contest.bots.map((name) => [name, botOf(name, entry, contest)]));
  }

  play(number: number): Deal {
    const { bots: names, seed } = this.#contest;
    return names.map((_, turn) =>
      this.#playGame(
        names.map((_name, seat) => names[(seat + turn) % names.length]),
        `${seed}/${number}`,
      ),
    );
  }

  #playGame(names: readonly string[], seed: string): Showing[] {
    const game = this.#game;
    const { options, budgets } = this.#contest;
    const bots = names.map((name) => certain(this.#bots.get(name), `bot ${name}`));
    const match = Match.begin(game, { seats: names.length, options, source: duplicateSource(seed) });
    // Each bot has luck of its own that does not depend on its seat.
    const luck = names.map(
      (name, seat) => new SeededChance(`${seed}/${name}/${names.indexOf(name) === seat ? 0 : seat}`),
    );
    const times: number[][] = names.map(() => []);
    while (!match.isOver) {
      const [seat] = match.actors;
      const begin = performance.now();
      const { moves, candidates } = bots[seat].decide(match.view(seat), seat, luck[seat], budgets[names[seat]]);
      if (candidates.length !== 1) times[seat].push(performance.now() - begin);
      match.play(seat, moves);
    }
    const sheets = game.score(match.state);
    const winners = winnersOf(sheets);
    return names.map((bot, seat) => ({
      bot,
      win: winners.includes(seat) ? 1 / winners.length : 0,
      score: sheets[seat].total,
      ms: times[seat].map((ms) => Math.round(10 * ms) / 10),
    }));
  }
}

function botOf(name: string, entry: Playable, { weights }: Contest): Bot {
  return name === TUNED && weights ? tuned(entry, weights) : botNamed(name, taught(entry, readLearned));
}
