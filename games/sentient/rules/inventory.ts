import { PLAYER_COLORS } from './data/companies.ts';
import { TYPES } from './data/types.ts';
import { countCards } from './deck.ts';
import { DICE } from './dice.ts';
import { BLOCKERS } from './legal.ts';
import * as st from './state.ts';
import { blocksOf, diceAt, networkAt, PAWNS, pawnsAt, ROUNDS, SLOTS, type State, SUPPLY } from './state.ts';

/** The 60 bots, the 15 investors, and every seat's agents, assistants, dice and turns, wherever they are. */
export function inventory(s: State): Record<string, number> {
  const plugged = s.network.filter((entry) => entry >= 0).length;
  const counts: Record<string, number> = {
    bots: countCards(s.cards, st.DRAW) + countCards(s.cards, st.DISCARDS) + SLOTS + (s.hand >= 0 ? 1 : 0) + plugged,
    investors: (ROUNDS - 1 - s.round) * TYPES.length + s.investors.length + s.lost + sum(s.tokens),
  };
  for (let seat = 0; seat < s.deal.seats; seat++) {
    const color = PLAYER_COLORS[seat];
    const at = pawnsAt(seat);
    const network = s.network.slice(networkAt(seat, s.round), networkAt(seat, s.round) + SLOTS);
    const blocking = network.map((entry) => (entry < 0 ? 0 : BLOCKERS[blocksOf(entry)]));
    const dice = s.dice.slice(diceAt(seat, s.round), diceAt(seat, s.round) + DICE);
    counts[`${color} agents`] = sum(s.agents.slice(at, at + PAWNS));
    counts[`${color} assistants`] = sum(s.assistants.slice(at, at + PAWNS)) + sum(blocking);
    counts[`${color} dice`] = dice.filter((die) => die >= 1 && die <= 6).length;
    counts[`${color} turns`] = st.AGENTS - s.agents[at + SUPPLY] + passes(s, seat) + turnsToCome(s, seat);
  }
  return counts;
}

function passes(s: State, seat: number): number {
  return s.next.filter((owner) => owner === seat).length;
}

/** Turns of this round in which the seat has not placed an agent or passed yet. */
function turnsToCome(s: State, seat: number): number {
  const place = s.order.indexOf(seat);
  const begun = s.turn + (s.step === st.PLUG || s.step === st.END ? 1 : 0);
  return st.TURNS - Math.ceil((begun - place) / s.deal.seats);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
