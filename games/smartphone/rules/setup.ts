import { type Chance, grantWishes, listOf, SETUP_ROUND, tagOf } from '@stolik/core';
import { COLORS, COMPANIES, GOODS_SUPPLY, OFFICES } from './data/companies.ts';
import { CUSTOMERS, REGIONS, regionOf } from './data/regions.ts';
import { COVERED, RETAILER_TILES } from './data/retailers.ts';
import { STEVE_TRACKS } from './data/steve.ts';
import { SIDES, TECHNOLOGIES } from './data/technologies.ts';
import { GOODS_TOKENS, KINDS, UPGRADES } from './data/upgrades.ts';
import { correctionsIn, type Options, steveOf } from './options.ts';
import { BASE_PRICE, emptyPlan } from './plan.ts';
import { type Printed, printedWith } from './printed.ts';
import { beginRound } from './round.ts';
import type { State } from './state.ts';
import * as st from './state.ts';
import * as tags from './tags.ts';

/** RB set-up, up to the first planning. */
export function setup(options: Options, seats: number, chance: Chance): State {
  const steve = steveOf(options, seats);
  const companies = seats + (steve < 0 ? 0 : 1);
  const corrections = correctionsIn(options);
  const printed = printedWith(corrections);
  const sides = dealSides(options, chance);
  // Colours asked for, and random ones of those left (R37).
  const colors = grantWishes(options.colours ?? [], COLORS, companies, chance, tagOf(SETUP_ROUND, tags.COLORS));
  const start = colors.map((color) => COMPANIES[color]);
  const each = (value: number) => listOf(companies, value);
  const s: State = {
    deal: { seats, companies, steve, colors, sides, retailers: dealRetailers(colors, printed, chance), corrections },
    step: st.PLANNING,
    round: 0,
    phase: st.PHASE_PLANNING,
    order: each(0),
    turn: 0,
    seat: 0,
    acted: 0,
    points: 0,
    seconded: 0,
    directed: 0,
    bonus: -1,
    bonusLeft: 0,
    plans: Array.from({ length: seats }, emptyPlan).flat(),
    gears: each(0),
    trucks: each(0),
    priceUps: each(0),
    factories: each(0),
    prices: each(BASE_PRICE),
    vp: start.map(({ startVp }) => startVp),
    goods: each(0),
    supply: each(GOODS_SUPPLY),
    tokens: each(0),
    upgrades: listOf(companies * KINDS, 0),
    markers: each(OFFICES - 1),
    owned: each(0),
    research: listOf(companies * TECHNOLOGIES.length, 0),
    progress: listOf(companies * REGIONS.length, 0),
    patents: listOf(TECHNOLOGIES.length, -1),
    offices: listOf(REGIONS.length * st.SLOTS, -1),
    customers: listOf(CUSTOMERS, -1),
    display: [],
    deck: UPGRADES.map(({ deck }) => deck),
    box: listOf(KINDS, 0),
    stock: GOODS_TOKENS,
    track: STEVE_TRACKS.indexOf(printed.start),
    sales: listOf(companies * st.ROUNDS * st.LEDGER, 0),
    control: listOf(companies * st.ROUNDS * REGIONS.length, 0),
    epoch: 0,
  };
  s.order = colors.map((_, company) => company).sort((a, b) => colors[a] - colors[b]);
  start.forEach(({ startRegion, upgrade }, company) => {
    s.offices[regionOf(startRegion) * st.SLOTS] = company;
    // Steve has no upgrades: his starting one stays in the box.
    const kind = UPGRADES.findIndex(({ id }) => id === upgrade);
    if (company < seats) s.upgrades[company * KINDS + kind]++;
    else s.box[kind]++;
  });
  beginRound(s, chance);
  return s;
}

function dealSides({ technologies = 'A' }: Options, chance: Chance): number[] {
  return TECHNOLOGIES.map(({ id }) => {
    if (technologies === 'random') return chance.int(SIDES.length, tagOf(SETUP_ROUND, tags.SIDES));
    return SIDES.indexOf(typeof technologies === 'string' ? technologies : technologies[id]);
  });
}

/** RB: named regions and every M region without an office are covered, by a random tile of their size, random side up. */
function dealRetailers(colors: readonly number[], { retailers }: Printed, chance: Chance): number[] {
  const starts = colors.map((color) => COMPANIES[color].startRegion);
  const covered = COVERED[colors.length];
  const tiles = [...RETAILER_TILES];
  return REGIONS.map(({ id, size }) => {
    const isFreeM = colors.length < COLORS.length && size === 'M' && !starts.includes(id);
    if (!covered.includes(id) && !isFreeM) return -1;
    const fitting = tiles.filter((tile) => retailers[tile].size === size);
    const tile = fitting[chance.int(fitting.length, tagOf(SETUP_ROUND, tags.TILES))];
    tiles.splice(tiles.indexOf(tile), 1);
    return tile + chance.int(SIDES.length, tagOf(SETUP_ROUND, tags.TILE_SIDES));
  });
}
