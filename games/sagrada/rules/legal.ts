import { firstBit, hasBit, writeActions } from '@stolik/core';
import * as act from './actions.ts';
import * as tools from './data/tools.ts';
import { DIE_COLOR, DIE_SHADE, SHADES } from './dice.ts';
import * as st from './state.ts';
import { actors, isSolo, priceOf, type State, windowOf } from './state.ts';
import { canAdjust, canPick, canSwap, canUse, handSpaces, hasNextMove, moveTargets, SOLO_COLOR } from './tools.ts';
import { openAmong, openSpaces, reachOf, SPACES } from './window.ts';

/** Writes the seat's legal actions, ascending, and returns how many. */
export function legal(s: State, seat: number, out: number[]): number {
  if (!hasBit(actors(s), seat)) return 0;
  switch (s.step) {
    case st.PATTERN:
      for (let i = 0; i < 4; i++) out[i] = act.CHOOSE + i;
      return 4;
    case st.TURN:
      return legalTurn(s, seat, out);
    case st.PICK:
      return legalPicks(s, seat, out);
    case st.ADJUST:
      return legalAdjustments(s, seat, out);
    case st.SWAP:
      return legalSwaps(s, seat, out);
    case st.VALUE:
      for (let shade = 0; shade < SHADES; shade++) out[shade] = act.SET_VALUE + shade;
      return SHADES;
    case st.PUT:
      return legalPuts(s, seat, out);
    case st.MOVE:
      return legalMoves(s, seat, out);
    default:
      return legalPlacements(s, seat, out, 0);
  }
}

/** Whether the seat can do anything in its turn but pass: if not, it is not asked. */
export function canAct(s: State, seat: number): boolean {
  const at = windowOf(seat);
  for (let i = 0; i < s.pool.length; i++) if (openSpaces(s.windows, at, s.patterns[seat], s.pool[i]) !== 0) return true;
  return legalUses(s, seat, scratch, 0) > 0;
}
const scratch: number[] = [];

/** Whether the seat could use a tool now. */
export function canUseTool(s: State, seat: number): boolean {
  return s.tooled === 0 && legalUses(s, seat, scratch, 0) > 0;
}

function legalTurn(s: State, seat: number, out: number[]): number {
  out[0] = s.drafted | s.tooled ? act.END : act.PASS;
  const count = s.tooled ? 1 : legalUses(s, seat, out, 1);
  return s.drafted ? count : legalPlacements(s, seat, out, count);
}

function legalUses(s: State, seat: number, out: number[], count: number): number {
  if (isSolo(s)) return legalSoloUses(s, seat, out, count);
  const tokens = s.tokens[seat];
  for (let slot = 0; tokens > 0 && slot < s.deal.tools.length; slot++) {
    if (tokens < priceOf(s, slot) || !canUse(s, seat, s.deal.tools[slot], -1)) continue;
    out[count++] = act.USE + slot * act.PAYMENTS;
  }
  return count;
}

function legalSoloUses(s: State, seat: number, out: number[], count: number): number {
  for (let slot = 0; slot < s.deal.tools.length; slot++) count = legalPayments(s, seat, slot, out, count);
  return count;
}

/** Alone, a tool is paid once, with any pool die of its colour (R21, R31). */
function legalPayments(s: State, seat: number, slot: number, out: number[], count: number): number {
  if (s.paid[slot] !== 0) return count;
  const tool = s.deal.tools[slot];
  for (let i = 0; i < s.pool.length; i++) {
    const die = s.pool[i];
    if (isRepeat(s.pool, i) || DIE_COLOR[die] !== SOLO_COLOR[tool] || !canUse(s, seat, tool, die)) continue;
    out[count++] = act.USE + slot * act.PAYMENTS + DIE_SHADE[die] + 1;
  }
  return count;
}

/** Equal dice are one choice: in a sorted list they lie together. */
function isRepeat(sorted: readonly number[], i: number): boolean {
  return i > 0 && sorted[i] === sorted[i - 1];
}

function legalPlacements(s: State, seat: number, out: number[], count: number): number {
  const at = windowOf(seat);
  const pattern = s.patterns[seat];
  const reach = reachOf(s.windows[at]);
  for (let i = 0; i < s.pool.length; i++) {
    const die = s.pool[i];
    if (isRepeat(s.pool, i)) continue;
    count = writeActions(openAmong(reach, s.windows, at, pattern, die), act.PLACE + die * SPACES, out, count);
  }
  return count;
}

function legalPicks(s: State, seat: number, out: number[]): number {
  let count = 0;
  for (let i = 0; i < s.pool.length; i++) {
    const die = s.pool[i];
    if (!isRepeat(s.pool, i) && canPick(s, seat, s.tool, die)) out[count++] = act.PICK_DIE + die;
  }
  return count;
}

function legalAdjustments(s: State, seat: number, out: number[]): number {
  let count = 0;
  if (canAdjust(s, seat, s.hand, 1)) out[count++] = act.UP;
  if (canAdjust(s, seat, s.hand, -1)) out[count++] = act.DOWN;
  return count;
}

function legalSwaps(s: State, seat: number, out: number[]): number {
  let count = 0;
  for (let i = 0; i < s.track.length; i++) {
    const entry = s.track[i];
    if (!isRepeat(s.track, i) && canSwap(s, seat, entry)) out[count++] = act.SWAP_DIE + entry;
  }
  return count;
}

function legalPuts(s: State, seat: number, out: number[]): number {
  let count = 0;
  if (s.tool === tools.FLUX_REMOVER) out[count++] = act.RETURN;
  return writeActions(handSpaces(s, seat), act.PUT_AT, out, count);
}

function legalMoves(s: State, seat: number, out: number[]): number {
  let count = 0;
  if (s.tool === tools.TAP_WHEEL && s.moved >= 0) out[count++] = act.STOP;
  for (let from = s.windows[windowOf(seat)]; from !== 0; from &= from - 1) {
    const space = firstBit(from);
    const targets = moveTargets(s, seat, s.tool, s.moved, space);
    count = writeActions(targets, act.MOVE_DIE + space * SPACES, out, count);
  }
  return count;
}

/** Whether the tool in use, having moved one die, goes on to a second. */
export function wantsSecondMove(s: State, seat: number): boolean {
  if (s.tool === tools.LATHEKIN) return true;
  return s.tool === tools.TAP_WHEEL && hasNextMove(s, seat, s.tool, s.moved);
}
