import { SeatMark } from '@stolik/games/ui';
import { useCompanyColors } from '../company.ts';
import './shop.css';

const FRONT =
  'M5 2.500h18l3.500 8.500v1a3.500 3.500 0 0 1-6.250 2A3.500 3.500 0 0 1 14 14a3.500 3.500 0 0 1-6.250 0A3.500 3.500 0 0 1 1.500 12v-1z';

/** An office on the map: a storefront under an awning in its company's colour, with its company's shape in the window. */
export function Shop({ company }: { readonly company: number }) {
  const colorsOf = useCompanyColors();
  return (
    <span className="phone-shop" style={colorsOf(company)}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <path className="phone-shop-wall" d="M4 11h20v14.500H4z" />
        <path d={FRONT} />
        <path className="phone-shop-edge" d="M9.500 2.500 7.800 11M18.500 2.500 20.200 11M14 2.500V11" />
      </svg>
      <SeatMark seat={company} />
    </span>
  );
}

/** Where the next office would stand. */
export function Plot() {
  return (
    <svg className="phone-plot" viewBox="0 0 28 28" aria-hidden="true">
      <path d="M4 15v10.500h20V15" />
      <path d={FRONT} />
    </svg>
  );
}
