import {
  type CompanyView,
  CUSTOMERS,
  controlOf,
  FIRST_CUSTOMER,
  forecaster,
  REGIONS,
  type RegionView,
  ROUNDS,
  type View,
} from '../rules/index.ts';

/** RB phase 7: a red customer pays up to its number, a purple one any price for its technology. */
export function isWilling(
  customer: (typeof REGIONS)[number]['customers'][number],
  seller: CompanyView | undefined,
): boolean {
  if (!seller) return false;
  return typeof customer === 'number' ? seller.price <= customer : seller.technologies.includes(customer);
}

/** A company's points: with what is counted only at the end and, where that is more, on the track, which decides ties. */
export function pointsOf({ total, vp }: CompanyView): { readonly total: number; readonly track?: number } {
  return vp === total ? { total } : { total, track: vp };
}

/** How many free customers of a region would buy from a company. */
export function buyersIn({ id, retailer, customers: taken }: RegionView, seller: CompanyView): number {
  const { customers } = REGIONS.find((region) => region.id === id) ?? REGIONS[0];
  return retailer ? 0 : customers.filter((customer, i) => taken[i] === null && isWilling(customer, seller)).length;
}

/** The same at a price, in all regions where it has an office. */
export function buyersOf(view: View, company: number, price: number): number {
  const seller = { ...view.companies[company], price };
  return view.regions.reduce(
    (sum, region) => (region.offices.includes(company) ? sum + buyersIn(region, seller) : sum),
    0,
  );
}

/** Progress in logistics that a company's plan brings, with what its technologies add in phase 6. */
export function trucksOf(view: View, company: number): number {
  const { plan, trucks } = view.companies[company];
  return plan ? forecaster(view, company)(plan).logistics : trucks;
}

/**
 * Goods that a company's plan made in phase 3, with its goods tokens and technologies. What it has finished since then is
 * counted as if it had been there: whoever saw the plans turned up knows better.
 */
export function madeBy(view: View, company: number): number {
  const now = view.companies[company];
  if (!now.plan) return 0;
  const hasImproved =
    view.round < ROUNDS && (view.phase > IMPROVEMENT || (view.phase === IMPROVEMENT && isPast(view, company)));
  const then = {
    ...now,
    goods: 0,
    supply: now.supply + now.goods + soldBy(view, company),
    tokens: now.tokens - (hasImproved && !now.factory ? 1 : 0),
  };
  return forecaster({ ...view, companies: view.companies.with(company, then) }, company)(now.plan).goods;
}

/** The phase that gives a goods token to whoever's factory is covered. */
const IMPROVEMENT = 4;

function isPast({ order, turn }: View, company: number): boolean {
  return order.indexOf(company) < turn;
}

/** Goods of a company that lie on customers. */
export function soldBy(view: View, company: number): number {
  return view.regions.reduce((sum, { customers }) => sum + customers.filter((owner) => owner === company).length, 0);
}

/** What a region would pay for control if the round ended now, by company. */
export function controlIn(region: RegionView): ReadonlyMap<number, number> {
  const vp = new Map<number, number>();
  if (region.retailer) return vp;
  const place = REGIONS.findIndex(({ id }) => id === region.id);
  const board: number[] = new Array(CUSTOMERS).fill(-1);
  region.customers.forEach((owner, i) => {
    board[FIRST_CUSTOMER[place] + i] = owner ?? -1;
  });
  const filled = region.offices.findLastIndex((owner) => owner !== null) + 1;
  const control = { first: -1, firstVp: 0, second: -1, secondVp: 0 };
  controlOf(board, place, filled, control);
  if (control.first >= 0) vp.set(control.first, control.firstVp);
  if (control.second >= 0) vp.set(control.second, control.secondVp);
  return vp;
}

/** VP that a company would score for control if the round ended now. */
export function controlOfAll(view: View, company: number): number {
  return view.regions.reduce((sum, region) => sum + (controlIn(region).get(company) ?? 0), 0);
}

/** VP of this round that are not on the track yet. */
export function soonOf(view: View, company: number): number {
  return soldBy(view, company) * view.companies[company].price + controlOfAll(view, company);
}

/** Who leads in a region: by goods sold in this round or, before anybody has sold there, by control of the last one. */
export function leaderIn({ ledger, round, step }: View, region: RegionView): number | undefined {
  if (region.retailer) return undefined;
  const [now] = controlIn(region).keys();
  if (now !== undefined) return now;
  const last = (step === 'over' ? round : round - 1) - 1;
  const vp = ledger.map(({ control }) => control[last]?.[region.id] ?? 0);
  const most = Math.max(...vp);
  return most > 0 ? vp.indexOf(most) : undefined;
}

/** VP that a round brought a company by sales and control. */
export function gainOf({ ledger }: View, company: number, round: number): number {
  const { sales, control } = ledger[company];
  return sumOf(sales[round - 1]) + sumOf(control[round - 1]);
}

/** VP of all regions together. */
export function sumOf(vp: Readonly<Record<string, number>>): number {
  return Object.values(vp).reduce((sum, points) => sum + points, 0);
}
