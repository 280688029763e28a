import type { CompanyView, View } from '../rules/index.ts';
import type { Seen } from './seen.ts';

const PHASES = { planning: 1, pricing: 2, production: 3, scoring: 8 } as const;

/** Where the game is while the end of its last round is looked at. */
export function endOf(view: View): View {
  return { ...view, round: view.round - 1, phase: PHASES.scoring };
}

/** The position after so many of the events that are watched; nothing once it may be shown as it is. */
export function shownOf(before: View, now: View, seen: readonly Seen[], at: number): View | undefined {
  const reveal = seen.findIndex(({ type }) => type === 'reveal');
  return reveal < 0 ? countedOf(before, seen, at) : revealedOf(before, now, seen, at);
}

/** Until plans are turned up nobody knows anything; then what they bring, and at last the goods they make. */
function revealedOf(before: View, now: View, seen: readonly Seen[], at: number): View | undefined {
  const type = seen[at]?.type;
  const isTurned = type === 'ordered' || type === 'made';
  if (!isTurned && at > seen.findIndex((event) => event.type === 'reveal')) return undefined;
  const base = isTurned ? now : before;
  return {
    ...base,
    phase: type === 'made' ? PHASES.production : type === 'ordered' ? PHASES.pricing : PHASES.planning,
    turn: -1,
    actors: [],
    companies: base.companies.map((company, i): CompanyView => {
      const { goods, supply, tokens, upgrades } = before.companies[i];
      return { ...company, goods, supply, tokens, upgrades };
    }),
  };
}

/** The table at the end of a round, with what has been counted so far. */
function countedOf(before: View, seen: readonly Seen[], at: number): View {
  const sold = seen.flatMap((event) => (event.type === 'sold' ? [event] : []));
  const isCounting = seen.slice(0, at + 1).some(({ type }) => type === 'sales' || type === 'control');
  return {
    ...before,
    actors: [],
    ...(isCounting ? { phase: PHASES.scoring, turn: -1 } : {}),
    regions: before.regions.map((region) => ({
      ...region,
      customers: region.customers.map(
        (owner, i) => sold.find(({ region: id, customer }) => id === region.id && customer === i)?.seat ?? owner,
      ),
    })),
    companies: before.companies.map((company, seat): CompanyView => {
      const vp = seen
        .slice(0, at)
        .reduce((sum, event) => sum + ('vp' in event && event.seat === seat ? event.vp : 0), 0);
      const goods = company.goods - sold.filter((event) => event.seat === seat).length;
      return { ...company, goods: Math.max(goods, 0), vp: company.vp + vp, total: company.total + vp };
    }),
  };
}
