import { hasBit, seatsOf, sumLines } from '@stolik/core';
import { bonusOf } from './bonus.ts';
import type { Corrections } from './corrections.ts';
import { costOf } from './costs.ts';
import { COLORS, type Color } from './data/companies.ts';
import { FIRST_CUSTOMER, REGION_IDS, REGIONS } from './data/regions.ts';
import type { BonusKind, Retailer } from './data/retailers.ts';
import { STEVE_LEVELS, STEVE_TRACKS, type SteveLevel, type StevePlan, type SteveTrack } from './data/steve.ts';
import { SIDES, type Side, TECHNOLOGIES, TECHNOLOGY_IDS, type TechnologyId } from './data/technologies.ts';
import { KINDS, UPGRADES } from './data/upgrades.ts';
import type { ShownPlan } from './events.ts';
import { LAYOUT, type Outcome, outcomeOf } from './plan.ts';
import { linesOf } from './score.ts';
import { shownPlan } from './shown-plan.ts';
import * as st from './state.ts';
import { actors, planOf, STEPS, type State, type Step, slotsOf } from './state.ts';
import { stevePlan } from './steve.ts';

/** A plan with what it brings by itself, without technologies and goods tokens. */
export interface PlanView extends ShownPlan {
  readonly outcome: Outcome;
}

/** A company as everybody sees it; its plan only as far as the viewer may know it. */
export interface CompanyView {
  readonly colour: Color;
  readonly price: number;
  /** On the track. */
  readonly vp: number;
  /** Available goods. */
  readonly goods: number;
  /** Goods that can still be made. */
  readonly supply: number;
  readonly tokens: number;
  /** Its upgrades, by kind and as often as it has them. */
  readonly upgrades: readonly string[];
  /** Offices on no board. */
  readonly offices: number;
  readonly technologies: readonly TechnologyId[];
  /** Progress on technologies. */
  readonly research: Readonly<Partial<Record<TechnologyId, number>>>;
  /** What each technology costs it now. */
  readonly costs: Readonly<Record<TechnologyId, number>>;
  /** Progress in regions. */
  readonly progress: Readonly<Record<string, number>>;
  /** Absent while it is secret, while it has no layout, and for Steve. */
  readonly plan?: PlanView;
  /** Gears, trucks, price-ups and factory of this round, once plans are shown. */
  readonly gears: number;
  readonly trucks: number;
  readonly priceUps: number;
  readonly factory: boolean;
  /** VP so far, patents and retailers included. */
  readonly lines: Readonly<Record<string, number>>;
  readonly total: number;
}

export interface RetailerView {
  readonly id: string;
  readonly side: Side;
  readonly vp: readonly number[];
  readonly bonus?: BonusKind;
  readonly n?: number;
}

export interface RegionView {
  readonly id: string;
  readonly retailer?: RetailerView;
  /** The company on each slot, from the left. */
  readonly offices: readonly (number | null)[];
  /** The company that sold to each customer in this round, from the left. */
  readonly customers: readonly (number | null)[];
}

export interface TechnologyView {
  readonly id: TechnologyId;
  readonly side: Side;
  /** The company that took the patent; absent while it lies there. */
  readonly patent?: number;
}

/** VP of a company by round and region, as the score sheet adds them up. */
export interface LedgerView {
  /** For each round: VP of sales by region; `direct` are those of NFC A. Zeros are left out. */
  readonly sales: readonly Readonly<Record<string, number>>[];
  readonly control: readonly Readonly<Record<string, number>>[];
}

/** Everything a seat, or a spectator, may know. */
export interface View {
  readonly step: Step;
  /** 1 to 5. */
  readonly round: number;
  /** 1 to 8. */
  readonly phase: number;
  readonly seats: number;
  /** Companies in the order of the phase; while planning, of the last one. */
  readonly order: readonly number[];
  /** Place in the order, from 0. */
  readonly turn: number;
  readonly actors: readonly number[];
  /** Whether the seat has decided anything in its turn. */
  readonly acted: boolean;
  /** Progress it may still place. */
  readonly points: number;
  /** Wi-Fi A and NFC A, once used in this turn. */
  readonly used: readonly TechnologyId[];
  /** The retailer's bonus on offer. */
  readonly bonus?: { readonly region: string; readonly kind: BonusKind; readonly left: number };
  /** Seats, then Steve. */
  readonly companies: readonly CompanyView[];
  readonly regions: readonly RegionView[];
  readonly technologies: readonly TechnologyView[];
  /** Upgrades that lie open, from the left. */
  readonly display: readonly string[];
  /** Upgrades in the deck and out of the game, by kind. */
  readonly deck: Readonly<Record<string, number>>;
  readonly box: Readonly<Record<string, number>>;
  /** Goods tokens in the stock. */
  readonly stock: number;
  /** Steve's level, his marker, and what he does in this round. */
  readonly steve?: { readonly level: SteveLevel; readonly track: SteveTrack; readonly plan: StevePlan };
  readonly ledger: readonly LedgerView[];
  /** What of retailers and Steve was put right, if anything. */
  readonly corrections?: Corrections;
  readonly epoch: number;
}

export function view(s: State, seat: number | undefined): View {
  return {
    step: STEPS[s.step],
    round: Math.min(s.round, st.ROUNDS - 1) + 1,
    phase: s.phase,
    seats: s.deal.seats,
    order: [...s.order],
    turn: s.turn,
    actors: seatsOf(actors(s)),
    acted: s.acted === 1,
    points: s.points,
    used: TECHNOLOGY_IDS.filter((id) => (id === 'wifi' && s.seconded === 1) || (id === 'nfc' && s.directed === 1)),
    ...(s.bonus < 0 ? {} : { bonus: bonusView(s) }),
    companies: s.deal.colors.map((_, company) => companyView(s, company, seat)),
    regions: REGIONS.map((_, region) => regionView(s, region)),
    technologies: TECHNOLOGIES.map(({ id }, technology) => ({
      id,
      side: SIDES[s.deal.sides[technology]],
      ...(s.patents[technology] < 0 ? {} : { patent: s.patents[technology] }),
    })),
    display: s.display.map((kind) => UPGRADES[kind].id),
    deck: byKind(s.deck),
    box: byKind(s.box),
    stock: s.stock,
    ...(s.deal.steve < 0 ? {} : { steve: steveView(s) }),
    ledger: s.deal.colors.map((_, company) => ledgerView(s, company)),
    ...(s.deal.corrections === null ? {} : { corrections: s.deal.corrections }),
    epoch: s.epoch,
  };
}

/** Plans are secret until everybody is ready, except one's own. */
function showsPlan(s: State, seat: number, viewer: number | undefined): boolean {
  if (st.isSteve(s, seat) || s.plans[planOf(seat) + LAYOUT] < 0) return false;
  return s.step !== st.PLANNING || seat === viewer;
}

function companyView(s: State, company: number, viewer: number | undefined): CompanyView {
  const lines = linesOf(s, company);
  const plan = showsPlan(s, company, viewer)
    ? { plan: { ...shownPlan(s, company), outcome: outcomeOf(s.plans, planOf(company)) } }
    : {};
  return {
    colour: COLORS[s.deal.colors[company]],
    price: s.prices[company],
    vp: s.vp[company],
    goods: s.goods[company],
    supply: s.supply[company],
    tokens: s.tokens[company],
    upgrades: UPGRADES.flatMap(({ id }, kind) => new Array(s.upgrades[company * KINDS + kind]).fill(id)),
    offices: s.markers[company],
    technologies: TECHNOLOGY_IDS.filter((_, technology) => hasBit(s.owned[company], technology)),
    research: nonZero(TECHNOLOGY_IDS, s.research, st.researchAt(company, 0)),
    costs: Object.fromEntries(
      TECHNOLOGY_IDS.map((id, technology) => [id, costOf(s, company, technology)]),
    ) as CompanyView['costs'],
    progress: nonZero(REGION_IDS, s.progress, st.progressAt(company, 0)),
    ...plan,
    gears: s.gears[company],
    trucks: s.trucks[company],
    priceUps: s.priceUps[company],
    factory: s.factories[company] > 0,
    lines,
    total: sumLines(lines),
  };
}

function regionView(s: State, region: number): RegionView {
  const retailer = s.deal.retailers[region];
  const seat = (company: number) => (company < 0 ? null : company);
  return {
    id: REGION_IDS[region],
    ...(retailer < 0 ? {} : { retailer: retailerView(st.retailerOn(s, region)) }),
    offices: s.offices.slice(region * st.SLOTS, region * st.SLOTS + slotsOf(s, region)).map(seat),
    customers: s.customers.slice(FIRST_CUSTOMER[region], FIRST_CUSTOMER[region + 1]).map(seat),
  };
}

function retailerView({ id, side, vp, bonus, n }: Retailer): RetailerView {
  return { id, side, vp, ...(bonus === undefined ? {} : { bonus }), ...(n === undefined ? {} : { n }) };
}

function bonusView(s: State): View['bonus'] {
  return { region: REGION_IDS[s.bonus], kind: bonusOf(s).bonus, left: s.bonusLeft };
}

function steveView(s: State): View['steve'] {
  return { level: STEVE_LEVELS[s.deal.steve], track: STEVE_TRACKS[s.track], plan: stevePlan(s) };
}

/** The columns of the ledger of sales. */
export const LEDGER_IDS: readonly string[] = [...REGION_IDS, 'direct'];

function ledgerView(s: State, company: number): LedgerView {
  const rounds = Array.from({ length: st.ROUNDS }, (_, round) => round);
  return {
    sales: rounds.map((round) => nonZero(LEDGER_IDS, s.sales, st.salesAt(company, round, 0))),
    control: rounds.map((round) => nonZero(REGION_IDS, s.control, st.controlAt(company, round, 0))),
  };
}

const UPGRADE_IDS = UPGRADES.map(({ id }) => id);

function byKind(counts: readonly number[]): Record<string, number> {
  return nonZero(UPGRADE_IDS, counts, 0);
}

/** Numbers by name, those that are 0 left out. */
function nonZero<K extends string>(names: readonly K[], list: readonly number[], at: number): Record<K, number> {
  const numbers = {} as Record<K, number>;
  for (let i = 0; i < names.length; i++) if (list[at + i] !== 0) numbers[names[i]] = list[at + i];
  return numbers;
}
