import { type Chance, certain, listOf } from '@stolik/core';
import * as act from './actions.ts';
import { apply } from './apply.ts';
import { COLORS } from './data/companies.ts';
import { REGION_IDS, regionOf } from './data/regions.ts';
import { RETAILERS } from './data/retailers.ts';
import { STEVE_LEVELS, STEVE_TRACKS } from './data/steve.ts';
import { SIDES, TECHNOLOGY_IDS } from './data/technologies.ts';
import { UPGRADES } from './data/upgrades.ts';
import { entryOfUpgrade, layoutOfPads } from './evaluate-plan.ts';
import type { ShownPlan } from './events.ts';
import { legal } from './legal.ts';
import { kindNamed } from './moves.ts';
import * as plan from './plan.ts';
import { printedWith } from './printed.ts';
import * as st from './state.ts';
import { planOf, STEPS, type State } from './state.ts';
import { type CompanyView, LEDGER_IDS, type RetailerView, type View } from './view.ts';

/** A full state that looks like this to the seat; what it cannot see is made up at random. */
export function imagine(v: View, seat: number | undefined, chance: Chance): State {
  const step = STEPS.indexOf(v.step);
  const each = <T>(of: (company: CompanyView) => T): T[] => v.companies.map(of);
  const s: State = {
    deal: {
      seats: v.seats,
      companies: v.companies.length,
      steve: v.steve ? STEVE_LEVELS.indexOf(v.steve.level) : -1,
      colors: each(({ colour }) => COLORS.indexOf(colour)),
      sides: v.technologies.map(({ side }) => SIDES.indexOf(side)),
      retailers: v.regions.map(({ retailer }) => (retailer ? placeOf(retailer) : -1)),
      corrections: v.corrections ?? null,
    },
    step,
    round: step === st.OVER ? st.ROUNDS : v.round - 1,
    phase: v.phase,
    order: [...v.order],
    turn: v.turn,
    seat: step === st.PLANNING || step === st.OVER ? 0 : v.actors[0],
    acted: v.acted ? 1 : 0,
    points: v.points,
    seconded: v.used.includes('wifi') ? 1 : 0,
    directed: v.used.includes('nfc') ? 1 : 0,
    bonus: v.bonus ? regionOf(v.bonus.region) : -1,
    bonusLeft: v.bonus?.left ?? 0,
    plans: v.companies.slice(0, v.seats).flatMap(({ plan: shown }) => planNumbers(shown)),
    gears: each(({ gears }) => gears),
    trucks: each(({ trucks }) => trucks),
    priceUps: each(({ priceUps }) => priceUps),
    factories: each(({ factory }) => (factory ? 1 : 0)),
    prices: each(({ price }) => price),
    vp: each(({ vp }) => vp),
    goods: each(({ goods }) => goods),
    supply: each(({ supply }) => supply),
    tokens: each(({ tokens }) => tokens),
    upgrades: each(({ upgrades }) => UPGRADES.map(({ id }) => upgrades.filter((other) => other === id).length)).flat(),
    markers: each(({ offices }) => offices),
    owned: each(({ technologies }) => technologies.reduce((mask, id) => mask | (1 << TECHNOLOGY_IDS.indexOf(id)), 0)),
    research: each(({ research }) => TECHNOLOGY_IDS.map((id) => research[id] ?? 0)).flat(),
    progress: each(({ progress }) => REGION_IDS.map((id) => progress[id] ?? 0)).flat(),
    patents: v.technologies.map(({ patent }) => patent ?? -1),
    offices: v.regions.flatMap(({ offices }) => Array.from({ length: st.SLOTS }, (_, slot) => offices[slot] ?? -1)),
    customers: v.regions.flatMap(({ customers }) => customers.map((company) => company ?? -1)),
    display: v.display.map(kindNamed),
    deck: UPGRADES.map(({ id }) => v.deck[id] ?? 0),
    box: UPGRADES.map(({ id }) => v.box[id] ?? 0),
    stock: v.stock,
    // An absent Steve's marker lies where it would begin.
    track: v.steve
      ? STEVE_TRACKS.indexOf(v.steve.track)
      : STEVE_TRACKS.indexOf(printedWith(v.corrections ?? null).start),
    sales: ledger(
      v.ledger.map(({ sales }) => sales),
      LEDGER_IDS,
    ),
    control: ledger(
      v.ledger.map(({ control }) => control),
      REGION_IDS,
    ),
    epoch: v.epoch,
  };
  if (step === st.PLANNING) {
    for (let owner = 0; owner < v.seats; owner++) {
      if (!v.actors.includes(owner)) s.plans[planOf(owner) + plan.READY] = 1;
    }
  } else for (let owner = 0; owner < v.seats; owner++) s.plans[planOf(owner) + plan.READY] = 1;
  shuffle(s, seat, chance);
  return s;
}

/** VP by company, round and column in one row. */
function ledger(companies: readonly (readonly Readonly<Record<string, number>>[])[], ids: readonly string[]): number[] {
  const vp = listOf(companies.length * st.ROUNDS * ids.length, 0);
  companies.forEach((rounds, company) => {
    rounds.forEach((columns, round) => {
      for (const id in columns) vp[(company * st.ROUNDS + round) * ids.length + ids.indexOf(id)] = columns[id];
    });
  });
  return vp;
}

function placeOf({ id, side }: RetailerView): number {
  return RETAILERS.findIndex((tile) => tile.id === id && tile.side === side);
}

/** A plan, if there is one, as the state keeps it; not for one that the rules forbid. */
export function planNumbers(shown: ShownPlan | undefined): number[] {
  const numbers = plan.emptyPlan();
  if (!shown) return numbers;
  numbers[plan.LAYOUT] = certain(layoutOfPads(shown.layout), 'layout like the one shown');
  const entries = [
    ...shown.upgrades.map((upgrade) => certain(entryOfUpgrade(upgrade), 'upgrade like the one shown')),
    ...shown.faceDown.map((id) => plan.faceDown(kindNamed(id))),
  ];
  entries.forEach((entry, i) => {
    numbers[plan.ENTRIES + i] = entry;
  });
  numbers[plan.DECIDED] = entries.length;
  return numbers;
}

/** Makes up anew what the seat cannot see: the others' plans, until they are shown. */
export function shuffle(s: State, seat: number | undefined, chance: Chance): void {
  if (s.step !== st.PLANNING) return;
  for (let other = 0; other < s.deal.seats; other++) if (other !== seat) planAnyhow(s, other, chance);
}

const actions: number[] = [];

/** A random plan; finished if the seat is known to be ready, otherwise as far as it may have got. */
function planAnyhow(s: State, seat: number, chance: Chance): void {
  const at = planOf(seat);
  const isReady = s.plans[at + plan.READY] === 1;
  for (let i = 0; i < plan.PLAN; i++) s.plans[at + i] = 0;
  s.plans[at + plan.LAYOUT] = -1;
  let steps = chance.int(plan.PLAN) + (isReady ? 1 : 0);
  for (; steps > 0; steps--) {
    const count = legal(s, seat, actions);
    const a = actions[chance.int(count)];
    if (a === act.READY) break;
    apply(s, seat, a, chance);
  }
  if (isReady) s.plans[at + plan.READY] = 1;
}
