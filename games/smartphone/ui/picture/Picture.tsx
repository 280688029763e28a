import type { SymbolName } from '../../rules/index.ts';
import { Customer } from '../map/Customer.tsx';
import { Shop } from '../map/Shop.tsx';
import { World } from '../map/World.tsx';
import { SymbolArt, SymbolIcon } from '../planner/Symbol.tsx';
import '../planner/drawing.css';
import '../map/people.css';
import './picture.css';

/** A plan: one pad lies on the other and covers two of its cells. Symbols from the top left, two in a row. */
const PADS = [
  { pad: 'B', at: [0, 0], symbols: ['open', 'goods', 'logistics', 'research', 'open', 'research'] },
  { pad: 'A', at: [1, 1], symbols: ['open', 'logistics', 'upgrade', 'goods', 'open', 'priceUp'] },
] as const satisfies readonly { pad: string; at: readonly [number, number]; symbols: readonly SymbolName[] }[];
/** The price of this plan: five, and one for its sign. */
const PRICE = 6;

/** Offices of three companies, and who queues before them: what they pay or want, and whose phone they have. */
const STREET = [
  { company: 0, queue: [{ wants: 7, owner: 0 }, { wants: 6 }] },
  { company: 1, queue: [{ wants: 'wifi' }, { wants: 5, owner: 1 }] },
  { company: 2, queue: [{ wants: 6, owner: 2 }, { wants: 'nfc' }] },
] as const;

/** Smartphone Inc.'s picture for lists of games: a plan, its price and a street of customers, without the table's code. */
export function Picture() {
  return (
    <div className="phone-picture" role="img" aria-label="Smartphone Inc.">
      <svg
        className="phone-picture-world"
        viewBox="0 0 840 444"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <pattern id="phone-picture-dots" width="13" height="13" patternUnits="userSpaceOnUse">
          <circle cx="6.5" cy="6.5" r="4" />
        </pattern>
        <g fill="url(#phone-picture-dots)">
          <World />
        </g>
      </svg>
      <div className="phone-picture-stage">
        <svg className="phone-picture-plan" viewBox="-2 -2 112 150" aria-hidden="true">
          {PADS.map(({ pad, at: [x, y], symbols }) => (
            <g key={pad} transform={`translate(${x * CELL} ${y * CELL})`}>
              <rect className="phone-picture-shade" y="3" width={2 * CELL} height={3 * CELL} rx="9" />
              <rect className="planner-pad-body" data-pad={pad} width={2 * CELL} height={3 * CELL} rx="8" />
              {symbols.map((symbol, i) => (
                <g key={i} transform={`translate(${(i % 2) * CELL + 6} ${Math.floor(i / 2) * CELL + 6})`}>
                  <SymbolArt symbol={symbol} />
                </g>
              ))}
            </g>
          ))}
        </svg>
        <span className="phone-picture-price">
          <SymbolIcon symbol="price" />
          <b>{PRICE}</b>
        </span>
        <span className="phone-picture-street">
          {STREET.map(({ company, queue }) => (
            <span key={company}>
              <Shop company={company} />
              {queue.map((one, i) => (
                <span
                  key={i}
                  className="phone-customer"
                  data-kind={typeof one.wants === 'number' ? 'red' : 'purple'}
                  data-sold={'owner' in one || undefined}
                >
                  <Customer {...one} />
                </span>
              ))}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}

/** Units of a cell: a symbol of 24 and a margin round it. */
const CELL = 36;
