/** What is printed on the cells of pads and upgrades. */
export const SYMBOLS = ['open', 'goods', 'goodsDiscount', 'priceUp', 'research', 'logistics', 'upgrade'] as const;
export type SymbolName = (typeof SYMBOLS)[number];

// Their places in the list, by name: what the rules count.
/** A cell with nothing on it. */
export const OPEN = 0;
/** Black crate: 1 goods. */
export const GOODS = 1;
/** Black crate with a red mark: 1 goods, and the price falls by 1. There is no price cut without a crate. */
export const GOODS_DISCOUNT = 2;
/** Red mark: the price rises by 1. */
export const PRICE_UP = 3;
/** Purple gear. */
export const RESEARCH = 4;
/** Blue truck. */
export const LOGISTICS = 5;
/** Orange factory: take an upgrade in phase 4. Only pad A has it, so it is seen at most once (R6). */
export const UPGRADE = 6;
