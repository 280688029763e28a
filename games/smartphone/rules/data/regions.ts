import { TECHNOLOGY_IDS, type TechnologyId } from './technologies.ts';

export const SIZES = ['S', 'M', 'L'] as const;
export type Size = (typeof SIZES)[number];

/** A red customer buys at its number or less, a purple one at any price from the owner of its technology. */
export type Customer = number | TechnologyId;

export interface Region {
  readonly id: string;
  readonly size: Size;
  /** From left to right. */
  readonly customers: readonly Customer[];
}

/** Provenance: known, read off a picture of the printed board and checked against the class-room replica. */
// biome-ignore format: a row a region
export const REGIONS: readonly Region[] = [
  { id: 'canada', size: 'S', customers: [4, 'gps', 'liion', '4g'] },
  { id: 'usa', size: 'L', customers: [3, 4, 5, 6, 'wifi', 'controller', 'nfc', '4g'] },
  { id: 'caribbean', size: 'S', customers: [3, 7, 'liion', '4g'] },
  { id: 'south_america', size: 'M', customers: [2, 4, 5, 'gps', 'controller', 'liion'] },
  { id: 'europe', size: 'L', customers: [4, 5, 6, 7, 'wifi', 'liion', 'nfc', '4g'] },
  { id: 'north_africa', size: 'M', customers: [3, 6, 'wifi', 'liion', 'nfc', '4g'] },
  { id: 'rsa', size: 'S', customers: [2, 5, 'wifi', 'nfc'] },
  { id: 'emirates', size: 'S', customers: [6, 'controller', 'nfc', '4g'] },
  { id: 'cis', size: 'M', customers: [3, 5, 7, 'wifi', 'controller', '4g'] },
  { id: 'china', size: 'L', customers: [2, 4, 5, 'gps', 'controller', 'liion', 'nfc', '4g'] },
  { id: 'india', size: 'M', customers: [3, 5, 6, 'controller', 'nfc', '4g'] },
  { id: 'australia', size: 'M', customers: [4, 6, 'wifi', 'liion', 'nfc', '4g'] },
];

/** Provenance: known, as above; the rulebook confirms the four links of North Africa. */
// biome-ignore format: a row of links for each region that comes first in them
export const LINKS: readonly (readonly [string, string])[] = [
  // The lines to CIS and India, and those from the USA and the Caribbean to Australia, run round the edge of the map.
  ['canada', 'cis'], ['canada', 'india'], ['canada', 'usa'],
  ['usa', 'europe'], ['usa', 'caribbean'], ['usa', 'south_america'], ['usa', 'australia'],
  ['caribbean', 'south_america'], ['caribbean', 'australia'],
  ['south_america', 'north_africa'], ['south_america', 'rsa'],
  ['europe', 'cis'], ['europe', 'north_africa'],
  ['north_africa', 'china'], ['north_africa', 'emirates'],
  ['emirates', 'india'], ['emirates', 'rsa'],
  ['rsa', 'australia'],
  ['cis', 'china'],
  ['china', 'india'],
  ['india', 'australia'],
];

/** What a size means. */
export interface SizeFacts {
  /** Progress it takes to open an office. */
  readonly cost: number;
  /** VP of control by the right-most filled slot: for the first and, where there is one, for the second place. */
  readonly control: readonly (readonly [first: number, second?: number])[];
}

/** Provenance: known, as above. */
export const SIZE_FACTS: Readonly<Record<Size, SizeFacts>> = {
  S: { cost: 2, control: [[1], [2], [4, 2]] },
  M: { cost: 3, control: [[2], [3], [5, 2], [6, 3]] },
  L: { cost: 4, control: [[3], [4], [5, 2], [6, 3], [8, 4]] },
};

export const REGION_IDS: readonly string[] = REGIONS.map(({ id }) => id);

/** The place of a region in the table. */
export function regionOf(id: string): number {
  return REGION_IDS.indexOf(id);
}

// The tables as numbers, for the rules.

/** Of each region: the regions it is linked to, as a mask. */
export const LINKED: readonly number[] = REGIONS.map(({ id }) =>
  LINKS.reduce((mask, [a, b]) => mask | (a === id ? 1 << regionOf(b) : b === id ? 1 << regionOf(a) : 0), 0),
);
export const ENTRY_COST: readonly number[] = REGIONS.map(({ size }) => SIZE_FACTS[size].cost);
export const SLOTS: readonly number[] = REGIONS.map(({ size }) => SIZE_FACTS[size].control.length);
export const SIZE_OF: readonly number[] = REGIONS.map(({ size }) => SIZES.indexOf(size));
/** The customers of all regions in one row: where each region's begin, and after the last where they end. */
export const FIRST_CUSTOMER: readonly number[] = [...REGIONS.keys(), REGIONS.length].map((region) =>
  REGIONS.slice(0, region).reduce((sum, { customers }) => sum + customers.length, 0),
);
export const CUSTOMERS = FIRST_CUSTOMER[REGIONS.length];
/** Of each customer: the highest price it pays; 0 for a purple one. */
export const MAX_PRICE: readonly number[] = REGIONS.flatMap(({ customers }) =>
  customers.map((customer) => (typeof customer === 'number' ? customer : 0)),
);
/** Of each customer: the technology it wants, as a mask; 0 for a red one. */
export const WANTED: readonly number[] = REGIONS.flatMap(({ customers }) =>
  customers.map((customer) => (typeof customer === 'number' ? 0 : 1 << TECHNOLOGY_IDS.indexOf(customer))),
);
