import { duplicateSource, LANGUAGES, Match, SeededChance } from '@stolik/core';
import { games } from '@stolik/games';
import { describe, expect, it } from 'vitest';
import { colorPaint } from '../src/paint.ts';

describe('paint', () => {
  it.each([
    ['dim', '\x1b[2mdie\x1b[0m'],
    ['bold red', '\x1b[1;31mdie\x1b[0m'],
    ['bold white on red', '\x1b[1;97;41mdie\x1b[0m'],
    ['', 'die'],
    ['bold mauve', 'die'],
    ['white on mauve', 'die'],
  ])('%j', (style, painted) => {
    expect(colorPaint(style, 'die')).toBe(painted);
  });

  it.each(games.map((entry) => [entry.game.id, entry] as const))('knows all styles of %s', (_, { game, draw }) => {
    const styles = new Set<string>();
    const paint = (style: string, text: string) => {
      styles.add(style);
      return text;
    };
    // What is drawn alone and what is drawn for many may differ.
    for (const seats of [game.seats.min, game.seats.max]) {
      const names = Array.from({ length: seats }, (_, seat) => `P${seat}`);
      const { state } = Match.begin(game, { seats, options: {}, source: duplicateSource('paint') });
      const chance = new SeededChance('paint');
      const actions: number[] = [];
      for (let mask = game.actors(state); mask !== 0; mask = game.actors(state)) {
        const seat = 31 - Math.clz32(mask);
        game.apply(state, seat, actions[chance.int(game.legal(state, seat, actions))], chance);
        for (const language of LANGUAGES) draw(game.view(state, seat), seat, { names, language, paint });
      }
    }
    expect(styles.size).toBeGreaterThan(4);
    expect([...styles].filter((style) => style !== '' && colorPaint(style, '-') === '-')).toEqual([]);
  });
});
