import { firstBit, hasBit } from '@stolik/core';
import * as tools from './data/tools.ts';
import { TOOLS } from './data/tools.ts';
import { COLORS, DIE_COLOR, DIE_SHADE, dieOf, KINDS, SHADES } from './dice.ts';
import { isSecondTurn, isSolo, type State, windowOf } from './state.ts';
import * as win from './window.ts';

// What each tool can do now. A tool may be used only if it can be carried through (R16), so the same questions decide
// whether it is offered and what its steps offer.

const TIMING = TOOLS.map((tool) => tool.timing);
/** The colour that pays for a tool when playing alone. */
export const SOLO_COLOR = TOOLS.map((tool) => COLORS.indexOf(tool.soloColor));

/** Whether the seat could use the tool; `except` is the pool die that would pay for it (R31), or -1. */
export function canUse(s: State, seat: number, tool: number, except: number): boolean {
  switch (TIMING[tool]) {
    case 'draft':
      return s.drafted === 0 && hasPick(s, seat, tool, except);
    case 'any':
      return hasMove(s, seat, tool);
    case 'second-turn':
      return isSecondTurn(s) && s.drafted === 0 && hasPick(s, seat, tool, except);
    case 'first-turn':
      return !isSecondTurn(s) && s.drafted === 1 && hasPick(s, seat, tool, except);
  }
}

function hasPick(s: State, seat: number, tool: number, except: number): boolean {
  let isPaid = except < 0;
  for (let i = 0; i < s.pool.length; i++) {
    const die = s.pool[i];
    if (!isPaid && die === except) isPaid = true;
    else if (canPick(s, seat, tool, die)) return true;
  }
  return false;
}

/** Whether a pool die leads to a legal outcome of the tool. The random ones take any die (R16). */
export function canPick(s: State, seat: number, tool: number, die: number): boolean {
  const at = windowOf(seat);
  const pattern = s.patterns[seat];
  switch (tool) {
    case tools.GROZING_PLIERS:
      return canAdjust(s, seat, die, 1) || canAdjust(s, seat, die, -1);
    case tools.LENS_CUTTER:
      return hasSwap(s, seat);
    case tools.CORK_BACKED_STRAIGHTEDGE:
      return win.openApart(s.windows, at, pattern, die) !== 0;
    case tools.GRINDING_STONE:
      return win.openSpaces(s.windows, at, pattern, flipped(die)) !== 0;
    case tools.RUNNING_PLIERS:
      return win.openSpaces(s.windows, at, pattern, die) !== 0;
    default:
      return true;
  }
}

/** Grozing Pliers: 1 never becomes 6 nor 6 a 1, and the new die must fit somewhere (R9). */
export function canAdjust(s: State, seat: number, die: number, by: number): boolean {
  const shade = DIE_SHADE[die] + by;
  return shade >= 0 && shade < SHADES && win.openSpaces(s.windows, windowOf(seat), s.patterns[seat], die + by) !== 0;
}

/** Grinding Stone: the opposite side. */
export function flipped(die: number): number {
  return dieOf(DIE_COLOR[die], SHADES - 1 - DIE_SHADE[die]);
}

function hasSwap(s: State, seat: number): boolean {
  for (let i = 0; i < s.track.length; i++) if (canSwap(s, seat, s.track[i])) return true;
  return false;
}

/** Lens Cutter: any die of the whole track (R10) that fits somewhere (R9). */
export function canSwap(s: State, seat: number, entry: number): boolean {
  return win.openSpaces(s.windows, windowOf(seat), s.patterns[seat], entry % KINDS) !== 0;
}

/** Where the die in hand may go: with the Cork-backed Straightedge apart from all others. */
export function handSpaces(s: State, seat: number): number {
  const open = s.tool === tools.CORK_BACKED_STRAIGHTEDGE ? win.openApart : win.openSpaces;
  return open(s.windows, windowOf(seat), s.patterns[seat], s.hand);
}

/** Which printed restriction the tool lets a moved die disregard (R3). */
export function ignoredBy(tool: number): number {
  if (tool === tools.EGLOMISE_BRUSH) return win.IGNORE_COLOR;
  return tool === tools.COPPER_FOIL_BURNISHER ? win.IGNORE_SHADE : win.OBEY;
}

/** Where a tool may move the die that lies on `from`, whatever comes after. */
function targets(s: State, seat: number, tool: number, from: number): number {
  const at = windowOf(seat);
  const die = win.dieAt(s.windows, at, from);
  return win.openWithout(s.windows, at, s.patterns[seat], die, 1 << from, ignoredBy(tool));
}

/** The dice a tool may move now, as spaces. `moved` is where its first die went, or -1. */
function movable(s: State, seat: number, tool: number, moved: number): number {
  const at = windowOf(seat);
  const others = moved < 0 ? s.windows[at] : s.windows[at] & ~(1 << moved);
  if (tool !== tools.TAP_WHEEL) return others;
  if (moved >= 0) return others & win.colorMask(s.windows, at, DIE_COLOR[win.dieAt(s.windows, at, moved)]);
  let onTrack = 0;
  for (let i = 0; i < s.track.length; i++) onTrack |= win.colorMask(s.windows, at, DIE_COLOR[s.track[i] % KINDS]);
  return onTrack;
}

/** Where the tool in use may move the die on `from`: for Lathekin's first die only if a second can follow (R7). */
export function moveTargets(s: State, seat: number, tool: number, moved: number, from: number): number {
  if (!hasBit(movable(s, seat, tool, moved), from)) return 0;
  const all = targets(s, seat, tool, from);
  if (tool !== tools.LATHEKIN || moved >= 0) return all;
  let good = 0;
  for (let rest = all; rest !== 0; rest &= rest - 1) {
    const to = firstBit(rest);
    if (hasMoveAfter(s, seat, tool, from, to)) good |= 1 << to;
  }
  return good;
}

/** Whether the tool can move a (second) die. */
export function hasNextMove(s: State, seat: number, tool: number, moved: number): boolean {
  for (let rest = movable(s, seat, tool, moved); rest !== 0; rest &= rest - 1) {
    if (targets(s, seat, tool, firstBit(rest)) !== 0) return true;
  }
  return false;
}

/** Tries a move on the window itself and takes it back: nothing is copied, and nothing is left behind. */
function hasMoveAfter(s: State, seat: number, tool: number, from: number, to: number): boolean {
  const at = windowOf(seat);
  const die = win.dieAt(s.windows, at, from);
  win.lift(s.windows, at, die, from);
  win.put(s.windows, at, die, to);
  const hasNext = hasNextMove(s, seat, tool, to);
  win.lift(s.windows, at, die, to);
  win.put(s.windows, at, die, from);
  return hasNext;
}

function hasMove(s: State, seat: number, tool: number): boolean {
  if (tool !== tools.LATHEKIN) return hasNextMove(s, seat, tool, -1);
  for (let rest = s.windows[windowOf(seat)]; rest !== 0; rest &= rest - 1) {
    const from = firstBit(rest);
    for (let to = targets(s, seat, tool, from); to !== 0; to &= to - 1) {
      if (hasMoveAfter(s, seat, tool, from, firstBit(to))) return true;
    }
  }
  return false;
}

/**
 * R13: for the last seat of the snake both turns are back to back, so Running Pliers gain nothing. Legal all the same.
 * Alone the die that pays for them leaves the game, and the target with it.
 */
export function isWithoutBenefit(s: State, tool: number): boolean {
  return tool === tools.RUNNING_PLIERS && !isSolo(s) && s.turn === s.deal.seats - 1;
}
