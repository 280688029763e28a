import { REGIONS, type Size } from '../rules/data/regions.ts';
import { beside, duel, type GameUnit } from './duel.ts';

/** The regions of a size, as the board names them. */
function regionsOf(size: Size): string[] {
  return REGIONS.filter((region) => region.size === size).map(({ id }) => `region:${id}`);
}

export const logistics: readonly GameUnit[] = [
  {
    id: 'logistics',
    chapter: 'logistics',
    about: ['step:logistics'],
    see: ['links', 'entry', 'progress', 'size-s', 'size-m', 'size-l'],
  },
  {
    id: 'links',
    chapter: 'logistics',
    refusals: ['not-linked'],
    rulings: [30],
    sure: 'ours',
    see: ['map-edge', 'retailer-links', 'one-office', 'full'],
    examples: [
      {
        position: duel({ trucks: { green: 1 }, phase: 6 }),
        tries: [
          { move: 'expand europe' },
          { move: 'expand china' },
          { move: 'expand emirates' },
          { move: 'expand south_america' },
          { move: 'expand usa', refused: 'not-linked' },
        ],
        shows: ['company', 'map'],
      },
    ],
  },
  {
    id: 'entry',
    chapter: 'logistics',
    see: ['links', 'control-numbers', 'retailer-office'],
    examples: [
      {
        position: duel({ trucks: { green: 3 }, phase: 6 }),
        play: 'expand emirates; expand emirates',
        tries: [{ move: 'expand india' }, { move: 'expand emirates', refused: 'own-office' }],
      },
    ],
  },
  {
    id: 'one-office',
    chapter: 'logistics',
    refusals: ['own-office'],
    see: ['second-office', 'entry'],
    examples: [
      {
        position: duel({ trucks: { green: 1 }, phase: 6 }),
        tries: [{ move: 'expand north_africa', refused: 'own-office' }, { move: 'expand europe' }],
      },
    ],
  },
  {
    id: 'full',
    chapter: 'logistics',
    refusals: ['no-slot'],
    rulings: [10],
    sure: 'ours',
    see: ['entry', 'bonus-move'],
    examples: [
      {
        position: duel({
          offices: { emirates: ['red', 'red', 'red'] },
          progress: { green: { emirates: 1 } },
          trucks: { green: 1 },
          phase: 6,
        }),
        tries: [{ move: 'expand emirates', refused: 'no-slot' }, { move: 'expand europe' }],
      },
    ],
  },
  {
    id: 'second-office',
    chapter: 'logistics',
    refusals: ['not-one-office'],
    see: ['wifi-a', 'bonus-second', 'control-numbers'],
    examples: [
      {
        position: beside('rM2-A'),
        play: 'expand canada',
        tries: [{ move: 'second cis' }, { move: 'second europe', refused: 'not-one-office' }],
      },
    ],
  },

  { id: 'size-s', chapter: 'map', about: regionsOf('S'), see: ['entry', 'control-numbers', 'controller-b'] },
  { id: 'size-m', chapter: 'map', about: regionsOf('M'), see: ['entry', 'control-numbers', 'colours'] },
  { id: 'size-l', chapter: 'map', about: regionsOf('L'), see: ['entry', 'control-numbers'] },
  {
    id: 'map-edge',
    chapter: 'map',
    see: ['links'],
    examples: [
      {
        position: duel({ offices: { north_africa: [], canada: ['green'] }, trucks: { green: 1 }, phase: 6 }),
        tries: [{ move: 'expand india' }, { move: 'expand europe', refused: 'not-linked' }],
        shows: ['company', 'map'],
      },
    ],
  },
];
