import type { SymbolName } from '../../rules/index.ts';

const DRAWN: Readonly<Record<SymbolName, string>> = {
  open: '',
  goods: 'M3 5h10v8H3zM3 8h10M8 5v3',
  goodsDiscount: 'M3 3h10v6H3zM8 3v3M4 13h8',
  priceUp: 'M8 13V4M4 8l4-4 4 4',
  research:
    'M8 5a3 3 0 1 0 .01 0M8 1.500v2.500M8 12v2.500M1.500 8H4M12 8h2.500M3.500 3.500l1.700 1.700M10.800 10.800l1.700 1.700M3.500 12.500l1.700-1.700M10.800 5.200l1.700-1.700',
  logistics: 'M1 4h8v7H1zM9 6h3l3 3v2H9zM4 11a1.500 1.500 0 1 0 .01 0M12 11a1.500 1.500 0 1 0 .01 0',
  upgrade: 'M2 14V7l4 2.500V7l4 2.500V3h3v11z',
};

/** The sign of a symbol. It says nothing by itself: words are beside it. */
export function SymbolIcon({ symbol }: { readonly symbol: SymbolName }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentcolor"
      strokeWidth="1.4"
    >
      <path d={DRAWN[symbol]} />
    </svg>
  );
}
