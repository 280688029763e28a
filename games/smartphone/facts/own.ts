import type { Course } from '@stolik/facts';
import { REGIONS } from '../rules/data/regions.ts';
import {
  COLORS,
  type Color,
  type Event,
  ROUNDS,
  SIDES,
  type State,
  TECHNOLOGIES,
  type TechnologyId,
} from '../rules/index.ts';
import { hasRetailer, officesIn, retailerOn } from '../rules/state.ts';

/** What a plan came to. */
export interface PlanFacts {
  readonly price: number;
  readonly goods: number;
  readonly gears: number;
  readonly trucks: number;
}

/** What only Smartphone Inc. knows of a game. */
export interface SmartphoneFacts {
  readonly company: Color;
  readonly firstPlan: PlanFacts;
  /** The price in each round. */
  readonly prices: readonly number[];
  /** In the order in which they were finished, with the side that was up, such as `gps-A`. */
  readonly technologies: readonly string[];
  /** Those of them with the patent. */
  readonly patents: readonly TechnologyId[];
  /** Where one had an office in the end. */
  readonly regions: readonly string[];
  /** Tiles on which one had an office in the end, such as `rS1-A`. */
  readonly retailers: readonly string[];
  readonly offices: number;
  /** Upgrades taken, by kind. */
  readonly upgrades: readonly string[];
  /** Goods that nobody bought. */
  readonly lost: number;
}

/** A row for each seat; an opponent without a seat has none. */
export function ownOf({ seats, moments, last }: Course<State, Event>): SmartphoneFacts[] {
  const events = moments.flatMap((moment) => moment.events);
  const planned = moments.filter((moment) => moment.events.some(({ type }) => type === 'planned'));
  return Array.from({ length: seats }, (_, seat) => {
    const own = events.filter((event) => 'seat' in event && event.seat === seat);
    const [first] = planned;
    const finished = own.flatMap((event) => (event.type === 'finished' ? [event] : []));
    const regions = [...REGIONS.keys()].filter((region) => officesIn(last, seat, region) > 0);
    return {
      company: COLORS[last.deal.colors[seat]],
      firstPlan: planOf(first.state, first.events, seat),
      prices: planned.slice(0, ROUNDS).map(({ state }) => state.prices[seat]),
      technologies: finished.map(({ technology }) => sided(last, technology)),
      patents: TECHNOLOGIES.filter((_technology, i) => last.patents[i] === seat).map(({ id }) => id),
      regions: regions.map((region) => REGIONS[region].id),
      retailers: regions
        .filter((region) => hasRetailer(last, region))
        .map((region) => `${retailerOn(last, region).id}-${retailerOn(last, region).side}`),
      offices: regions.reduce((sum, region) => sum + officesIn(last, seat, region), 0),
      upgrades: own.flatMap((event) => (event.type === 'took' ? [event.upgrade] : [])),
      lost: own.reduce((sum, event) => sum + (event.type === 'lost' ? event.goods : 0), 0),
    };
  });
}

function planOf(s: State, events: readonly Event[], seat: number): PlanFacts {
  const made = events.find((event) => event.type === 'made' && event.seat === seat && !event.by);
  return {
    price: s.prices[seat],
    goods: made?.type === 'made' ? made.goods : 0,
    gears: s.gears[seat],
    trucks: s.trucks[seat],
  };
}

function sided({ deal }: State, technology: TechnologyId): string {
  return `${technology}-${SIDES[deal.sides[TECHNOLOGIES.findIndex(({ id }) => id === technology)]]}`;
}
