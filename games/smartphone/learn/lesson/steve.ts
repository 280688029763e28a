import { defineLesson } from '@stolik/learn';
import { type Position, stateOf } from '../position.ts';
import { UNTOUCHED } from './plans.ts';
import { en } from './steve-en.ts';
import { pl } from './steve-pl.ts';
import { ANY_UPGRADES, TABLE } from './table.ts';

/** Alone against Steve, for whoever knows the game. */
export const steve = defineLesson({
  id: 'smartphone-steve',
  seat: 0,
  seats: 1,
  stateOf: (position: Position) => stateOf(position),
  words: { en, pl },
  steps: [
    {
      id: 'sheet',
      position: {
        ...TABLE,
        steve: 'normal',
        round: 2,
        offices: { emirates: ['green'], europe: ['red', 'green'] },
        upgrades: { green: [] },
        research: { green: { controller: 2 }, red: { controller: 2 } },
        earned: { green: [13], red: [11] },
        display: ['goods/goods', 'logistics/logistics', 'goods/priceUp', 'research/priceUp', 'logistics/priceUp'],
      },
      point: ['company:1', 'side:A2'],
      right: [`layout A2/B1 ${UNTOUCHED}; ready`],
      unit: 'steve-plan',
    },
    { id: 'order', point: ['card-price:0', 'card-price:1'], unit: 'priority' },
    {
      id: 'improve',
      point: ['upgrade:goods/goods'],
      right: ['take logistics/logistics; end', 'take *; end'],
      unit: 'steve-improve',
    },
    {
      id: 'patent',
      point: ['technology:controller'],
      right: ['research controller; research controller; end'],
      unit: 'steve-research',
    },
    {
      id: 'sell',
      point: ['region:europe'],
      right: [
        'sell europe; sell europe; sell europe; sell europe; sell north_africa; end',
        'sell europe; sell europe; sell europe; sell europe; sell *; end',
      ],
      chance: ANY_UPGRADES,
      unit: 'steve-sales',
    },
    { id: 'track', point: ['gain:1'], unit: 'steve-track' },
    { id: 'win', point: ['company:1'], unit: 'solo' },
  ],
});
