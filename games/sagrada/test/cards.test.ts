import { SeededChance } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { PATTERNS, sagrada, TOOLS } from '../rules/index.ts';

describe('the cards', () => {
  it('are in nobody’s hands twice, also in a world that somebody imagines', () => {
    const chance = new SeededChance('cards');
    const s = sagrada.setup({}, 4, chance);
    for (let i = 0; i < 40; i++) {
      sagrada.shuffle(s, i % 5 === 4 ? undefined : i % 5, chance);
      expect(new Set(s.deal.cards.flat()).size).toBe(8);
    }
  });

  it('are twelve tools, numbered in the order of the rulebook', () => {
    expect(TOOLS.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    expect(new Set(TOOLS.map(({ id }) => id)).size).toBe(12);
  });

  it('are twelve window cards with a pattern on each side', () => {
    const cards = PATTERNS.map(({ card }) => card);
    expect(cards.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, i) => Math.floor(i / 2) + 1));
    expect(new Set(PATTERNS.map(({ id }) => id)).size).toBe(24);
  });

  it('are patterns of four rows and five columns, and pay three to six tokens', () => {
    for (const { id, rows, difficulty } of PATTERNS) {
      expect(rows.join('/'), id).toMatch(/^([.1-6RYGBP]{5}\/){3}[.1-6RYGBP]{5}$/);
      expect([3, 4, 5, 6], id).toContain(difficulty);
    }
  });
});

describe('options', () => {
  it('leave nobody without a private objective', () => {
    expect(() => sagrada.parseOptions({ privateObjectives: 0 }, 1)).toThrow('options.privateObjectives');
    expect(sagrada.parseOptions({ privateObjectives: 1 }, 1)).toEqual({ privateObjectives: 1 });
    expect(sagrada.parseOptions({ privateObjectives: 1 }, 2)).toEqual({ privateObjectives: 1 });
  });
});
