import { useContext } from 'react';
import { Face, type Pose } from './faces/index.ts';
import { SeatingContext } from './seating.ts';

export interface SeatFaceProps {
  readonly seat: number;
  readonly size?: number;
  /** Unless said, it thinks while it has to decide. */
  readonly pose?: Pose;
}

/** The face of whoever plays there, unless it is a person. */
export function SeatFace({ seat, size, pose }: SeatFaceProps) {
  const { bots, actors, looks } = useContext(SeatingContext);
  return (
    <Face
      bot={bots[seat] ?? looks?.[seat]?.face}
      pose={pose ?? (actors.includes(seat) ? 'thinking' : 'waiting')}
      {...(size ? { size } : {})}
    />
  );
}
