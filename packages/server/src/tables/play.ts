import { type Line, StolikError } from '@stolik/core';
import { behindOf, isDecided, mayComeBack, type Said } from '@stolik/protocol';
import { botRequest, isByBot } from './by-bot.ts';
import { isNoticePast, timedOut } from './clock.ts';
import { closedUnbegun } from './closing.ts';
import { returns } from './presence.ts';
import { botOf, owingPeople, seatOfPerson, type TableRecord } from './record.ts';
import {
  askedAnew,
  charged,
  givenUp,
  reseated,
  stillAsked,
  stoodIn,
  withDeadline,
  withSeat,
} from './record-changes.ts';
import { ended } from './results.ts';
import type { Answer, Table } from './table.ts';
import type { Change, Moment, Plan, Tables } from './tables.ts';

/** A request of a person at a table. */
export interface TableRequest {
  readonly table: string;
  readonly person: string;
  /** The browser that asks. */
  readonly session?: string;
  /** The same when it is asked again. */
  readonly id: string;
  /** What the person knew when deciding. */
  readonly epoch: number;
}

/** Plays a list of moves; asked twice, it happens once. Answers with the player's own number of its last line. */
export async function play(
  tables: Tables,
  request: TableRequest,
  moves: readonly unknown[],
): Promise<Answer & { at: number }> {
  const answer = await decide(tables, request, (table, seat) => table.play(seat, moves, request.id));
  if (answer.stopped || answer.played >= moves.length) return answer;
  // A node that has read of it in the log knows where it stopped, but not why.
  return { ...answer, stopped: new StolikError('not-played', 'the rest of the list was not played') };
}

/** Takes back the last play. */
export function undo(tables: Tables, request: TableRequest): Promise<Answer & { at: number }> {
  return decide(tables, request, (table, seat, { time }) => {
    checkAffordable(table, seat, time);
    return table.undo(seat, request.id);
  });
}

/** Nobody is left without time by taking back that they were ready: what they were ready with stands. */
function checkAffordable({ record, match }: Table, seat: number, time: number): void {
  if (!match.isReady(seat)) return;
  const { clock } = stillAsked(charged(record, time), [...record.owes, seat]);
  if (clock?.left[seat] === 0) {
    throw new StolikError('too-late', 'the others have thought for longer than you have time left');
  }
}

/** Plays what a bot decided when its seat knew of the lines up to its own number `at`; `false` if it knows more by now. */
export function playForBot(tables: Tables, id: string, seat: number, at: number, moves: readonly unknown[]) {
  return tables.change<boolean>(id, (table, moment) => {
    const isAsked = isRunning(table) && botOf(table.record.seats[seat]) !== undefined;
    if (!isAsked || table.numberOf(table.match.seq, seat) !== at) return { answer: false };
    const asked = askedAt(table);
    const { lines, answer } = table.play(seat, moves, botRequest(at));
    // What took effect stands and the bot decides anew, but a bot that wants what is refused is a defect.
    if (answer.stopped) tables.parts.log.error(answer.stopped, 'a bot decided what the rules refuse');
    // Also when nobody may see what it sealed it is asked for the rest.
    return { record: table.record, ...written(table, asked, lines, moment, botRequest(at)), answer: true };
  });
}

/**
 * Gives the seats whose time is up to bots, or ends the game where that decides it. A table that slept for too long ends against whoever left first; one where
 * nobody is left to play with, since accounts were deleted or became one, ends as it is.
 */
export function callTime(tables: Tables, id: string): Promise<void> {
  return tables.change<void>(id, (table, moment) => {
    const { record } = table;
    const { now, time } = moment;
    if (!isRunning(table)) return { answer: undefined };
    if (isDecided(record)) return { answer: undefined, ...settled(table, record, moment) };
    if (record.asleep !== undefined) return overslept(table, moment);
    const late = record.clock ? timedOut(record.clock, owingPeople(record), time) : [];
    if (late.length === 0) return { answer: undefined };
    const replaced = late.reduce(
      (rest, seat) => withSeat(stoodIn(rest, seat, now), seat, { hasTimedOut: true }),
      charged(record, time),
    );
    const told = late.map((seat) => ({ time: now, seat, notice: 'timed-out' as const }));
    if (isDecided(replaced)) return { answer: undefined, ...settled(table, replaced, moment, ...told) };
    return { answer: undefined, ...reseated({ ...replaced, updated: now }, moment, told) };
  });
}

/** A sleeping table goes on without those who had notice, or is over when nobody came for too long. */
function overslept(table: Table, moment: Moment): Change<void> {
  const { record } = table;
  if (record.deadline === undefined || record.deadline > moment.time) return { answer: undefined };
  const isCalled = record.awaited !== undefined && isNoticePast(record.clock, moment.time);
  return isCalled ? { answer: undefined, ...reseated(charged(record, moment.time), moment) } : abandoned(table, moment);
}

function abandoned(table: Table, moment: Moment): Change<void> {
  const { record } = table;
  // Whoever ran out of time could not come back, and has lost already.
  const left = record.seats.flatMap(({ awaySince = moment.now }, seat) =>
    mayComeBack(record, seat) ? [{ seat, awaySince }] : [],
  );
  const [first] = left.sort((a, b) => a.awaySince - b.awaySince);
  const given = withoutStandIns(table, first ? givenUp(record, first.seat, moment.now) : record);
  const told = { time: moment.now, ...(first && { seat: first.seat }), notice: 'abandoned' as const };
  return { answer: undefined, ...settled(table, given, moment, told) };
}

/** The record of a table that all have left: whoever went later loses nothing by the bot that waited with them, unless it played most. */
function withoutStandIns(table: Table, record: TableRecord): TableRecord {
  return record.seats.reduce(
    (rest, _, seat) =>
      mayComeBack(record, seat) && !table.isMostlyByBot(seat) ? withSeat(rest, seat, { standIn: undefined }) : rest,
    record,
  );
}

/**
 * The end of a game that people have ended before its rules do, with what is told of it. Where nobody has played there is
 * nothing to win: whoever sits down at a stranger's table and gives up gives away no victory and takes no game.
 */
export function settled(table: Table, record: TableRecord, { now }: Moment, ...told: readonly Omit<Said, 'n'>[]) {
  const { match } = table;
  if (table.isUnplayed) {
    return { record: closedUnbegun(record, now), said: [...told, { time: now, notice: 'unbegun' as const }] };
  }
  return {
    // Whoever has their seat when somebody else ends the game has won, however much a bot played before; a seat that a bot
    // has wins for nobody, as whoever left or gave up was told.
    record: ended(record, match.game.score(match.state), now, behindOf),
    said: [...told, { time: now, notice: 'over' as const }],
  };
}

async function decide(
  tables: Tables,
  { table: id, person, session, id: request, epoch }: TableRequest,
  act: (table: Table, seat: number, moment: Moment) => { answer: Answer; lines: Line[] },
): Promise<Answer & { at: number }> {
  await wake(tables, id, person, session);
  const decision: Plan<Answer & { at: number }> = (table, moment) => {
    const { record } = table;
    const seat = seatOfPerson(record, person);
    if (seat === undefined) throw new StolikError('not-seated', 'you have no seat at this table');
    const own = (answer: Answer) => ({ ...answer, at: table.numberOf(answer.seq, seat) });
    const known = table.answerTo(seat, request);
    if (known) return { answer: own(known) };
    if (record.status === 'open') throw new StolikError('not-started', 'the game has not started yet');
    if (record.status !== 'running') throw new StolikError('game-over', 'the game is over');
    if (botOf(record.seats[seat]) !== undefined) throw new StolikError('away', 'a bot plays for you: come back first');
    if (epoch !== table.match.epoch) {
      throw new StolikError('stale', 'something happened meanwhile: look again', { field: 'epoch' });
    }
    const asked = askedAt(table);
    const { answer, lines } = act(table, seat, moment);
    return { ...written(table, asked, lines, moment, request), by: person, answer: own(answer) };
  };
  return tables.change(id, decision, session);
}

/** Whoever plays is there, also without a page that follows the table: nobody plays while all clocks stand because of them. */
function wake(tables: Tables, id: string, person: string, session?: string): Promise<void> {
  const waking: Plan<void> = (table, moment) => {
    const seat = seatOfPerson(table.record, person);
    const sleeps = isRunning(table) && table.record.asleep !== undefined;
    return seat !== undefined && sleeps ? returns(table, seat, moment) : { answer: undefined };
  };
  return tables.change(id, waking, session);
}

/** What the game wants before somebody answers. */
interface Asked {
  readonly epoch: number;
  /** Seats that were asked, those who are ready already among them. */
  readonly seats: readonly number[];
}

function askedAt({ match }: Table): Asked {
  return { epoch: match.epoch, seats: match.asked };
}

/** What is to be kept after lines were written. */
function written(table: Table, asked: Asked, lines: readonly Line[], { now, time }: Moment, request: string) {
  const { record, match } = table;
  const kept = lines.map((line) => ({ line, time: now, request }));
  // Not even when it was written may be seen: neither the clock nor the time of the last news moves.
  if (lines.every((line) => table.isSecret(line))) return { lines: kept };
  // Whoever only takes back and plays again gains no time; nor does a clock for the whole game while a bot plays.
  // Nor does it gain any while it stands, though people may play while somebody is awaited; nor afterwards, where others
  // answer the same question later.
  const isFree = (seat: number) =>
    record.asleep !== undefined ||
    botOf(record.seats[seat]) !== undefined ||
    (record.clock?.free?.includes(seat) ?? false);
  const isTimed = (seat: number) => record.pace.kind === 'days' || !isFree(seat);
  const after =
    match.epoch === asked.epoch
      ? stillAsked(charged(record, time), match.actors)
      : askedAnew(charged(record, time, asked.seats.filter(isTimed)), match.actors);
  const played = playedAfter(table, lines);
  // Whoever plays on has answered what somebody proposed.
  const proposal = isByBot(request) ? record.proposal : undefined;
  // Who has begun to play is shown beside the game, and so is what is proposed.
  const isSame = played.join() === record.played.join() && proposal === record.proposal;
  const revision = record.revision + (isSame ? 0 : 1);
  const progress = { ...after, played, proposal, revision, updated: now };
  return {
    lines: kept,
    record: match.isOver
      ? ended(byTheirOwn(table, progress), match.game.score(match.state), now, behindOf)
      : withDeadline(progress),
    ...(match.isOver ? { said: [{ time: now, notice: 'over' as const }] } : {}),
  } satisfies Omit<Change<unknown>, 'answer'>;
}

/** The seats whose people have played, after lines were written. */
function playedAfter(table: Table, lines: readonly Line[]): readonly number[] {
  const { played } = table.record;
  const mayHaveChanged = (seat: number) => !played.includes(seat) || lines.some((line) => 'retract' in line);
  const seats = new Set(lines.flatMap((line) => ('seat' in line && mayHaveChanged(line.seat) ? [line.seat] : [])));
  if (seats.size === 0) return played;
  const rest = played.filter((seat) => !seats.has(seat));
  return [...rest, ...[...seats].filter((seat) => table.hasPlayed(seat))].sort((a, b) => a - b);
}

/** The record of a game that its rules have ended: a seat that bots played more of than its person did is a bot's. */
function byTheirOwn(table: Table, record: TableRecord): TableRecord {
  return record.seats.reduce(
    (rest, { kind }, seat) =>
      kind === 'human' && table.isMostlyByBot(seat) ? withSeat(rest, seat, { standIn: record.standIn }) : rest,
    record,
  );
}

function isRunning({ record }: Table): boolean {
  return record.status === 'running';
}
