import { type Chance, noChance } from './chance/chance.ts';
import { RecordingChance } from './chance/recording.ts';
import { type ChanceSource, recordedSource } from './chance/source.ts';
import { StolikError } from './errors.ts';
import { badField } from './fields.ts';
import { type Game, isSimultaneous, seatsOf } from './game.ts';
import type { Header, Line, Log } from './log.ts';

/** A line that a play wrote, and what happened in it. */
export interface Written<E> {
  readonly seq: number;
  readonly events: readonly E[];
}

/** What a play did. */
export interface Played<E> {
  /** The last line it wrote. */
  readonly seq: number;
  readonly events: readonly E[];
  /** Line by line: one, or more where chance was drawn on the way. */
  readonly lines: readonly Written<E>[];
  /** How many of the moves took effect or were sealed. */
  readonly played: number;
  /** Why the rest was not played: a move had drawn chance or passed the turn, and what came after it was refused. */
  readonly stopped?: StolikError;
}

export interface MatchSetup {
  readonly seats: number;
  readonly options?: unknown;
  readonly source: ChanceSource;
  readonly entropy?: readonly string[];
}

/** Is shown each line of a log as it is replayed: the match after it, and what happened in it. */
export type Watch<S, M, V, E, O> = (match: Match<S, M, V, E, O>, line: Line<M>, events: readonly E[]) => void;

/** A play that can still be taken back: its line and the state before it. */
interface Snapshot<S> {
  readonly seq: number;
  readonly seat: number;
  readonly before: S;
}

/** What a simultaneous seat has sealed: its lists, and the state as that seat alone sees it after them. */
interface Sealed<S, M> {
  readonly lists: { seq: number; moves: readonly M[] }[];
  state: S;
}

/**
 * A game being played: the append-only log and the state it leads to.
 *
 * A list of moves is one line and all or nothing, up to the first move that draws chance or ends the epoch; the rest is
 * tried as a new list. While several seats decide at once their lists are sealed here and applied together in seat order
 * when the last is in. A seat may take back its own last play within the epoch.
 */
export class Match<S, M, V, E, O> {
  readonly game: Game<S, M, V, E, O>;
  readonly header: Header;
  readonly #lines: Line<M>[] = [];
  #source: ChanceSource;
  #state: S;
  readonly #undo: Snapshot<S>[] = [];
  readonly #sealed = new Map<number, Sealed<S, M>>();
  readonly #buffer: number[] = [];

  private constructor(game: Game<S, M, V, E, O>, header: Header, options: O, source: ChanceSource) {
    this.game = game;
    this.header = header;
    this.#source = source;
    const chance = new RecordingChance(source.next(this.log));
    this.#state = game.setup(options, header.seats, chance);
    this.#write({ seq: 0, setup: true, outcomes: chance.outcomes });
  }

  /** Deals a new match. */
  static begin<S, M, V, E, O>(game: Game<S, M, V, E, O>, setup: MatchSetup): Match<S, M, V, E, O> {
    const { seats, source, entropy } = setup;
    const options = parseSetup(game, seats, setup.options);
    const header: Header = {
      game: game.id,
      version: game.version,
      seats,
      options,
      ...(source.commitment === undefined ? {} : { commitment: source.commitment }),
      ...(entropy === undefined ? {} : { entropy }),
    };
    return new Match(game, header, options, source);
  }

  /**
   * The match a log leads to, by its recorded outcomes. What comes after draws from `source`, whose digest, if it has one,
   * must give the log's own hashes. `watch` sees it happen.
   */
  static restore<S, M, V, E, O>(
    game: Game<S, M, V, E, O>,
    log: Log,
    source?: ChanceSource,
    watch?: Watch<S, M, V, E, O>,
  ): Match<S, M, V, E, O> {
    const recorded = recordedSource(log, source?.digest);
    const match = Match.#replay(game, log, recorded, () => recorded.isExhausted(), watch);
    if (source) match.#source = source;
    return match;
  }

  /** The same, but every outcome is drawn again from `source`; the first line that differs is an error naming it. */
  static verify<S, M, V, E, O>(game: Game<S, M, V, E, O>, log: Log, source: ChanceSource): Match<S, M, V, E, O> {
    return Match.#replay(game, log, source, () => true);
  }

  /** Everything so far, hidden things included: for keeping, never for showing to players. */
  get log(): Log<M> {
    return { header: this.header, lines: [...this.#lines] };
  }

  get seq(): number {
    return this.#lines.length - 1;
  }

  get epoch(): number {
    return this.game.epoch(this.#state);
  }

  get isOver(): boolean {
    return this.game.actors(this.#state) === 0;
  }

  /** A copy of the true state. */
  get state(): S {
    return this.game.clone(this.#state);
  }

  /** Bitmask of the seats that still owe a decision: sealed seats do not. */
  get actors(): number {
    let mask = this.game.actors(this.#state);
    for (const seat of this.#sealed.keys()) if (this.isReady(seat)) mask &= ~(1 << seat);
    return mask;
  }

  /** Whether the seat has sealed a complete decision and waits for the others. */
  isReady(seat: number): boolean {
    const sealed = this.#sealed.get(seat);
    return sealed !== undefined && !((this.game.actors(sealed.state) >> seat) & 1);
  }

  /** Whether the seat has sealed anything that nobody else knows yet. */
  hasSealed(seat: number): boolean {
    return this.#sealed.has(seat);
  }

  view(seat: number | undefined): V {
    return this.game.view(this.#seenBy(seat), seat);
  }

  legal(seat: number): M[] {
    const s = this.#seenBy(seat);
    const count = this.game.legal(s, seat, this.#buffer);
    return this.#buffer.slice(0, count).map((a) => this.game.toMove(s, seat, a));
  }

  play(seat: number, moves: readonly M[]): Played<E> {
    this.#mustOwe(seat);
    if (moves.length === 0) throw badField('moves', 'must hold at least one move');
    // A copy in the one form that logs have, whatever the caller does with its own.
    const list = moves.map((move) => this.game.readMove(move));
    const result = isSimultaneous(this.game.actors(this.#state)) ? this.#seal(seat, list) : this.#take(seat, list);
    if (result.played === moves.length) return result;
    try {
      const rest = this.play(seat, moves.slice(result.played));
      return {
        ...rest,
        events: [...result.events, ...rest.events],
        lines: [...result.lines, ...rest.lines],
        played: result.played + rest.played,
      };
    } catch (error) {
      if (error instanceof StolikError) return { ...result, stopped: error };
      throw error;
    }
  }

  /** Whether the seat has a play to take back. */
  canRetract(seat: number): boolean {
    return this.#sealed.has(seat) || this.#undo.at(-1)?.seat === seat;
  }

  /** Takes back the seat's last play, if nothing became known since. */
  retract(seat: number): void {
    const sealed = this.#sealed.get(seat);
    const line = sealed ? this.#unseal(seat, sealed) : this.#rewind(seat);
    this.#write({ seq: this.#lines.length, seat, retract: line });
  }

  /** Takes over a line that somebody else added to the same log. */
  follow(line: Line): readonly E[] {
    const own = this.#source;
    const recorded = recordedSource({ header: this.header, lines: [...this.#lines, line] }, own.digest);
    this.#source = recorded;
    try {
      return Match.#follow(this, line, recorded.isExhausted);
    } finally {
      this.#source = own;
    }
  }

  /** Applies moves until one of them draws chance or ends the epoch, and writes them as one line. */
  #take(seat: number, moves: readonly M[]): Played<E> {
    const s = this.game.clone(this.#state);
    const epoch = this.game.epoch(s);
    const chance = new RecordingChance(this.#source.next(this.log));
    const events: E[] = [];
    let played = 0;
    while (played < moves.length && chance.outcomes.length === 0 && this.game.epoch(s) === epoch) {
      this.#applyMove(s, seat, moves[played++], chance, events);
    }
    const seq = this.#lines.length;
    const isClosed = chance.outcomes.length > 0 || this.game.epoch(s) !== epoch;
    if (isClosed) this.#undo.length = 0;
    else this.#undo.push({ seq, seat, before: this.#state });
    this.#state = s;
    this.#write({ seq, seat, moves: moves.slice(0, played), ...outcomesOf(chance) });
    return { seq, events, lines: [{ seq, events }], played };
  }

  /** Keeps a simultaneous seat's moves; the last seat's list makes them all happen. */
  #seal(seat: number, all: readonly M[]): Played<E> {
    const own = this.game.clone(this.#seenBy(seat));
    let played = 0;
    while (played < all.length && (this.game.actors(own) >> seat) & 1) {
      this.#applyMove(own, seat, all[played++], noChance, []);
    }
    const moves = all.slice(0, played);
    const seq = this.#lines.length;
    const before = this.#sealed.get(seat);
    this.#sealed.set(seat, { lists: [...(before?.lists ?? []), { seq, moves }], state: own });
    if (this.actors === 0) return this.#reveal(seq, seat, moves);
    if (played < all.length) {
      if (before) this.#sealed.set(seat, before);
      else this.#sealed.delete(seat);
      throw new StolikError('not-your-turn', `seat ${seat} is ready after ${played} of these moves`);
    }
    this.#write({ seq, seat, moves });
    return { seq, events: [], lines: [{ seq, events: [] }], played };
  }

  /** The last simultaneous seat is ready: all lists happen, in seat order. */
  #reveal(seq: number, seat: number, moves: readonly M[]): Played<E> {
    const chance = new RecordingChance(this.#source.next(this.log));
    const events: E[] = [];
    const s = this.game.clone(this.#state);
    for (const ready of seatsOf(this.game.actors(this.#state))) {
      for (const list of this.#sealed.get(ready)?.lists ?? []) {
        for (const move of list.moves) this.#applyMove(s, ready, move, chance, events);
      }
    }
    this.#sealed.clear();
    this.#state = s;
    this.#write({ seq, seat, moves, ...outcomesOf(chance) });
    return { seq, events, lines: [{ seq, events }], played: moves.length };
  }

  #applyMove(s: S, seat: number, move: M, chance: Chance, events: E[]): void {
    const a = this.game.toAction(s, seat, move);
    const count = this.game.legal(s, seat, this.#buffer);
    if (a === undefined || !includes(this.#buffer, count, a)) {
      const reason = this.game.whyNot(this.game.view(s, seat), seat, move);
      const because = reason ? `: ${[reason.rule, ...reason.pieces].join(' ')}` : '';
      throw new StolikError('illegal-move', `"${this.game.print(move)}" is not legal now${because}`, { reason });
    }
    this.game.apply(s, seat, a, chance, (event) => events.push(event));
  }

  #unseal(seat: number, sealed: Sealed<S, M>): number {
    const dropped = sealed.lists.pop();
    if (!dropped) throw nothingToUndo(seat);
    this.#sealed.delete(seat);
    if (sealed.lists.length > 0) {
      const state = this.game.clone(this.#state);
      for (const { moves } of sealed.lists) {
        for (const move of moves) this.#applyMove(state, seat, move, noChance, []);
      }
      this.#sealed.set(seat, { lists: sealed.lists, state });
    }
    return dropped.seq;
  }

  #rewind(seat: number): number {
    const last = this.#undo.at(-1);
    if (last?.seat !== seat) throw nothingToUndo(seat);
    this.#undo.pop();
    this.#state = last.before;
    return last.seq;
  }

  /** The state with the seat's own sealed moves in it, and nobody else's. */
  #seenBy(seat: number | undefined): S {
    return (seat === undefined ? undefined : this.#sealed.get(seat)?.state) ?? this.#state;
  }

  #mustOwe(seat: number): void {
    if (this.isOver) throw new StolikError('game-over', 'the game is over');
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.header.seats) {
      throw badField('seat', `must be a whole number from 0 to ${this.header.seats - 1}`);
    }
    if (!((this.actors >> seat) & 1)) throw new StolikError('not-your-turn', `seat ${seat} owes no decision now`);
  }

  #write(line: Line<M>): void {
    const before = this.#lines.at(-1)?.hash ?? JSON.stringify(this.header);
    const hash = this.#source.digest?.(`${before}\n${JSON.stringify(line)}`);
    this.#lines.push(hash === undefined ? line : { ...line, hash });
  }

  /** Plays the line of a log again; the line it writes must come out the same. */
  static #follow<S, M, V, E, O>(match: Match<S, M, V, E, O>, line: Line, isExhausted: () => boolean): readonly E[] {
    let happened: readonly E[] = [];
    if ('setup' in line) {
      if (line.seq !== 0) throw new StolikError('bad-log', 'only the first line may be the set-up');
    } else if ('retract' in line) match.retract(line.seat);
    else {
      const { stopped, events } = match.play(line.seat, line.moves as readonly M[]);
      if (stopped) throw stopped;
      happened = events;
    }
    const written = match.#lines[line.seq];
    const recorded = 'moves' in line ? { ...line, moves: line.moves.map((move) => match.game.readMove(move)) } : line;
    if (match.seq !== line.seq || !isExhausted() || !sameLine(written, recorded, match.#source.digest !== undefined)) {
      throw new StolikError('bad-log', `expected ${JSON.stringify(written)}`);
    }
    match.#lines[line.seq] = recorded as Line<M>;
    return happened;
  }

  static #replay<S, M, V, E, O>(
    game: Game<S, M, V, E, O>,
    log: Log,
    source: ChanceSource,
    isExhausted: () => boolean,
    watch?: Watch<S, M, V, E, O>,
  ): Match<S, M, V, E, O> {
    const { header, lines } = log;
    if (header.game !== game.id || header.version !== game.version) {
      const wanted = `${header.game} version ${header.version}`;
      throw new StolikError('bad-log', `the log is of ${wanted}, these rules are ${game.id} version ${game.version}`);
    }
    if (source.commitment !== undefined && source.commitment !== header.commitment) {
      throw new StolikError('bad-log', 'the seed does not match the commitment in the header');
    }
    const options = parseSetup(game, header.seats, header.options);
    let seq = 0;
    try {
      const match = new Match(game, { ...header, options }, options, source);
      for (const line of lines) {
        seq = line.seq;
        const events = Match.#follow(match, line, isExhausted);
        watch?.(match, match.#lines[seq], events);
      }
      return match;
    } catch (error) {
      if (!(error instanceof StolikError)) throw error;
      throw new StolikError('bad-log', `line ${seq} of the log is bad: ${error.message}`, { line: seq });
    }
  }
}

function parseSetup<S, M, V, E, O>(game: Game<S, M, V, E, O>, seats: number, options: unknown): O {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw badField('seats', `${game.id} is for ${min} to ${max} players, not ${seats}`);
  }
  return game.parseOptions(options ?? {}, seats);
}

function outcomesOf(chance: RecordingChance): { outcomes?: readonly number[] } {
  return chance.outcomes.length > 0 ? { outcomes: chance.outcomes } : {};
}

function sameLine(written: Line, recorded: Line, withHash: boolean): boolean {
  const text = (line: Line) => JSON.stringify(withHash ? line : { ...line, hash: undefined });
  return text(written) === text(recorded);
}

function includes(buffer: readonly number[], count: number, a: number): boolean {
  for (let i = 0; i < count; i++) if (buffer[i] === a) return true;
  return false;
}

function nothingToUndo(seat: number): StolikError {
  return new StolikError(
    'nothing-to-undo',
    `seat ${seat} has nothing to take back: nothing played, or something became known since`,
  );
}
