import type { ReactNode } from 'react';
import type { SymbolName } from '../../rules/index.ts';
import './symbols.css';

// Drawn like the icons on a telephone: one shape each, so that none needs its colour. 24 units wide and high.

const CRATE = <path d="M12 3.8 19.2 7.7v8.6L12 20.2 4.8 16.3V7.7zM4.8 7.7 12 11.6l7.2-3.9M12 11.6v8.6" />;
const ARROW = 'M0 4.5 3.5 0 7 4.5H4.7V9H2.3V4.5z';

const DOLLAR =
  'M14 8.2c-.8-1.3-2-1.9-3.7-1.9-2.2 0-3.6 1.1-3.6 2.7 0 3.8 7.6 2 7.6 5.7 0 1.7-1.6 2.8-3.9 2.8-2 0-3.4-.8-4.2-2.3M10.3 4v16';

/** What is drawn: the symbols of the game, and the price, which is printed nowhere. */
export type ArtName = SymbolName | 'price';

const ART: Readonly<Record<ArtName, ReactNode>> = {
  open: null,
  goods: <g className="planner-line">{CRATE}</g>,
  goodsDiscount: (
    <>
      <g className="planner-line" transform="translate(-2.2 1.6)">
        {CRATE}
      </g>
      <circle className="planner-price-spot" cx="18" cy="7" r="6" />
      <path className="planner-price-sign" d={ARROW} transform="translate(21.5 11.5) rotate(180)" />
    </>
  ),
  priceUp: (
    <>
      <path className="planner-line" d={DOLLAR} />
      <path className="planner-fill" d={ARROW} transform="translate(15.2 6.4)" />
    </>
  ),
  research: (
    <>
      <path
        className="planner-fill"
        fillRule="evenodd"
        d="M10.4 3.5h3.2l.5 2.3 1.7.7 2-1.3 2.3 2.3-1.3 2 .7 1.7 2.3.5v3.2l-2.3.5-.7 1.7 1.3 2-2.3 2.3-2-1.3-1.7.7-.5 2.3h-3.2l-.5-2.3-1.7-.7-2 1.3-2.3-2.3 1.3-2-.7-1.7-2.3-.5v-3.2l2.3-.5.7-1.7-1.3-2 2.3-2.3 2 1.3 1.7-.7zM12 9.4a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8z"
        transform="translate(1.4 .9) scale(.885)"
      />
    </>
  ),
  price: <path className="planner-line" d={DOLLAR} transform="translate(1.7 0)" />,
  logistics: (
    <>
      <path className="planner-fill" d="M3 7h10.5v9H3zM14.5 9.5h3.7L21 12.7V16h-6.5z" />
      <circle className="planner-wheel" cx="7.5" cy="17" r="2.4" />
      <circle className="planner-wheel" cx="17" cy="17" r="2.4" />
    </>
  ),
  upgrade: <path className="planner-fill" d="M3.5 19.5V11l5-3v3l5-3v3l2-1.2L16.3 4h3l1.2 15.5z" />,
};

/** A symbol in the coordinates of whatever drawing it is part of. */
export function SymbolArt({ symbol }: { readonly symbol: ArtName }) {
  return (
    <g className="planner-art" data-symbol={symbol}>
      <rect className="planner-art-ground" x="1" y="1" width="22" height="22" rx="6" />
      {ART[symbol]}
    </g>
  );
}

/** The icon of a pad symbol. It says nothing by itself: `symbolName` stands beside it, or in the name of what it is on. */
export function SymbolIcon({ symbol }: { readonly symbol: ArtName }) {
  return (
    <svg className="planner-symbol" viewBox="0 0 24 24" aria-hidden="true">
      <SymbolArt symbol={symbol} />
    </svg>
  );
}
