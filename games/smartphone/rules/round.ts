import { type Chance, drawFrom, tagOf } from '@stolik/core';
import { CUSTOMERS } from './data/regions.ts';
import { DISPLAY, UPGRADES } from './data/upgrades.ts';
import type { Emit } from './events.ts';
import { improve } from './improve.ts';
import { hasChoice } from './legal.ts';
import { moreTrucks } from './logistics.ts';
import { BASE_PRICE, LAYOUT } from './plan.ts';
import { makeGoods, setPrice } from './production.ts';
import { settleResearch } from './research.ts';
import { clearGoods, scoreControl, scoreSales } from './scoring.ts';
import { shownPlan } from './shown-plan.ts';
import * as st from './state.ts';
import { isSteve, planOf, type State } from './state.ts';
import { steveExpands, steveImproves, steveLearns, steveResearches, steveSells, steveSetsOut } from './steve.ts';
import * as tags from './tags.ts';

/** Everybody is ready: plans are shown, prices set, goods made, and phase 4 begins. */
export function reveal(s: State, chance: Chance, emit?: Emit): void {
  s.epoch++;
  for (let seat = 0; seat < s.deal.seats; seat++) {
    emit?.({ type: 'planned', seat, plan: shownPlan(s, seat) });
    setPrice(s, seat, emit);
    makeGoods(s, seat, emit);
  }
  if (s.deal.steve >= 0) steveSetsOut(s, s.deal.seats, emit);
  // RB board: no phase 4 in round V (R5).
  beginPhase(s, s.round === st.ROUNDS - 1 ? st.PHASE_RESEARCH : st.PHASE_IMPROVE);
  beginTurn(s, chance, emit);
}

/** The turn is over: on to the next seat that has something to decide, through the end of the round if need be. */
export function endTurn(s: State, chance: Chance, emit?: Emit): void {
  s.epoch++;
  s.turn++;
  beginTurn(s, chance, emit);
}

/** The priority rule: lowest price, then fewest VP, then the order of the start; afresh for each phase. */
function beginPhase(s: State, phase: number): void {
  s.phase = phase;
  s.turn = 0;
  for (let company = 0; company < s.deal.companies; company++) {
    let place = company;
    for (; place > 0 && isBefore(s, company, s.order[place - 1]); place--) s.order[place] = s.order[place - 1];
    s.order[place] = company;
  }
}

function isBefore(s: State, a: number, b: number): boolean {
  if (s.prices[a] !== s.prices[b]) return s.prices[a] < s.prices[b];
  if (s.vp[a] !== s.vp[b]) return s.vp[a] < s.vp[b];
  return s.deal.colors[a] < s.deal.colors[b];
}

function beginTurn(s: State, chance: Chance, emit?: Emit): void {
  for (; ; s.turn++) {
    if (s.turn === s.deal.companies) {
      if (s.phase === st.PHASE_SALES) return endRound(s, chance, emit);
      beginPhase(s, s.phase + 1);
    }
    const company = s.order[s.turn];
    if (isSteve(s, company)) takeSteveTurn(s, company, emit);
    else if (beginSeat(s, company, emit)) return;
  }
}

function takeSteveTurn(s: State, steve: number, emit?: Emit): void {
  switch (s.phase) {
    case st.PHASE_IMPROVE:
      return steveImproves(s, steve, emit);
    case st.PHASE_RESEARCH:
      return steveResearches(s, steve, emit);
    case st.PHASE_LOGISTICS:
      return steveExpands(s, steve, emit);
    default:
      return steveSells(s, steve, emit);
  }
}

/** What happens of itself in a seat's turn; whether the seat then has anything to decide. */
function beginSeat(s: State, seat: number, emit?: Emit): boolean {
  s.seat = seat;
  forgetTurn(s);
  switch (s.phase) {
    case st.PHASE_IMPROVE:
      s.step = st.IMPROVE;
      return improve(s, seat, emit);
    case st.PHASE_RESEARCH:
      s.points = s.gears[seat];
      settleResearch(s, seat, emit);
      break;
    case st.PHASE_LOGISTICS:
      s.step = st.MOVING;
      s.points = s.trucks[seat] + moreTrucks(s, seat);
      if (moreTrucks(s, seat) > 0) emit?.({ type: 'trucks', seat, trucks: moreTrucks(s, seat), by: 'liion-A' });
      break;
    default:
      s.step = st.SELLING;
  }
  return hasChoice(s, seat);
}

/** What only the turn of one seat is about. */
function forgetTurn(s: State): void {
  s.acted = 0;
  s.points = 0;
  s.seconded = 0;
  s.directed = 0;
}

/** Phase 8 and the end of the round. */
function endRound(s: State, chance: Chance, emit?: Emit): void {
  s.phase = st.PHASE_SALES + 1;
  const unsold = s.deal.steve >= 0 ? s.goods[s.deal.seats] : 0;
  clearGoods(s, emit);
  scoreSales(s, emit);
  scoreControl(s, emit);
  if (s.deal.steve >= 0) steveLearns(s, unsold, emit);
  for (let customer = 0; customer < CUSTOMERS; customer++) {
    const company = s.customers[customer];
    if (company < 0) continue;
    s.supply[company]++;
    s.customers[customer] = -1;
  }
  for (const kind of s.display) s.box[kind]++;
  s.display.length = 0;
  s.round++;
  if (s.round === st.ROUNDS) return end(s, emit);
  beginRound(s, chance, emit);
}

/** New upgrades are shown, prices go back, everybody plans. */
export function beginRound(s: State, chance: Chance, emit?: Emit): void {
  s.step = st.PLANNING;
  s.phase = st.PHASE_PLANNING;
  s.turn = 0;
  s.seat = 0;
  forgetTurn(s);
  s.prices.fill(BASE_PRICE);
  s.gears.fill(0);
  s.trucks.fill(0);
  s.priceUps.fill(0);
  s.factories.fill(0);
  s.plans.fill(0);
  for (let seat = 0; seat < s.deal.seats; seat++) s.plans[planOf(seat) + LAYOUT] = -1;
  for (let i = 0; i < DISPLAY; i++) s.display.push(drawFrom(s.deck, chance, tagOf(s.round, tags.DISPLAY)));
  emit?.({ type: 'round', round: s.round + 1, display: s.display.map((kind) => UPGRADES[kind].id) });
}

function end(s: State, emit?: Emit): void {
  s.step = st.OVER;
  s.turn = 0;
  s.seat = 0;
  forgetTurn(s);
  emit?.({ type: 'over' });
}
