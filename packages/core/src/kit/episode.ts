import { type Chance, noChance, pick } from '../chance/chance.ts';
import { RecordingChance } from '../chance/recording.ts';
import { SeededChance } from '../chance/seeded.ts';
import { type Game, seatsOf } from '../game.ts';
import type { Header, Line, Log } from '../log.ts';
import { Match } from '../match.ts';
import { demand } from './broken-promise.ts';
import * as check from './checks.ts';
import type { Coverage } from './coverage.ts';
import { checkMatch } from './match-check.ts';

/** No game of ours comes near it: a game that does has stopped going anywhere. */
const TOO_LONG = 20_000;

export interface EpisodeSetup {
  readonly seats: number;
  /** Fixed options; without them each game takes random ones. */
  readonly options?: unknown;
  /** The costly checks run on one decision in this many. */
  readonly every: number;
}

/** Plays one game by the given choices and checks the contract on the way. Throws what it finds; `log` has the game so far. */
export function playEpisode<S, M, V, E, O>(
  game: Game<S, M, V, E, O>,
  { seats, options, every }: EpisodeSetup,
  choices: Chance,
  coverage: Coverage,
  log: { header: Header; lines: Line<M>[] },
): void {
  const parsed = options === undefined ? game.sampleOptions(seats, choices) : game.parseOptions(options, seats);
  log.header = { game: game.id, version: game.version, seats, options: parsed };
  const setup = new RecordingChance(choices);
  const s = game.setup(parsed, seats, setup);
  log.lines.push({ seq: 0, setup: true, outcomes: setup.outcomes });
  const inventory = JSON.stringify(game.inventory(s));
  const buffer: number[] = [];
  let foreign: M[] = [];
  const { features } = game;
  const watch = features && ((event: E) => coverage.shows(features(event)));

  while (game.actors(s) !== 0) {
    const actors = seatsOf(game.actors(s));
    const seat = actors.length === 1 ? actors[0]! : pick(actors, choices);
    const isChecked = choices.int(every) === 0;
    if (isChecked) check.checkActors(game, s, seats);
    const count = game.legal(s, seat, buffer);
    demand(count > 0, 'actors', () => `seat ${seat} owes a decision and has none`);
    const a = buffer[choices.int(count)]!;
    if (isChecked) {
      // Chance of its own, so that the checks do not lengthen the list of choices.
      const chance = new SeededChance(log.lines.length);
      check.checkPlain(s);
      check.checkInventory(game, s, inventory);
      check.checkMoves(game, s, chance);
      check.checkRefusals(game, s, seats, foreign);
      check.checkClone(game, s, chance);
      check.checkSecrets(game, s, seats, chance, coverage);
      check.checkSimultaneous(game, s, chance);
      check.checkEpoch(game, s, seats, seat, a, chance);
      check.checkScore(game, s, seats);
      foreign = buffer.slice(0, Math.min(count, 4)).map((action) => game.toMove(s, seat, action));
      coverage.counts(game.print(game.toMove(s, seat, a)).split(' ')[0]!);
    }
    const move = game.toMove(s, seat, a);
    const chance = new RecordingChance(choices);
    const lasts = isChecked ? check.checkView(game, s, seat) : undefined;
    game.apply(s, seat, a, chance, watch);
    lasts?.();
    const outcomes = chance.outcomes.length > 0 ? { outcomes: chance.outcomes } : {};
    log.lines.push({ seq: log.lines.length, seat, moves: [move], ...outcomes });
    coverage.decisions++;
    demand(log.lines.length <= TOO_LONG, 'end', () => `no end after ${TOO_LONG} decisions`);
  }
  check.checkActors(game, s, seats);
  check.checkPlain(s);
  check.checkInventory(game, s, inventory);
  check.checkScore(game, s, seats);
  if (choices.int(every) === 0) {
    checkRestore(game, s, log);
    checkMatch(game, seats, parsed, new SeededChance(log.lines.length));
  }
  coverage.games++;
}

/** The log leads to the same state again, through `Match` with its sealing. */
function checkRestore<S, M, V, E, O>(game: Game<S, M, V, E, O>, s: S, log: Log<M>): void {
  const restored = Match.restore(game, JSON.parse(JSON.stringify(log)), { next: () => noChance });
  const isSame = JSON.stringify(restored.state) === JSON.stringify(s);
  demand(isSame, 'restore', () => 'the log leads to another state than the game that wrote it');
}
