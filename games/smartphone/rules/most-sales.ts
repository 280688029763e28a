import { hasBit } from '@stolik/core';
import { ENTRY_COST, LINKED, REGIONS } from './data/regions.ts';
import { type Side, TECHNOLOGIES, type TechnologyId } from './data/technologies.ts';
import type { Forecast } from './forecast.ts';
import type { View } from './view.ts';

/** What NFC A sells without customers. */
const DIRECT = 3;

/**
 * More goods than this a company cannot sell in this round with a plan, whatever anybody does: everything that its gears and
 * trucks could finish counts as finished. `Infinity` where there is no telling, or where what is unsold is not lost.
 */
export function mostSales(v: View, seat: number, { price, research, logistics }: Forecast): number {
  const { technologies: owned } = v.companies[seat];
  const soon = finishable(v, seat, research);
  const has = (id: TechnologyId, side: Side, among: ReadonlySet<TechnologyId>) => among.has(id) && isOn(v, id, side);
  const reached = offices(v, seat, logistics, has('controller', 'B', soon) && !owned.includes('controller'));
  const bonuses = retailersIn(v, reached);
  // Prices and offices that may go anywhere leave too much open.
  if (bonuses.some(({ bonus }) => bonus === 'price' || bonus === 'move-office')) return Number.POSITIVE_INFINITY;
  const extra = bonuses.reduce((sum, { bonus, n = 0 }) => (bonus === 'research' ? sum + n : sum), 0);
  const then = finishable(v, seat, research + extra);
  if (has('wifi', 'B', then)) return Number.POSITIVE_INFINITY;
  const isNew = (id: TechnologyId, side: Side) => has(id, side, then) && !owned.includes(id);
  // Trucks out of price-ups, or an office out of research in phase 6.
  if (isNew('liion', 'A') || (isNew('controller', 'B') && !soon.has('controller'))) return Number.POSITIVE_INFINITY;
  const buyers = v.regions.map((region, place) =>
    region.retailer
      ? 0
      : REGIONS[place].customers.filter((wants, i) => {
          return region.customers[i] === null && (typeof wants === 'number' ? price <= wants : then.has(wants));
        }).length,
  );
  const sells = (own: number) =>
    buyers.reduce((sum, count, place) => {
      const abroad = has('4g', 'B', then) ? Math.min(1, count) : 0;
      return sum + (hasBit(own, place) ? count : abroad);
    }, 0);
  return Math.max(...[...reached].map(sells)) + (has('nfc', 'A', then) ? DIRECT : 0);
}

function isOn({ technologies }: View, id: TechnologyId, side: Side): boolean {
  return technologies.some((technology) => technology.id === id && technology.side === side);
}

/** Technologies that a company has or could finish with so many gears, each of them for itself and at its lowest cost. */
function finishable(v: View, seat: number, gears: number): ReadonlySet<TechnologyId> {
  const { technologies, research } = v.companies[seat];
  const discount = isOn(v, 'controller', 'A') ? 1 : 0;
  const soon = TECHNOLOGIES.filter(({ id, cost }) => (research[id] ?? 0) + gears >= Math.max(1, cost - discount));
  return new Set([...technologies, ...soon.map(({ id }) => id)]);
}

/** The regions, as masks, in which a company may have offices after so many trucks; `isGiven`: and one S region more. */
function offices(v: View, seat: number, trucks: number, isGiven: boolean): ReadonlySet<number> {
  const own = maskOf(v, ({ offices }) => offices.includes(seat));
  const free = maskOf(v, ({ offices }) => offices.includes(null));
  const small = REGIONS.flatMap(({ size }, place) => (size === 'S' && hasBit(free & ~own, place) ? [1 << place] : []));
  const found = new Set<number>();
  const visit = (mask: number, left: number) => {
    found.add(mask);
    const near = REGIONS.reduce((sum, _, place) => (hasBit(mask, place) ? sum | LINKED[place] : sum), 0);
    REGIONS.forEach(({ id }, place) => {
      const cost = ENTRY_COST[place] - (v.companies[seat].progress[id] ?? 0);
      if (hasBit(near & free & ~mask, place) && cost <= left) visit(mask | (1 << place), left - cost);
    });
  };
  for (const given of isGiven ? [0, ...small] : [0]) visit(own | given, trucks);
  return found;
}

function maskOf({ regions }: View, test: (region: View['regions'][number]) => boolean): number {
  return regions.reduce((mask, region, place) => (test(region) ? mask | (1 << place) : mask), 0);
}

/** The retailers in regions where it may have an office by then. */
function retailersIn({ regions }: View, reached: ReadonlySet<number>) {
  const any = [...reached].reduce((all, mask) => all | mask, 0);
  return regions.flatMap(({ retailer }, place) => (retailer && hasBit(any, place) ? [retailer] : []));
}
