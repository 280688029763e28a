import type { SeatLook } from './looks.ts';
import { useLooks } from './seating.ts';

/** A shape for each look, so that nobody needs its colour. */
const SHAPES = [
  <circle key="circle" cx="8" cy="8" r="6.5" />,
  <rect key="square" x="2" y="2" width="12" height="12" />,
  <path key="triangle" d="M8 1.5 15 14H1z" />,
  <path key="diamond" d="M8 .5 15.5 8 8 15.5.5 8z" />,
  <path key="hexagon" d="M4.2 1.5h7.6L15.5 8l-3.7 6.5H4.2L.5 8z" />,
];

/** Whose it is: a seat's shape in its colour. Always beside a name, so it says nothing by itself. */
export function SeatMark({ seat }: { readonly seat: number }) {
  return <LookMark look={useLooks()(seat)} />;
}

/** A look's shape in its colour; where the fill would not be seen on every page, its line goes round it. */
export function LookMark({ look: { shape, color, fill } }: { readonly look: SeatLook }) {
  return (
    <svg
      className="seat-mark"
      viewBox="0 0 16 16"
      aria-hidden="true"
      style={fill === color ? { fill } : { fill, stroke: color, strokeWidth: 1.4, overflow: 'visible' }}
    >
      {SHAPES[shape]}
    </svg>
  );
}
