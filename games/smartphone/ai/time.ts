import type { State } from '../rules/state.ts';
import * as st from '../rules/state.ts';

/** Rounds whose sales are still to come, this one included while its sales are not made. */
export function roundsLeft(s: State): number {
  return st.ROUNDS - s.round;
}

/** Whether the seat has its sales of this round still before it. */
export function sellsLater(s: State, seat: number): boolean {
  if (s.phase !== st.PHASE_SALES) return true;
  return s.order.indexOf(seat) >= s.turn;
}
