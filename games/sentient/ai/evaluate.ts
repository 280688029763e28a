import { TYPES } from '../rules/data/types.ts';
import { calibrated } from '../rules/dice.ts';
import { BLOCKERS } from '../rules/legal.ts';
import * as st from '../rules/state.ts';
import {
  cardOf,
  deckOf,
  diceAt,
  hasPassed,
  networkAt,
  pawnsAt,
  ROUNDS,
  SLOTS,
  type State,
  SUPPLY,
  tokensAt,
} from '../rules/state.ts';
import type { Mind } from './mind.ts';
import { expectedNetwork, roundPoints } from './network.ts';
import { type Chances, raceAt } from './races.ts';

/** The points the seat may expect in the end. */
export function evaluate(mind: Mind, s: State, seat: number): number {
  return s.step === st.PLUG && s.seat === seat ? bestPlug(mind, s, seat) : standing(mind, s, seat);
}

/** A bot in hand is worth what it is in its best slot. The state is left as it was. */
function bestPlug(mind: Mind, s: State, seat: number): number {
  const deck = deckOf(s);
  const card = s.hand;
  const at = networkAt(seat, s.round);
  const supply = pawnsAt(seat) + SUPPLY;
  const spare = s.assistants[supply];
  let best = Number.NEGATIVE_INFINITY;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.network[at + slot] >= 0) continue;
    const die = diceAt(seat, s.round) + slot;
    const left = s.dice[die];
    const right = s.dice[die + 1];
    for (let blocks = 0; blocks < st.BLOCKS; blocks++) {
      const isIdle = (blocks & st.LEFT && deck.lefts[card] === 0) || (blocks & st.RIGHT && deck.rights[card] === 0);
      if (isIdle || BLOCKERS[blocks] > spare) continue;
      s.network[at + slot] = card * st.BLOCKS + blocks;
      s.assistants[supply] = spare - BLOCKERS[blocks];
      if (!(blocks & st.LEFT)) s.dice[die] = calibrated(left, deck.lefts[card]);
      if (!(blocks & st.RIGHT)) s.dice[die + 1] = calibrated(right, deck.rights[card]);
      best = Math.max(best, standing(mind, s, seat));
      s.dice[die] = left;
      s.dice[die + 1] = right;
    }
    s.network[at + slot] = -1;
  }
  s.assistants[supply] = spare;
  return best;
}

/** The table as it lies. */
function standing(mind: Mind, s: State, seat: number): number {
  let points = s.chips[seat] + expectedNetwork(mind, s, seat) + mind.beliefs.round * (ROUNDS - 1 - s.round);
  for (let round = 0; round < s.round; round++) points += roundPoints(s, seat, round);
  return points + expectedInvestors(mind, s, seat) + expectedOrder(mind, s, seat) + expectedReserve(mind, s, seat);
}

// Written anew for every look.
const investors: number[] = new Array(TYPES.length).fill(0);
const bots: number[] = new Array(TYPES.length).fill(0);
const race: Chances = { token: 0, chip: 0 };

/** What investors pay in the end, with those of this round by their chances and later ones by a fair share; and chips. */
function expectedInvestors(mind: Mind, s: State, seat: number): number {
  const { focus } = mind.beliefs;
  const roundsLeft = ROUNDS - 1 - s.round;
  for (let type = 0; type < TYPES.length; type++) {
    investors[type] = s.tokens[tokensAt(seat) + type] + roundsLeft / s.deal.seats;
    bots[type] = 0;
  }
  investors[s.deal.rights[seat]]++;
  let chips = 0;
  for (let position = 0; position < s.investors.length; position++) {
    raceAt(mind.beliefs, s, seat, position, race);
    investors[s.investors[position]] += race.token;
    chips += race.chip;
  }
  const coming = countBots(s, seat);
  // More of the bots to come will be of types that have investors.
  let interest = 0;
  for (let type = 0; type < TYPES.length; type++) interest += 1 + focus * investors[type];
  let points = chips;
  for (let type = 0; type < TYPES.length; type++) {
    const share = (1 + focus * investors[type]) / interest;
    points += investors[type] * (bots[type] + coming * share);
  }
  return points;
}

/** Counts the seat's bots by type, and returns how many are still to come. */
function countBots(s: State, seat: number): number {
  const { types } = deckOf(s);
  const at = networkAt(seat, 0);
  let coming = ROUNDS * SLOTS;
  for (let i = 0; i < ROUNDS * SLOTS; i++) {
    const entry = s.network[at + i];
    if (entry < 0) continue;
    bots[types[cardOf(entry)]]++;
    coming--;
  }
  return coming;
}

/** Whoever passes later goes earlier in the next round: a place on its stack counts from the top. */
function expectedOrder(mind: Mind, s: State, seat: number): number {
  if (s.round === ROUNDS - 1) return 0;
  const waiting = s.deal.seats - s.next.length;
  // All who still wait will lie above; among them any place is as likely.
  const place = hasPassed(s, seat) ? waiting + s.next.length - 1 - s.next.indexOf(seat) : (waiting - 1) / 2;
  return mind.beliefs.order * (1 - place / (s.deal.seats - 1));
}

/** Assistants in the supply can block, one for each slot that is still empty. */
function expectedReserve(mind: Mind, s: State, seat: number): number {
  let empty = 0;
  for (let slot = 0; slot < SLOTS; slot++) if (s.network[networkAt(seat, s.round) + slot] < 0) empty++;
  return mind.beliefs.reserve * Math.min(empty, s.assistants[pawnsAt(seat) + SUPPLY]);
}
