import { TYPES } from '../rules/data/types.ts';
import {
  cardOf,
  deckOf,
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
import { type Chances, raceAt } from './races.ts';

// What a seat may hope for beside the points of its bots.

/** Where no bot is about to be plugged in. */
export const NO_TYPE = -1;

/** What the races for investors may bring. */
export interface Hopes {
  /** Chips of this round. */
  chips: number;
  /** The investors of each type that the seat will have in the end. */
  readonly investors: number[];
  /** Its bots of each type so far. */
  readonly bots: number[];
  /** What the investors of each type will pay. */
  readonly points: number[];
}

export function newHopes(): Hopes {
  const none = () => new Array(TYPES.length).fill(0);
  return { chips: 0, investors: none(), bots: none(), points: none() };
}

/** Written anew for every look. */
const hopes = newHopes();

/** Everything that pawns decide. `plugged` is the type of a bot which is about to be plugged in. */
export function expectedOfPawns(mind: Mind, s: State, seat: number, plugged: number): number {
  expectInvestors(mind, s, seat, plugged, hopes);
  let points = hopes.chips;
  for (let type = 0; type < TYPES.length; type++) points += hopes.points[type];
  return points + expectedReserve(mind, s, seat, plugged);
}

/** What investors pay in the end, with those of this round by their chances and later ones by a fair share; and chips. */
export function expectInvestors(mind: Mind, s: State, seat: number, plugged: number, out: Hopes): void {
  const { focus } = mind.beliefs;
  const { investors, bots, points } = out;
  const roundsLeft = ROUNDS - 1 - s.round;
  for (let type = 0; type < TYPES.length; type++) {
    investors[type] = s.tokens[tokensAt(seat) + type] + roundsLeft / s.deal.seats;
    bots[type] = 0;
  }
  investors[s.deal.rights[seat]]++;
  out.chips = 0;
  for (let position = 0; position < s.investors.length; position++) {
    raceAt(mind.beliefs, s, seat, position, race);
    investors[s.investors[position]] += race.token;
    out.chips += race.chip;
  }
  let coming = countBots(s, seat, bots);
  if (plugged !== NO_TYPE) {
    bots[plugged]++;
    coming--;
  }
  // More of the bots to come will be of types that have investors.
  let interest = 0;
  for (let type = 0; type < TYPES.length; type++) interest += 1 + focus * investors[type];
  for (let type = 0; type < TYPES.length; type++) {
    const share = (1 + focus * investors[type]) / interest;
    points[type] = investors[type] * (bots[type] + coming * share);
  }
}

const race: Chances = { token: 0, chip: 0 };

/** Adds the seat's bots up by type, and returns how many are still to come. */
function countBots(s: State, seat: number, bots: number[]): number {
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
