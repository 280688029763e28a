import {
  type ChanceSource,
  type GameEntry,
  type Line,
  type Log,
  Match,
  type PlayedPart,
  type PlayLine,
  StolikError,
  underRules,
} from '@stolik/core';
import { gameEntry, games } from '@stolik/games';
import { FIRST_ASIDE, isAside, type Look } from '@stolik/protocol';
import { isByBot } from './by-bot.ts';
import { shownClock } from './clock.ts';
import { headerOf, type TableRecord } from './record.ts';
import { type KeptSaid, Talk } from './said.ts';
import { Sight } from './sight.ts';
import type { News } from './words.ts';

/** A line as it is kept: what was played, when, and which request asked for it. */
export interface KeptLine {
  readonly line: Line;
  readonly time: number;
  readonly request: string | undefined;
}

/** What a request led to. */
export interface Answer {
  /** Its last line. */
  readonly seq: number;
  readonly played: number;
  readonly stopped?: StolikError;
}

/** What one seat may take back in a game: far more than anybody would, so that no log grows without end. */
export const MOST_UNDONE = 300;

/** A table in memory: its record and, once it runs, its match and who may know what of it. */
export class Table {
  #record: TableRecord;
  readonly #talk = new Talk(-1);
  readonly #asides = new Talk(FIRST_ASIDE - 1);
  readonly #source: ChanceSource;
  /** When a time is, by the clock on the wall. */
  readonly onWall: (time: number) => number;
  #match: Match | undefined;
  #sight = new Sight();
  readonly #answers = new Map<string, Answer>();
  #isPlayed = false;
  /** The lines that bots wrote. */
  readonly #byBots = new Set<number>();
  /** What is asked first, where all are asked together, and the line that ended it. */
  #opening: number | undefined;
  #openedAt: number | undefined;
  /** Lines that no rules are kept for. */
  readonly #unread: Line[] = [];

  constructor(record: TableRecord, source: ChanceSource, onWall: (time: number) => number = (time) => time) {
    this.#record = record;
    this.#source = source;
    this.onWall = onWall;
  }

  get record(): TableRecord {
    return this.#record;
  }

  /** What is said at the table. */
  get talk(): Talk {
    return this.#talk;
  }

  /** What is said among those who look on. */
  get asides(): Talk {
    return this.#asides;
  }

  /** The last things said at the table, the oldest first. */
  get said(): readonly KeptSaid[] {
    return this.#talk.said;
  }

  /** The number of its last line; -1 before the first. */
  get seq(): number {
    return this.#match?.seq ?? this.#unread.length - 1;
  }

  get match(): Match {
    if (this.isLost) throw new StolikError('rules-gone', 'this game began under rules that are not kept any more');
    if (!this.#match) throw new StolikError('not-started', 'the game has not started yet');
    return this.#match;
  }

  get hasStarted(): boolean {
    return this.#match !== undefined;
  }

  /** Whether it began under rules that are not kept any more: it can be read and not played. */
  get isLost(): boolean {
    return this.#unread.length > 0;
  }

  /** What was played. */
  get log(): Log {
    return this.#match?.log ?? { header: headerOf(this.record), lines: this.#unread };
  }

  get lastSaid(): number {
    return this.#talk.last;
  }

  /** Becomes what was kept, here or by another node. If a line does not fit, this table is no use any more. */
  take({ record, lines, said }: News<TableRecord>): void {
    this.#record = record;
    this.#talk.take(said.filter((one) => !isAside(one)));
    this.#asides.take(said.filter(isAside));
    for (const line of lines) this.#follow(line);
  }

  /** Deals. The line is yet to be kept. */
  begin(): Line {
    const { game } = gameEntry(this.record.game, this.record.version);
    const { seats, options, entropy } = headerOf(this.record);
    this.#match = Match.begin(game, { seats, options, source: this.#source, entropy });
    this.#noteOpening(this.#match);
    this.#sight.add({ seat: undefined, events: [], isSecret: false });
    return this.#match.log.lines[0];
  }

  /** What this request led to, if it was here before. */
  answerTo(seat: number, request: string): Answer | undefined {
    return this.#answers.get(`${seat} ${request}`);
  }

  /** Whether no person has played yet, as far as everybody may know: what bots did in their seats is nobody's. */
  get isUnplayed(): boolean {
    this.#isPlayed ||= this.#sight.someOfSeats((seq) => !this.#byBots.has(seq));
    return !this.#isPlayed;
  }

  /** What was played and not taken back. */
  get standingMoves(): readonly PlayLine[] {
    const { lines } = this.match.log;
    const undone = new Set(lines.flatMap((line) => ('retract' in line ? [line.retract] : [])));
    return lines.flatMap((line) => ('moves' in line && !undone.has(line.seq) ? [line] : []));
  }

  isByBot(seq: number): boolean {
    return this.#byBots.has(seq);
  }

  /** Whether bots decided more of what stands for a seat than its person did. */
  isMostlyByBot(seat: number): boolean {
    let balance = 0;
    for (const line of this.standingMoves) {
      if (line.seat === seat) balance += this.isByBot(line.seq) ? line.moves.length : -line.moves.length;
    }
    return balance > 0;
  }

  /** How far the game was before a line, or is now; nothing is known of games that do not say. */
  progressAt(seq = this.match.seq + 1): number {
    const { game, log } = this.match;
    const before = { header: headerOf(this.record), lines: log.lines.slice(0, seq) };
    return game.progress?.(Match.restore(game, before, this.#source).state) ?? 0;
  }

  /** Plays for a seat. The lines are yet to be kept. */
  play(seat: number, moves: readonly unknown[], request: string): { answer: Answer; lines: Line[] } {
    return this.#write(seat, request, () => this.match.playUntilStopped(seat, moves));
  }

  /** Takes back a seat's last play. */
  undo(seat: number, request: string): { answer: Answer; lines: Line[] } {
    const undone = this.match.log.lines.filter((line) => 'retract' in line && line.seat === seat).length;
    if (undone >= MOST_UNDONE) throw new StolikError('enough', 'you have taken back enough in this game');
    return this.#write(seat, request, () => {
      this.match.retract(seat);
      const { seq } = this.match;
      return { seq, events: [], lines: [{ seq, events: [] }], played: 0 };
    });
  }

  /** The game as a viewer may see it. */
  look(viewer: number | undefined): Look {
    const { match, record } = this;
    const { clock } = record;
    // People may end a game before its rules do, and whoever runs the server may close its table.
    const isOver = match.isOver || record.status === 'over' || record.status === 'gone';
    return {
      at: this.#sight.numberOf(match.seq, viewer),
      epoch: match.epoch,
      view: match.view(viewer),
      actors: isOver ? [] : [...match.actors],
      canUndo: !isOver && viewer !== undefined && match.canRetract(viewer),
      isOver,
      ...(this.isUnplayed ? { isUnplayed: true } : {}),
      ...(clock ? { clock: shownClock(clock, this.onWall) } : {}),
    };
  }

  /** What the viewer may know of everything after its own number `from`. */
  since(from: number, viewer: number | undefined) {
    return this.#sight.since(from, viewer);
  }

  numberOf(seq: number, viewer: number | undefined): number {
    return this.#sight.numberOf(seq, viewer);
  }

  /** Whether nobody but its seat may know of the line. */
  isSecret({ seq }: Line): boolean {
    return this.#sight.isSecret(seq);
  }

  /**
   * Whether the person of a seat has played, as far as everybody may know: something that stands. An answer to what all are
   * asked together before anything has happened, such as which window to take, is none, in however many steps it was given:
   * whoever has done nothing else has set up a game and not played it.
   */
  hasPlayed(seat: number): boolean {
    const { lines } = this.match.log;
    const undone = new Set(lines.flatMap((line) => ('retract' in line ? [line.retract] : [])));
    return lines.some(
      (line) =>
        'moves' in line &&
        line.seat === seat &&
        !this.#byBots.has(line.seq) &&
        !this.#isOpening(line) &&
        !undone.has(line.seq) &&
        !this.isSecret(line),
    );
  }

  #isOpening({ seq }: Line): boolean {
    return this.#opening !== undefined && (this.#openedAt === undefined || seq <= this.#openedAt);
  }

  #noteOpening({ asked, epoch }: Match): void {
    if (asked.length > 1) this.#opening = epoch;
  }

  #write(seat: number, request: string, act: () => PlayedPart<unknown>): { answer: Answer; lines: Line[] } {
    const first = this.match.seq + 1;
    const before = this.#glance(seat);
    const { seq, played, stopped, lines: written } = act();
    const lines = this.match.log.lines.slice(first);
    for (const [i, line] of lines.entries()) {
      // A list may end one question and begin to answer the next: only its last line can be sealed.
      const isLast = i === lines.length - 1;
      this.#learn(line, written[i].events, before, isLast);
    }
    const answer = { seq, played, ...(stopped ? { stopped } : {}) };
    this.#remember(seat, request, answer);
    for (const line of lines) this.#attribute(line, request);
    return { answer, lines };
  }

  #follow({ line, request }: KeptLine): void {
    if (!this.#match) {
      const { game } = entryOf(this.record) ?? {};
      if (!game) {
        this.#unread.push(line);
        return;
      }
      this.#match = Match.restore(game, { header: headerOf(this.record), lines: [line] }, this.#source);
      this.#noteOpening(this.#match);
      this.#sight.add({ seat: undefined, events: [], isSecret: false });
      return;
    }
    const seat = 'seat' in line ? line.seat : 0;
    const before = this.#glance(seat);
    const events = this.match.follow(line);
    this.#learn(line, events, before);
    if (request === undefined) return;
    this.#attribute(line, request);
    const played = 'moves' in line ? line.moves.length : 0;
    const earlier = this.answerTo(seat, request);
    this.#remember(seat, request, { seq: line.seq, played: played + (earlier?.played ?? 0) });
  }

  #remember(seat: number, request: string, answer: Answer): void {
    this.#answers.set(`${seat} ${request}`, answer);
  }

  #attribute({ seq }: Line, request: string): void {
    if (isByBot(request)) this.#byBots.add(seq);
  }

  #glance(seat: number) {
    return { hadSealed: this.match.hasSealed(seat), wasReady: this.match.isReady(seat) };
  }

  /** Only lists that were sealed and changed nothing for the others stay secret. */
  #learn(
    line: Line,
    events: readonly unknown[],
    before: { hadSealed: boolean; wasReady: boolean },
    isLast = true,
  ): void {
    if (this.match.epoch !== this.#opening) this.#openedAt ??= line.seq;
    const seat = 'seat' in line ? line.seat : undefined;
    const isSealed = seat !== undefined && ('retract' in line ? before.hadSealed : this.match.hasSealed(seat));
    this.#sight.add({
      seat,
      events,
      isSecret: isLast && isSealed && this.match.isReady(seat) === before.wasReady,
      ...('retract' in line ? { undoes: line.retract } : {}),
    });
  }
}

/** The game of a table by the rules it began under; `undefined` where those are not kept. */
function entryOf({ game, version }: TableRecord): GameEntry | undefined {
  const latest = games.find((entry) => entry.game.id === game);
  return latest && underRules(latest, version);
}
