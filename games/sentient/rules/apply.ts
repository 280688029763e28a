import { type Chance, divide, tagOf } from '@stolik/core';
import * as act from './actions.ts';
import { calibrated } from './dice.ts';
import type { Emit } from './events.ts';
import { draw } from './factory.ts';
import { BLOCKERS } from './legal.ts';
import { printBlock } from './notation.ts';
import * as st from './state.ts';
import { deckOf, diceAt, networkAt, pawnsAt, type State, SUPPLY } from './state.ts';
import { REFILL } from './tags.ts';
import { endTurn, pass } from './turn.ts';

/** Plays a legal action. */
export function apply(s: State, seat: number, a: number, chance: Chance, emit?: Emit): void {
  if (a >= act.PLUG_IN) return plug(s, seat, a - act.PLUG_IN, emit);
  if (a >= act.PLACE_AGENT) return placeAgent(s, seat, a - act.PLACE_AGENT, chance, emit);
  if (a === act.PASS) return pass(s, seat, chance, emit);
  emit?.({ type: 'ended', seat });
  endTurn(s, chance, emit);
}

/** RB step 1: agent and assistants at a slot, its bot in hand, the slot filled up before the rest is decided (R9). */
function placeAgent(s: State, seat: number, choice: number, chance: Chance, emit?: Emit): void {
  const [slot, assistants] = divide(choice, act.ASSISTANT_CHOICES);
  const at = pawnsAt(seat);
  s.agents[at + slot]++;
  s.agents[at + SUPPLY]--;
  s.assistants[at + slot] += assistants;
  s.assistants[at + SUPPLY] -= assistants;
  s.hand = s.row[slot];
  emit?.({ type: 'agent', seat, slot: slot + 1, card: s.hand + 1, assistants });
  s.row[slot] = draw(s, chance, tagOf(s.round, REFILL), emit);
  emit?.({ type: 'refilled', slot: slot + 1, card: s.row[slot] + 1 });
  s.step = st.PLUG;
  s.epoch++;
}

/** RB steps 2 and 3: the bot goes between two dice and calibrates them at once, where no assistant blocks it (R19, R20). */
function plug(s: State, seat: number, choice: number, emit?: Emit): void {
  const [slot, blocks] = divide(choice, st.BLOCKS);
  const deck = deckOf(s);
  const left = diceAt(seat, s.round) + slot;
  const card = s.hand;
  s.network[networkAt(seat, s.round) + slot] = card * st.BLOCKS + blocks;
  s.assistants[pawnsAt(seat) + SUPPLY] -= BLOCKERS[blocks];
  if (!(blocks & st.LEFT)) s.dice[left] = calibrated(s.dice[left], deck.lefts[card]);
  if (!(blocks & st.RIGHT)) s.dice[left + 1] = calibrated(s.dice[left + 1], deck.rights[card]);
  s.hand = -1;
  s.step = st.END;
  emit?.({
    type: 'plugged',
    seat,
    slot: slot + 1,
    card: card + 1,
    block: printBlock(blocks),
    dice: [s.dice[left], s.dice[left + 1]],
  });
}
