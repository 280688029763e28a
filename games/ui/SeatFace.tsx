import { useContext } from 'react';
import { Face } from './faces/index.ts';
import { SeatingContext } from './seating.ts';

/** The face of whoever sits there, if it is a bot: it thinks while it has to decide. */
export function SeatFace({ seat, size }: { readonly seat: number; readonly size?: number }) {
  const { bots, actors } = useContext(SeatingContext);
  return <Face bot={bots[seat]} pose={actors.includes(seat) ? 'thinking' : 'waiting'} {...(size ? { size } : {})} />;
}
