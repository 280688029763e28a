import { hasBit } from '@stolik/core';
import type { Corrections } from './corrections.ts';
import { SLOTS as REGION_SLOTS, REGIONS } from './data/regions.ts';
import type { Retailer } from './data/retailers.ts';
import { A, FOUR_G, TECHNOLOGIES } from './data/technologies.ts';
import { PLAN, READY } from './plan.ts';
import { type Printed, printedWith } from './printed.ts';

/** What is asked of the seat whose turn it is. */
export const STEPS = [
  'plan',
  'improve',
  'research',
  'finish',
  'office',
  'bonus',
  'logistics',
  'sales',
  'over',
] as const;
export type Step = (typeof STEPS)[number];
/** Everybody plans, at the same time. */
export const PLANNING = 0;
/** Take an upgrade. */
export const IMPROVE = 1;
/** Put progress on technologies. */
export const RESEARCHING = 2;
/** Several technologies are paid for: which is finished first (R27)? */
export const FINISH = 3;
/** Controller B: an office in an S region. */
export const OFFICE = 4;
/** A retailer's bonus: take it or leave it. */
export const BONUS = 5;
/** Put progress into regions. */
export const MOVING = 6;
/** Sell goods. */
export const SELLING = 7;
export const OVER = 8;

export const ROUNDS = 5;

// Phases as the board numbers them. In 2, 3 and 8 nobody decides anything.
export const PHASE_PLANNING = 1;
export const PHASE_IMPROVE = 4;
export const PHASE_RESEARCH = 5;
export const PHASE_LOGISTICS = 6;
export const PHASE_SALES = 7;
const PHASES = 8;

/** Slots kept for each region: the most that any has. */
export const SLOTS = 5;
/** Where sales that touch no region (NFC A) are kept in the ledger. */
export const DIRECT = REGIONS.length;
/** Sales of a round in the ledger: one number a region, and the direct ones. */
export const LEDGER = REGIONS.length + 1;

/** What the set-up fixed. Never changed in place, so that clones may share it. */
export interface Deal {
  readonly seats: number;
  /** Seats and Steve, who comes last. */
  readonly companies: number;
  /** Steve's level, as a place in `STEVE_LEVELS`; -1 without him. */
  readonly steve: number;
  /** Each company's colour, as a place in `COLORS`. */
  readonly colors: readonly number[];
  /** The side of each technology that is up, as a place in `SIDES`. */
  readonly sides: readonly number[];
  /** The retailer on each region, as a place in `RETAILERS`; -1 for none. */
  readonly retailers: readonly number[];
  /** What of retailers and Steve was put right; `null` for nothing. */
  readonly corrections: Corrections | null;
}

export interface State {
  deal: Deal;
  step: number;
  /** 0 to 4. */
  round: number;
  /** 1 to 8. */
  phase: number;
  /** Companies in the order of this phase. */
  order: number[];
  /** Place in the order. */
  turn: number;
  /** Whose turn it is. */
  seat: number;
  /** 1 once the seat has decided anything in this turn. */
  acted: number;
  /** Progress the seat may still place in this turn. */
  points: number;
  /** 1 once Wi-Fi A has been used in this turn. */
  seconded: number;
  /** 1 once NFC A has been used in this turn. */
  directed: number;
  /** The region whose retailer offers its bonus; -1 for none. */
  bonus: number;
  /** Progress on technologies that the bonus still gives. */
  bonusLeft: number;
  /** Each seat's plan: see `plan.ts`. Secret until everybody is ready. */
  plans: number[];
  /** Each company's gears, trucks and price-ups of this round, and whether its factory is lit. */
  gears: number[];
  trucks: number[];
  priceUps: number[];
  factories: number[];
  prices: number[];
  /** VP on the track. */
  vp: number[];
  /** Available goods of each company. */
  goods: number[];
  /** Goods of each company that can still be produced. */
  supply: number[];
  /** Goods tokens of each company. */
  tokens: number[];
  /** Each company's upgrades, by kind. */
  upgrades: number[];
  /** Offices of each company that are on no board. */
  markers: number[];
  /** Each company's finished technologies, as a mask. */
  owned: number[];
  /** Each company's progress on technologies. */
  research: number[];
  /** Each company's progress in regions. */
  progress: number[];
  /** The company that took each patent; -1 while it lies there. */
  patents: number[];
  /** The company on each slot of the regions, or of the retailers on them, from the left; -1 for none. */
  offices: number[];
  /** The company that sold to each customer in this round; -1 for none. */
  customers: number[];
  /** Upgrades that lie open, by kind, from the left. */
  display: number[];
  /** Upgrades still in the deck, by kind. */
  deck: number[];
  /** Upgrades out of the game, by kind. */
  box: number[];
  /** Goods tokens in the stock. */
  stock: number;
  /** The track of Steve's marker, as a place in `STEVE_TRACKS`. */
  track: number;
  /** VP of sales: for each company, round and region. */
  sales: number[];
  /** VP of control: for each company, round and region. */
  control: number[];
  epoch: number;
}

export function clone(s: State): State {
  return {
    deal: s.deal,
    step: s.step,
    round: s.round,
    phase: s.phase,
    order: s.order.slice(),
    turn: s.turn,
    seat: s.seat,
    acted: s.acted,
    points: s.points,
    seconded: s.seconded,
    directed: s.directed,
    bonus: s.bonus,
    bonusLeft: s.bonusLeft,
    plans: s.plans.slice(),
    gears: s.gears.slice(),
    trucks: s.trucks.slice(),
    priceUps: s.priceUps.slice(),
    factories: s.factories.slice(),
    prices: s.prices.slice(),
    vp: s.vp.slice(),
    goods: s.goods.slice(),
    supply: s.supply.slice(),
    tokens: s.tokens.slice(),
    upgrades: s.upgrades.slice(),
    markers: s.markers.slice(),
    owned: s.owned.slice(),
    research: s.research.slice(),
    progress: s.progress.slice(),
    patents: s.patents.slice(),
    offices: s.offices.slice(),
    customers: s.customers.slice(),
    display: s.display.slice(),
    deck: s.deck.slice(),
    box: s.box.slice(),
    stock: s.stock,
    track: s.track,
    sales: s.sales.slice(),
    control: s.control.slice(),
    epoch: s.epoch,
  };
}

export function actors(s: State): number {
  if (s.step === OVER) return 0;
  if (s.step !== PLANNING) return 1 << s.seat;
  let mask = 0;
  for (let seat = 0; seat < s.deal.seats; seat++) if (s.plans[planOf(seat) + READY] === 0) mask |= 1 << seat;
  return mask;
}

/** Where a seat's plan begins in `plans`. */
export function planOf(seat: number): number {
  return seat * PLAN;
}

/** Whether the company is Steve. */
export function isSteve(s: State, company: number): boolean {
  return company === s.deal.seats;
}

/** Whether the company has finished the technology with this side up. */
export function hasSide(s: State, company: number, technology: number, side: number): boolean {
  return hasBit(s.owned[company], technology) && s.deal.sides[technology] === side;
}

/** 4G A: one half of each upgrade may hang out. */
export function hasOverhang(s: State, seat: number): boolean {
  return hasSide(s, seat, FOUR_G, A);
}

/** What is printed on retailers and on Steve's pad. */
export function printedOf(s: State): Printed {
  return printedWith(s.deal.corrections);
}

/** The retailer that covers a region. */
export function retailerOn(s: State, region: number): Retailer {
  return printedOf(s).retailers[s.deal.retailers[region]];
}

/** Slots of a region, or of the retailer that covers it. */
export function slotsOf(s: State, region: number): number {
  const retailer = s.deal.retailers[region];
  return retailer < 0 ? REGION_SLOTS[region] : printedOf(s).retailers[retailer].vp.length;
}

/** Filled slots of a region: offices always lie from the left. */
export function filledSlots(s: State, region: number): number {
  let filled = 0;
  while (filled < SLOTS && s.offices[region * SLOTS + filled] >= 0) filled++;
  return filled;
}

/** How many offices a company has in a region. */
export function officesIn(s: State, company: number, region: number): number {
  let count = 0;
  const at = region * SLOTS;
  for (let slot = 0; slot < SLOTS; slot++) if (s.offices[at + slot] === company) count++;
  return count;
}

/** The regions where a company has an office, as a mask; an office on a retailer counts (R9). */
export function regionsOf(s: State, company: number): number {
  let mask = 0;
  for (let i = 0; i < s.offices.length; i++) if (s.offices[i] === company) mask |= 1 << ((i / SLOTS) | 0);
  return mask;
}

export function hasRetailer(s: State, region: number): boolean {
  return s.deal.retailers[region] >= 0;
}

/** Phases that are over, of all rounds. */
export function progress({ step, round, phase }: State): number {
  return step === OVER ? 1 : (round + (phase - 1) / PHASES) / ROUNDS;
}

/** Where a company's progress on a technology is kept. */
export function researchAt(company: number, technology: number): number {
  return company * TECHNOLOGIES.length + technology;
}

/** Where a company's progress in a region is kept. */
export function progressAt(company: number, region: number): number {
  return company * REGIONS.length + region;
}

/** Where a company's sales of a round in a region (or `DIRECT`) are kept. */
export function salesAt(company: number, round: number, region: number): number {
  return (company * ROUNDS + round) * LEDGER + region;
}

/** Where a company's control of a region in a round is kept. */
export function controlAt(company: number, round: number, region: number): number {
  return (company * ROUNDS + round) * REGIONS.length + region;
}
