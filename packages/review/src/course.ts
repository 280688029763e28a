import type { BotGame } from '@stolik/bots';
import { type Play, timeOf } from '@stolik/bots/search';
import {
  type Game,
  isSimultaneous,
  type Line,
  type Log,
  Match,
  noChance,
  type ScoreSheet,
  StolikError,
  seatsOf,
} from '@stolik/core';

/** A whole turn of one seat: what it played in one epoch, up to where it handed over or chance decided. */
export interface PlayedTurn {
  /** Its place among all turns of the game. */
  readonly index: number;
  readonly seat: number;
  /** Its first and its last line in the log. What was taken back lies between or before, and does not count. */
  readonly line: number;
  readonly last: number;
  readonly moves: readonly unknown[];
  /** All that the seat knew before it. */
  readonly view: unknown;
  readonly moment: Moment;
}

/** When in the game something is: the clock of the game, and turns since that went on. */
export interface Moment {
  readonly clock: number;
  readonly step: number;
}

/** A line in which chance decided. States are true ones: whoever judges turns must not see them. */
export interface ChanceEvent {
  readonly line: number;
  /** The state right before the action that drew, and whose action that was. */
  readonly eve: unknown;
  readonly seat: number;
  readonly action: number;
  readonly after: unknown;
}

/** A moment at which somebody was asked: the true state, before the line. */
export interface Stage {
  readonly line: number;
  readonly state: unknown;
  readonly moment: Moment;
  /** Whether several decided at once, and the state after all have. */
  readonly revealed?: unknown;
  /** The turns that were played here. */
  readonly turns: readonly number[];
}

/** A finished game, as it went. */
export interface Course {
  readonly seats: number;
  readonly turns: readonly PlayedTurn[];
  readonly events: readonly ChanceEvent[];
  readonly stages: readonly Stage[];
  readonly sheets: readonly ScoreSheet[];
}

interface OpenTurn {
  readonly seat: number;
  readonly line: number;
  last: number;
  readonly moves: unknown[];
}

interface OpenStage {
  readonly before: unknown;
  readonly turns: OpenTurn[];
  readonly isShared: boolean;
  after: unknown;
}

/** Plays a log again and cuts it into turns. What is not a whole and finished game is refused with a sentence. */
export function courseOf({ game }: BotGame, play: Play<unknown>, log: Log): Course {
  const whole = Match.restore(game, log);
  if (!whole.isOver) throw new StolikError('not-over', 'the game is not over: only finished games are reviewed');
  const lines = whole.log.lines.filter(isStanding(whole.log.lines));
  const stages: OpenStage[] = [];
  const events: ChanceEvent[] = [];
  let open: OpenStage | undefined;
  let before: unknown;
  let epoch = 0;
  const replay = lines.map((line, seq) => ({ ...line, seq }));
  Match.restore(game, { ...log, lines: replay }, undefined, (match, { seq }) => {
    const line = lines[seq]!;
    const after = match.state;
    if ('moves' in line) {
      open ??= { before, turns: [], isShared: isSimultaneous(game.actors(before)), after: undefined };
      const turn = turnIn(open, line.seat, line.seq);
      turn.moves.push(...line.moves);
      turn.last = line.seq;
      const drew = line.outcomes !== undefined;
      if (drew) events.push({ line: line.seq, ...eveOf(game, open, line), after });
      if (drew || match.epoch !== epoch || game.actors(after) !== game.actors(before)) {
        open.after = after;
        stages.push(open);
        open = undefined;
      }
    }
    if (!open) {
      before = after;
      epoch = match.epoch;
    }
  });
  return { seats: whole.header.seats, events, sheets: game.score(whole.state), ...told(game, play, stages) };
}

/** Which lines stand: neither taken back nor the word that something is. */
function isStanding(lines: readonly Line[]): (line: Line) => boolean {
  const undone = new Set(lines.flatMap((line) => ('retract' in line ? [line.retract] : [])));
  return (line) => !('retract' in line) && !undone.has(line.seq);
}

function turnIn({ turns }: OpenStage, seat: number, line: number): OpenTurn {
  let turn = turns.find((one) => one.seat === seat);
  if (!turn) {
    turn = { seat, line, last: line, moves: [] };
    turns.push(turn);
  }
  return turn;
}

/** Where only the action is left that made chance decide: where several decided at once, that of the last of them. */
function eveOf(game: Game, { before, turns, isShared }: OpenStage, line: { readonly seat: number }) {
  const eve = game.clone(before);
  const order = isShared ? seatsOf(game.actors(before)) : [line.seat];
  const steps = order
    .flatMap((seat) => turns.filter((turn) => turn.seat === seat))
    .flatMap(({ seat, moves }) => moves.map((move) => ({ seat, move })));
  const last = steps.pop()!;
  for (const { seat, move } of steps) game.apply(eve, seat, game.toAction(eve, seat, move)!, noChance);
  return { eve, seat: last.seat, action: game.toAction(eve, last.seat, last.move)! };
}

/** The same in the order of the game, with the time at which it was. */
function told(game: Game, play: Play<unknown>, open: readonly OpenStage[]): Pick<Course, 'turns' | 'stages'> {
  const turns: PlayedTurn[] = [];
  let moment: Moment = { clock: Number.NaN, step: 0 };
  const stages = open.map(({ before, turns: here, isShared, after }): Stage => {
    const clock = timeOf(play, before);
    moment = { clock, step: clock === moment.clock ? moment.step + 1 : 0 };
    const indexes = here.map(({ seat, line, last, moves }) => {
      const index = turns.length;
      turns.push({ index, seat, line, last, moves, view: game.view(before, seat), moment });
      return index;
    });
    const revealed = isShared ? { revealed: after } : {};
    return { line: here[0]!.line, state: before, moment, turns: indexes, ...revealed };
  });
  return { turns, stages };
}
