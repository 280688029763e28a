/** What a public objective counts, and the points for each. */
export type ObjectiveKind =
  | { readonly of: 'row' | 'column'; readonly different: 'color' | 'shade' }
  /** Sets of one die of each of these shades, anywhere. */
  | { readonly of: 'shades'; readonly shades: readonly number[] }
  /** Sets of one die of each colour, anywhere. */
  | { readonly of: 'colors' }
  /** Dice with a die of their colour at a corner (R27). */
  | { readonly of: 'diagonals' };

export interface PublicObjective {
  readonly id: string;
  readonly name: string;
  /** Points for each; the card of Color Diagonals prints `#`, which is 1 a die. */
  readonly vp: number;
  readonly counts: ObjectiveKind;
}

/** Provenance: names and points as printed on the cards. */
// biome-ignore format: a row an objective
export const PUBLIC_OBJECTIVES: readonly PublicObjective[] = [
  { id: 'row-color-variety', name: 'Row Color Variety', vp: 6, counts: { of: 'row', different: 'color' } },
  { id: 'column-color-variety', name: 'Column Color Variety', vp: 5, counts: { of: 'column', different: 'color' } },
  { id: 'row-shade-variety', name: 'Row Shade Variety', vp: 5, counts: { of: 'row', different: 'shade' } },
  { id: 'column-shade-variety', name: 'Column Shade Variety', vp: 4, counts: { of: 'column', different: 'shade' } },
  { id: 'light-shades', name: 'Light Shades', vp: 2, counts: { of: 'shades', shades: [1, 2] } },
  { id: 'medium-shades', name: 'Medium Shades', vp: 2, counts: { of: 'shades', shades: [3, 4] } },
  { id: 'deep-shades', name: 'Deep Shades', vp: 2, counts: { of: 'shades', shades: [5, 6] } },
  { id: 'shade-variety', name: 'Shade Variety', vp: 5, counts: { of: 'shades', shades: [1, 2, 3, 4, 5, 6] } },
  { id: 'color-diagonals', name: 'Color Diagonals', vp: 1, counts: { of: 'diagonals' } },
  { id: 'color-variety', name: 'Color Variety', vp: 4, counts: { of: 'colors' } },
];

/** The place of a public objective in the table. */
export function objectiveNamed(id: string): number {
  return PUBLIC_OBJECTIVES.findIndex((objective) => objective.id === id);
}
