import type { BotGame } from '@stolik/bots';
import { botNamed } from '@stolik/bots';
import { type Puzzling, SeededChance } from '@stolik/core';
import { movesIn } from '../turns.ts';
import { Field } from './field.ts';
import { matchAt } from './position.ts';
import type { Placed } from './puzzle.ts';
import { isClear, leadOfAnswers } from './standing.ts';

/** How much is played to see whether a puzzle still holds. */
export interface VerifyBudget {
  readonly breadth: number;
  readonly worlds: number;
  /** Playouts by which the strongest level names it. */
  readonly iterations: number;
}

export const VERIFY: VerifyBudget = { breadth: 10, worlds: 128, iterations: 1000 };

/** What the answers must lead by, as a share of what they had to when they were found, and in standard errors. */
const HALF = 0.5;
const ERRORS = 2;

/** Looks at a puzzle again, in worlds that nobody has seen: a sentence says what is wrong with it. */
export function faultIn(
  playable: BotGame,
  { gap }: Pick<Puzzling, 'gap'>,
  { id, game: played, puzzle }: Placed,
  seed: string,
  { breadth, worlds, iterations }: VerifyBudget = VERIFY,
): string | undefined {
  const { game } = playable;
  const { seat, answers, others, isBlind = false } = puzzle;
  const match = matchAt(game, played, puzzle.at);
  if (!match.actors.includes(seat)) return `seat ${seat} is not asked`;
  const view = match.view(seat);
  const field = new Field(playable, view, seat);
  const placesOf = (turns: readonly string[]) => turns.map((turn) => field.placeOf(movesIn(game, turn)));
  const right = placesOf(answers);
  if (right.includes(-1)) return 'an answer is no turn that anybody would try';
  if (right.includes(0) === isBlind) return isBlind ? 'first sight finds it' : 'first sight does not find it';
  const first = [...field.turns.keys()].slice(0, breadth);
  const places = [
    ...new Set([...right, ...placesOf(others.map(({ turn }) => turn)).filter((at) => at >= 0), ...first]),
  ];
  const luck = `${seed}/${id}`;
  const leads = field.leads(
    places.map((place) => field.turns[place]!),
    { worlds, seed: luck },
  );
  const lead = leadOfAnswers(places, leads, right);
  if (!lead || !isClear(lead, HALF * gap, ERRORS)) return `another turn comes within ${lead?.mean.toFixed(1)} points`;
  const { moves } = botNamed('expert', playable).decide(view, seat, new SeededChance(luck), { iterations });
  return right.includes(field.placeOf(moves)) ? undefined : 'the strongest level plays another turn';
}
