import { because, certain, hasBit, isLegal, type Reason } from '@stolik/core';
import { LINKED, REGION_IDS, REGIONS, regionOf } from './data/regions.ts';
import { A, B, FOUR_G, NFC, TECHNOLOGY_IDS, WIFI } from './data/technologies.ts';
import { againstLaying, PLAN_RULES } from './evaluate-plan.ts';
import { padOffsetAt, xyOf } from './layout.ts';
import { legal, upgradesLeft } from './legal.ts';
import { askedOf, kindNamed, toAction } from './moves.ts';
import type { Move } from './notation.ts';
import { movableFrom } from './reach.ts';
import { nextCustomer, soldIn } from './sales.ts';
import * as st from './state.ts';
import {
  actors,
  filledSlots,
  hasRetailer,
  hasSide,
  officesIn,
  planOf,
  regionsOf,
  type State,
  slotsOf,
} from './state.ts';

/** Every reason a move can be refused for. The game's text has a sentence for each. */
export const RULES = [
  'not-your-turn',
  'not-asked',
  ...PLAN_RULES,
  'no-such-upgrade',
  'not-shown',
  'taken-already',
  'take-first',
  'finished-already',
  'paid-already',
  'not-paid',
  'no-progress',
  'not-linked',
  'own-office',
  'no-slot',
  'not-small',
  'not-one-office',
  'retailer',
  'no-marker',
  'no-technology',
  'once-a-round',
  'no-goods',
  'no-customer',
  'no-office',
  'one-abroad',
  'not-from-here',
] as const;
export type Rule = (typeof RULES)[number];

/** The rule the move breaks and the pieces in the way; `undefined` when it is legal. Takes a state that the seat may know. */
export function reasonAgainst(s: State, seat: number, m: Move): Reason<Rule> | undefined {
  if (!hasBit(actors(s), seat)) return because('not-your-turn');
  if (isLegal(legal, s, seat, toAction(s, seat, m))) return undefined;
  if (!askedOf(s, seat).includes(m.do)) return because('not-asked');
  switch (m.do) {
    case 'layout':
      return because(
        'overlap',
        ...padOffsetAt(m.rot, m.dx, m.dy)
          .upper.filter((cell) => cell >= 0)
          .map((cell) => xyOf(cell).join()),
      );
    case 'lay':
      return againstLay(s, seat, m);
    case 'facedown':
      return because('no-such-upgrade', m.upgrade);
    case 'take':
      return s.acted ? because('taken-already') : because('not-shown', m.upgrade);
    case 'research':
    case 'finish':
      return againstResearch(s, seat, m);
    case 'office':
      return againstOffice(s, seat, regionOf(m.region));
    case 'expand':
      return againstExpand(s, seat, regionOf(m.region));
    case 'second':
      return againstSecond(s, seat, regionOf(m.region));
    case 'move':
      return againstMove(s, seat, regionOf(m.from), regionOf(m.to));
    case 'direct':
      return againstDirect(s, seat);
    case 'sell':
      return againstSell(s, seat, regionOf(m.region));
    default:
      return because('take-first');
  }
}

function againstLay(s: State, seat: number, m: Move & { do: 'lay' }): Reason<Rule> {
  const kind = kindNamed(m.cells.join('/'));
  const upgrade = kind < 0 ? kindNamed(`${m.cells[1]}/${m.cells[0]}`) : kind;
  if (upgradesLeft(s, seat, upgrade) === 0) return because('no-such-upgrade', m.cells.join('/'));
  const broken = certain(againstLaying(s.plans, planOf(seat), m, st.hasOverhang(s, seat)), 'rule that it breaks');
  return because(broken.rule, ...broken.cells.map((point) => point.join()));
}

function againstResearch(s: State, seat: number, m: Move & { do: 'research' | 'finish' }): Reason<Rule> {
  const technology = TECHNOLOGY_IDS.indexOf(m.technology);
  if (hasBit(s.owned[seat], technology)) return because('finished-already', m.technology);
  if (m.do === 'finish') return because('not-paid', m.technology);
  return s.step === st.RESEARCHING && s.points === 0 ? because('no-progress') : because('paid-already', m.technology);
}

function againstOffice(s: State, seat: number, region: number): Reason<Rule> {
  if (REGIONS[region].size !== 'S') return because('not-small', REGION_IDS[region]);
  return againstRoom(s, seat, region);
}

/** No room for a first office. */
function againstRoom(s: State, seat: number, region: number): Reason<Rule> {
  return because(officesIn(s, seat, region) > 0 ? 'own-office' : 'no-slot', REGION_IDS[region]);
}

function againstExpand(s: State, seat: number, region: number): Reason<Rule> {
  if (s.points === 0) return because('no-progress');
  if (officesIn(s, seat, region) > 0) return because('own-office', REGION_IDS[region]);
  const own = regionsOf(s, seat);
  if ((LINKED[region] & own) === 0) return because('not-linked', REGION_IDS[region]);
  return because(filledSlots(s, region) === slotsOf(s, region) ? 'no-slot' : 'no-marker', REGION_IDS[region]);
}

function againstSecond(s: State, seat: number, region: number): Reason<Rule> {
  if (s.step === st.MOVING) {
    if (!hasSide(s, seat, WIFI, A)) return because('no-technology', 'wifi');
    if (s.seconded) return because('once-a-round', 'wifi');
  }
  if (hasRetailer(s, region)) return because('retailer', REGION_IDS[region]);
  if (officesIn(s, seat, region) !== 1) return because('not-one-office', REGION_IDS[region]);
  return because(s.markers[seat] === 0 ? 'no-marker' : 'no-slot', REGION_IDS[region]);
}

function againstMove(s: State, seat: number, from: number, to: number): Reason<Rule> {
  if (!hasBit(movableFrom(s, seat), from)) return because('not-from-here', REGION_IDS[from]);
  return to === s.bonus ? because('own-office', REGION_IDS[to]) : againstRoom(s, seat, to);
}

function againstDirect(s: State, seat: number): Reason<Rule> {
  if (!hasSide(s, seat, NFC, A)) return because('no-technology', 'nfc');
  return s.directed ? because('once-a-round', 'nfc') : because('no-goods');
}

function againstSell(s: State, seat: number, region: number): Reason<Rule> {
  const id = REGION_IDS[region];
  if (s.goods[seat] === 0) return because('no-goods');
  if (hasRetailer(s, region)) return because('retailer', id);
  if (officesIn(s, seat, region) === 0) {
    if (!hasSide(s, seat, FOUR_G, B)) return because('no-office', id);
    if (soldIn(s, seat, region) > 0) return because('one-abroad', id);
  }
  if (nextCustomer(s.customers, region, s.prices[seat], s.owned[seat]) < 0) return because('no-customer', id);
  throw new Error('selling there is legal');
}
