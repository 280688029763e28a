import { type BonusKind, RETAILERS } from '../rules/data/retailers.ts';
import { beside, duel, type GameUnit } from './duel.ts';

const RETAILER = 'retailer tile sprzedawca kafel';

/** The sides of tiles with a bonus, or with none. */
function tilesWith(bonus: BonusKind | undefined): string[] {
  return RETAILERS.filter((tile) => tile.bonus === bonus).map(({ id, side }) => `retailer:${id}-${side}`);
}

export const retailers: readonly GameUnit[] = [
  {
    id: 'retailer',
    chapter: 'retailers',
    refusals: ['retailer'],
    see: ['retailer-office', 'retailer-bonus', 'retailer-places'],
    examples: [
      {
        position: duel({
          retailers: { china: 'rL1-A' },
          offices: { china: ['green'] },
          goods: { green: 2 },
          prices: { green: 4 },
          phase: 7,
        }),
        tries: [{ move: 'sell china', refused: 'retailer' }, { move: 'sell north_africa' }],
      },
    ],
  },
  {
    id: 'retailer-office',
    chapter: 'retailers',
    see: ['entry', 'score-retailers', 'retailer-bonus'],
    examples: [
      {
        position: beside('rS1-A', { offices: { canada: ['green'] }, trucks: { red: 2 } }),
        play: 'expand canada',
        tries: [{ move: 'expand canada', refused: 'own-office' }],
        counted: [
          { seat: 0, line: 'retailers', points: 11 },
          { seat: 1, line: 'retailers', points: 6 },
        ],
      },
    ],
  },
  {
    id: 'retailer-bonus',
    chapter: 'retailers',
    rulings: [33],
    sure: 'deduced',
    see: ['bonus-goods', 'bonus-research', 'bonus-price', 'bonus-second', 'bonus-move'],
    examples: [{ position: beside('rS1-B'), play: 'expand canada', tries: [{ move: 'accept' }, { move: 'decline' }] }],
  },
  {
    id: 'bonus-none',
    chapter: 'retailers',
    names: RETAILER,
    about: tilesWith(undefined),
    see: ['retailer-bonus', 'score-retailers'],
  },
  {
    id: 'bonus-goods',
    chapter: 'retailers',
    names: RETAILER,
    about: tilesWith('goods'),
    see: ['sales', 'goods-limit'],
    examples: [
      {
        position: beside('rS1-B', { prices: { red: 5, green: 5 } }),
        play: 'expand canada; accept; end; sell cis; sell cis',
        tries: [{ move: 'sell cis', refused: 'no-goods' }],
      },
    ],
  },
  {
    id: 'bonus-research',
    chapter: 'retailers',
    names: RETAILER,
    about: tilesWith('research'),
    see: ['own-turn', 'finish'],
    examples: [
      {
        position: beside('rM2-B'),
        play: 'expand canada; research gps',
        tries: [{ move: 'research gps' }, { move: 'research 4g' }, { move: 'decline' }],
      },
    ],
  },
  {
    id: 'bonus-price',
    chapter: 'retailers',
    names: RETAILER,
    about: tilesWith('price'),
    rulings: [34],
    sure: 'deduced',
    see: ['price', 'priority-anew'],
    examples: [
      {
        position: beside('rS2-A'),
        play: 'expand canada',
        tries: [{ move: 'price up' }, { move: 'price down' }, { move: 'decline' }],
      },
    ],
  },
  {
    id: 'bonus-second',
    chapter: 'retailers',
    names: RETAILER,
    about: tilesWith('second-office'),
    see: ['second-office', 'control-numbers'],
    examples: [
      {
        position: beside('rM2-A'),
        play: 'expand canada',
        tries: [{ move: 'second cis' }, { move: 'second canada', refused: 'retailer' }],
      },
    ],
  },
  {
    id: 'bonus-move',
    chapter: 'retailers',
    refusals: ['not-from-here'],
    about: tilesWith('move-office'),
    rulings: [16],
    sure: 'ours',
    see: ['full', 'retailer-office'],
    examples: [
      {
        position: beside('rS3-B', { retailers: { canada: 'rS3-B', caribbean: 'rS1-B' } }),
        play: 'expand canada',
        tries: [
          { move: 'move cis usa' },
          { move: 'move cis caribbean' },
          { move: 'move canada usa', refused: 'not-from-here' },
        ],
        shows: ['map', 'region:canada'],
      },
    ],
  },
  {
    id: 'retailer-links',
    chapter: 'retailers',
    rulings: [9],
    sure: 'ours',
    see: ['links', 'retailer-office'],
    examples: [
      {
        position: duel({
          retailers: { china: 'rL1-A' },
          offices: { china: ['green'] },
          trucks: { green: 1 },
          phase: 6,
        }),
        tries: [{ move: 'expand india' }, { move: 'expand usa', refused: 'not-linked' }],
        shows: ['company', 'map'],
      },
    ],
  },
  { id: 'retailer-numbers', chapter: 'retailers', sure: 'reconstructed', see: ['retailer-places', 'sureness'] },
];
