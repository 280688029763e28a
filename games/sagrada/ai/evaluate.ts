import { firstBit } from '@stolik/core';
import { DIE_COLOR, dieOf, SHADES } from '../rules/dice.ts';
import { PUT, type State, TURN, VALUE, windowOf } from '../rules/state.ts';
import { handSpaces } from '../rules/tools.ts';
import { lift, openSpaces, put } from '../rules/window.ts';
import { type Judge, NONE } from './judge.ts';
import { draftsLeft, isFresh } from './time.ts';

/** The points the seat may expect in the end (alone: less the target), judged by its own window. */
export function evaluate(judge: Judge, s: State, seat: number): number {
  if (s.patterns[seat] < 0) return 0;
  const isOwnTurn = s.seat === seat;
  if (isOwnTurn && s.step === PUT) return bestOn(judge, s, seat, s.hand, handSpaces(s, seat), NONE);
  if (isOwnTurn && s.step === VALUE) return bestValue(judge, s, seat);
  if (isOwnTurn && s.step === TURN && s.drafted === 0 && !isFresh(s)) return bestDraft(judge, s, seat);
  return judge.standing(s, seat, draftsLeft(s, seat), NONE);
}

function bestValue(judge: Judge, s: State, seat: number): number {
  const color = DIE_COLOR[s.hand];
  let best = Number.NEGATIVE_INFINITY;
  for (let shade = 0; shade < SHADES; shade++) {
    const die = dieOf(color, shade);
    const spaces = openSpaces(s.windows, windowOf(seat), s.patterns[seat], die);
    best = Math.max(best, bestOn(judge, s, seat, die, spaces, NONE));
  }
  return best;
}

/** The seat is to draft from a pool it sees: it will take the best die, or none. */
function bestDraft(judge: Judge, s: State, seat: number): number {
  let best = judge.standing(s, seat, draftsLeft(s, seat) - 1, NONE);
  for (let i = 0; i < s.pool.length; i++) {
    const die = s.pool[i];
    if (i > 0 && die === s.pool[i - 1]) continue;
    const spaces = openSpaces(s.windows, windowOf(seat), s.patterns[seat], die);
    if (spaces !== 0) best = Math.max(best, bestOn(judge, s, seat, die, spaces, die));
  }
  return best;
}

/** A die is worth what it is on its best space; on none of them the draft is lost. The window is left as it was. */
function bestOn(judge: Judge, s: State, seat: number, die: number, spaces: number, taken: number): number {
  const at = windowOf(seat);
  const drafts = draftsLeft(s, seat) - 1;
  if (spaces === 0) return judge.standing(s, seat, drafts, NONE);
  let best = Number.NEGATIVE_INFINITY;
  for (let rest = spaces; rest !== 0; rest &= rest - 1) {
    const space = firstBit(rest);
    put(s.windows, at, die, space);
    best = Math.max(best, judge.standing(s, seat, drafts, taken));
    lift(s.windows, at, die, space);
  }
  return best;
}
