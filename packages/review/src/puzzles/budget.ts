/** How much is played before a turn is called the answer of a puzzle: playouts, never time. */
export interface AssayBudget {
  /** At first few turns in few worlds, to be rid of most positions cheaply. */
  readonly glance: { readonly breadth: number; readonly worlds: number };
  readonly screen: { readonly breadth: number; readonly worlds: number };
  /** Those who stood in front, in fresh worlds. */
  readonly confirm: { readonly breadth: number; readonly worlds: number };
  /** The same to the end of the game: a few worlds, and the rest if those do not speak against it. */
  readonly end: { readonly breadth: number; readonly first: number; readonly worlds: number };
  /** All other turns. */
  readonly wide: { readonly breadth: number; readonly worlds: number };
  /** By what is hidden from the seat, as it really is. */
  readonly truth: { readonly breadth: number; readonly worlds: number };
  /** So many times the strongest level has to name it, by so many playouts each time. */
  readonly strong: { readonly times: number; readonly iterations: number };
  /** Runs of each weaker level. */
  readonly runs: number;
  /** Worlds by which the score lines of a turn are compared. */
  readonly lines: number;
}

export const FULL: AssayBudget = {
  glance: { breadth: 6, worlds: 8 },
  screen: { breadth: 10, worlds: 32 },
  confirm: { breadth: 6, worlds: 256 },
  end: { breadth: 4, first: 48, worlds: 192 },
  wide: { breadth: 60, worlds: 48 },
  truth: { breadth: 4, worlds: 96 },
  strong: { times: 3, iterations: 4000 },
  runs: 20,
  lines: 96,
};

/** The stages in the order in which positions are weeded out. */
export const STAGES = ['turns', 'glance', 'screen', 'confirm', 'end', 'wide', 'truth', 'strong'] as const;
export type Stage = (typeof STAGES)[number];
