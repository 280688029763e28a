import type { Move } from '../rules/index.ts';
import { type BoardContext, fill } from './context.ts';
import type { Offers } from './offers.ts';

export interface ChoicesProps {
  readonly context: BoardContext;
  readonly offers: Offers;
  onMove(move: Move): void;
}

/** Guided choices: what a retailer offers, and technologies that may be used now. */
export function Choices({ context, offers, onMove }: ChoicesProps) {
  const { view, seat = 0, ui } = context;
  const { price } = view.companies[seat];
  const { n = 0 } = view.regions.find(({ id }) => id === view.bonus?.region)?.retailer ?? {};
  return (
    <>
      {offers.plain.has('accept') && (
        <button
          type="button"
          className="button"
          data-look="main"
          data-move="accept"
          onClick={() => onMove({ do: 'accept' })}
        >
          {fill(ui.accept, { n: Math.min(n, view.companies[seat].supply) })}
        </button>
      )}
      {offers.prices.map((move) => (
        <button
          key={move.change}
          type="button"
          className="button"
          data-look="main"
          data-move={`price-${move.change}`}
          onClick={() => onMove(move)}
        >
          {move.change === 'up'
            ? fill(ui.priceUp, { price: Math.min(8, price + 1) })
            : fill(ui.priceDown, { price: Math.max(2, price - 1) })}
        </button>
      ))}
      {offers.directs.length > 0 && (
        <div className="phone-direct" role="group" aria-label={ui.direct}>
          <span>
            <b>{ui.direct}.</b> {ui.directWhy}
          </span>
          {offers.directs.map((goods) => (
            <button
              key={goods}
              type="button"
              className="button"
              data-move={`direct-${goods}`}
              onClick={() => onMove({ do: 'direct', goods })}
            >
              {fill(goods === 1 ? ui.directSellOne : ui.directSell, { n: goods, vp: goods * price })}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
