import { type Chance, divide, drawFrom, tagOf } from '@stolik/core';
import * as act from './actions.ts';
import * as tools from './data/tools.ts';
import { TOOLS } from './data/tools.ts';
import { addSorted, COLORS, DIE_COLOR, dieOf, KINDS, printDie, removeOne, rolled } from './dice.ts';
import type { Emit } from './events.ts';
import { wantsSecondMove } from './legal.ts';
import { printCell } from './notation.ts';
import { patternChoice } from './pattern-choices.ts';
import * as st from './state.ts';
import { actors, isSolo, priceOf, type State, windowOf } from './state.ts';
import { FLUX_BRUSH, FLUX_REMOVER, GLAZING_HAMMER } from './tags.ts';
import { flipped, handSpaces, SOLO_COLOR } from './tools.ts';
import { endTurn, revealPatterns } from './turn.ts';
import { dieAt, lift, put, SPACES } from './window.ts';

/** Plays a legal action. */
export function apply(s: State, seat: number, a: number, chance: Chance, emit?: Emit): void {
  switch (s.step) {
    case st.PATTERN:
      return choosePattern(s, seat, a - act.CHOOSE, chance, emit);
    case st.TURN:
      return takeTurn(s, seat, a, chance, emit);
    case st.PICK:
      return pick(s, seat, a - act.PICK_DIE, chance, emit);
    case st.ADJUST:
      return change(s, seat, a === act.UP ? s.hand + 1 : s.hand - 1, emit);
    case st.SWAP:
      return swap(s, seat, a - act.SWAP_DIE, emit);
    case st.VALUE:
      s.hand += a - act.SET_VALUE;
      s.step = st.PUT;
      return;
    case st.PUT:
      return a === act.RETURN ? returnHand(s, seat, emit) : putHand(s, seat, a - act.PUT_AT, emit);
    case st.MOVE:
      return a === act.STOP ? finishTool(s) : move(s, seat, a - act.MOVE_DIE, emit);
    default:
      return placeExtra(s, seat, a - act.PLACE, emit);
  }
}

function choosePattern(s: State, seat: number, choice: number, chance: Chance, emit?: Emit): void {
  s.patterns[seat] = patternChoice(s, seat, choice);
  if (actors(s) === 0) revealPatterns(s, chance, emit);
}

function takeTurn(s: State, seat: number, a: number, chance: Chance, emit?: Emit): void {
  if (a >= act.PLACE) {
    place(s, seat, a - act.PLACE, emit);
    s.drafted = 1;
  } else if (a >= act.USE) {
    const [slot, pips] = divide(a - act.USE, act.PAYMENTS);
    pay(s, seat, slot, pips, emit);
    useTool(s, seat, s.deal.tools[slot], chance, emit);
  } else {
    emit?.({ type: a === act.PASS ? 'passed' : 'ended', seat });
    endTurn(s, chance, emit);
  }
}

/** Takes a die from the pool into the window: `placement` is die * 20 + space. */
function place(s: State, seat: number, placement: number, emit?: Emit): void {
  const [die, space] = divide(placement, SPACES);
  removeOne(s.pool, die);
  put(s.windows, windowOf(seat), die, space);
  emit?.({ type: 'placed', seat, die: printDie(die), cell: printCell(space) });
}

/** RB: tokens onto the card; alone, a die of the card's colour, which leaves the game with it (R21). */
function pay(s: State, seat: number, slot: number, pips: number, emit?: Emit): void {
  const tool = s.deal.tools[slot];
  if (isSolo(s)) {
    const die = dieOf(SOLO_COLOR[tool], pips - 1);
    removeOne(s.pool, die);
    s.paid[slot] = die + 1;
    emit?.({ type: 'used', seat, tool: TOOLS[tool].id, die: printDie(die) });
  } else {
    const price = priceOf(s, slot);
    s.tokens[seat] -= price;
    s.paid[slot] += price;
    emit?.({ type: 'used', seat, tool: TOOLS[tool].id, tokens: price });
  }
}

function useTool(s: State, seat: number, tool: number, chance: Chance, emit?: Emit): void {
  s.tooled = 1;
  s.tool = tool;
  switch (TOOLS[tool].timing) {
    case 'draft':
      s.step = st.PICK;
      return;
    case 'any':
      s.step = st.MOVE;
      return;
    case 'first-turn':
      s.step = st.EXTRA;
      return;
    case 'second-turn':
      return rerollPool(s, seat, chance, emit);
  }
}

/** Glazing Hammer. */
function rerollPool(s: State, seat: number, chance: Chance, emit?: Emit): void {
  const dice = s.pool.splice(0);
  for (const die of dice) addSorted(s.pool, rolled(DIE_COLOR[die], chance, tagOf(s.round, GLAZING_HAMMER)));
  s.epoch++;
  emit?.({ type: 'rerolled', seat, pool: s.pool.map(printDie) });
  finishTool(s);
}

/** A die is drafted through a tool: what the tool does to it before it is placed (R8). */
function pick(s: State, seat: number, die: number, chance: Chance, emit?: Emit): void {
  removeOne(s.pool, die);
  s.hand = die;
  emit?.({ type: 'picked', seat, die: printDie(die) });
  switch (s.tool) {
    case tools.GROZING_PLIERS:
      s.step = st.ADJUST;
      return;
    case tools.LENS_CUTTER:
      s.step = st.SWAP;
      return;
    case tools.GRINDING_STONE:
      return change(s, seat, flipped(die), emit);
    case tools.CORK_BACKED_STRAIGHTEDGE:
      s.step = st.PUT;
      return;
    case tools.FLUX_BRUSH:
      change(s, seat, rolled(DIE_COLOR[die], chance, tagOf(s.round, FLUX_BRUSH)), emit);
      s.epoch++;
      // "If it cannot be placed, return it": if it can, it must (R11).
      if (handSpaces(s, seat) === 0) returnHand(s, seat, emit);
      return;
    default: {
      // Flux Remover: the die goes into the bag before the draw and may come out again (R15).
      s.bag[DIE_COLOR[die]]++;
      const color = drawFrom(s.bag, chance, tagOf(s.round, FLUX_REMOVER));
      s.hand = dieOf(color, 0);
      s.epoch++;
      s.step = st.VALUE;
      emit?.({ type: 'drew', seat, color: COLORS[color] });
    }
  }
}

/** The die in hand becomes another one and wants a space. */
function change(s: State, seat: number, to: number, emit?: Emit): void {
  emit?.({ type: 'changed', seat, from: printDie(s.hand), to: printDie(to) });
  s.hand = to;
  s.step = st.PUT;
}

/** Lens Cutter: the drafted die takes the slot of the one it is exchanged for (R10). */
function swap(s: State, seat: number, entry: number, emit?: Emit): void {
  const [round, took] = divide(entry, KINDS);
  const gave = s.hand;
  removeOne(s.track, entry);
  addSorted(s.track, round * KINDS + gave);
  s.hand = took;
  s.step = st.PUT;
  emit?.({ type: 'swapped', seat, gave: printDie(gave), took: printDie(s.hand), round: round + 1 });
}

function putHand(s: State, seat: number, space: number, emit?: Emit): void {
  put(s.windows, windowOf(seat), s.hand, space);
  emit?.({ type: 'placed', seat, die: printDie(s.hand), cell: printCell(space), tool: TOOLS[s.tool].id });
  s.drafted = 1;
  finishTool(s);
}

/** The die goes back as it is now, and the turn's draft is spent (R11). */
function returnHand(s: State, seat: number, emit?: Emit): void {
  addSorted(s.pool, s.hand);
  emit?.({ type: 'returned', seat, die: printDie(s.hand) });
  s.drafted = 1;
  finishTool(s);
}

/** Moves a die of the window: `way` is from * 20 + to. */
function move(s: State, seat: number, way: number, emit?: Emit): void {
  const [from, to] = divide(way, SPACES);
  const at = windowOf(seat);
  const die = dieAt(s.windows, at, from);
  lift(s.windows, at, die, from);
  put(s.windows, at, die, to);
  emit?.({ type: 'moved', seat, die: printDie(die), from: printCell(from), to: printCell(to) });
  const isFirst = s.moved < 0;
  s.moved = to;
  if (!isFirst || !wantsSecondMove(s, seat)) finishTool(s);
}

/** Running Pliers: one more die now, no second turn in this round (R12). */
function placeExtra(s: State, seat: number, placement: number, emit?: Emit): void {
  place(s, seat, placement, emit);
  s.skips |= 1 << seat;
  finishTool(s);
}

function finishTool(s: State): void {
  s.tool = -1;
  s.hand = -1;
  s.moved = -1;
  s.step = st.TURN;
}
