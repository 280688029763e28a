export const TECHNOLOGY_IDS = ['gps', 'wifi', 'controller', 'liion', 'nfc', '4g'] as const;
export type TechnologyId = (typeof TECHNOLOGY_IDS)[number];

export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];
// Their places in the list.
export const A = 0;
export const B = 1;

export interface Technology {
  readonly id: TechnologyId;
  /** Progress it takes once the patent is gone; while it lies there it takes 1 more. */
  readonly cost: number;
  readonly patentVp: number;
}

/** Provenance: known, from a picture of the printed board and the class-room replica. What the sides do is in the rules. */
export const TECHNOLOGIES: readonly Technology[] = [
  { id: 'gps', cost: 2, patentVp: 6 },
  { id: 'wifi', cost: 2, patentVp: 6 },
  { id: 'controller', cost: 3, patentVp: 8 },
  { id: 'liion', cost: 3, patentVp: 8 },
  { id: 'nfc', cost: 4, patentVp: 10 },
  { id: '4g', cost: 5, patentVp: 12 },
];

// Their places in the table, by name: what the rules switch on.
export const GPS = 0;
export const WIFI = 1;
export const CONTROLLER = 2;
export const LIION = 3;
export const NFC = 4;
export const FOUR_G = 5;
