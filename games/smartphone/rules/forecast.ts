import { SeededChance } from '@stolik/core';
import type { ShownPlan } from './events.ts';
import { imagine, planNumbers } from './imagine.ts';
import { moreTrucks } from './logistics.ts';
import { makeGoods, setPrice } from './production.ts';
import { clone, planOf } from './state.ts';
import type { View } from './view.ts';

/** What a plan comes to in phases 2 to 6, with the technologies and goods tokens that its company has already. */
export interface Forecast {
  readonly price: number;
  /** No more than there are in the supply. */
  readonly goods: number;
  readonly upgrade: boolean;
  readonly research: number;
  readonly logistics: number;
}

/** Tells of the seat's plans what they will come to. Nothing of it depends on what the others plan. Takes legal plans. */
export function forecaster(v: View, seat: number): (plan: ShownPlan) => Forecast {
  const before = imagine(v, seat, new SeededChance('forecast'));
  return (plan) => {
    const s = clone(before);
    s.plans.splice(planOf(seat), planOf(1), ...planNumbers(plan));
    setPrice(s, seat);
    makeGoods(s, seat);
    return {
      price: s.prices[seat],
      goods: s.goods[seat] - before.goods[seat],
      upgrade: s.factories[seat] > 0,
      research: s.gears[seat],
      logistics: s.trucks[seat] + moreTrucks(s, seat),
    };
  };
}
