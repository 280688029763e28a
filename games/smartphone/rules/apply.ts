import { type Chance, divide } from '@stolik/core';
import * as act from './actions.ts';
import { bonusOf, canPutBonus } from './bonus.ts';
import { REGIONS } from './data/regions.ts';
import type { Emit } from './events.ts';
import { takeUpgrade } from './improve.ts';
import { expand, moveOffice, openOffice } from './logistics.ts';
import * as plan from './plan.ts';
import { changePrice, produce } from './production.ts';
import { finishWithBonus, putResearch, settleResearch } from './research.ts';
import { endTurn, reveal } from './round.ts';
import { sell } from './sales.ts';
import * as st from './state.ts';
import { actors, planOf, type State } from './state.ts';

/** Plays a legal action. */
export function apply(s: State, seat: number, a: number, chance: Chance, emit?: Emit): void {
  if (s.step === st.PLANNING) return applyPlan(s, seat, a, chance, emit);
  if (a === act.END) return endTurn(s, chance, emit);
  s.acted = 1;
  switch (s.step) {
    case st.IMPROVE:
      return takeUpgrade(s, seat, a - act.TAKE, emit);
    case st.RESEARCHING:
      s.points--;
      putResearch(s, seat, a - act.RESEARCH, 1, emit);
      return settleResearch(s, seat, emit);
    case st.FINISH:
      if (!finishWithBonus(s, seat, a - act.FINISH, emit)) settleResearch(s, seat, emit);
      return;
    case st.OFFICE:
      if (!openOffice(s, seat, a - act.OFFICE, emit, 'controller-B')) settleResearch(s, seat, emit);
      return;
    case st.BONUS:
      return applyBonus(s, seat, a, emit);
    case st.MOVING:
      return applyLogistics(s, seat, a, emit);
    default:
      return sell(s, seat, a - act.SELL, emit);
  }
}

/** Steps of a plan: their order is the order of the layers. */
function applyPlan(s: State, seat: number, a: number, chance: Chance, emit?: Emit): void {
  const at = planOf(seat);
  if (a === act.READY) {
    s.plans[at + plan.READY] = 1;
    if (actors(s) === 0) reveal(s, chance, emit);
  } else if (a >= act.LAY) decide(s, at, a - act.LAY);
  else if (a >= act.LAYOUT) s.plans[at + plan.LAYOUT] = a - act.LAYOUT;
  else decide(s, at, plan.faceDown(a - act.FACE_DOWN));
}

function decide(s: State, at: number, entry: number): void {
  s.plans[at + plan.ENTRIES + s.plans[at + plan.DECIDED]++] = entry;
}

function applyLogistics(s: State, seat: number, a: number, emit?: Emit): void {
  if (a >= act.SECOND) {
    s.seconded = 1;
    openOffice(s, seat, a - act.SECOND, emit, 'wifi-A');
  } else if (a >= act.EXPAND) {
    s.points--;
    expand(s, seat, a - act.EXPAND, 1, emit);
  } else sellDirectly(s, seat, a - act.DIRECT, emit);
}

/** NFC A: at the price now shown, VP at once; the goods may be made again (R31). */
function sellDirectly(s: State, seat: number, goods: number, emit?: Emit): void {
  const vp = goods * s.prices[seat];
  s.directed = 1;
  s.goods[seat] -= goods;
  s.supply[seat] += goods;
  s.vp[seat] += vp;
  s.sales[st.salesAt(seat, s.round, st.DIRECT)] += vp;
  emit?.({ type: 'direct', seat, goods, vp, by: 'nfc-A' });
}

function applyBonus(s: State, seat: number, a: number, emit?: Emit): void {
  const region = REGIONS[s.bonus].id;
  const { bonus, n } = bonusOf(s);
  // Research comes one by one: whoever has put some and stops has not declined.
  const isFirst = bonus !== 'research' || s.bonusLeft === n;
  if (a === act.DECLINE) {
    if (isFirst) emit?.({ type: 'declined', seat, region });
    return endBonus(s, seat, emit);
  }
  if (isFirst) emit?.({ type: 'bonus', seat, region, bonus });
  if (a >= act.MOVE) {
    const [from, to] = divide(a - act.MOVE, REGIONS.length);
    moveOffice(s, seat, from, to, emit);
  } else if (a >= act.SECOND) openOffice(s, seat, a - act.SECOND, emit, 'retailer');
  else if (a >= act.RESEARCH) {
    putResearch(s, seat, a - act.RESEARCH, 1, emit);
    s.bonusLeft--;
    if (canPutBonus(s, seat)) return;
  } else if (a === act.ACCEPT) produce(s, seat, n, emit, 'retailer');
  else {
    changePrice(s, seat, a === act.PRICE_UP ? 1 : -1);
    emit?.({ type: 'price', seat, price: s.prices[seat], by: 'retailer' });
  }
  endBonus(s, seat, emit);
}

/** Back to the turn in which the bonus was won. */
function endBonus(s: State, seat: number, emit?: Emit): void {
  s.bonus = -1;
  s.bonusLeft = 0;
  if (s.phase === st.PHASE_RESEARCH) settleResearch(s, seat, emit);
  else s.step = st.MOVING;
}
