import { Match, StolikError, seededSource } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { smartphone } from '../rules/index.ts';

const begin = (seats: number, options: unknown, seed = 'options') =>
  Match.begin(smartphone, { seats, options, source: seededSource(seed) });
const sidesOf = (options: unknown, seed?: string) =>
  begin(2, options, seed)
    .view(0)
    .technologies.map(({ side }) => side)
    .join('');

function fieldOf(seats: number, options: unknown): string | undefined {
  try {
    begin(seats, options);
  } catch (error) {
    if (error instanceof StolikError) return error.details.field;
    throw error;
  }
  return undefined;
}

describe('options', () => {
  it('turn technologies to A, to B, at random or by hand', () => {
    expect(sidesOf({})).toBe('AAAAAA');
    expect(sidesOf({ technologies: 'B' })).toBe('BBBBBB');
    const byHand = { gps: 'B', wifi: 'A', controller: 'A', liion: 'B', nfc: 'B', '4g': 'A' };
    expect(sidesOf({ technologies: byHand })).toBe('BAABBA');
    const random = Array.from({ length: 40 }, (_, i) => sidesOf({ technologies: 'random' }, `random ${i}`));
    expect(new Set(random).size).toBeGreaterThan(20);
  });

  it('name colours, Steve last if wanted', () => {
    const colors = (options: object) =>
      begin(2, { steve: 'hard', ...options })
        .view(0)
        .companies.map(({ colour }) => colour);
    expect(colors({ colours: ['red', 'green', 'blue'] })).toEqual(['red', 'green', 'blue']);
    expect(colors({ colours: ['red', 'green'] }).slice(0, 2)).toEqual(['red', 'green']);
  });

  it('deal colours to whoever wishes for any, never one that somebody wished for', () => {
    const dealt = Array.from({ length: 30 }, (_, i) => {
      const { companies } = begin(3, { steve: 'easy', colours: ['any', 'red', 'any', 'blue'] }, `any ${i}`).view(0);
      return companies.map(({ colour }) => colour);
    });
    for (const colors of dealt) {
      expect([colors[1], colors[3]]).toEqual(['red', 'blue']);
      expect(new Set(colors).size).toBe(4);
    }
    expect(new Set(dealt.map(([first]) => first))).toEqual(new Set(['green', 'black', 'yellow']));
    // Who wishes for nothing at all has the luck of a list that was left out.
    const none = (options: object) => begin(3, options, 'none').view(0).companies;
    expect(none({ colours: ['any', 'any', 'any'] })).toEqual(none({}));
  });

  it.each([
    [0, {}, 'seats'],
    [6, {}, 'seats'],
    [2, { technologies: 'C' }, 'options.technologies'],
    [2, { technologies: { gps: 'A' } }, 'options.technologies.wifi'],
    [2, { technologies: { fax: 'A' } }, 'options.technologies.fax'],
    [2, { technologies: 3 }, 'options.technologies'],
    [2, { colours: ['red'] }, 'options.colours'],
    [2, { colours: ['red', 'red'] }, 'options.colours'],
    [2, { colours: ['red', 'pink'] }, 'options.colours[1]'],
    [2, { colours: ['red', 'green', 'blue'] }, 'options.colours'],
    [2, { colours: 'red' }, 'options.colours'],
    [2, { steve: 'brutal' }, 'options.steve'],
    [1, { steve: 'none' }, 'options.steve'],
    [5, { steve: 'easy' }, 'options.steve'],
    [2, { shops: [] }, 'options.shops'],
    [2, [], 'options'],
  ])('refuse %j seats with %j, naming %s', (seats, options, field) => {
    expect(fieldOf(seats, options)).toBe(field);
  });
});
