import { UPGRADES } from '../rules/data/upgrades.ts';
import { CHEAP, duel, type GameUnit } from './duel.ts';

const COMPANIES = [0, 1, 2, 3, 4];

export const production: readonly GameUnit[] = [
  {
    id: 'price',
    chapter: 'production',
    rulings: [1, 21],
    sure: 'ours',
    about: COMPANIES.map((company) => `price:${company}`),
    see: ['priority', 'red-customer', 'score-sales', 'nfc-b'],
    examples: [{ position: duel(), play: CHEAP, tries: [{ move: 'ready' }] }],
  },
  {
    id: 'production',
    chapter: 'production',
    about: COMPANIES.map((company) => `goods:${company}`),
    see: ['covered', 'goods-token', 'must-produce', 'goods-limit'],
    examples: [
      {
        position: duel({ tokens: { green: 2 } }),
        play: `${CHEAP}; facedown research/priceUp`,
        tries: [{ move: 'ready' }],
        shows: ['company', 'plan'],
      },
    ],
  },
  { id: 'must-produce', chapter: 'production', see: ['production', 'unsold'] },
  { id: 'goods-limit', chapter: 'production', rulings: [18, 25], sure: 'deduced', see: ['production', 'wifi-b'] },
  {
    id: 'improve',
    chapter: 'production',
    about: ['step:improve'],
    refusals: ['take-first', 'taken-already'],
    rulings: [24],
    sure: 'deduced',
    see: ['sign-factory', 'goods-token', 'display', 'plan-upgrades'],
    examples: [
      {
        position: duel({ factories: { green: 1 }, display: ['goods/goods', 'research/research'], phase: 4 }),
        tries: [{ move: 'take goods/goods' }, { move: 'end', refused: 'take-first' }],
      },
      {
        position: duel({ factories: { green: 1 }, display: ['goods/goods', 'research/research'], phase: 4 }),
        play: 'take goods/goods',
        tries: [{ move: 'take research/research', refused: 'taken-already' }, { move: 'end' }],
      },
    ],
  },
  {
    id: 'display',
    chapter: 'production',
    refusals: ['not-shown'],
    see: ['improve', 'upgrade-kinds', 'round-end'],
    examples: [
      {
        position: duel({ factories: { green: 1 }, display: ['goods/goods', 'research/research'], phase: 4 }),
        tries: [{ move: 'take goods/priceUp', refused: 'not-shown' }, { move: 'take research/research' }],
      },
    ],
  },
  {
    id: 'upgrade-kinds',
    chapter: 'production',
    sure: 'deduced',
    about: UPGRADES.map(({ id }) => `upgrade:${id}`),
    signs: ['upgrades'],
    see: ['display', 'plan-upgrades', 'sign-goods', 'sign-discount'],
  },
  { id: 'goods-token', chapter: 'production', see: ['improve', 'production'] },
  {
    id: 'no-improve',
    chapter: 'production',
    rulings: [5],
    sure: 'ours',
    see: ['improve', 'end'],
    examples: [
      {
        position: duel({ round: 5, display: ['goods/goods', 'research/research'] }),
        play: `${CHEAP}; ready; ${CHEAP}; ready`,
        tries: [{ move: 'take goods/goods', refused: 'not-asked' }, { move: 'research gps' }],
        shows: ['phase', 'company', 'display', 'technologies'],
      },
    ],
  },
];
