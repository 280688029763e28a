import { type CSSProperties, type ReactNode, useContext } from 'react';
import { SeatFace } from './SeatFace.tsx';
import { SeatMark } from './SeatMark.tsx';
import { SeatingContext, useLooks } from './seating.ts';
import './queue.css';

interface OpeningProps {
  /** Whose world the curtain belongs to. */
  readonly game: string;
  readonly names: readonly string[];
  /** The face of whoever looks. */
  readonly face: ReactNode;
}

/** The curtain before a game that begins, and who sits down. The queue lifts it. */
export function Opening({ game, names, face }: OpeningProps) {
  const { bots, own } = useContext(SeatingContext);
  const lookOf = useLooks();
  return (
    <div className="opening" data-world={game} aria-hidden="true">
      {names.map((name, seat) => (
        <div
          key={seat}
          className="opening-seat"
          style={{ '--own': lookOf(seat).fill, '--own-ink': lookOf(seat).ink } as CSSProperties}
        >
          {seat === own && face}
          {seat !== own && bots[seat] !== undefined && <SeatFace seat={seat} size={112} />}
          {seat !== own && bots[seat] === undefined && (
            <span className="opening-person">
              <SeatMark seat={seat} />
              <b>{[...name][0]?.toUpperCase()}</b>
            </span>
          )}
          <span>
            {(seat === own || bots[seat] !== undefined) && <SeatMark seat={seat} />} {name}
          </span>
        </div>
      ))}
    </div>
  );
}
