import { certain } from '@stolik/core';
import { canResearch } from './costs.ts';
import { REGIONS } from './data/regions.ts';
import type { BonusKind } from './data/retailers.ts';
import { TECHNOLOGIES } from './data/technologies.ts';
import type { Emit } from './events.ts';
import { movableFrom, movableTo, secondRegions } from './reach.ts';
import type { State } from './state.ts';
import * as st from './state.ts';

/** The bonus that is offered; `n` is how much of it, 0 where it is not counted. */
export function bonusOf(s: State): { readonly bonus: BonusKind; readonly n: number } {
  const { bonus, n = 0 } = st.retailerOn(s, s.bonus);
  return { bonus: certain(bonus, 'bonus of this retailer'), n };
}

/** An office was opened on a retailer: whether its bonus asks the seat something. What has no target is lost (R33). */
export function beginBonus(s: State, seat: number, region: number, emit?: Emit): boolean {
  const { bonus, n = 0 } = st.retailerOn(s, region);
  if (bonus === undefined) return false;
  s.bonus = region;
  s.bonusLeft = 0;
  if (bonus === 'research') {
    // In phase 5 it is progress like any other of this turn (R17).
    if (s.phase === st.PHASE_RESEARCH) {
      s.points += n;
      emit?.({ type: 'bonus', seat, region: REGIONS[region].id, bonus });
      s.bonus = -1;
      return false;
    }
    s.bonusLeft = n;
  }
  if (!hasTarget(s, seat)) {
    s.bonus = -1;
    s.bonusLeft = 0;
    return false;
  }
  s.step = st.BONUS;
  return true;
}

function hasTarget(s: State, seat: number): boolean {
  switch (bonusOf(s).bonus) {
    case 'goods':
      return s.supply[seat] > 0;
    case 'research':
      return TECHNOLOGIES.some((_, technology) => canResearch(s, seat, technology));
    case 'second-office':
      return secondRegions(s, seat) !== 0;
    case 'move-office':
      return movableFrom(s, seat) !== 0 && movableTo(s, seat) !== 0;
    default:
      return true;
  }
}

/** Whether the research bonus goes on: some of it is left, and somewhere to put it. */
export function canPutBonus(s: State, seat: number): boolean {
  return s.bonusLeft > 0 && hasTarget(s, seat);
}
