import { listOf } from '@stolik/core';
import { type Control, controlOf } from './control.ts';
import { FIRST_CUSTOMER, REGIONS } from './data/regions.ts';
import { B, WIFI } from './data/technologies.ts';
import type { Emit } from './events.ts';
import * as st from './state.ts';
import { hasSide, isSteve, type State } from './state.ts';

/** RB: unsold goods are lost at the end of phase 7; with Wi-Fi B they stay. */
export function clearGoods(s: State, emit?: Emit): void {
  for (let company = 0; company < s.deal.companies; company++) {
    const goods = s.goods[company];
    if (goods === 0) continue;
    if (hasSide(s, company, WIFI, B) && !isSteve(s, company)) {
      emit?.({ type: 'kept', seat: company, goods, by: 'wifi-B' });
    } else {
      s.goods[company] = 0;
      s.supply[company] += goods;
      emit?.({ type: 'lost', seat: company, goods });
    }
  }
}

/** RB phase 8: goods on the board times the price. */
export function scoreSales(s: State, emit?: Emit): void {
  const sold = listOf(s.deal.companies, 0);
  for (let region = 0; region < REGIONS.length; region++) {
    for (let customer = FIRST_CUSTOMER[region]; customer < FIRST_CUSTOMER[region + 1]; customer++) {
      const company = s.customers[customer];
      if (company < 0) continue;
      sold[company]++;
      s.vp[company] += s.prices[company];
      s.sales[st.salesAt(company, s.round, region)] += s.prices[company];
    }
  }
  if (!emit) return;
  for (let seat = 0; seat < s.deal.companies; seat++) {
    emit({ type: 'sales', seat, goods: sold[seat], vp: sold[seat] * s.prices[seat] });
  }
}

const control: Control = { first: -1, firstVp: 0, second: -1, secondVp: 0 };

/** RB phase 8: control of each region without a retailer. */
export function scoreControl(s: State, emit?: Emit): void {
  for (let region = 0; region < REGIONS.length; region++) {
    if (st.hasRetailer(s, region)) continue;
    controlOf(s.customers, region, st.filledSlots(s, region), control);
    if (control.first >= 0) giveControl(s, control.first, region, 1, control.firstVp, emit);
    if (control.second >= 0) giveControl(s, control.second, region, 2, control.secondVp, emit);
  }
}

function giveControl(s: State, company: number, region: number, place: 1 | 2, vp: number, emit?: Emit): void {
  s.vp[company] += vp;
  s.control[st.controlAt(company, s.round, region)] += vp;
  emit?.({ type: 'control', seat: company, region: REGIONS[region].id, place, vp });
}
