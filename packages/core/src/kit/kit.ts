import { SeededChance } from '../chance/seeded.ts';
import type { Game } from '../game.ts';
import { type Header, type Line, type Log, printLog } from '../log.ts';
import { Choices } from './choices.ts';
import { Coverage } from './coverage.ts';
import { type EpisodeSetup, playEpisode } from './episode.ts';
import { shrink } from './shrink.ts';

export interface KitSetup extends EpisodeSetup {
  readonly games: number;
  readonly seed: string | number;
  /** How many shorter games are tried when one fails: 500 by default. */
  readonly attempts?: number;
  /** Called after each game. */
  onGame?(coverage: Coverage): void;
}

/** What the kit found wrong, with the shortest game it could cut the failure down to. */
export class KitFailure extends Error {
  readonly cause: unknown;
  readonly log: Log;

  constructor(cause: unknown, log: Log, game: Pick<Game, 'print'>) {
    const moves = log.lines.flatMap((line) =>
      'moves' in line ? line.moves.map((m) => `${line.seat} ${game.print(m)}`) : [],
    );
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${reason}\nafter ${moves.length} moves: ${moves.join('; ')}\n${printLog(log)}`);
    this.cause = cause;
    this.log = log;
  }
}

/** Plays random games and holds the game to every promise of the contract. Throws a `KitFailure`, or says what it met. */
export function runKit<S, M, V, E, O>(game: Game<S, M, V, E, O>, setup: KitSetup): Coverage {
  const coverage = new Coverage();
  for (let i = 0; i < setup.games; i++) {
    const choices = new Choices([], new SeededChance(`${setup.seed}/${setup.seats}/${i}`));
    const failure = attempt(game, setup, choices, coverage);
    if (failure) throw shrunk(game, setup, choices.taken, failure);
    setup.onGame?.(coverage);
  }
  if (setup.games > 0 && game.hasSecrets(setup.seats)) {
    try {
      coverage.mustHide();
    } catch (error) {
      throw new KitFailure(error, { header: headerOf(game, setup), lines: [] }, game);
    }
  }
  return coverage;
}

interface Failure {
  readonly error: unknown;
  readonly log: Log;
}

function attempt<S, M, V, E, O>(
  game: Game<S, M, V, E, O>,
  setup: KitSetup,
  choices: Choices,
  coverage: Coverage,
): Failure | undefined {
  const log: { header: Header; lines: Line<M>[] } = { header: headerOf(game, setup), lines: [] };
  try {
    playEpisode(game, setup, choices, coverage, log);
    return undefined;
  } catch (error) {
    return { error, log };
  }
}

function shrunk<S, M, V, E, O>(
  game: Game<S, M, V, E, O>,
  setup: KitSetup,
  taken: readonly number[],
  first: Failure,
): KitFailure {
  let smallest = first;
  // Every decision is checked while shrinking, so that the game is cut off at the first broken promise.
  const closely = { ...setup, every: 1 };
  const coverage = new Coverage();
  shrink(taken, setup.attempts ?? 500, (candidate) => {
    const choices = new Choices(candidate);
    const failure = attempt(game, closely, choices, coverage);
    if (!failure || failure.log.lines.length > smallest.log.lines.length) return undefined;
    smallest = failure;
    return choices.taken;
  });
  return new KitFailure(smallest.error, smallest.log, game);
}

function headerOf(game: { id: string; version: number }, { seats, options }: KitSetup): Header {
  return { game: game.id, version: game.version, seats, options };
}
