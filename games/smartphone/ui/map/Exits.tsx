import { memo } from 'react';
import type { Words } from '../../text/index.ts';
import { EXITS, percentOf, SHEET } from './places.ts';

/** Where lines leave the map: the region that they come in at on the other side. */
export const Exits = memo(function Exits({ words }: { readonly words: Words }) {
  return EXITS.map(([to, x, y]) => (
    <span
      key={`${to} ${y}`}
      className="phone-exit"
      data-side={x < SHEET.width / 2 ? 'left' : 'right'}
      style={percentOf([x, y])}
      aria-hidden="true"
    >
      {words.regions[to]}
    </span>
  ));
});
