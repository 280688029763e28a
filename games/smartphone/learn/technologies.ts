import { TECHNOLOGY_IDS } from '../rules/data/technologies.ts';
import { CHEAP, duel, type GameUnit } from './duel.ts';

const GEARS = 'research/research';

/** What each side does, apart from what all technologies have in common. */
const sides: readonly GameUnit[] = [
  {
    id: 'gps-a',
    names: 'gps',
    chapter: 'technologies',
    rulings: [12],
    sure: 'ours',
    see: ['sign-discount', 'production'],
    examples: [
      {
        position: duel({ owned: { green: ['gps'] } }),
        play: CHEAP,
        tries: [{ move: 'ready' }],
        shows: ['company', 'plan'],
      },
    ],
  },
  {
    id: 'gps-b',
    names: 'gps',
    chapter: 'technologies',
    see: ['works-from', 'goods-limit'],
    examples: [
      {
        position: duel({ sides: { gps: 'B' }, gears: { green: 1 }, research: { green: { gps: 2 } }, phase: 5 }),
        play: 'research gps; end',
        tries: [{ move: 'sell north_africa' }],
      },
    ],
  },
  {
    id: 'wifi-a',
    names: 'wifi wi fi',
    chapter: 'technologies',
    rulings: [32],
    sure: 'ours',
    see: ['second-office', 'control-numbers'],
    examples: [
      {
        position: duel({
          retailers: { china: 'rL1-A' },
          owned: { green: ['wifi'] },
          offices: {
            north_africa: ['green', 'red', 'red', 'red'],
            china: ['green'],
            rsa: ['green', 'green'],
            usa: ['green'],
          },
          phase: 6,
        }),
        tries: [
          { move: 'second usa' },
          { move: 'second north_africa', refused: 'no-slot' },
          { move: 'second rsa', refused: 'not-one-office' },
          { move: 'second china', refused: 'retailer' },
        ],
      },
    ],
  },
  {
    id: 'wifi-b',
    names: 'wifi wi fi',
    chapter: 'technologies',
    see: ['unsold', 'goods-limit'],
    examples: [
      {
        position: duel({ sides: { wifi: 'B' }, owned: { green: ['wifi'] }, goods: { green: 4 }, phase: 8 }),
        tries: [{ move: CHEAP }],
        shows: ['company', 'technology:wifi'],
      },
    ],
  },
  {
    id: 'controller-a',
    names: 'controller kontroler gamepad pad',
    chapter: 'technologies',
    rulings: [11],
    sure: 'ours',
    see: ['cost', 'several'],
    examples: [
      {
        position: duel({ owned: { green: ['controller'] }, gears: { green: 2 }, phase: 5 }),
        play: 'research gps; research gps',
        tries: [{ move: 'research gps', refused: 'finished-already' }],
        counted: [{ seat: 0, line: 'patents', points: 14 }],
      },
    ],
  },
  {
    id: 'controller-b',
    names: 'controller kontroler gamepad pad',
    chapter: 'technologies',
    refusals: ['not-small'],
    rulings: [17, 29],
    sure: 'ours',
    see: ['size-s', 'retailer-bonus'],
    examples: [
      {
        position: duel({
          sides: { controller: 'B' },
          gears: { green: 1 },
          research: { green: { controller: 3 } },
          phase: 5,
        }),
        play: 'research controller',
        tries: [{ move: 'office caribbean' }, { move: 'office europe', refused: 'not-small' }],
        shows: ['map', 'technology:controller'],
      },
    ],
  },
  {
    id: 'liion-a',
    names: 'liion li ion lithium bateria battery',
    chapter: 'technologies',
    see: ['sign-price-up', 'logistics'],
    examples: [
      {
        position: duel({ owned: { green: ['liion'] }, trucks: { green: 1 }, priceUps: { green: 2 }, phase: 6 }),
        play: 'expand emirates; expand emirates',
        tries: [{ move: 'expand europe' }],
      },
    ],
  },
  {
    id: 'liion-b',
    names: 'liion li ion lithium bateria battery',
    chapter: 'technologies',
    see: ['several', 'production'],
    examples: [
      {
        position: duel({
          sides: { liion: 'B' },
          owned: { green: ['gps', 'controller'] },
          gears: { green: 1 },
          research: { green: { liion: 2 } },
          phase: 5,
        }),
        play: 'research liion; end; sell north_africa',
        tries: [{ move: 'sell north_africa', refused: 'no-goods' }],
      },
    ],
  },
  {
    id: 'nfc-a',
    names: 'nfc',
    chapter: 'technologies',
    rulings: [31],
    sure: 'ours',
    see: ['score-sales', 'priority-anew'],
    examples: [
      {
        position: duel({ owned: { green: ['nfc'] }, goods: { green: 5 }, prices: { green: 7 }, phase: 6 }),
        play: 'direct 3',
        tries: [{ move: 'direct 1', refused: 'once-a-round' }, { move: 'end' }],
        counted: [{ seat: 0, line: 'sales-1', points: 21 }],
      },
    ],
  },
  {
    id: 'nfc-b',
    names: 'nfc',
    chapter: 'technologies',
    see: ['price', 'priority-anew'],
    examples: [
      {
        position: duel({
          sides: { nfc: 'B' },
          gears: { green: 1 },
          research: { green: { nfc: 4 } },
          goods: { green: 1 },
          prices: { green: 6 },
          offices: { europe: ['green'] },
          phase: 5,
        }),
        play: 'research nfc; end; sell europe; end',
        chance: [0, 0, 0, 0, 0],
        counted: [{ seat: 0, line: 'sales-1', points: 7 }],
      },
    ],
  },
  {
    id: '4g-a',
    names: '4g lte',
    chapter: 'technologies',
    rulings: [23],
    sure: 'ours',
    see: ['lay-upgrade', 'lay-under'],
    examples: [
      {
        position: duel({ owned: { green: ['4g'] }, upgrades: { green: [GEARS] } }),
        play: CHEAP,
        tries: [
          { move: `lay ${GEARS} over 1,0:2,0` },
          { move: `lay ${GEARS} under 1,1:2,1` },
          { move: `lay ${GEARS} over 2,0:3,0`, refused: 'hangs-out' },
        ],
      },
    ],
  },
  {
    id: '4g-b',
    names: '4g lte',
    chapter: 'technologies',
    refusals: ['one-abroad'],
    rulings: [35],
    sure: 'deduced',
    see: ['where-to-sell', 'control-none'],
    examples: [
      {
        position: duel({
          sides: { '4g': 'B' },
          owned: { green: ['4g'] },
          goods: { green: 4 },
          prices: { green: 4 },
          phase: 7,
        }),
        play: 'sell usa',
        tries: [{ move: 'sell usa', refused: 'one-abroad' }, { move: 'sell europe' }, { move: 'sell north_africa' }],
      },
    ],
  },
];

/** Each technology, then its two sides. */
export const technologies: readonly GameUnit[] = [
  {
    id: 'technology-use',
    chapter: 'technologies',
    refusals: ['no-technology', 'once-a-round'],
    see: ['works-from', 'sides', 'sales'],
    signs: ['technologies'],
    examples: [
      {
        position: duel({ owned: { green: ['wifi'] }, goods: { green: 2 }, trucks: { green: 1 }, phase: 6 }),
        play: 'second north_africa',
        tries: [
          { move: 'second north_africa', refused: 'once-a-round' },
          { move: 'direct 2', refused: 'no-technology' },
          { move: 'expand europe' },
        ],
      },
    ],
  },
  ...TECHNOLOGY_IDS.flatMap((id): readonly GameUnit[] => [
    {
      id,
      chapter: 'technologies',
      about: [`technology:${id}`],
      see: [`${id}-a`, `${id}-b`, 'cost', 'patent', 'purple-customer'],
    },
    ...sides
      .filter((side) => side.id.startsWith(`${id}-`))
      .map((side) => ({ ...side, about: [`technology:${id}-${side.id.slice(-1).toUpperCase()}`] })),
  ]),
];
