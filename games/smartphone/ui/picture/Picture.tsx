import { SeatMark } from '@stolik/games/ui';
import { World } from '../map/World.tsx';
import './picture.css';

/** A region as it is drawn: its middle, the companies with an office, and its customers. */
interface Drawn {
  readonly at: readonly [x: number, y: number];
  /** Companies from the left, and slots that are free. */
  readonly offices: readonly (number | '')[];
  /** The company that sold to a customer, what a red one pays, or a purple one. */
  readonly customers: string;
}

/** The old world after a good round. Of customers: `abc` are sold to by a company, a number is red, `*` is purple. */
const REGIONS: readonly Drawn[] = [
  { at: [396, 62], offices: [1, 0, 2, '', ''], customers: '4aabb*c*' },
  { at: [384, 178], offices: [0, 2, '', ''], customers: 'ca**c*' },
  { at: [440, 310], offices: [2, 0, ''], customers: 'a*c*' },
  { at: [660, 62], offices: [1, '', '', ''], customers: '3bbb**' },
  { at: [670, 178], offices: [2, 1, 0, '', ''], customers: 'cca*b*c*' },
  { at: [690, 310], offices: [2, 0, 1, ''], customers: 'cabb**' },
];
const LINES = 'M396 62H660M396 62L384 178M384 178H670M384 178L440 310M440 310H690M660 62L670 178L690 310';
const COMPANIES = 'abc';

/** Smartphone Inc.'s picture for lists of games: the map in a nice position, without the table's code. */
export function Picture() {
  return (
    <div className="phone-picture" role="img" aria-label="Smartphone Inc.">
      <svg viewBox="290 10 496 360" aria-hidden="true">
        <World />
        <path className="phone-picture-lines" d={LINES} />
        {REGIONS.map((region, i) => (
          <Region key={i} region={region} />
        ))}
      </svg>
    </div>
  );
}

function Region({ region: { at, offices, customers } }: { readonly region: Drawn }) {
  const width = Math.max(offices.length * 26, customers.length * 18) + 12;
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(1.35) translate(${-width / 2} -28)`}>
      <rect className="phone-picture-region" width={width} height="56" rx="10" />
      {offices.map((owner, slot) => (
        <g key={slot} transform={`translate(${6 + slot * ((width - 12) / offices.length)} 6)`}>
          <rect
            className="phone-picture-slot"
            data-free={owner === '' || undefined}
            width={(width - 12) / offices.length - 3}
            height="22"
            rx="5"
          />
          {owner !== '' && <Mark seat={owner} x={(width - 12) / offices.length / 2 - 9} y={3.5} size={15} />}
        </g>
      ))}
      {[...customers].map((customer, i) => (
        <g key={i} transform={`translate(${6 + i * ((width - 12) / customers.length)} 33)`}>
          <Customer customer={customer} />
        </g>
      ))}
    </g>
  );
}

function Customer({ customer }: { readonly customer: string }) {
  const seat = COMPANIES.indexOf(customer);
  if (seat >= 0) return <Mark seat={seat} x={0} y={0} size={15} />;
  const isPurple = customer === '*';
  return (
    <rect
      className="phone-picture-customer"
      data-kind={isPurple ? 'purple' : 'red'}
      x="1"
      y="1"
      width="14"
      height="14"
      rx={isPurple ? 4 : 7}
    />
  );
}

/** A company's shape, which is drawn for a square of its own, somewhere in this drawing. */
function Mark({
  seat,
  x,
  y,
  size,
}: {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return (
    <svg x={x} y={y} width={size} height={size} aria-hidden="true">
      <SeatMark seat={seat} />
    </svg>
  );
}
