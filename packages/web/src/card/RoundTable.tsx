import type { ReactNode } from 'react';
import './round-table.css';

interface RoundTableProps {
  readonly places: number;
  /** What stands at a place, counted from the one in front. */
  children(place: number): ReactNode;
  /** What lies on the table. */
  readonly middle?: ReactNode;
}

/** How far places are from the middle, in hundredths of the room there is. */
const REACH = { across: 40, along: 37 };

/** A round table seen from above, with whoever sits at it. */
export function RoundTable({ places, children, middle }: RoundTableProps) {
  /** From the front, clockwise. */
  const at = (place: number) => {
    const angle = Math.PI / 2 + (place * 2 * Math.PI) / places;
    return {
      left: `${50 + REACH.across * Math.cos(angle)}%`,
      top: `${50 + REACH.along * Math.sin(angle)}%`,
    };
  };
  /** Beyond the table, where what hangs below a place would lie on it. */
  const isFar = (place: number) => Math.sin(Math.PI / 2 + (place * 2 * Math.PI) / places) < -0.6;
  return (
    <div className="round-table">
      <div className="round-top">{middle}</div>
      {Array.from({ length: places }, (_, place) => (
        <div key={place} className="round-place" data-far={isFar(place) || undefined} style={at(place)}>
          {children(place)}
        </div>
      ))}
    </div>
  );
}
