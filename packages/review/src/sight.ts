import { type Bot, type BotGame, botNamed } from '@stolik/bots';
import { countSeats, Luck, type Play, type Race, timeOf, turnsOf } from '@stolik/bots/search';
import { type Log, SeededChance, StolikError } from '@stolik/core';
import { engineOf } from './engine.ts';
import type { Settings } from './settings.ts';

/** What is asked about: a turn, and all that its seat knew before it. Nothing else is looked at to judge it. */
export interface Asked {
  readonly seat: number;
  readonly view: unknown;
  readonly moves: readonly unknown[];
}

/** A turn that is tried. */
export interface Option {
  readonly actions: readonly number[];
  /** Its place at first sight, the best is 0; none where first sight did not think of it. */
  readonly place?: number;
}

/** A turn as it looks before anything is played on from it. */
export interface Sight {
  readonly s: unknown;
  readonly race: Race<unknown>;
  /** What was played, then the others worth trying, the best at first sight first. */
  readonly options: readonly Option[];
  /** By how many points another turn looks better. */
  readonly suspicion: number;
}

/** Seeds are drawn below this. */
const SEEDS = 2 ** 30;

/** Looks at turns by what their seat knew. */
export class Eye {
  readonly play: Play<unknown>;
  readonly #playable: BotGame;
  readonly #settings: Settings;
  readonly #engine: string;
  #owl: Bot | undefined;

  constructor(playable: BotGame, settings: Settings) {
    this.#playable = playable;
    this.#settings = settings;
    this.#engine = engineOf(playable);
    this.play = { game: playable.game, heuristics: (playable.trained ?? playable.heuristics)() };
  }

  /** The turns that were worth trying; none where there was nothing to decide. */
  look({ seat, view, moves }: Asked): Sight | undefined {
    const { game } = this.#playable;
    const { heuristics } = this.play;
    const seed = seedOf(this.#engine, game.id, seat, view);
    const s = game.imagine(view, seat, new SeededChance(`${seed}/imagine`));
    const sight = { game, heuristics, seat, seed };
    const played = this.actionsOf(s, seat, moves);
    const keys = new Set<string>();
    const isNew = (actions: readonly number[]) => {
      const key = this.#keyOf(s, seat, actions);
      const isKnown = keys.has(key);
      keys.add(key);
      return !isKnown;
    };
    const turns = turnsOf(sight, s).sort((a, b) => b.worth - a.worth);
    const playedKey = this.#keyOf(s, seat, played);
    const place = turns.findIndex(({ actions }) => this.#keyOf(s, seat, actions) === playedKey);
    isNew(played);
    const options: Option[] = [{ actions: played, ...(place < 0 ? {} : { place }) }];
    for (const [at, { actions }] of turns.entries()) {
      if (options.length > this.#settings.breadth) break;
      if (isNew(actions)) options.push({ actions, place: at });
    }
    if (options.length === 1) return undefined;
    const race = this.#raceFrom(s, seat, seed);
    // What first sight did not even think of looks worse than whatever it did.
    const worth = (turns[place] ?? turns.at(-1))!.worth;
    return { s, race, options, suspicion: turns[0]!.worth - worth };
  }

  /** The same with what the strongest level would play, if nobody thought of that yet. */
  withOwl(asked: Asked, sight: Sight): Sight {
    this.#owl ??= botNamed('expert', this.#playable);
    const chance = new SeededChance(`${sight.race.seed}/owl`);
    const { moves } = this.#owl.decide(asked.view, asked.seat, chance, { iterations: this.#settings.owl });
    const actions = this.actionsOf(sight.s, asked.seat, moves);
    const key = this.#keyOf(sight.s, asked.seat, actions);
    const isKnown = sight.options.some((option) => this.#keyOf(sight.s, asked.seat, option.actions) === key);
    return isKnown ? sight : { ...sight, options: [...sight.options, { actions }] };
  }

  /** A turn as it was played and as a bot would have, in a state that the seat could not tell from the true one. */
  against(
    { seat, view, moves }: Asked,
    bot: Bot,
  ): { race: Race<unknown>; s: unknown; played: number[]; other: number[] } | undefined {
    const { game } = this.#playable;
    const seed = seedOf(this.#engine, game.id, seat, view);
    const wanted = bot.decide(view, seat, new SeededChance(`${seed}/${bot.name}`)).moves;
    const s = game.imagine(view, seat, new SeededChance(`${seed}/imagine`));
    const [played, other] = [moves, wanted].map((list) => this.actionsOf(s, seat, list)) as [number[], number[]];
    if (this.#keyOf(s, seat, played) === this.#keyOf(s, seat, other)) return undefined;
    return { race: this.#raceFrom(s, seat, seed), s, played, other };
  }

  /** The actions of moves that end no later than where chance decides. */
  actionsOf(s: unknown, seat: number, moves: readonly unknown[]): number[] {
    const { game } = this.#playable;
    const own = game.clone(s);
    const luck = new Luck('actions');
    return moves.map((move) => {
      const a = game.toAction(own, seat, move);
      if (a === undefined || !luck.isUntouched) {
        throw new StolikError('bad-log', `"${game.print(move)}" is not part of a turn of seat ${seat}`);
      }
      game.apply(own, seat, a, luck);
      return a;
    });
  }

  /** Playouts go as far as those of the strongest level. */
  #raceFrom(s: unknown, seat: number, seed: number): Race<unknown> {
    const seats = countSeats(this.#playable.game, s);
    const { levels, horizon } = this.play.heuristics;
    const ahead = levels?.expert.horizon(s) ?? horizon(seats);
    return { ...this.play, seat, seed, seats, end: timeOf(this.play, s) + ahead };
  }

  /** Where a turn leads by the same luck: turns that lead to the same are the same. */
  #keyOf(s: unknown, seat: number, actions: readonly number[]): string {
    const { game } = this.#playable;
    const after = game.clone(s);
    const luck = new Luck('key');
    for (const a of actions) game.apply(after, seat, a, luck);
    return JSON.stringify(game.view(after, seat));
  }
}

/** The luck by which a turn is judged: from what the seat saw, so nothing hidden and nothing later can change it. */
export function seedOf(engine: string, game: string, seat: number, view: unknown): number {
  return new SeededChance(`review/${engine}/${game}/${seat}/${JSON.stringify(view)}`).int(SEEDS);
}

/** The luck by which a whole game is looked back at. */
export function seedOfLog(engine: string, { header, lines }: Log): string {
  const told = lines.map((line) => ({ ...line, hash: undefined }));
  const { game, seats, options } = header;
  const chance = new SeededChance(`fate/${engine}/${JSON.stringify([game, seats, options, told])}`);
  return `${chance.int(SEEDS)}/${chance.int(SEEDS)}`;
}
