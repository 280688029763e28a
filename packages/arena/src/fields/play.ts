import { LEVELS } from '@stolik/bots';
import { StolikError } from '@stolik/core';
import {
  type Day,
  dealOn,
  type Field,
  fieldOf,
  owlGame,
  type Played,
  playRun,
  RUNS,
  resultOf,
  seedOf,
} from '@stolik/daily';
import { gameEntry } from '@stolik/games';

/** Lets bots play the deal of a day, each level sixteen times in the player's place. */
export function playField(day: Day): Field {
  const deal = dealOn(day);
  if (!deal) throw new StolikError('no-deal', `${day} has no deal`, { field: 'day' });
  const { birds, game: id } = deal.kind;
  const entry = gameEntry(id);
  const { game } = entry;
  const seed = seedOf(deal, game.version);
  const runs: Played[] = [];
  for (const level of LEVELS) {
    for (let number = 0; number < RUNS; number++) {
      const log = playRun(entry, birds, seed, { level, number });
      runs.push({ level, log, result: resultOf(game, log, 0) });
    }
  }
  const field = fieldOf(game, runs);
  // What is kept in words leads to the same end, or it would be found out by whoever watches it.
  const { value } = resultOf(game, owlGame(game, field, 1 + birds.length, seed).log, 0);
  if (!field.results.expert.includes(value)) throw new Error(`${day}: Owl's game does not come out as it did`);
  return field;
}
