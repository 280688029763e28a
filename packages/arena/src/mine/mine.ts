import { type BotGame, botNamed, Scales, type Weighed } from '@stolik/bots';
import { Match, SeededChance, seededSource } from '@stolik/core';
import { lineOf, type MinedGame, type MinedPosition } from './position.ts';

/** Fewer turns to choose from are no choice. */
const FEWEST_TURNS = 4;
/** At first ten turns in a few worlds; whoever passes meets fresh worlds, the end of the game, and all other turns. */
const SCREEN = { breadth: 10, worlds: 32, seed: 1 };
const CONFIRM = { breadth: 10, worlds: 256, seed: 2 };
const TO_THE_END = { breadth: 10, worlds: 192, seed: 3, toTheEnd: true };
const WIDE = { breadth: 60, worlds: 48, seed: 4 };

export interface Mining {
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  /** By how many points the best turn must lead the next best. */
  readonly gap: number;
  /** Of one game, at most so many positions: they resemble each other. */
  readonly most: number;
}

/** Plays games of `hard` with itself and keeps the turns of which one is clearly the best, whatever the luck. */
export class Miner {
  readonly #playable: BotGame;
  readonly #scales: Scales<unknown, unknown, unknown>;
  readonly #bot;

  constructor(playable: BotGame) {
    this.#playable = playable;
    this.#scales = new Scales(playable);
    this.#bot = botNamed('hard', playable);
  }

  /** The game of this seed, with what was found in it. */
  mine({ seats, options, seed, gap, most }: Mining): MinedGame {
    const { game } = this.#playable;
    const match = Match.begin(game, { seats, options, source: seededSource(seed) });
    const luck = new SeededChance(`${seed}/mine`);
    const plays: string[] = [];
    let positions: MinedPosition[] = [];
    while (!match.isOver) {
      const [seat] = match.actors;
      const view = match.view(seat);
      const s = game.imagine(view, seat, luck);
      // Not the set-up, which everybody decides first.
      const found = match.seq >= seats && this.#look(s, seat, gap);
      if (found) positions.push({ at: plays.length, seat, ...found });
      const { moves } = this.#bot.decide(view, seat, luck);
      match.play(seat, moves);
      plays.push(`${seat}: ${lineOf(game, moves)}`);
    }
    positions = spread(positions, most);
    return { seed, seats, options, plays: plays.slice(0, positions.at(-1)?.at ?? 0), positions };
  }

  /** The best turn and how far it leads, if that is beyond doubt. */
  #look(s: unknown, seat: number, gap: number): Pick<MinedPosition, 'best' | 'gap'> | undefined {
    const best = leaderOf(this.#scales.weigh(s, seat, SCREEN));
    if (!best || best.turns < FEWEST_TURNS || !isClear(best, gap, 3)) return undefined;
    const again = leaderOf(this.#scales.weigh(s, seat, CONFIRM));
    if (!again || again.place !== best.place || !isClear(again, gap, 4)) return undefined;
    const last = leaderOf(this.#scales.weigh(s, seat, TO_THE_END));
    if (!last || last.place !== best.place || !isClear(last, gap / 2, 2)) return undefined;
    const wide = leaderOf(this.#scales.weigh(s, seat, WIDE));
    if (!wide || wide.place !== best.place || wide.gap < gap) return undefined;
    return { best: lineOf(this.#playable.game, again.moves), gap: Math.round(10 * again.gap) / 10 };
  }
}

interface Leader {
  /** Its place at first sight. */
  readonly place: number;
  readonly moves: readonly unknown[];
  /** How far it leads the next best on average, and the standard error of that. */
  readonly gap: number;
  readonly error: number;
  /** How many turns there were. */
  readonly turns: number;
}

function isClear({ gap, error }: Leader, least: number, errors: number): boolean {
  return gap >= least && gap > errors * error;
}

/** The turn that leads best on average; none where there is no other. */
function leaderOf(turns: readonly Weighed<unknown>[]): Leader | undefined {
  const ranked = turns
    .map(({ moves, leads }, place) => ({ place, moves, leads, mean: mean(leads) }))
    .sort((a, b) => b.mean - a.mean);
  const [first, second] = ranked;
  if (!second) return undefined;
  // The same world and the same luck: it is the differences that scatter.
  const differences = first.leads.map((lead, i) => lead - second.leads[i]);
  const gap = mean(differences);
  const variance = mean(differences.map((difference) => (difference - gap) ** 2));
  return { ...first, gap, error: Math.sqrt(variance / (differences.length - 1)), turns: turns.length };
}

/** So many of them at most, from all over the game. */
function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, i) => list[Math.floor(((i + 0.5) * list.length) / most)]);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}
