import { countBits } from '@stolik/core';
import { GOODS, GOODS_DISCOUNT, LOGISTICS, PRICE_UP, RESEARCH, UPGRADE } from './data/symbols.ts';
import { A, B, GPS, LIION, NFC } from './data/technologies.ts';
import type { Cause, Emit } from './events.ts';
import * as plan from './plan.ts';
import { hasSide, planOf, type State } from './state.ts';

/** Moves goods from the supply to the available ones; no more than there are (R18, R25). */
export function produce(s: State, company: number, wanted: number, emit?: Emit, by?: Cause): void {
  const goods = Math.min(wanted, s.supply[company]);
  s.supply[company] -= goods;
  s.goods[company] += goods;
  if (goods > 0) emit?.(by ? { type: 'made', seat: company, goods, by } : { type: 'made', seat: company, goods });
}

/** Li-Ion B: one goods for every two technologies. */
export function produceByTechnologies(s: State, company: number, emit?: Emit): void {
  produce(s, company, countBits(s.owned[company]) >> 1, emit, 'liion-B');
}

export function changePrice(s: State, company: number, by: number): void {
  s.prices[company] = plan.clampPrice(s.prices[company] + by);
}

const shown: number[] = [];

/** RB phase 2: all changes are added up, then the price stops at the ends of the block (R21). */
export function setPrice(s: State, seat: number, emit?: Emit): void {
  plan.countShown(s.plans, planOf(seat), shown);
  const planned = plan.BASE_PRICE - shown[GOODS_DISCOUNT] + shown[PRICE_UP];
  const extra = hasSide(s, seat, NFC, B) ? 1 : 0;
  s.prices[seat] = plan.clampPrice(planned + extra);
  s.gears[seat] = shown[RESEARCH];
  s.trucks[seat] = shown[LOGISTICS];
  s.priceUps[seat] = shown[PRICE_UP];
  s.factories[seat] = shown[UPGRADE];
  const event = { type: 'price', seat, price: s.prices[seat] } as const;
  emit?.(s.prices[seat] > plan.clampPrice(planned) ? { ...event, by: 'nfc-B' } : event);
}

/** RB phase 3: everything that makes goods must make them. */
export function makeGoods(s: State, seat: number, emit?: Emit): void {
  const at = planOf(seat);
  plan.countShown(s.plans, at, shown);
  const symbols = shown[GOODS] + shown[GOODS_DISCOUNT];
  produce(s, seat, plan.overlapOf(s.plans[at]) + symbols + plan.faceDownIn(s.plans, at) + s.tokens[seat], emit);
  // R12: on pads and on placed upgrades.
  if (hasSide(s, seat, GPS, A)) produce(s, seat, shown[GOODS_DISCOUNT], emit, 'gps-A');
  if (hasSide(s, seat, LIION, B)) produceByTechnologies(s, seat, emit);
}
