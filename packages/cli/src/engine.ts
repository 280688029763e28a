import { randomBytes } from 'node:crypto';
import { readLearned } from '@stolik/arena';
import { BOT_NAMES, type Bot, type Budget, Roster, taught } from '@stolik/bots';
import {
  badField,
  type Game,
  Match,
  readFlag,
  readInt,
  readList,
  readLog,
  readObject,
  readOneOf,
  readText,
  SeededChance,
  StolikError,
  show,
  winnersOf,
} from '@stolik/core';
import { sourceOf, verifiableSource } from '@stolik/fair';
import { gameEntry, games } from '@stolik/games';
import { review, reviewAsJson } from './reviewing.ts';
import { rulesAsks } from './rules-asks.ts';

/** A minute a turn is more than anybody waits. */
const MOST_MS = 60_000;
const MOST_PLAYOUTS = 1_000_000;

type Json = Readonly<Record<string, unknown>>;

/** The bot of a level for a game. */
export type BotSource = (level: string, game: string, version: number) => Bot;

/** A match and the seed its caller gave: whoever runs the engine owns it, so it is in every log the engine hands out. */
interface Table {
  readonly match: Match;
  readonly seed: string;
}

/** The engine protocol: tables of any game, driven by requests that are plain JSON. See docs/protocol.md. */
export class Engine {
  readonly #tables = new Map<string, Table>();
  readonly #botOf: BotSource;
  readonly #verbs: Readonly<Record<string, (request: Json) => Json>> = {
    games: () => ({ games: games.map(({ game: { id, version, seats } }) => ({ id, version, seats })) }),
    new: (request) => this.#new(request),
    legal: (request) => ({ moves: this.#table(request).match.legal(this.#seat(request)) }),
    play: (request) => this.#play(request),
    view: (request) => ({
      view: this.#table(request).match.view(request.seat === undefined ? undefined : this.#seat(request)),
    }),
    undo: (request) => this.#undo(request),
    score: (request) => this.#score(request),
    log: (request) => {
      const { match, seed } = this.#table(request);
      return { log: { ...match.log, seed } };
    },
    restore: (request) => this.#restore(request),
    bot: (request) => this.#bot(request),
    decide: (request) => this.#decide(request),
    ask: (request) => this.#ask(request),
    review: (request) => this.#review(request),
  };

  /** Its own bots, unless others are to answer. */
  constructor(botOf: BotSource = ownBots()) {
    this.#botOf = botOf;
  }

  /** The answer to a line, as a line: always one, whatever the line was. */
  answer(line: string): string {
    let id: unknown = null;
    try {
      const request = readObject(parseLine(line), 'request');
      id = readId(request.id);
      const verb = readOneOf(request.do, 'do', Object.keys(this.#verbs));
      return JSON.stringify(
        request.id === undefined ? this.#verbs[verb](request) : { id, ...this.#verbs[verb](request) },
      );
    } catch (error) {
      return JSON.stringify({ id, error: describe(error) });
    }
  }

  #new(request: Json): Json {
    const { game } = gameEntry(readText(request.game, 'game'));
    const seats = readInt(request.seats, 'seats', game.seats.min, game.seats.max);
    const seed = request.seed === undefined ? randomBytes(16).toString('hex') : readText(request.seed, 'seed');
    const match = Match.begin(game, { seats, options: request.options, source: verifiableSource(seed) });
    return this.#open({ match, seed });
  }

  #restore(request: Json): Json {
    const log = readLog(request.log);
    const seed = readText(request.seed ?? log.seed, 'seed');
    const { game } = gameEntry(log.header.game, log.header.version);
    const source = sourceOf(log.header, seed);
    if (source.commitment !== log.header.commitment) {
      throw badField('seed', 'does not match the commitment in the header of the log');
    }
    // The seed is known, so nothing has to be believed: every outcome is drawn again.
    return this.#open({ match: Match.verify(game, log, source), seed });
  }

  #open(table: Table): Json {
    const id = `m${this.#tables.size + 1}`;
    this.#tables.set(id, table);
    return { match: id, actors: table.match.actors };
  }

  #play(request: Json): Json {
    const { match } = this.#table(request);
    const list = request.moves === undefined ? [request.move] : readList(request.moves, 'moves');
    const moves = list.map((move) => readMove(match.game, move));
    const { seq, events, played, stopped } = match.playUntilStopped(this.#seat(request), moves);
    const rest = stopped ? { stopped: { at: played, error: describe(stopped) } } : {};
    return { seq, actors: match.actors, events, ...rest };
  }

  #undo(request: Json): Json {
    const { match } = this.#table(request);
    match.retract(this.#seat(request));
    return { seq: match.seq, actors: match.actors };
  }

  #score(request: Json): Json {
    const { match } = this.#table(request);
    if (!match.isOver) throw new StolikError('not-over', 'the game is not over; a view has the score so far');
    const sheets = match.game.score(match.state);
    return { sheets, winners: winnersOf(sheets) };
  }

  /** What a bot would play: it sees what the seat sees, and the same question gives the same answer by `iterations`. */
  #bot(request: Json): Json {
    const { match, seed } = this.#table(request);
    const seat = this.#seat(request);
    const { level, budget } = readThought(request);
    if (!match.actors.includes(seat)) throw new StolikError('not-your-turn', `seat ${seat} has nothing to decide`);
    const bot = this.#botOf(level, match.game.id, match.game.version);
    const chance = new SeededChance(`${seed}/bot/${match.seq}/${seat}`);
    return { ...bot.decide(match.view(seat), seat, chance, budget) };
  }

  /** The same where the match is somebody else's: all that is known of it is what the seat sees. */
  #decide(request: Json): Json {
    const version =
      request.version === undefined ? undefined : readInt(request.version, 'version', 1, Number.MAX_SAFE_INTEGER);
    const { game } = gameEntry(readText(request.game, 'game'), version);
    const seat = readInt(request.seat, 'seat', 0, game.seats.max - 1);
    const view = readObject(request.view, 'view');
    const { level, budget } = readThought(request);
    const bot = this.#botOf(level, game.id, game.version);
    const chance = new SeededChance(
      request.seed === undefined ? randomBytes(16).toString('hex') : readText(request.seed, 'seed'),
    );
    try {
      return { ...bot.decide(view, seat, chance, budget) };
    } catch {
      // Views have no schema of their own: whatever a bot cannot make sense of is none.
      throw badField('view', `is not what seat ${seat} sees when it has something to decide in ${game.id}`);
    }
  }

  #ask(request: Json): Json {
    const asks = Object.assign({}, ...games.map((entry) => entry.asks), rulesAsks);
    return asks[readOneOf(request.ask, 'ask', Object.keys(asks))](request);
  }

  /** What each turn of a finished game could have been, and what chance did. It needs no match, only a log. */
  #review(request: Json): Json {
    const log = readLog(request.log);
    const { seats } = log.header;
    const seat = request.seat === undefined ? undefined : readInt(request.seat, 'seat', 0, seats - 1);
    return reviewAsJson(review(log, seat));
  }

  #table(request: Json): Table {
    const id = readText(request.match, 'match');
    const table = this.#tables.get(id);
    if (!table) throw new StolikError('unknown-match', `there is no match "${id}"`);
    return table;
  }

  #seat(request: Json): number {
    return readInt(request.seat, 'seat', 0, this.#table(request).match.header.seats - 1);
  }
}

/** Our own bots, made when they are first asked. */
function ownBots(): BotSource {
  const roster = new Roster();
  return (level, game, version) => roster.bot(level, taught(gameEntry(game, version), readLearned));
}

/** The level that is to think, and for how long where it is not as long as it usually does. */
function readThought(request: Json): { level: string; budget?: Budget } {
  const level = readOneOf(request.level ?? 'expert', 'level', BOT_NAMES);
  const ms = request.ms === undefined ? {} : { ms: readInt(request.ms, 'ms', 1, MOST_MS) };
  const iterations =
    request.iterations === undefined ? {} : { iterations: readInt(request.iterations, 'iterations', 1, MOST_PLAYOUTS) };
  const explains = request.explain !== undefined && readFlag(request.explain, 'explain') ? { explains: true } : {};
  const budget = { ...ms, ...iterations, ...explains };
  return { level, ...(Object.keys(budget).length > 0 ? { budget } : {}) };
}

/** A move as JSON, or as a person types it. */
function readMove(game: Game, move: unknown): unknown {
  return typeof move === 'string' ? game.parse(move) : game.readMove(move);
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line.replace(/^\uFEFF/, ''));
  } catch {
    throw new StolikError('bad-json', 'the line is not JSON');
  }
}

/** An id comes back as it is, so it must be something that does. */
function readId(id: unknown): string | number | null {
  if (id === undefined || id === null) return null;
  if (typeof id === 'string' || (typeof id === 'number' && Number.isFinite(id))) return id;
  throw badField('id', `must be text or a number, not ${show(id)}`);
}

function describe(error: unknown): Json {
  if (!(error instanceof StolikError))
    return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
  return { code: error.code, message: error.message, ...error.details };
}
