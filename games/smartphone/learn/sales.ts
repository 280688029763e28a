import { type Customer, REGIONS } from '../rules/data/regions.ts';
import { duel, type GameUnit } from './duel.ts';

/** The customers of a kind, as the board names them. */
function customersWith(is: (customer: Customer) => boolean): string[] {
  return REGIONS.flatMap(({ id, customers }) =>
    customers.flatMap((customer, i) => (is(customer) ? [`customer:${id}-${i}`] : [])),
  );
}

export const sales: readonly GameUnit[] = [
  {
    id: 'sales',
    chapter: 'sales',
    about: ['step:sales'],
    refusals: ['no-goods'],
    see: ['where-to-sell', 'red-customer', 'purple-customer', 'leftmost', 'unsold'],
    examples: [
      {
        position: duel({ offices: { europe: ['green'] }, goods: { green: 2 }, phase: 7 }),
        play: 'sell europe; sell europe',
        tries: [{ move: 'sell europe', refused: 'no-goods' }, { move: 'end' }],
      },
    ],
  },
  {
    id: 'where-to-sell',
    chapter: 'sales',
    refusals: ['no-office', 'no-customer'],
    see: ['retailer', 'red-customer', 'purple-customer', '4g-b'],
    examples: [
      {
        position: duel({ offices: { europe: ['green'] }, goods: { green: 2 }, prices: { green: 7 }, phase: 7 }),
        tries: [
          { move: 'sell europe' },
          { move: 'sell north_africa', refused: 'no-customer' },
          { move: 'sell usa', refused: 'no-office' },
        ],
      },
    ],
  },
  {
    id: 'red-customer',
    chapter: 'sales',
    about: customersWith((customer) => typeof customer === 'number'),
    see: ['price', 'purple-customer', 'leftmost'],
    examples: [
      {
        position: duel({
          offices: { north_africa: [], europe: ['green'] },
          goods: { green: 4 },
          prices: { green: 5 },
          phase: 7,
        }),
        play: 'sell europe; sell europe; sell europe',
        tries: [{ move: 'sell europe', refused: 'no-customer' }],
      },
    ],
  },
  {
    id: 'purple-customer',
    chapter: 'sales',
    about: customersWith((customer) => typeof customer !== 'number'),
    see: ['research', 'cost', 'red-customer'],
    examples: [
      {
        position: duel({ owned: { green: ['wifi'] }, goods: { green: 2 }, prices: { green: 8 }, phase: 7 }),
        play: 'sell north_africa',
        tries: [{ move: 'sell north_africa', refused: 'no-customer' }],
      },
    ],
  },
  {
    id: 'leftmost',
    chapter: 'sales',
    see: ['control-tie', 'red-customer', 'purple-customer'],
    examples: [
      {
        position: duel({
          offices: { india: ['green'] },
          owned: { green: ['controller'] },
          goods: { green: 2 },
          prices: { green: 6 },
          phase: 7,
        }),
        play: 'sell india',
        tries: [{ move: 'sell india' }, { move: 'end' }],
      },
    ],
  },
  {
    id: 'stop-selling',
    chapter: 'sales',
    rulings: [19],
    sure: 'deduced',
    see: ['unsold', 'leftmost'],
    examples: [
      {
        position: duel({ goods: { green: 2 }, prices: { green: 3 }, phase: 7 }),
        tries: [{ move: 'sell north_africa' }, { move: 'end' }],
      },
    ],
  },
  {
    id: 'unsold',
    chapter: 'sales',
    see: ['wifi-b', 'must-produce'],
    examples: [
      {
        position: duel({
          offices: { north_africa: [], emirates: ['green'] },
          owned: { green: ['controller', '4g'] },
          goods: { green: 4 },
          prices: { green: 3 },
          phase: 7,
        }),
        play: 'sell emirates; sell emirates; sell emirates',
        tries: [{ move: 'sell emirates', refused: 'no-customer' }, { move: 'end' }],
      },
    ],
  },
];
