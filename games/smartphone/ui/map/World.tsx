import { memo } from 'react';
import { LANDS } from './lands.ts';

/** All lands in one piece, for small pictures. */
export function World() {
  return (
    <g className="phone-world">
      {LANDS.map(([region, d]) => (
        <path key={region} d={d} />
      ))}
    </g>
  );
}

/** Shallow water round every coast. */
export const Shallows = memo(function Shallows() {
  return (
    <g className="phone-shallows">
      <World />
      <World />
    </g>
  );
});
