import { firstBit } from '@stolik/core';
import { END, PASS, PLACE } from '../rules/actions.ts';
import { type State, TURN, windowOf } from '../rules/state.ts';
import { lift, openSpaces, put, SPACES } from '../rules/window.ts';
import { type Judge, NONE } from './judge.ts';
import { draftsLeft } from './time.ts';

/** The best die on its best space, without tools: they would take most of the time and change few games. */
export function policy(judge: Judge, s: State, seat: number): number | undefined {
  if (s.step !== TURN) return undefined;
  if (s.drafted) return END;
  const at = windowOf(seat);
  const drafts = draftsLeft(s, seat) - 1;
  let action = s.tooled ? END : PASS;
  let best = judge.weighsPass ? judge.standing(s, seat, drafts, NONE) : Number.NEGATIVE_INFINITY;
  for (let i = 0; i < s.pool.length; i++) {
    const die = s.pool[i];
    if (i > 0 && die === s.pool[i - 1]) continue;
    for (let rest = openSpaces(s.windows, at, s.patterns[seat], die); rest !== 0; rest &= rest - 1) {
      const space = firstBit(rest);
      put(s.windows, at, die, space);
      const worth = judge.standing(s, seat, drafts, die);
      lift(s.windows, at, die, space);
      if (worth <= best) continue;
      best = worth;
      action = PLACE + die * SPACES + space;
    }
  }
  return action;
}
