/** A colour: its start and what it brings. */
export interface Company {
  readonly color: Color;
  readonly startVp: number;
  readonly startRegion: string;
  readonly upgrade: string;
}

/** In the order of the start, which is the last tie-break of the priority rule. */
export const COLORS = ['green', 'blue', 'black', 'yellow', 'red'] as const;
export type Color = (typeof COLORS)[number];

/** Provenance: known, from a picture of the printed board, the class-room replica and, for the order, the rulebook. */
// biome-ignore format: a row a colour
export const COMPANIES: readonly Company[] = [
  { color: 'green', startVp: 3, startRegion: 'north_africa', upgrade: 'research/priceUp' },
  { color: 'blue', startVp: 4, startRegion: 'south_america', upgrade: 'logistics/priceUp' },
  { color: 'black', startVp: 5, startRegion: 'australia', upgrade: 'goods/research' },
  { color: 'yellow', startVp: 6, startRegion: 'india', upgrade: 'goodsDiscount/logistics' },
  { color: 'red', startVp: 7, startRegion: 'cis', upgrade: 'logistics/goods' },
];

/** Goods of a colour: two of the 20 cubes mark VP and price (publisher's answer). */
export const GOODS_SUPPLY = 18;
/** Offices of a colour, the one in the start region included. */
export const OFFICES = 18;
