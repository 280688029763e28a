import { type Bot, type BotGame, botNamed } from '@stolik/bots';
import { type Play, type Race, turnsOf } from '@stolik/bots/search';
import { type Log, SeededChance } from '@stolik/core';
import { engineOf } from './engine.ts';
import type { Settings } from './settings.ts';
import { actionsIn, keyOf, raceFrom } from './turns.ts';

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

/** A turn that was played beside another, in one state. */
export interface Pair {
  readonly s: unknown;
  readonly race: Race<unknown>;
  readonly played: readonly number[];
  readonly other: readonly number[];
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
    const played = actionsIn(game, s, seat, moves);
    const keys = new Set<string>();
    const isNew = (actions: readonly number[]) => {
      const key = keyOf(game, s, seat, actions);
      const isKnown = keys.has(key);
      keys.add(key);
      return !isKnown;
    };
    const turns = turnsOf(sight, s).sort((a, b) => b.worth - a.worth);
    const playedKey = keyOf(game, s, seat, played);
    const place = turns.findIndex(({ actions }) => keyOf(game, s, seat, actions) === playedKey);
    isNew(played);
    const options: Option[] = [{ actions: played, ...(place < 0 ? {} : { place }) }];
    for (const [at, { actions }] of turns.entries()) {
      if (options.length > this.#settings.breadth) break;
      if (isNew(actions)) options.push({ actions, place: at });
    }
    if (options.length === 1) return undefined;
    const race = raceFrom(game, this.play.heuristics, s, seat, seed);
    // What first sight did not even think of looks worse than whatever it did.
    const worth = (turns[place] ?? turns.at(-1))!.worth;
    return { s, race, options, suspicion: turns[0]!.worth - worth };
  }

  /** The same with what the strongest level would play, if nobody thought of that yet. */
  withOwl(asked: Asked, sight: Sight): Sight {
    const { game } = this.#playable;
    this.#owl ??= botNamed('expert', this.#playable);
    const chance = new SeededChance(`${sight.race.seed}/owl`);
    const { moves } = this.#owl.decide(asked.view, asked.seat, chance, { iterations: this.#settings.owl });
    const actions = actionsIn(game, sight.s, asked.seat, moves);
    const key = keyOf(game, sight.s, asked.seat, actions);
    const isKnown = sight.options.some((option) => keyOf(game, sight.s, asked.seat, option.actions) === key);
    return isKnown ? sight : { ...sight, options: [...sight.options, { actions }] };
  }

  /** A turn as it was played and as it looked best at first sight, in a state that the seat could not tell from the true one. */
  against({ seat, view, moves }: Asked): Pair | undefined {
    const { game } = this.#playable;
    const { heuristics } = this.play;
    const seed = seedOf(this.#engine, game.id, seat, view);
    const s = game.imagine(view, seat, new SeededChance(`${seed}/imagine`));
    const played = actionsIn(game, s, seat, moves);
    const [best] = turnsOf({ game, heuristics, seat, seed }, s).sort((a, b) => b.worth - a.worth);
    const { actions: other } = best!;
    if (keyOf(game, s, seat, played) === keyOf(game, s, seat, other)) return undefined;
    return { race: raceFrom(game, heuristics, s, seat, seed), s, played, other };
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
