import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCK_WORDS, type Move, sentient } from '../rules/index.ts';

const slot = fc.integer({ min: 1, max: 4 });
const move = fc.oneof(
  fc.record({ do: fc.constant('agent'), slot, assistants: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ do: fc.constant('plug'), slot, block: fc.constantFrom(...BLOCK_WORDS) }),
  fc.record({ do: fc.constantFrom('end', 'pass') }),
) as fc.Arbitrary<Move>;

describe('notation', () => {
  it('reads what it prints, whatever the move', () => {
    fc.assert(
      fc.property(move, (m) => {
        expect(sentient.parse(sentient.print(m))).toEqual(m);
        expect(sentient.readMove(JSON.parse(JSON.stringify(m)))).toEqual(m);
      }),
      { seed: 1 },
    );
  });

  it('is typed as a person would', () => {
    expect(sentient.parse('  Agent 2  WITH 3 ')).toEqual({ do: 'agent', slot: 2, assistants: 3 });
    expect(sentient.parse('agent 2 3')).toEqual({ do: 'agent', slot: 2, assistants: 3 });
    expect(sentient.parse('plug 1 left')).toEqual({ do: 'plug', slot: 1, block: 'left' });
    expect(sentient.print({ do: 'agent', slot: 2, assistants: 0 })).toBe('agent 2');
    expect(sentient.print({ do: 'agent', slot: 2, assistants: 3 })).toBe('agent 2 with 3');
    expect(sentient.print({ do: 'plug', slot: 4, block: 'none' })).toBe('plug 4');
    expect(sentient.print({ do: 'plug', slot: 4, block: 'both' })).toBe('plug 4 block both');
  });

  it('takes none for what is left out', () => {
    expect(sentient.readMove({ do: 'agent', slot: 1 })).toEqual({ do: 'agent', slot: 1, assistants: 0 });
    expect(sentient.readMove({ do: 'plug', slot: 1 })).toEqual({ do: 'plug', slot: 1, block: 'none' });
  });

  it.each([
    ['', 'move.do'],
    ['jump', 'move.do'],
    ['agent', 'move.slot'],
    ['agent 5', 'move.slot'],
    ['agent 0', 'move.slot'],
    ['agent two', 'move.slot'],
    ['agent 1 with 6', 'move.assistants'],
    ['agent 1 with many', 'move.assistants'],
    ['plug', 'move.slot'],
    ['plug 5', 'move.slot'],
    ['plug 1 block top', 'move.block'],
    ['constructor', 'move.do'],
  ])('refuses "%s", naming %s', (line, field) => {
    expect(() => sentient.parse(line)).toThrow(expect.objectContaining({ details: { field } }));
  });

  it('refuses words that are too many and fields that are not known', () => {
    expect(() => sentient.parse('end now')).toThrow(/too many words/);
    expect(() => sentient.parse('agent 1 with 2 please')).toThrow(/too many words/);
    expect(() => sentient.readMove({ do: 'end', quickly: true })).toThrow(/move.quickly/);
    expect(() => sentient.readMove({ do: 'plug', slot: 1, assistants: 1 })).toThrow(/move.assistants/);
    expect(() => sentient.readMove(null)).toThrow(/move: must be an object/);
  });
});
