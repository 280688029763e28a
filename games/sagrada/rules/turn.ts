import { type Chance, drawFrom, hasBit, tagOf } from '@stolik/core';
import { PATTERNS } from './data/patterns.ts';
import { addSorted, KINDS, printDie, rolled } from './dice.ts';
import type { Emit } from './events.ts';
import { canAct } from './legal.ts';
import * as st from './state.ts';
import { ROUNDS, type State, seatAt } from './state.ts';
import { BAG, ROLL } from './tags.ts';

/** How many dice a round takes: two a player and one more; 4 when playing alone. */
export function dicePerRound(seats: number): number {
  return seats === 1 ? 4 : 2 * seats + 1;
}

/** Everybody has chosen: the patterns are shown, tokens handed out (RB: one for each dot), and the first round begins. */
export function revealPatterns(s: State, chance: Chance, emit?: Emit): void {
  const { deal } = s;
  // The cards nobody chose go back to the box unseen (R32).
  s.deal = { ...deal, cards: [] };
  for (let seat = 0; seat < deal.seats; seat++) {
    s.tokens[seat] = deal.seats === 1 ? 0 : PATTERNS[s.patterns[seat]].difficulty;
  }
  s.epoch++;
  emit?.({ type: 'patterns', patterns: s.patterns.map((pattern) => PATTERNS[pattern].id) });
  s.step = st.TURN;
  beginRound(s, chance, emit);
  beginTurn(s, chance, emit);
}

/** The turn is over: on to the next seat that has something to decide, through the end of the round if need be. */
export function endTurn(s: State, chance: Chance, emit?: Emit): void {
  s.epoch++;
  s.turn++;
  beginTurn(s, chance, emit);
}

function beginTurn(s: State, chance: Chance, emit?: Emit): void {
  for (; ; s.turn++) {
    if (s.turn === 2 * s.deal.seats) {
      endRound(s, emit);
      if (s.round === ROUNDS) return end(s, emit);
      beginRound(s, chance, emit);
    }
    s.seat = seatAt(s.deal, s.round, s.turn);
    s.drafted = 0;
    s.tooled = 0;
    const isGivenUp = st.isSecondTurn(s) && hasBit(s.skips, s.seat);
    if (!isGivenUp && canAct(s, s.seat)) return;
    emit?.({ type: 'skipped', seat: s.seat, why: isGivenUp ? 'running-pliers' : 'nothing-possible' });
  }
}

function beginRound(s: State, chance: Chance, emit?: Emit): void {
  s.turn = 0;
  for (let i = dicePerRound(s.deal.seats); i > 0; i--) {
    const color = drawFrom(s.bag, chance, tagOf(s.round, BAG));
    addSorted(s.pool, rolled(color, chance, tagOf(s.round, ROLL)));
  }
  emit?.({ type: 'round', round: s.round + 1, pool: s.pool.map(printDie) });
}

/** RB: every die left in the pool goes onto the round's slot of the track. */
function endRound(s: State, emit?: Emit): void {
  emit?.({ type: 'leftovers', round: s.round + 1, dice: s.pool.map(printDie) });
  // Later rounds have larger entries and the pool is sorted, so the track stays sorted.
  for (let i = 0; i < s.pool.length; i++) s.track.push(s.round * KINDS + s.pool[i]);
  s.pool = [];
  s.skips = 0;
  s.round++;
}

function end(s: State, emit?: Emit): void {
  s.step = st.OVER;
  s.turn = 0;
  s.drafted = 0;
  s.tooled = 0;
  emit?.({ type: 'over' });
}
