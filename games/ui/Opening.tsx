import { useContext } from 'react';
import { SeatFace } from './SeatFace.tsx';
import { SeatMark } from './SeatMark.tsx';
import { SeatingContext } from './seating.ts';
import './queue.css';

/** Who sits down when a game begins. It is seen only while the queue plays that. */
export function Opening({ names }: { readonly names: readonly string[] }) {
  const { bots } = useContext(SeatingContext);
  return (
    <div className="opening" aria-hidden="true">
      {names.map((name, seat) => (
        <div key={seat} className="opening-seat">
          {bots[seat] === undefined ? (
            <span className="opening-person">
              <SeatMark seat={seat} />
              <b>{[...name][0]?.toUpperCase()}</b>
            </span>
          ) : (
            <SeatFace seat={seat} size={112} />
          )}
          <span>
            {bots[seat] !== undefined && <SeatMark seat={seat} />} {name}
          </span>
        </div>
      ))}
    </div>
  );
}
