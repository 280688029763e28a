import { createContext } from 'react';

/** Who sits at the table, for whatever draws seats. */
export interface Seating {
  /** The bot on each seat; people have none. */
  readonly bots: readonly (string | undefined)[];
  /** Who owes a decision. */
  readonly actors: readonly number[];
}

export const SeatingContext = createContext<Seating>({ bots: [], actors: [] });
