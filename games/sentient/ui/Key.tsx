import { useState } from 'react';
import { Die } from './Die.tsx';
import './key.css';

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** What one face more turns the wheel by. */
export const DETENT = 60;

/** A die that can be turned: a wheel of six faces, which goes from one to the next, and from 6 on to 1. */
export function Key({ value, place }: { readonly value: number; readonly place: number }) {
  const [shown, setShown] = useState({ value, steps: value - 1 });
  if (shown.value !== value) setShown({ value, steps: shown.steps + shortest(shown.value, value) });
  return (
    <span className="sentient-key">
      <span className="sentient-wheel" style={{ transform: `rotateX(${shown.steps * DETENT}deg)` }}>
        {FACES.map((face) => (
          <span
            key={face}
            className="sentient-facet"
            style={{ transform: `rotateX(${(1 - face) * DETENT}deg) translateZ(var(--reach))` }}
          >
            <Die value={face} place={place} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** Steps from one face to another, the shorter way round. */
function shortest(from: number, to: number): number {
  return ((((to - from + 3) % 6) + 6) % 6) - 3;
}
