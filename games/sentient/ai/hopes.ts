import { TYPES } from '../rules/data/types.ts';
import { cardOf, deckOf, hasPassed, networkAt, pawnsAt, ROUNDS, SLOTS, type State, SUPPLY, tokensAt } from '../rules/state.ts';
import type { Mind } from './mind.ts';
import { type Chances, raceAt } from './races.ts';

// What a seat may hope for beside the points of its bots.

/** Where no bot is about to be plugged in. */
export const NO_TYPE = -1;

// Written anew for every look.
const investors: number[] = new Array(TYPES.length).fill(0);
const bots: number[] = new Array(TYPES.length).fill(0);
const race: Chances = { token: 0, chip: 0 };

/** Everything that pawns decide. `type` is that of a bot which is about to be plugged in. */
export function expectedOfPawns(mind: Mind, s: State, seat: number, type: number): number {
  return expectedInvestors(mind, s, seat, type) + expectedReserve(mind, s, seat, type);
}

/** What investors pay in the end, with those of this round by their chances and later ones by a fair share; and chips. */
function expectedInvestors(mind: Mind, s: State, seat: number, plugged: number): number {
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
  let coming = countBots(s, seat);
  if (plugged !== NO_TYPE) {
    bots[plugged]++;
    coming--;
  }
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

/** Assistants in the supply can block, one for each slot that is still empty. */
function expectedReserve(mind: Mind, s: State, seat: number, plugged: number): number {
  let empty = plugged === NO_TYPE ? 0 : -1;
  for (let slot = 0; slot < SLOTS; slot++) if (s.network[networkAt(seat, s.round) + slot] < 0) empty++;
  return mind.beliefs.reserve * Math.min(empty, s.assistants[pawnsAt(seat) + SUPPLY]);
}

/** Whoever passes later goes earlier in the next round: a place on its stack counts from the top. */
export function expectedOrder(mind: Mind, s: State, seat: number): number {
  if (s.round === ROUNDS - 1) return 0;
  const waiting = s.deal.seats - s.next.length;
  // All who still wait will lie above; among them any place is as likely.
  const place = hasPassed(s, seat) ? waiting + s.next.length - 1 - s.next.indexOf(seat) : (waiting - 1) / 2;
  return mind.beliefs.order * (1 - place / (s.deal.seats - 1));
}
