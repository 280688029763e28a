import { SeatMark } from './SeatMark.tsx';
import './queue.css';

/** Who sits down when a game begins. It is seen only while the queue plays that. */
export function Opening({ names }: { readonly names: readonly string[] }) {
  return (
    <div className="opening" aria-hidden="true">
      {names.map((name, seat) => (
        <div key={seat} className="opening-seat">
          <SeatMark seat={seat} />
          {name}
        </div>
      ))}
    </div>
  );
}
