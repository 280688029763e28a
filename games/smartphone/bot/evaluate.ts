import { LAYOUT } from '../rules/plan.ts';
import * as st from '../rules/state.ts';
import { planOf, type State } from '../rules/state.ts';
import { roundWorth } from './outlook.ts';
import { planWorth } from './planner.ts';
import { progressWorth } from './progress.ts';
import { certain, standing } from './standing.ts';
import { roundsLeft } from './time.ts';

/** The VP the seat may expect in the end, judged by its own company. */
export function evaluate(s: State, seat: number): number {
  if (s.step === st.OVER) return certain(s, seat);
  if (s.step !== st.PLANNING) return standing(s, seat);
  if (s.plans[planOf(seat) + LAYOUT] >= 0) return planWorth(s, seat);
  return certain(s, seat) + roundsLeft(s) * roundWorth(s, seat) + progressWorth(s, seat, roundsLeft(s));
}
