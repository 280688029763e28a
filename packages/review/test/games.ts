import { readLearned } from '@stolik/arena';
import { type BotGame, botNamed, taught } from '@stolik/bots';
import { type Log, Match, SeededChance, seededSource } from '@stolik/core';
import { gameEntry } from '@stolik/games';

export const GAMES = ['sagrada', 'sentient', 'smartphone'] as const;

export function playableOf(game: string): BotGame {
  return taught(gameEntry(game), readLearned);
}

/** A game that bots have played, one name for each seat. */
export function gameOf(playable: BotGame, names: readonly string[], seed: string, iterations?: number): Match {
  const { game } = playable;
  const match = Match.begin(game, { seats: names.length, options: {}, source: seededSource(seed) });
  const bots = names.map((name) => botNamed(name, playable));
  const chance = new SeededChance(`${seed}/bots`);
  const budget = iterations === undefined ? undefined : { iterations };
  while (!match.isOver) {
    const [seat] = match.actors;
    match.play(seat, bots[seat].decide(match.view(seat), seat, chance, budget).moves);
  }
  return match;
}

/** A log as it comes out of a file. */
export function keptOf(match: Match): Log {
  return JSON.parse(JSON.stringify(match.log)) as Log;
}
