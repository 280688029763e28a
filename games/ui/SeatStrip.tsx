import type { ReactNode } from 'react';
import { SeatFace } from './SeatFace.tsx';
import { SeatMark } from './SeatMark.tsx';
import './board.css';

export interface SeatStripProps {
  readonly label: string;
  readonly names: readonly string[];
  /** Points of each seat, as far as they are known. */
  readonly points: readonly string[];
  readonly actors: readonly number[];
  readonly shown: number;
  /** What else is to be known of the one that is shown. */
  readonly more?: ReactNode;
  onShow(seat: number): void;
}

/** On a phone: whose part of the board to look at. Swiping does the same. */
export function SeatStrip({ label, names, points, actors, shown, more, onShow }: SeatStripProps) {
  return (
    <div className="seat-strip" role="group" aria-label={label}>
      {names.map((name, seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={seat === shown}
          data-plate={seat}
          data-acts={actors.includes(seat) || undefined}
          onClick={() => onShow(seat)}
        >
          <SeatMark seat={seat} />
          <SeatFace seat={seat} size={24} />
          <span className="seat-strip-name">{name}</span>
          <strong>{points[seat]}</strong>
          {seat === shown && more}
        </button>
      ))}
    </div>
  );
}
