import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Move, PATTERNS, parseWindow, printWindow, sagrada, TOOLS } from '../rules/index.ts';

const die = fc
  .tuple(fc.constantFrom('R', 'Y', 'G', 'B', 'P'), fc.integer({ min: 1, max: 6 }))
  .map(([c, v]) => `${c}${v}`);
const cell = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 5 })).map(([r, c]) => `${r}${c}`);
const tool = fc.constantFrom(...TOOLS.map(({ id }) => id));
const move = fc.oneof(
  fc.record({ do: fc.constant('pattern'), pattern: fc.constantFrom(...PATTERNS.map(({ id }) => id)) }),
  fc.record({ do: fc.constant('place'), die, cell }),
  fc.record({ do: fc.constant('use'), tool }),
  fc.record({ do: fc.constant('use'), tool, pay: die }),
  fc.record({ do: fc.constant('pick'), die }),
  fc.record({ do: fc.constant('swap'), round: fc.integer({ min: 1, max: 10 }), die }),
  fc.record({ do: fc.constant('value'), value: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ do: fc.constant('put'), cell }),
  fc.record({ do: fc.constant('move'), from: cell, to: cell }),
  fc.record({ do: fc.constantFrom('up', 'down', 'return', 'stop', 'end', 'pass') }),
) as fc.Arbitrary<Move>;

describe('notation', () => {
  it('reads what it prints, whatever the move', () => {
    fc.assert(
      fc.property(move, (m) => {
        expect(sagrada.parse(sagrada.print(m))).toEqual(m);
        expect(sagrada.readMove(JSON.parse(JSON.stringify(m)))).toEqual(m);
      }),
    );
  });

  it('is typed as a person would', () => {
    expect(sagrada.parse('  Place r5   C2 ')).toEqual({ do: 'place', die: 'R5', cell: 'c2' });
    expect(sagrada.parse('use flux-brush pay p3')).toEqual({ do: 'use', tool: 'flux-brush', pay: 'P3' });
    expect(sagrada.print({ do: 'use', tool: 'flux-brush', pay: 'P3' })).toBe('use flux-brush pay P3');
    expect(sagrada.print({ do: 'place', die: 'R5', cell: 'c2' })).toBe('place R5 c2');
  });

  it.each([
    ['', 'move.do'],
    ['jump', 'move.do'],
    ['place', 'move.die'],
    ['place R7 c2', 'move.die'],
    ['place R5 e2', 'move.cell'],
    ['place R5', 'move.cell'],
    ['use hammer', 'move.tool'],
    ['pattern glass', 'move.pattern'],
    ['swap 11 R5', 'move.round'],
    ['swap R5', 'move.round'],
    ['value 7', 'move.value'],
    ['constructor', 'move.do'],
  ])('refuses "%s", naming %s', (line, field) => {
    expect(() => sagrada.parse(line)).toThrow(expect.objectContaining({ details: { field } }));
  });

  it('refuses words that are too many and fields that are not known', () => {
    expect(() => sagrada.parse('end now')).toThrow(/too many words/);
    expect(() => sagrada.readMove({ do: 'end', quickly: true })).toThrow(/move.quickly/);
    expect(() => sagrada.readMove(null)).toThrow(/move: must be an object/);
  });

  it('writes windows both ways', () => {
    const text = '.. G4 R2 Y5 P6 / R3 B1 .. G1 Y2 / P5 G6 .. P6 R3 / B4 Y3 G4 B2 G4';
    expect(printWindow(parseWindow(text))).toBe(text);
    fc.assert(
      fc.property(fc.array(fc.option(die), { minLength: 20, maxLength: 20 }), (dice) => {
        const window = [0, 5, 10, 15]
          .map((at) =>
            dice
              .slice(at, at + 5)
              .map((d) => d ?? '..')
              .join(' '),
          )
          .join(' / ');
        expect(printWindow(parseWindow(window))).toBe(window);
      }),
    );
    expect(() => parseWindow('R5 ..')).toThrow(/20 spaces/);
    expect(() => parseWindow(text.replace('G6', 'X6'))).toThrow(/window c2/);
  });
});
