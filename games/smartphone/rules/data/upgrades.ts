import { GOODS, GOODS_DISCOUNT, LOGISTICS, PRICE_UP, RESEARCH, SYMBOLS } from './symbols.ts';

/** A kind of upgrade: tiles of one kind are the same piece to everybody. */
export interface UpgradeKind {
  /** Its two cells, `research/priceUp`: how it is typed and logged. */
  readonly id: string;
  readonly cells: readonly [number, number];
  /** How many are in the deck; the five starting upgrades are not. */
  readonly deck: number;
}

/**
 * Provenance: derived. The class-room replica lists 32 tiles; less the five starting ones they are 27, as many as the
 * rulebook counts.
 */
// biome-ignore format: a row a kind
export const UPGRADES: readonly UpgradeKind[] = [
  row(RESEARCH, RESEARCH, 2),
  row(RESEARCH, PRICE_UP, 2),
  row(LOGISTICS, PRICE_UP, 4),
  row(LOGISTICS, RESEARCH, 2),
  row(GOODS_DISCOUNT, GOODS, 2),
  row(LOGISTICS, LOGISTICS, 2),
  row(GOODS, GOODS, 3),
  row(GOODS_DISCOUNT, RESEARCH, 3),
  row(GOODS, PRICE_UP, 4),
  row(GOODS_DISCOUNT, LOGISTICS, 3),
  // Only among the starting upgrades:
  row(GOODS, RESEARCH, 0),
  row(LOGISTICS, GOODS, 0),
];

function row(one: number, two: number, deck: number): UpgradeKind {
  return { id: `${SYMBOLS[one]}/${SYMBOLS[two]}`, cells: [one, two], deck };
}

export const KINDS = UPGRADES.length;

/** Both cells alike: turning it round changes nothing. */
export const IS_SYMMETRIC: readonly boolean[] = UPGRADES.map(({ cells: [one, two] }) => one === two);

/** How many upgrades lie open at the start of a round. */
export const DISPLAY = 5;
/** A starting upgrade and one for each of the four rounds with a phase 4. */
export const MOST_UPGRADES = 5;
/** Goods tokens in the box. */
export const GOODS_TOKENS = 20;
