import { createContext } from 'react';

/** What the rules are opened for: a unit, a refusal, or whatever has the focus on the board. */
export interface Wanted {
  readonly unit?: string;
  readonly refusal?: string | undefined;
  readonly at?: Element | null;
}

/** Opens the rules of the table one sits at. */
export const RulesContext = createContext<(wanted: Wanted) => void>(() => {});
