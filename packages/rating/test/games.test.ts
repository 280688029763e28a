import { SeededChance, seatsOf } from '@stolik/core';
import { gameEntry, games } from '@stolik/games';
import { describe, expect, it } from 'vitest';

describe('what games say of themselves', () => {
  it.each(games.map(({ game }) => game))('$id: how far it is goes from 0 to 1 and never back', (game) => {
    for (const seats of [2, 3, 4]) {
      const chance = new SeededChance(`progress ${seats}`);
      const s = game.setup(game.parseOptions({}, seats), seats, chance);
      const parts = [game.progress?.(s)];
      const out: number[] = [];
      for (let actors = game.actors(s); actors !== 0; actors = game.actors(s)) {
        const [seat] = seatsOf(actors);
        const count = game.legal(s, seat, out);
        game.apply(s, seat, out[chance.int(count)] ?? 0, chance);
        parts.push(game.progress?.(s));
      }
      expect(parts[0]).toBe(0);
      expect(parts.at(-1)).toBe(1);
      expect(parts).toEqual([...parts].sort((a, b) => (a ?? 0) - (b ?? 0)));
      expect(new Set(parts).size).toBeGreaterThan(10);
    }
  });

  it.each([
    ['sagrada', {}, true],
    ['sagrada', { tools: 3 }, true],
    ['sagrada', { tools: ['lathekin', 'running-pliers', 'glazing-hammer'] }, false],
    ['sentient', {}, true],
    ['sentient', { companies: ['any', 'any'] }, true],
    ['smartphone', {}, true],
    ['smartphone', { technologies: 'random' }, true],
    ['smartphone', { steve: 'normal' }, false],
    ['smartphone', { steve: 'none' }, true],
  ])('%s with %j is standard: %s', (id, options, isStandard) => {
    const { game } = gameEntry(id);
    expect(game.isStandard?.(game.parseOptions(options, 2), 2)).toBe(isStandard);
  });

  it('a deck that somebody put right is not', () => {
    const { game } = gameEntry('sentient');
    const chance = new SeededChance('deck');
    const samples = Array.from({ length: 40 }, () => game.sampleOptions(2, chance) as { deck?: unknown });
    for (const options of samples) expect(game.isStandard?.(options, 2)).toBe(options.deck === undefined);
    expect(new Set(samples.map(({ deck }) => deck === undefined)).size).toBe(2);
  });
});
