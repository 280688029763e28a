import { SeatMark } from '@stolik/games/ui';
import { useCompanyColors } from './company.ts';
import { type BoardContext, fill } from './context.ts';
import './market.css';

const PRICES = [2, 3, 4, 5, 6, 7, 8] as const;

/** What everybody's goods cost. */
export function PriceTrack({ context: { view, ui, nameOf } }: { readonly context: BoardContext }) {
  const colorsOf = useCompanyColors();
  return (
    <section className="panel phone-prices" aria-label={ui.prices}>
      <h2 className="panel-heading" title={ui.pricesWhy}>
        {ui.prices}
      </h2>
      <ol>
        {PRICES.map((price) => (
          <li key={price} aria-label={fill(ui.priceOf, { price })}>
            <span className="phone-price">{price}</span>
            <span className="phone-pawns">
              {view.companies.map((company, i) =>
                company.price === price ? (
                  <span key={i} role="img" aria-label={nameOf(i)} title={nameOf(i)} data-price={i} style={colorsOf(i)}>
                    <SeatMark seat={i} />
                  </span>
                ) : null,
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
