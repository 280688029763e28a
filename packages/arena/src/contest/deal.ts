import { type Bot, type Budget, botNamed, taught } from '@stolik/bots';
import {
  type Chance,
  certain,
  duplicateSource,
  type Game,
  Match,
  type Playable,
  SeededChance,
  winnersOf,
} from '@stolik/core';
import { EnginePlayer, PATIENCE_MS } from '../engine/engine.ts';
import type { EngineSpec } from '../engine/spec.ts';
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
  /** The programs among the bots, by name. */
  readonly engines?: Readonly<Record<string, EngineSpec>>;
  /** How much longer than it may think a program may take to answer, in milliseconds. */
  readonly patienceMs?: number;
}

/** Luck that a program is told is drawn below this. */
const SEEDS = 2 ** 30;

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

/** Somebody at the table: plays one decision of a seat, and says whether there was anything to think about. */
interface Player {
  play(match: Match, seat: number, luck: Chance): boolean | Promise<boolean>;
  end?(): void;
}

/** Plays the deals of one contest. Its bots are made once: what they work out serves them again. */
export class Dealer {
  readonly #game: Game;
  readonly #contest: Contest;
  readonly #players: ReadonlyMap<string, Player>;

  /** `onStart` is told of every program that is started. */
  constructor(entry: Playable, contest: Contest, onStart: (pid: number) => void = () => {}) {
    this.#game = entry.game;
    this.#contest = contest;
    this.#players = new Map(contest.bots.map((name) => [name, playerOf(name, entry, contest, onStart)]));
  }

  async play(number: number): Promise<Deal> {
    const { bots: names, seed } = this.#contest;
    const games: Showing[][] = [];
    for (const turn of names.keys()) {
      const seated = names.map((_name, seat) => names[(seat + turn) % names.length]);
      games.push(await this.#playGame(seated, `${seed}/${number}`));
    }
    return games;
  }

  /** Ends its programs. */
  close(): void {
    for (const player of this.#players.values()) player.end?.();
  }

  async #playGame(names: readonly string[], seed: string): Promise<Showing[]> {
    const game = this.#game;
    const players = names.map((name) => certain(this.#players.get(name), `bot ${name}`));
    const match = Match.begin(game, {
      seats: names.length,
      options: this.#contest.options,
      source: duplicateSource(seed),
    });
    // Each bot has luck of its own that does not depend on its seat.
    const luck = names.map(
      (name, seat) => new SeededChance(`${seed}/${name}/${names.indexOf(name) === seat ? 0 : seat}`),
    );
    const times: number[][] = names.map(() => []);
    while (!match.isOver) {
      const [seat] = match.actors;
      const begin = performance.now();
      const thought = await players[seat].play(match, seat, luck[seat]);
      if (thought) times[seat].push(performance.now() - begin);
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

function playerOf(name: string, entry: Playable, contest: Contest, onStart: (pid: number) => void): Player {
  const { engines, budgets, patienceMs = PATIENCE_MS } = contest;
  const spec = engines?.[name];
  if (!spec) return sit(botOf(name, entry, contest), budgets[name]);
  const engine = new EnginePlayer(name, { ...budgets[name], ...spec }, patienceMs, onStart);
  return {
    // It is told luck of its own, which says nothing about that of the deal.
    play: (match, seat, luck) => engine.play(match, seat, luck.int(SEEDS)),
    end: () => engine.end(),
  };
}

function sit(bot: Bot, budget: Limits | undefined): Player {
  return {
    play(match, seat, luck) {
      const { moves, candidates } = bot.decide(match.view(seat), seat, luck, budget);
      match.play(seat, moves);
      return candidates.length !== 1;
    },
  };
}

function botOf(name: string, entry: Playable, { weights }: Contest): Bot {
  return name === TUNED && weights ? tuned(entry, weights) : botNamed(name, taught(entry, readLearned));
}
