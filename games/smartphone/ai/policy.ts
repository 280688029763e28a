import * as act from '../rules/actions.ts';
import { bonusOf } from '../rules/bonus.ts';
import { REGIONS } from '../rules/data/regions.ts';
import { A, NFC, WIFI } from '../rules/data/technologies.ts';
import { MOST_DIRECT } from '../rules/legal.ts';
import { secondRegions } from '../rules/reach.ts';
import * as st from '../rules/state.ts';
import { filledSlots, hasSide, type State } from '../rules/state.ts';
import { nextStep } from './candidates.ts';
import { controlAmong, rivalsIn } from './market.ts';
import type { Planner } from './planner.ts';
import { bestSale } from './selling.ts';
import { bestRegion, bestTechnology, bestUpgrade } from './spending.ts';
import { type Expected, expectAt } from './standing.ts';
import type { Beliefs } from './weights.ts';

/** What to do by rule of thumb, for playouts; `undefined` where a look at every choice is worth its time. */
export function policy(planner: Planner, s: State, seat: number): number | undefined {
  const b = planner.beliefs;
  switch (s.step) {
    case st.PLANNING:
      return nextStep(s, seat, planner.quickPlan(s, seat));
    case st.IMPROVE:
      return s.acted ? act.END : act.TAKE + bestUpgrade(b, s);
    case st.RESEARCHING:
      return researchStep(b, s, seat);
    case st.MOVING:
      return logisticsStep(b, s, seat);
    case st.SELLING:
      return bestSale(s, seat);
    case st.BONUS:
      return bonusStep(b, s, seat);
    default:
      return undefined;
  }
}

function researchStep(b: Beliefs, s: State, seat: number): number {
  const technology = s.points > 0 ? bestTechnology(b, s, seat, s.points) : -1;
  return technology < 0 ? act.END : act.RESEARCH + technology;
}

function logisticsStep(b: Beliefs, s: State, seat: number): number {
  const region = s.points > 0 ? bestRegion(b, s, seat, s.points) : -1;
  if (region >= 0) return act.EXPAND + region;
  // New offices first: they may take a second one, and their customers leave less to be sold directly.
  if (hasSide(s, seat, WIFI, A) && !s.seconded) {
    const second = bestSecond(b, s, seat);
    if (second >= 0) return act.SECOND + second;
  }
  const direct = hasSide(s, seat, NFC, A) && !s.directed ? directSales(b, s, seat) : 0;
  return direct > 0 ? act.DIRECT + direct : act.END;
}

const expected: Expected = { demand: 0, control: 0 };

/** Goods that customers would leave over. */
function directSales(b: Beliefs, s: State, seat: number): number {
  expectAt(b, s, seat, s.prices[seat], expected);
  const over = s.goods[seat] - (expected.demand - MOST_DIRECT);
  return Math.max(0, Math.min(MOST_DIRECT, s.goods[seat], Math.ceil(over)));
}

/** Where a second office raises the VP of control most; -1 if nowhere. */
function bestSecond(b: Beliefs, s: State, seat: number): number {
  const open = secondRegions(s, seat);
  let best = -1;
  let most = 0;
  for (let region = 0; region < REGIONS.length; region++) {
    if (!((open >> region) & 1)) continue;
    const filled = filledSlots(s, region);
    const rivals = rivalsIn(s, seat, region);
    const gain = controlAmong(b, region, filled + 1, rivals) - controlAmong(b, region, filled, rivals);
    if (gain <= most) continue;
    most = gain;
    best = region;
  }
  return best;
}

/** Takes what is free; whether to change the price or move an office wants a look at every choice. */
function bonusStep(b: Beliefs, s: State, seat: number): number | undefined {
  switch (bonusOf(s).bonus) {
    case 'goods':
      return act.ACCEPT;
    case 'research': {
      const technology = bestTechnology(b, s, seat, s.bonusLeft);
      return technology < 0 ? act.DECLINE : act.RESEARCH + technology;
    }
    case 'second-office': {
      const second = bestSecond(b, s, seat);
      return second < 0 ? act.DECLINE : act.SECOND + second;
    }
    default:
      return undefined;
  }
}
