import { patentsVp, retailersVp } from '../rules/score.ts';
import type { State } from '../rules/state.ts';

export function evaluate(s: State, seat: number): number {
  return s.vp[seat] + patentsVp(s, seat) + retailersVp(s, seat);
}
