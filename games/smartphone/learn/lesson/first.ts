import { defineLesson } from '@stolik/learn';
import { type Position, stateOf } from '../position.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { anyPlan, inAnyOrder, UNTOUCHED } from './plans.ts';
import { ANY_UPGRADES, TABLE } from './table.ts';

const GEARS = 'research/research';

/** Some rounds later: what whoever learns owns by then. */
const LATER = {
  ...TABLE,
  owned: { green: ['controller'], red: ['wifi'] },
  research: { red: { gps: 1 } },
  upgrades: { green: [GEARS], red: ['logistics/goods', 'goods/goods'] },
} as const;

/** Smartphone Inc. for whoever has never seen it: the first round whole, then what matters in the later ones. */
export const first = defineLesson({
  id: 'smartphone',
  seat: 0,
  seats: 2,
  stateOf: (position: Position) => stateOf(position),
  words: { en, pl },
  steps: [
    {
      id: 'goal',
      // The first plan has no upgrade in it: two pads are enough to begin with.
      position: {
        ...TABLE,
        upgrades: { green: [] },
        display: ['logistics/priceUp', GEARS, 'goods/goods', 'goodsDiscount/logistics', 'goods/priceUp'],
      },
      point: ['region:north_africa'],
      unit: 'goal',
    },
    {
      id: 'plan',
      point: ['way:down'],
      right: ['layout A1/B1 top A rot 0 at 1,2; ready'],
      replies: [
        { seat: 1, play: 'layout A2/B1 top A rot 0 at 0,1; facedown logistics/goods; ready' },
        { seat: 1, play: 'take goods/goods; end' },
      ],
      unit: 'seen',
    },
    { id: 'order', point: ['card-price:1', 'card-price:0'], unit: 'priority' },
    {
      id: 'upgrade',
      point: [`upgrade:${GEARS}`],
      right: [`take ${GEARS}; end`],
      replies: [{ seat: 1, play: 'research gps; end' }],
      unit: 'improve',
    },
    { id: 'research', point: ['technology:controller'], right: ['research controller; end'], unit: 'research' },
    {
      id: 'links',
      point: ['region:emirates'],
      right: ['expand emirates; expand emirates; end'],
      replies: [{ seat: 1, play: 'sell cis; sell cis; sell cis; end' }],
      unit: 'links',
    },
    {
      id: 'sell',
      point: ['customer:north_africa-1', 'customer:emirates-0'],
      right: ['sell north_africa; sell emirates; end', 'sell emirates; sell north_africa; end'],
      chance: ANY_UPGRADES,
      unit: 'red-customer',
    },
    { id: 'round', point: ['gain:0'], unit: 'score-sales' },
    { id: 'number', point: ['region:north_africa', 'region:emirates'], unit: 'control' },
    { id: 'start', point: ['company:0', 'company:1'], unit: 'score-start' },
    {
      id: 'lay',
      point: ['chip:0'],
      right: [`layout A1/B1 ${UNTOUCHED}; lay ${GEARS} over 1,0:1,1; ready`, ...anyPlan(['*'], [`lay ${GEARS} * *`])],
      replies: [{ seat: 1, play: 'layout A2/B1 top A rot 0 at 0,1; ready' }],
      unit: 'lay-upgrade',
    },
    {
      id: 'ahead',
      position: {
        ...TABLE,
        round: 2,
        phase: 5,
        offices: { emirates: ['green'], europe: ['red', 'green'] },
        owned: { red: ['wifi'] },
        upgrades: { green: [GEARS], red: ['logistics/goods', 'goods/goods'] },
        research: { green: { controller: 1 }, red: { gps: 1 } },
        gears: { green: 3 },
        prices: { green: 7, red: 4 },
        earned: { green: [13], red: [11] },
        goods: { green: 2, red: 3 },
      },
      point: ['company:0'],
      unit: 'round',
    },
    {
      id: 'patent',
      point: ['technology:controller'],
      right: ['research controller; research controller; research controller; end'],
      replies: [{ seat: 1, play: 'end; sell cis; sell cis; sell europe; end' }],
      unit: 'patent',
    },
    {
      id: 'purple',
      point: ['customer:emirates-1', 'customer:europe-3'],
      right: ['sell emirates; sell europe; end', 'sell europe; sell emirates; end'],
      chance: ANY_UPGRADES,
      unit: 'purple-customer',
    },
    {
      id: 'price',
      position: {
        ...LATER,
        round: 3,
        offices: { emirates: ['green'], europe: ['red', 'green'] },
        earned: { green: [13, 15], red: [11, 18] },
      },
      point: ['chip:A', 'side:A2'],
      right: [
        `layout A2/B1 ${UNTOUCHED}; facedown ${GEARS}; ready`,
        ...anyPlan(['A2/B1', 'A2/B2'], [`facedown ${GEARS}`, `lay ${GEARS} * *`, '']),
      ],
      unit: 'price',
    },
    {
      id: 'retailer',
      position: {
        ...LATER,
        round: 3,
        phase: 6,
        offices: { emirates: ['green'], europe: ['red', 'green'] },
        trucks: { green: 3 },
        prices: { green: 4, red: 6 },
        earned: { green: [13, 15], red: [11, 18] },
        goods: { green: 1, red: 2 },
      },
      point: ['region:south_america'],
      right: ['expand south_america; expand south_america; expand south_america'],
      unit: 'retailer',
    },
    {
      id: 'bonus',
      point: ['move:accept'],
      right: ['accept; end'],
      // The third office in Europe: from now on second place counts there.
      replies: [{ seat: 1, play: 'second europe; end' }],
      unit: 'retailer-bonus',
    },
    {
      id: 'control',
      point: ['region:europe'],
      right: ['sell europe; sell europe; sell europe; sell europe; end'],
      replies: [{ seat: 1, play: 'sell europe; sell cis; end', chance: ANY_UPGRADES }],
      unit: 'control',
    },
    { id: 'second', point: ['gain:0', 'gain:1'], unit: 'control-second' },
    {
      id: 'last',
      position: {
        ...LATER,
        round: 5,
        phase: 7,
        offices: { emirates: ['green'], europe: ['red', 'green', 'red'], south_america: ['green'] },
        sold: { cis: '- red red' },
        prices: { green: 4, red: 3 },
        earned: { green: [13, 15, 21, 15], red: [11, 18, 16, 14] },
        goods: { green: 3 },
      },
      point: ['region:europe', 'region:north_africa', 'region:emirates'],
      // One good is most where nobody else has sold any.
      right: inAnyOrder('sell europe', 'sell north_africa', 'sell emirates').map((sales) => `${sales}; end`),
      unit: 'control',
    },
    { id: 'count', point: ['company:0', 'company:1'], unit: 'end' },
    { id: 'win', point: ['company:0'], unit: 'goal' },
  ],
});
