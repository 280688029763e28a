import type { BotGame } from '@stolik/bots';
import { finish } from '../finish.ts';
import type { Interval } from '../judge.ts';
import { halfWidth, rounded } from '../numbers.ts';
import { second, tellingOf } from '../second.ts';
import { settingsOf } from '../settings.ts';
import { race } from '../trial.ts';
import { actionsIn, movesIn } from '../turns.ts';
import { Field } from './field.ts';
import type { Tempting } from './puzzle.ts';

/** What is thought of a turn that nobody had looked at. */
export interface Weight extends Tempting, Interval {
  /** It is as good as the best as far as anybody can tell. */
  readonly isAsGood: boolean;
}

export interface Question {
  readonly view: unknown;
  readonly seat: number;
  /** Both as typed. */
  readonly turn: string;
  readonly best: string;
  /** By how many points answers lead all else; half of it makes no difference. */
  readonly gap: number;
}

const HALF = 0.5;

/** Weighs a turn against the answer of a puzzle, by what its seat knows. */
export function weighTurn(playable: BotGame, { view, seat, turn, best, gap }: Question): Weight {
  const { game } = playable;
  const settings = settingsOf(game.id);
  const field = new Field(playable, view, seat);
  const s = field.imagined;
  const [played, answer] = [turn, best].map((line) => actionsIn(game, s, seat, movesIn(game, line))) as [
    number[],
    number[],
  ];
  const luck = field.raceOf(`weigh/${turn}`);
  const sight = { s, race: luck, options: [{ actions: played }, { actions: answer }], suspicion: 0 };
  const behind = finish(race(sight, settings)).behind[0]!;
  const width = halfWidth(behind);
  const isAsGood = behind.mean - width <= 0 || behind.mean < HALF * gap;
  const told = isAsGood
    ? { lines: {}, why: [] }
    : tellingOf(finish(second(game, luck, s, [played, answer], settings.endWorlds)), settings.scale);
  return {
    turn,
    loss: rounded(behind.mean),
    low: rounded(behind.mean - width),
    high: rounded(behind.mean + width),
    isAsGood,
    ...told,
  };
}
