import * as act from '../rules/actions.ts';
import { bonusOf } from '../rules/bonus.ts';
import { REGIONS } from '../rules/data/regions.ts';
import { NFC, WIFI } from '../rules/data/technologies.ts';
import { MOST_DIRECT } from '../rules/legal.ts';
import { LAYOUT } from '../rules/plan.ts';
import { secondRegions } from '../rules/reach.ts';
import * as st from '../rules/state.ts';
import { filledSlots, hasSide, planOf, type State } from '../rules/state.ts';
import { nextStep } from './candidates.ts';
import { controlAmong, rivalsIn } from './market.ts';
import { isBegun, type PlanNumbers, quickPlan } from './planner.ts';
import { bestRegion, bestTechnology, bestUpgrade } from './spending.ts';
import { type Hopes, hopeAt } from './standing.ts';
import { bestSale } from './vendor.ts';

/** What to do by rule of thumb, for playouts; `undefined` where a look at every choice is worth its time. */
export function policy(s: State, seat: number): number | undefined {
  switch (s.step) {
    case st.PLANNING:
      return planStep(s, seat);
    case st.IMPROVE:
      return s.acted ? act.END : act.TAKE + bestUpgrade(s);
    case st.RESEARCHING:
      return researchStep(s, seat);
    case st.MOVING:
      return logisticsStep(s, seat);
    case st.SELLING:
      return bestSale(s, seat);
    case st.BONUS:
      return bonusStep(s, seat);
    default:
      return undefined;
  }
}

/** The plan a seat is carrying out, in a state that is played on in place. */
interface Intent {
  readonly s: State;
  readonly epoch: number;
  readonly plan: PlanNumbers;
}
const intents: (Intent | undefined)[] = [];

/** A plan takes several steps: it is made for the first of them. */
function planStep(s: State, seat: number): number {
  const intent = intents[seat];
  const isGoingOn =
    intent !== undefined &&
    intent.s === s &&
    intent.epoch === s.epoch &&
    s.plans[planOf(seat) + LAYOUT] >= 0 &&
    isBegun(s, seat, intent.plan);
  const wanted = isGoingOn ? intent.plan : quickPlan(s, seat);
  intents[seat] = { s, epoch: s.epoch, plan: wanted };
  return nextStep(s, seat, wanted);
}

function researchStep(s: State, seat: number): number {
  const technology = s.points > 0 ? bestTechnology(s, seat, s.points) : -1;
  return technology < 0 ? act.END : act.RESEARCH + technology;
}

function logisticsStep(s: State, seat: number): number {
  const region = s.points > 0 ? bestRegion(s, seat, s.points) : -1;
  if (region >= 0) return act.EXPAND + region;
  // New offices first: they may take a second one, and their customers leave less to be sold directly.
  if (hasSide(s, seat, WIFI, 0) && !s.seconded) {
    const second = bestSecond(s, seat);
    if (second >= 0) return act.SECOND + second;
  }
  const direct = hasSide(s, seat, NFC, 0) && !s.directed ? directSales(s, seat) : 0;
  return direct > 0 ? act.DIRECT + direct : act.END;
}

const hopes: Hopes = { demand: 0, control: 0 };

/** Goods that customers would leave over. */
function directSales(s: State, seat: number): number {
  hopeAt(s, seat, s.prices[seat], hopes);
  const over = s.goods[seat] - (hopes.demand - MOST_DIRECT);
  return Math.max(0, Math.min(MOST_DIRECT, s.goods[seat], Math.ceil(over)));
}

/** Where a second office raises the VP of control most; -1 if nowhere. */
function bestSecond(s: State, seat: number): number {
  const open = secondRegions(s, seat);
  let best = -1;
  let most = 0;
  for (let region = 0; region < REGIONS.length; region++) {
    if (!((open >> region) & 1)) continue;
    const filled = filledSlots(s, region);
    const rivals = rivalsIn(s, seat, region);
    const gain = controlAmong(region, filled + 1, rivals) - controlAmong(region, filled, rivals);
    if (gain <= most) continue;
    most = gain;
    best = region;
  }
  return best;
}

/** Takes what is free; whether to change the price or move an office wants a look at every choice. */
function bonusStep(s: State, seat: number): number | undefined {
  switch (bonusOf(s).bonus) {
    case 'goods':
      return act.ACCEPT;
    case 'research': {
      const technology = bestTechnology(s, seat, s.bonusLeft);
      return technology < 0 ? act.DECLINE : act.RESEARCH + technology;
    }
    case 'second-office': {
      const second = bestSecond(s, seat);
      return second < 0 ? act.DECLINE : act.SECOND + second;
    }
    default:
      return undefined;
  }
}
