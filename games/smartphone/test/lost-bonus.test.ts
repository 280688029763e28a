import { describe, expect, it } from 'vitest';
import { REGIONS, TECHNOLOGY_IDS } from '../rules/index.ts';
import { type Position, Table } from './table.ts';

/** Red opens an office on the retailer in Canada. */
const opened = (tile: string, more: Position = {}) =>
  new Table({
    retailers: { canada: tile },
    progress: { red: { canada: 1 } },
    trucks: { red: 1 },
    phase: 6,
    ...more,
  }).play('expand canada');

const SLOTS = { S: 3, M: 4, L: 5 };
/** Every region but Canada full: red in CIS, green everywhere else. */
const FULL = Object.fromEntries(
  REGIONS.filter(({ id }) => id !== 'canada').map(({ id, size }) => {
    return [id, new Array<'red' | 'green'>(SLOTS[size]).fill(id === 'cis' ? 'red' : 'green')];
  }),
);

describe('R33 a bonus that has no target is lost', () => {
  it.each([
    ['goods, with all of them made', 'rM1-B', { goods: { red: 18 } }, { goods: { red: 17 } }],
    [
      'research, with every technology finished',
      'rM2-B',
      { owned: { red: [...TECHNOLOGY_IDS] } },
      { owned: { red: TECHNOLOGY_IDS.slice(1) } },
    ],
    ['a second office, with every slot taken', 'rM2-A', { offices: { cis: ['red', 'green', 'green', 'green'] } }, {}],
    ['a move, with no slot free anywhere', 'rS3-B', { offices: FULL }, { offices: { ...FULL, rsa: ['green'] } }],
  ] satisfies [string, string, Position, Position][])('%s', (_, tile, lost, kept) => {
    expect(opened(tile, lost).view()).toMatchObject({ step: 'logistics' });
    expect(opened(tile, lost).view().bonus).toBeUndefined();
    expect(opened(tile, kept).view().bonus).toMatchObject({ region: 'canada' });
  });

  it('a price can always be changed', () => {
    for (const price of [2, 8]) {
      expect(opened('rS2-A', { prices: { red: price } }).view().bonus).toMatchObject({ kind: 'price' });
    }
  });
});
