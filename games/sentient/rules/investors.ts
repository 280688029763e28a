import { PAWNS, SLOTS } from './state.ts';

/** More agents than can stand beside one investor. */
const MANY = 64;

// Influence on the investors. `agents` and `assistants` are as in the state: five numbers a seat, the supply last.

/** Pawns at the slots on both sides of an investor; those at the ends have one neighbour (R11). */
export function beside(pawns: readonly number[], seat: number, position: number): number {
  const at = seat * PAWNS;
  const left = position > 0 ? pawns[at + position - 1] : 0;
  return position < SLOTS ? left + pawns[at + position] : left;
}

/**
 * Who stands first beside an investor, apart from `except` (-1: nobody is left out); -1 if nobody has influence there.
 * RB: influence, then adjacent agents, then the place in this round's stack (R13). At least one influence (R12).
 */
export function firstBeside(
  agents: readonly number[],
  assistants: readonly number[],
  order: readonly number[],
  position: number,
  except: number,
): number {
  let first = -1;
  let best = 0;
  // From the top of the stack down, so that of equals the higher one stays.
  for (let place = 0; place < order.length; place++) {
    const seat = order[place];
    const near = beside(agents, seat, position);
    const strength = (near + beside(assistants, seat, position)) * MANY + near;
    if (strength <= best || seat === except) continue;
    best = strength;
    first = seat;
  }
  return first;
}
