import { type GameEntry, Match, SeededChance, seatsOf, seededSource } from '@stolik/core';
import { games } from '@stolik/games';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, botNamed, ismcts, monteCarlo } from '../src/index.ts';

/** Every game with every number of seats. */
const TABLES = games.flatMap((entry) => {
  const { min, max } = entry.game.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => ({ id: entry.game.id, seats: min + i, entry }));
});
const BRIEF = { iterations: 6 };

/** Plays so many turns; `Match` refuses whatever is not legal. */
function play(entry: GameEntry, seats: number, seed: string, turns: number): string[] {
  const { game } = entry;
  const bots = BOT_NAMES.map((name) => botNamed(name, entry));
  const match = Match.begin(game, { seats, options: {}, source: seededSource(seed) });
  const chance = new SeededChance(seed);
  const played: string[] = [];
  for (let turn = 0; turn < turns && !match.isOver; turn++) {
    const [seat] = match.actors;
    // Everybody at the table is another bot.
    const { moves } = bots[turn % bots.length].decide(match.view(seat), seat, chance, BRIEF);
    match.play(seat, moves);
    played.push(...moves.map((move) => game.print(move)));
  }
  return played;
}

describe('every bot', () => {
  it.each(TABLES)('plays $id with $seats legally, and the same again for a seed', ({ entry, seats }) => {
    const first = play(entry, seats, 'levels', 21);
    expect(first.length).toBeGreaterThanOrEqual(21);
    expect(play(entry, seats, 'levels', 21)).toEqual(first);
  });

  it.each(games.map((entry) => ({ id: entry.game.id, entry })))('of $id decides by its view alone', ({ entry }) => {
    const { game } = entry;
    const chance = new SeededChance('worlds');
    const s = game.setup(game.parseOptions({}, 2), 2, chance);
    for (const name of BOT_NAMES) {
      const choices = Array.from({ length: 3 }, () => {
        // Another world that the seat cannot tell from this one.
        const [seat] = seatsOf(game.actors(s));
        game.shuffle(s, seat, chance);
        const decision = botNamed(name, entry).decide(game.view(s, seat), seat, new SeededChance('same'), BRIEF);
        return JSON.stringify(decision);
      });
      expect(new Set(choices).size, name).toBe(1);
    }
  });
});

describe('a budget', () => {
  const [entry] = games;
  const { game } = entry;
  const s = game.setup(game.parseOptions({}, 2), 2, new SeededChance('budget'));
  const [seat] = seatsOf(game.actors(s));
  const v = game.view(s, seat);
  const searchers = [monteCarlo, ismcts].map((make) => make(entry, { name: make.name, breadth: 4, budget: BRIEF }));

  it.each(searchers.map((bot) => ({ name: bot.name, bot })))('of playouts is kept by $name', ({ bot }) => {
    let asked = 0;
    const isCancelled = () => {
      asked++;
      return false;
    };
    bot.decide(v, seat, new SeededChance('kept'), { iterations: 20, isCancelled });
    expect(asked).toBeGreaterThan(2);
    expect(asked).toBeLessThan(60);
  });

  it.each(searchers.map((bot) => ({ name: bot.name, bot })))('can be cancelled while $name thinks', ({ bot }) => {
    let asked = 0;
    const isCancelled = () => ++asked > 3;
    const { moves } = bot.decide(v, seat, new SeededChance('cancelled'), { iterations: 1e9, isCancelled });
    expect(moves.length).toBeGreaterThan(0);
  });

  it('of time ends a search that would take for ever', () => {
    const { moves } = searchers[0].decide(v, seat, new SeededChance('time'), { ms: 20 });
    expect(moves.length).toBeGreaterThan(0);
  });
});
