import { type Chance, SeededChance } from '@stolik/core';
import { COMPANIES, type Color } from '../rules/data/companies.ts';
import { FIRST_CUSTOMER, REGION_IDS, regionOf } from '../rules/data/regions.ts';
import { RETAILERS } from '../rules/data/retailers.ts';
import { type Side, TECHNOLOGY_IDS, type TechnologyId } from '../rules/data/technologies.ts';
import { UPGRADES } from '../rules/data/upgrades.ts';
import type { Emit } from '../rules/events.ts';
import { type Options, parseOptions } from '../rules/options.ts';
import { endTurn } from '../rules/round.ts';
import { setup } from '../rules/setup.ts';
import { progressAt, researchAt, SLOTS, type State, salesAt } from '../rules/state.ts';

type By<T> = Readonly<Partial<Record<Color, T>>>;

/** A position in words: what is left out is as the set-up made it. */
export interface Position {
  /** Of the seats, then of Steve. */
  readonly colors?: readonly Color[];
  readonly steve?: Options['steve'];
  /** Sides that are not A. */
  readonly sides?: Readonly<Partial<Record<TechnologyId, Side>>>;
  /** Retailers by region, as `rS1-B`. Given at all, there are no others. */
  readonly retailers?: Readonly<Record<string, string>>;
  /** 1 to 5. */
  readonly round?: number;
  /** Offices by region, from the left. A region left out keeps its start office. */
  readonly offices?: Readonly<Record<string, readonly Color[]>>;
  readonly owned?: By<readonly TechnologyId[]>;
  readonly patents?: Readonly<Partial<Record<TechnologyId, Color>>>;
  readonly research?: By<Readonly<Partial<Record<TechnologyId, number>>>>;
  readonly progress?: By<Readonly<Record<string, number>>>;
  readonly prices?: By<number>;
  readonly vp?: By<number>;
  /** VP of sales in the rounds before, on the track and in the books of the start region. */
  readonly earned?: By<readonly number[]>;
  readonly goods?: By<number>;
  readonly tokens?: By<number>;
  readonly markers?: By<number>;
  readonly gears?: By<number>;
  readonly trucks?: By<number>;
  readonly priceUps?: By<number>;
  readonly factories?: By<number>;
  readonly upgrades?: By<readonly string[]>;
  readonly display?: readonly string[];
  /** Who sold to which customers: colours and `-` from the left. */
  readonly sold?: Readonly<Record<string, string>>;
  /** The phase that begins now: 4 to 7, or 8, after which the next planning begins. Left out: planning. */
  readonly phase?: number;
}

const EVERYBODY: readonly Color[] = ['green', 'blue', 'black', 'yellow', 'red'];

/** The colours of a position, by company. */
export function colorsOf({ colors = EVERYBODY }: Position): readonly Color[] {
  return colors;
}

/** The company of a colour. */
export function companyOf(position: Position, color: Color): number {
  const company = colorsOf(position).indexOf(color);
  if (company < 0) throw new Error(`${color} is not at the table`);
  return company;
}

/** The position as a state. What it leaves to chance is always the same. */
export function stateOf(position: Position, chance: Chance = new SeededChance('position'), emit?: Emit): State {
  const colours = colorsOf(position);
  const steve = position.steve ?? 'none';
  const seats = colours.length - (steve === 'none' ? 0 : 1);
  const technologies = Object.fromEntries(TECHNOLOGY_IDS.map((id) => [id, position.sides?.[id] ?? 'A']));
  const s = setup(parseOptions({ colours: [...colours], steve, technologies }, seats), seats, chance);
  if (position.round !== undefined) s.round = position.round - 1;
  arrangeBoard(s, position);
  arrangeTechnologies(s, position);
  arrangeCompanies(s, position);
  if (position.phase !== undefined) {
    // The phase before ends, so that the order is worked out as in a game.
    s.phase = position.phase - 1;
    s.turn = s.deal.companies - 1;
    endTurn(s, chance, emit);
  }
  return s;
}

/** Retailers, offices, progress and goods in the regions, and the upgrades that lie open. */
function arrangeBoard(s: State, position: Position): void {
  const { retailers, offices = {}, sold = {}, display } = position;
  if (retailers) {
    const places = REGION_IDS.map((id) => RETAILERS.findIndex((tile) => `${tile.id}-${tile.side}` === retailers[id]));
    s.deal = { ...s.deal, retailers: places };
  }
  for (const [region, colors] of Object.entries(offices)) {
    for (let slot = 0; slot < SLOTS; slot++) {
      s.offices[regionOf(region) * SLOTS + slot] = slot < colors.length ? companyOf(position, colors[slot]) : -1;
    }
  }
  each(position, position.progress, (company, by) => {
    for (const [region, n] of Object.entries(by)) s.progress[progressAt(company, regionOf(region))] = n;
  });
  for (const [region, sellers] of Object.entries(sold)) {
    sellers.split(' ').forEach((color, i) => {
      if (color === '-') return;
      const company = companyOf(position, color as Color);
      s.customers[FIRST_CUSTOMER[regionOf(region)] + i] = company;
      s.supply[company]--;
    });
  }
  if (display) s.display = display.map((id) => UPGRADES.findIndex((upgrade) => upgrade.id === id));
}

function arrangeTechnologies(s: State, position: Position): void {
  each(position, position.owned, (company, ids) => {
    s.owned[company] = ids.reduce((mask, id) => mask | (1 << TECHNOLOGY_IDS.indexOf(id)), 0);
  });
  // Whoever has finished a technology first has its patent, unless the position says otherwise.
  TECHNOLOGY_IDS.forEach((id, technology) => {
    const owner = position.patents?.[id];
    s.patents[technology] = owner
      ? companyOf(position, owner)
      : s.owned.findIndex((owned) => (owned >> technology) & 1);
  });
  each(position, position.research, (company, by) => {
    TECHNOLOGY_IDS.forEach((id, technology) => {
      s.research[researchAt(company, technology)] = by[id] ?? 0;
    });
  });
}

const NUMBERS = ['prices', 'vp', 'tokens', 'markers', 'gears', 'trucks', 'priceUps', 'factories'] as const;

function arrangeCompanies(s: State, position: Position): void {
  for (const name of NUMBERS) {
    each(position, position[name], (company, n) => {
      s[name][company] = n;
    });
  }
  each(position, position.earned, (company, rounds) => {
    const region = regionOf(COMPANIES[s.deal.colors[company]].startRegion);
    rounds.forEach((vp, round) => {
      s.sales[salesAt(company, round, region)] = vp;
      s.vp[company] += vp;
    });
  });
  each(position, position.goods, (company, n) => {
    s.goods[company] = n;
    s.supply[company] -= n;
  });
  each(position, position.upgrades, (company, ids) => {
    UPGRADES.forEach(({ id }, kind) => {
      s.upgrades[company * UPGRADES.length + kind] = ids.filter((other) => other === id).length;
    });
  });
}

function each<T>(position: Position, by: By<T> | undefined, set: (company: number, value: T) => void): void {
  for (const [color, value] of Object.entries(by ?? {})) set(companyOf(position, color as Color), value as T);
}
