import { type Chance, noChance } from './chance/chance.ts';
import { type Draw, RecordingChance } from './chance/recording.ts';
import { type ChanceSource, recordedSource } from './chance/source.ts';
import { ANEW } from './chance/tags.ts';
import { StolikError } from './errors.ts';
import { badField } from './fields.ts';
import { type Game, isSimultaneous, seatsOf } from './game.ts';
import { legalOf, playMove } from './legal.ts';
import type { Header, Line, Log } from './log.ts';
import type { Played, PlayedPart, Written } from './played.ts';
import { Sealed } from './sealed.ts';

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

/** Of a line that gets another link than it had in the log it comes from. */
interface CopyingSource extends ChanceSource {
  readonly isCopied?: boolean;
}

/** One line of a list, and how many of its moves went into it. */
interface PlayedLine<E> {
  readonly line: Written<E>;
  readonly played: number;
}

/**
 * A game being played: the append-only log and the state it leads to.
 *
 * A list of moves is one line and all or nothing, up to the first move that draws chance or ends the epoch; the rest is
 * tried as a new list. While several seats decide at once their lists are sealed here and applied together in seat order
 * when the last is in. A seat may take back its own last play within the epoch.
 */
export class Match<S = unknown, M = unknown, V = unknown, E = unknown, O = unknown> {
  readonly game: Game<S, M, V, E, O>;
  readonly header: Header<O>;
  /**
   * Everything so far, hidden things included: for keeping, never for showing to players. It is one list that grows with
   * the match; whoever wants it as it is now copies it.
   */
  readonly log: Log<M>;
  readonly #lines: Line<M>[] = [];
  #source: ChanceSource;
  #state: S;
  /** How often each tag was drawn since the log began or was forked. */
  readonly #drawn = new Map<number, number>();
  #drew: readonly Draw[] = [];
  readonly #undo: Snapshot<S>[] = [];
  readonly #sealed = new Sealed<S, M>();

  private constructor(game: Game<S, M, V, E, O>, header: Header<O>, source: ChanceSource) {
    this.game = game;
    this.header = header;
    this.log = { header, lines: this.#lines };
    this.#source = source;
    const chance = this.#nextChance();
    this.#state = game.setup(header.options, header.seats, chance);
    this.#write({ seq: 0, setup: true, outcomes: chance.outcomes }, chance);
  }

  /** Deals a new match. */
  static begin<S, M, V, E, O>(game: Game<S, M, V, E, O>, setup: MatchSetup): Match<S, M, V, E, O> {
    const { seats, source, entropy } = setup;
    const header: Header<O> = {
      game: game.id,
      version: game.version,
      seats,
      options: parseOptions(game, seats, setup.options),
      ...(source.commitment === undefined ? {} : { commitment: source.commitment }),
      ...(entropy === undefined ? {} : { entropy }),
      ...(source.chance === undefined ? {} : { chance: source.chance }),
    };
    return new Match(game, header, source);
  }

  /**
   * The match a log leads to, by its recorded outcomes. What comes after draws from `source`, whose digest, if it has one,
   * must give the log's own hashes. `watch` sees it happen.
   */
  static restore<S, M, V, E, O>(
    game: Game<S, M, V, E, O>,
    log: Log,
    source: ChanceSource = recordedSource([]),
    watch?: Watch<S, M, V, E, O>,
  ): Match<S, M, V, E, O> {
    const match = Match.#replay(game, log, (line) => recordedSource(outcomesIn(line), source.digest), watch);
    match.#source = source;
    return match;
  }

  /**
   * The match that a fork begins with: the lines of another up to the one that `header` names, linked anew by the
   * source's digest, and, where a seat is named, with what it could not see dealt anew. What comes after draws from
   * `source`.
   */
  static branch<S, M, V, E, O>(
    game: Game<S, M, V, E, O>,
    { header, lines }: Log,
    source: ChanceSource,
    seenBy?: number,
  ): Match<S, M, V, E, O> {
    const kept = lines.slice(0, (header.fork?.line ?? 0) + 1).map(({ hash: _, ...line }) => line as Line);
    const from = (line: Line) => ({ ...recordedSource(outcomesIn(line), source.digest), isCopied: true });
    const match = Match.#replay(game, { header, lines: kept }, from);
    match.#source = source;
    if (seenBy !== undefined) match.#dealAnew(seenBy);
    return match;
  }

  /**
   * The match a log leads to, with every outcome drawn again from `source`; the first line that differs is an error
   * naming it. What a fork has from another game was drawn there, and stands as it is.
   */
  static verify<S, M, V, E, O>(game: Game<S, M, V, E, O>, log: Log, source: ChanceSource): Match<S, M, V, E, O> {
    if (source.commitment !== undefined && source.commitment !== log.header.commitment) {
      throw new StolikError('bad-log', 'the seed does not match the commitment in the header');
    }
    const given = log.header.fork?.line ?? -1;
    return Match.#replay(game, log, (line) =>
      line.seq <= given ? recordedSource(outcomesIn(line), source.digest) : source,
    );
  }

  get seq(): number {
    return this.#lines.length - 1;
  }

  /** What the last line drew. */
  get drew(): readonly Draw[] {
    return this.#drew;
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

  /** The seats that are asked now, ascending: those that are ready already among them. */
  get asked(): readonly number[] {
    return seatsOf(this.game.actors(this.#state));
  }

  /** The seats that still owe a decision, ascending: sealed seats do not. */
  get actors(): readonly number[] {
    return this.asked.filter((seat) => !this.isReady(seat));
  }

  /** Whether the seat has sealed a complete decision and waits for the others. */
  isReady(seat: number): boolean {
    return this.#sealed.has(seat) && !this.#isAsked(this.#seenBy(seat), seat);
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
    return legalOf(this.game, s, seat).map((a) => this.game.toMove(s, seat, a));
  }

  /** Plays a whole list. Where its end is refused that throws, although what took effect before stays. */
  play(seat: number, moves: readonly M[]): Played<E> {
    const { stopped, played: _, ...done } = this.playUntilStopped(seat, moves);
    if (stopped) throw stopped;
    return done;
  }

  /** Plays a list as far as it goes: of people's lists chance may leave only the beginning. */
  playUntilStopped(seat: number, moves: readonly M[]): PlayedPart<E> {
    this.#mustOwe(seat);
    if (moves.length === 0) throw badField('moves', 'must hold at least one move');
    // A copy in the one form that logs have, whatever the caller does with its own.
    const list = moves.map((move) => this.game.readMove(move));
    const first = this.#playLine(seat, list);
    const lines: Written<E>[] = [first.line];
    let { played } = first;
    let stopped: StolikError | undefined;
    while (played < list.length && !stopped) {
      try {
        this.#mustOwe(seat);
        const next = this.#playLine(seat, list.slice(played));
        lines.push(next.line);
        played += next.played;
      } catch (error) {
        if (!(error instanceof StolikError)) throw error;
        stopped = error;
      }
    }
    const events = lines.flatMap((line) => line.events);
    return { seq: this.seq, events, lines, played, ...(stopped ? { stopped } : {}) };
  }

  /** Whether the seat has a play to take back. */
  canRetract(seat: number): boolean {
    return this.#sealed.has(seat) || this.#undo.at(-1)?.seat === seat;
  }

  /** Takes back the seat's last play, if nothing became known since. */
  retract(seat: number): void {
    const retract = this.#sealed.drop(seat) ?? this.#rewind(seat);
    this.#write({ seq: this.#lines.length, seat, retract });
  }

  /** Takes over a line that somebody else added to the same log. */
  follow(line: Line): readonly E[] {
    const own = this.#source;
    try {
      return this.#follow(line, recordedSource(outcomesIn(line), own.digest));
    } finally {
      this.#source = own;
    }
  }

  #playLine(seat: number, moves: readonly M[]): PlayedLine<E> {
    return isSimultaneous(this.game.actors(this.#state)) ? this.#seal(seat, moves) : this.#take(seat, moves);
  }

  /** Applies moves until one of them draws chance or ends the epoch, and writes them as one line. */
  #take(seat: number, moves: readonly M[]): PlayedLine<E> {
    const s = this.game.clone(this.#state);
    const chance = this.#nextChance();
    const events: E[] = [];
    const isClosed = () => chance.draws.length > 0 || this.game.epoch(s) !== this.epoch;
    let played = 0;
    for (const move of moves) {
      playMove(this.game, s, seat, move, chance, (event) => events.push(event));
      played++;
      if (isClosed()) break;
    }
    const seq = this.#lines.length;
    if (isClosed()) this.#undo.length = 0;
    else this.#undo.push({ seq, seat, before: this.#state });
    this.#state = s;
    this.#write({ seq, seat, moves: moves.slice(0, played), ...drawnFrom(chance) }, chance);
    return { line: { seq, events }, played };
  }

  /** Keeps a simultaneous seat's moves; the last seat's list makes them all happen. */
  #seal(seat: number, all: readonly M[]): PlayedLine<E> {
    const state = this.game.clone(this.#seenBy(seat));
    let played = 0;
    for (const move of all) {
      if (!this.#isAsked(state, seat)) break;
      playMove(this.game, state, seat, move, noChance);
      played++;
    }
    const moves = all.slice(0, played);
    const isReady = !this.#isAsked(state, seat);
    if (isReady && this.actors.every((other) => other === seat)) return { line: this.#reveal(seat, moves), played };
    if (played < all.length) {
      throw new StolikError('not-your-turn', `seat ${seat} is ready after ${played} of these moves`);
    }
    const seq = this.#lines.length;
    this.#sealed.add(seat, { seq, moves, state });
    this.#write({ seq, seat, moves });
    return { line: { seq, events: [] }, played };
  }

  /** The last simultaneous seat is ready: all lists happen, in seat order. */
  #reveal(last: number, moves: readonly M[]): Written<E> {
    const s = this.game.clone(this.#state);
    const chance = this.#nextChance();
    const events: E[] = [];
    for (const seat of this.asked) {
      const all = [...this.#sealed.movesOf(seat), ...(seat === last ? moves : [])];
      for (const move of all) playMove(this.game, s, seat, move, chance, (event) => events.push(event));
    }
    const seq = this.#lines.length;
    this.#sealed.clear();
    this.#state = s;
    this.#write({ seq, seat: last, moves, ...drawnFrom(chance) }, chance);
    return { seq, events };
  }

  /** Deals anew what the seat cannot see. What others have sealed it cannot see either: they decide again. */
  #dealAnew(seat: number): void {
    const seq = this.#lines.length;
    const { fork, seats } = this.header;
    if (!fork || seq > fork.line + 1) throw badField('anew', 'can only be where a fork begins');
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) {
      throw badField('seat', `must be a whole number from 0 to ${seats - 1}`);
    }
    const chance = this.#nextChance();
    const s = this.game.clone(this.#state);
    // By a tag that nothing else has: the same luck is for what comes.
    const untold: Chance = { int: (n) => chance.int(n, ANEW) };
    if (this.game.redeal) this.game.redeal(s, seat, untold);
    else this.game.shuffle(s, seat, untold);
    this.#state = s;
    this.#undo.length = 0;
    this.#sealed.keepOnly(seat, (moves) => {
      const own = this.game.clone(s);
      for (const move of moves) playMove(this.game, own, seat, move, noChance);
      return own;
    });
    this.#write({ seq, seat, anew: true, ...drawnFrom(chance) }, chance);
  }

  /** Goes back to before the seat's last play, and says which line that was. */
  #rewind(seat: number): number {
    const last = this.#undo.at(-1);
    if (last?.seat !== seat) {
      const why = 'nothing played, or something became known since';
      throw new StolikError('nothing-to-undo', `seat ${seat} has nothing to take back: ${why}`);
    }
    this.#undo.pop();
    this.#state = last.before;
    return last.seq;
  }

  /** The state with the seat's own sealed moves in it, and nobody else's. */
  #seenBy(seat: number | undefined): S {
    return (seat === undefined ? undefined : this.#sealed.stateOf(seat)) ?? this.#state;
  }

  #isAsked(s: S, seat: number): boolean {
    return ((this.game.actors(s) >> seat) & 1) === 1;
  }

  #mustOwe(seat: number): void {
    if (this.isOver) throw new StolikError('game-over', 'the game is over');
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.header.seats) {
      throw badField('seat', `must be a whole number from 0 to ${this.header.seats - 1}`);
    }
    if (!this.actors.includes(seat)) throw new StolikError('not-your-turn', `seat ${seat} owes no decision now`);
  }

  /** Chance for the line that comes next. */
  #nextChance(): RecordingChance {
    return new RecordingChance(this.#source.next(this.log, this.#drawn));
  }

  #write(line: Line<M>, chance?: RecordingChance): void {
    const before = this.#lines.at(-1)?.hash ?? JSON.stringify(this.header);
    const hash = this.#source.digest?.(`${before}\n${JSON.stringify(line)}`);
    this.#lines.push(hash === undefined ? line : { ...line, hash });
    this.#drew = chance?.draws ?? [];
    for (const { tag } of this.#drew) this.#drawn.set(tag, (this.#drawn.get(tag) ?? 0) + 1);
    if (line.seq === this.header.fork?.line) this.#drawn.clear();
  }

  /** Plays the line of a log again with the chance of `source`; the line it writes must come out the same. */
  #follow(line: Line, source: CopyingSource): readonly E[] {
    this.#source = source;
    let events: readonly E[] = [];
    if ('retract' in line) this.retract(line.seat);
    else if ('anew' in line) this.#dealAnew(line.seat);
    else if ('moves' in line) ({ events } = this.play(line.seat, line.moves as readonly M[]));
    const written = this.#lines.at(-1);
    const recorded = 'moves' in line ? { ...line, moves: line.moves.map((move) => this.game.readMove(move)) } : line;
    if (!written || !isSame(written, recorded, source.digest !== undefined && !source.isCopied)) {
      throw new StolikError('bad-log', `expected ${JSON.stringify(written)}`);
    }
    if (!source.isCopied) this.#lines[written.seq] = recorded as Line<M>;
    return events;
  }

  static #replay<S, M, V, E, O>(
    game: Game<S, M, V, E, O>,
    { header, lines }: Log,
    sourceOf: (line: Line) => CopyingSource,
    watch?: Watch<S, M, V, E, O>,
  ): Match<S, M, V, E, O> {
    if (header.game !== game.id || header.version !== game.version) {
      const wanted = `${header.game} version ${header.version}`;
      throw new StolikError('bad-log', `the log is of ${wanted}, these rules are ${game.id} version ${game.version}`);
    }
    const [setup] = lines;
    if (!setup) throw new StolikError('bad-log', 'the log has no lines, not even the set-up', { line: 0 });
    const options = parseOptions(game, header.seats, header.options);
    let seq = 0;
    try {
      const match = new Match(game, { ...header, options }, sourceOf(setup));
      for (const line of lines) {
        seq = line.seq;
        const events = match.#follow(line, sourceOf(line));
        watch?.(match, match.#lines[seq]!, events);
      }
      return match;
    } catch (error) {
      if (!(error instanceof StolikError)) throw error;
      throw new StolikError('bad-log', `line ${seq} of the log is bad: ${error.message}`, { line: seq });
    }
  }
}

function parseOptions<S, M, V, E, O>(game: Game<S, M, V, E, O>, seats: number, options: unknown): O {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw badField('seats', `${game.id} is for ${min} to ${max} players, not ${seats}`);
  }
  return game.parseOptions(options ?? {}, seats);
}

function drawnFrom(chance: RecordingChance): { outcomes?: readonly number[] } {
  return chance.draws.length > 0 ? { outcomes: chance.outcomes } : {};
}

function outcomesIn(line: Line): readonly number[] {
  return ('outcomes' in line && line.outcomes) || [];
}

function isSame(written: Line, recorded: Line, withHash: boolean): boolean {
  const text = (line: Line) => JSON.stringify(withHash ? line : { ...line, hash: undefined });
  return text(written) === text(recorded);
}
