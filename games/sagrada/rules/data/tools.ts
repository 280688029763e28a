import type { Color } from '../dice.ts';

/** When a tool may be used. */
export type Timing =
  /** Instead of a plain draft: it acts on the die between taking it from the pool and placing it (R8). */
  | 'draft'
  /** At any time in the turn. */
  | 'any'
  /** In the second turn of the round, before drafting (R14). */
  | 'second-turn'
  /** In the first turn of the round, after drafting (R12). */
  | 'first-turn';

export interface Tool {
  /** As printed on the card. */
  readonly number: number;
  readonly id: string;
  readonly name: string;
  /** The colour of the die that pays for it when playing alone. */
  readonly soloColor: Color;
  readonly timing: Timing;
}

/** Provenance: numbers, names, timing and solo colours as printed on the cards. */
// biome-ignore format: a row a tool
export const TOOLS: readonly Tool[] = [
  { number: 1, id: 'grozing-pliers', name: 'Grozing Pliers', soloColor: 'P', timing: 'draft' },
  { number: 2, id: 'eglomise-brush', name: 'Eglomise Brush', soloColor: 'B', timing: 'any' },
  { number: 3, id: 'copper-foil-burnisher', name: 'Copper Foil Burnisher', soloColor: 'R', timing: 'any' },
  { number: 4, id: 'lathekin', name: 'Lathekin', soloColor: 'Y', timing: 'any' },
  { number: 5, id: 'lens-cutter', name: 'Lens Cutter', soloColor: 'G', timing: 'draft' },
  { number: 6, id: 'flux-brush', name: 'Flux Brush', soloColor: 'P', timing: 'draft' },
  { number: 7, id: 'glazing-hammer', name: 'Glazing Hammer', soloColor: 'B', timing: 'second-turn' },
  { number: 8, id: 'running-pliers', name: 'Running Pliers', soloColor: 'R', timing: 'first-turn' },
  { number: 9, id: 'cork-backed-straightedge', name: 'Cork-backed Straightedge', soloColor: 'Y', timing: 'draft' },
  { number: 10, id: 'grinding-stone', name: 'Grinding Stone', soloColor: 'G', timing: 'draft' },
  { number: 11, id: 'flux-remover', name: 'Flux Remover', soloColor: 'P', timing: 'draft' },
  { number: 12, id: 'tap-wheel', name: 'Tap Wheel', soloColor: 'B', timing: 'any' },
];

/** The place of a tool in the table. */
export function toolNamed(id: string): number {
  return TOOLS.findIndex((tool) => tool.id === id);
}

// Their places in the table, by name: what the rules switch on.
export const GROZING_PLIERS = 0;
export const EGLOMISE_BRUSH = 1;
export const COPPER_FOIL_BURNISHER = 2;
export const LATHEKIN = 3;
export const LENS_CUTTER = 4;
export const FLUX_BRUSH = 5;
export const GLAZING_HAMMER = 6;
export const RUNNING_PLIERS = 7;
export const CORK_BACKED_STRAIGHTEDGE = 8;
export const GRINDING_STONE = 9;
export const FLUX_REMOVER = 10;
export const TAP_WHEEL = 11;
