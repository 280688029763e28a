import type { ReactNode } from 'react';
import type { Film } from '../replay/film.ts';

export interface TryItProps {
  readonly film: Film;
  /** The first line of the turn that is to be played otherwise. */
  readonly line: number;
  /** Who played it. */
  readonly seat: number;
}

/**
 * The one place where a review leads to a game that goes on from a position: a button, and whatever it asks. Nothing is
 * shown as long as there is no way to play on from there.
 */
export const TryIt: ((props: TryItProps) => ReactNode) | undefined = undefined;
