import { beside } from '../rules/investors.ts';
import { pawnsAt, SLOTS, type State, SUPPLY } from '../rules/state.ts';
import type { Beliefs } from './weights.ts';

/** How a race may end for a seat. */
export interface Chances {
  token: number;
  chip: number;
}

/** Turns a lead, in standard deviations, into a chance. */
const STEEPNESS = 1.7;
/** Between equals the one with more agents, or higher in the stack, is ahead by this much influence. */
const AGENT_EDGE = 0.2;
const ORDER_EDGE = 0.1;

/** How likely the seat wins the token and the chip at a position. Rivals' pawns are taken to fall anywhere. */
export function raceAt(b: Beliefs, s: State, seat: number, position: number, out: Chances): void {
  const own = beside(s.agents, seat, position) + beside(s.assistants, seat, position);
  if (own === 0 && s.agents[pawnsAt(seat) + SUPPLY] === 0) {
    out.token = 0;
    out.chip = 0;
    return;
  }
  // The token: ahead of everybody. The chip: behind exactly one.
  let ahead = 1;
  let behindOne = 0;
  for (let rival = 0; rival < s.deal.seats; rival++) {
    if (rival === seat) continue;
    const chance = chanceAgainst(b, s, seat, rival, position);
    behindOne = behindOne * chance + ahead * (1 - chance);
    ahead *= chance;
  }
  out.token = ahead;
  out.chip = behindOne;
}

function chanceAgainst(b: Beliefs, s: State, seat: number, rival: number, position: number): number {
  const share = position === 0 || position === SLOTS ? 1 / SLOTS : 2 / SLOTS;
  const own = comingFrom(b, s, seat);
  const theirs = comingFrom(b, s, rival);
  const agents = beside(s.agents, seat, position) - beside(s.agents, rival, position);
  const assistants = beside(s.assistants, seat, position) - beside(s.assistants, rival, position);
  const edge = agents * AGENT_EDGE + (isAbove(s, seat, rival) ? ORDER_EDGE : -ORDER_EDGE);
  const lead = agents + assistants + share * (own - theirs) + edge;
  const spread = Math.sqrt(share * (1 - share) * (own + theirs) + b.openness * openTurns(s, seat, rival));
  if (spread === 0) return lead > 0 ? 1 : 0;
  return 1 / (1 + Math.exp((-STEEPNESS * lead) / spread));
}

/** Pawns that a seat may still bring to the factory in this round. */
function comingFrom(b: Beliefs, s: State, seat: number): number {
  const supply = pawnsAt(seat) + SUPPLY;
  const agents = s.agents[supply];
  return agents === 0 ? 0 : agents + b.lobbying * s.assistants[supply];
}

function openTurns(s: State, seat: number, rival: number): number {
  return s.agents[pawnsAt(seat) + SUPPLY] + s.agents[pawnsAt(rival) + SUPPLY] > 0 ? 1 : 0;
}

function isAbove(s: State, seat: number, rival: number): boolean {
  return s.order.indexOf(seat) < s.order.indexOf(rival);
}
