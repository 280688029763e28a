import { type Chance, tagOf } from '@stolik/core';
import type { Emit } from './events.ts';
import { replaceFactory } from './factory.ts';
import { beginRound, endRound } from './round.ts';
import * as st from './state.ts';
import { pawnsAt, ROUNDS, type State, SUPPLY, TURNS } from './state.ts';
import { WIPE } from './tags.ts';

/** RB: the free marker goes onto the next round's stack, and whoever has an agent left clears the factory (R6). */
export function pass(s: State, seat: number, chance: Chance, emit?: Emit): void {
  s.next.push(seat);
  emit?.({ type: 'passed', seat, forced: false });
  replaceFactory(s, chance, tagOf(s.round, WIPE), emit);
  emit?.({ type: 'wiped', factory: s.row.map((card) => card + 1) });
  endTurn(s, chance, emit);
}

/** On to the next seat that has something to decide, through the end of the round if need be. */
export function endTurn(s: State, chance: Chance, emit?: Emit): void {
  s.epoch++;
  s.turn++;
  beginTurn(s, chance, emit);
}

export function beginTurn(s: State, chance: Chance, emit?: Emit): void {
  for (; ; s.turn++) {
    if (s.turn === TURNS * s.deal.seats) {
      endRound(s, emit);
      if (s.round === ROUNDS - 1) return end(s, emit);
      s.round++;
      beginRound(s, chance, emit);
    }
    s.seat = s.order[s.turn % s.deal.seats];
    s.step = st.AGENT;
    if (s.agents[pawnsAt(s.seat) + SUPPLY] > 0) return;
    // No agent left and the marker still in hand: nothing to decide, so it is not asked, and nothing is cleared (R7).
    s.next.push(s.seat);
    emit?.({ type: 'passed', seat: s.seat, forced: true });
  }
}

function end(s: State, emit?: Emit): void {
  s.step = st.OVER;
  // Nobody's turn: one answer whoever moved last, so that a view can be turned back into the state.
  s.seat = s.order[0];
  emit?.({ type: 'over' });
}
