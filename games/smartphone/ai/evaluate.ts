import { LAYOUT } from '../rules/plan.ts';
import * as st from '../rules/state.ts';
import { planOf, type State } from '../rules/state.ts';
import { roundWorth } from './outlook.ts';
import type { Planner } from './planner.ts';
import { progressWorth } from './progress.ts';
import { certain, standing } from './standing.ts';
import { roundsLeft } from './time.ts';

/** The VP the seat may expect in the end, judged by its own company. */
export function evaluate(planner: Planner, s: State, seat: number): number {
  const b = planner.beliefs;
  if (s.step === st.OVER) return certain(s, seat);
  if (s.step !== st.PLANNING) return standing(b, s, seat);
  if (s.plans[planOf(seat) + LAYOUT] >= 0) return planner.planWorth(s, seat);
  return certain(s, seat) + roundsLeft(s) * roundWorth(b, s, seat) + progressWorth(b, s, seat, roundsLeft(s));
}
