import { type GameEntry, SeededChance, seatsOf } from '@stolik/core';
import { games } from '@stolik/games';
import { describe, expect, it } from 'vitest';
import { botNamed, LEVELS, type Level } from '../src/index.ts';

/** Positions of each game. Playouts take their time: whoever needs them is asked about fewer, but for a long run. */
const POSITIONS = process.env.STOLIK_LONG ? 500 : 160;
const asked = (level: Level) => (process.env.STOLIK_LONG || level === 'easy' || level === 'medium' ? POSITIONS : 40);
const BRIEF = { iterations: 4 };

interface Position {
  readonly view: unknown;
  readonly seat: number;
}

/**
 * Positions from games with every number of seats: those that chance leads to, and those on the way through what the game
 * itself thinks worth looking at, one after the other, since there a bot may remember what it wanted.
 */
function positionsOf({ game, heuristics }: GameEntry): Position[] {
  const { candidates = game.legal } = heuristics();
  const positions: Position[] = [];
  for (let deal = 0; positions.length < POSITIONS; deal++) {
    const chance = new SeededChance(`memory ${deal}`);
    const seats = game.seats.min + (deal % (game.seats.max - game.seats.min + 1));
    const s = game.setup(game.sampleOptions(seats, chance), seats, chance);
    const actions: number[] = [];
    while (game.actors(s) !== 0) {
      const actors = seatsOf(game.actors(s));
      const seat = actors[chance.int(actors.length)];
      const isWanted = chance.int(4) === 0;
      const epoch = game.epoch(s);
      do {
        if (isWanted || chance.int(6) === 0) positions.push({ view: game.view(s, seat), seat });
        const count = isWanted ? candidates(s, seat, actions) : game.legal(s, seat, actions);
        game.apply(s, seat, actions[chance.int(count)], chance);
      } while (isWanted && game.epoch(s) === epoch && (game.actors(s) >> seat) & 1);
    }
  }
  return positions.slice(0, POSITIONS);
}

describe.each(games.map((entry) => ({ id: entry.game.id, entry })))('bots of $id', ({ entry }) => {
  const positions = positionsOf(entry);

  it.each(LEVELS)('answer the same whatever they were asked before: %s', (level) => {
    const warm = botNamed(level, entry);
    for (const [i, { view, seat }] of positions.slice(0, asked(level)).entries()) {
      const answers = [warm, botNamed(level, entry)].map((bot) =>
        bot.decide(view, seat, new SeededChance(`${i}`), BRIEF),
      );
      expect(answers[0], `position ${i}`).toEqual(answers[1]);
    }
  });
});
