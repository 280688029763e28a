import { UPGRADES } from './data/upgrades.ts';
import { padsOfLayout, upgradeOfEntry } from './evaluate-plan.ts';
import type { ShownPlan } from './events.ts';
import { DECIDED, ENTRIES, isFaceDown, kindOf, LAYOUT } from './plan.ts';
import { planOf, type State } from './state.ts';

/** A seat's plan with a layout, as it lies on the table. */
export function shownPlan(s: State, seat: number): ShownPlan {
  const at = planOf(seat);
  const entries = s.plans.slice(at + ENTRIES, at + ENTRIES + s.plans[at + DECIDED]);
  return {
    layout: padsOfLayout(s.plans[at + LAYOUT]),
    upgrades: entries.filter((entry) => !isFaceDown(entry)).map(upgradeOfEntry),
    faceDown: entries.filter(isFaceDown).map((entry) => UPGRADES[kindOf(entry)].id),
  };
}
