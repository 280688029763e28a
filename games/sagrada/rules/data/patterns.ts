/** A pattern of a window card: four rows of five spaces, a colour letter, a shade or `.` for an unrestricted space. */
export interface Pattern {
  readonly id: string;
  readonly name: string;
  /** The dots beside the name: 3 is the easiest, and the number of favor tokens it brings. */
  readonly difficulty: number;
  /** The window card it is printed on; the card's other side has the pattern with the same number. */
  readonly card: number;
  readonly rows: readonly [string, string, string, string];
}

/** Provenance: each grid agrees in 18-22 of 21-23 independent public implementations and was checked against the printed cards. */
// biome-ignore format: a row a pattern
export const PATTERNS: readonly Pattern[] = [
  { id: 'virtus', name: 'Virtus', difficulty: 5, card: 1, rows: ['4.25G', '..6G2', '.3G4.', '5G1..'] },
  { id: 'symphony-of-light', name: 'Symphony of Light', difficulty: 6, card: 1, rows: ['2.5.1', 'Y6P2R', '.B4G.', '.3.5.'] },
  { id: 'kaleidoscopic-dream', name: 'Kaleidoscopic Dream', difficulty: 4, card: 2, rows: ['YB..1', 'G.5.4', '3.R.G', '2..BY'] },
  { id: 'firmitas', name: 'Firmitas', difficulty: 5, card: 2, rows: ['P6..3', '5P3..', '.2P1.', '.15P4'] },
  { id: 'aurorae-magnificus', name: 'Aurorae Magnificus', difficulty: 5, card: 3, rows: ['5GBP2', 'P...Y', 'Y.6.P', '1..G4'] },
  { id: 'aurora-sagradis', name: 'Aurora Sagradis', difficulty: 4, card: 3, rows: ['R.B.Y', '4P3G2', '.1.5.', '..6..'] },
  { id: 'via-lux', name: 'Via Lux', difficulty: 4, card: 4, rows: ['Y.6..', '.15.2', '3YRP.', '..43R'] },
  { id: 'industria', name: 'Industria', difficulty: 5, card: 4, rows: ['1R3.6', '54R2.', '..5R1', '...3R'] },
  { id: 'sun-catcher', name: 'Sun Catcher', difficulty: 3, card: 5, rows: ['.B2.Y', '.4.R.', '..5Y.', 'G3..P'] },
  { id: 'shadow-thief', name: 'Shadow Thief', difficulty: 5, card: 5, rows: ['6P..5', '5.P..', 'R6.P.', 'YR543'] },
  { id: 'bellesguard', name: 'Bellesguard', difficulty: 3, card: 6, rows: ['B6..Y', '.3B..', '.562.', '.4.1G'] },
  { id: 'batllo', name: 'Batllo', difficulty: 5, card: 6, rows: ['..6..', '.5B4.', '3GYP2', '14R53'] },
  { id: 'fractal-drops', name: 'Fractal Drops', difficulty: 3, card: 7, rows: ['.4.Y6', 'R.2..', '..RP1', 'BY...'] },
  { id: 'ripples-of-light', name: 'Ripples of Light', difficulty: 5, card: 7, rows: ['...R5', '..P4B', '.B3Y6', 'Y2G1R'] },
  { id: 'gravitas', name: 'Gravitas', difficulty: 5, card: 8, rows: ['1.3B.', '.2B..', '6B.4.', 'B52.1'] },
  { id: 'water-of-life', name: 'Water of Life', difficulty: 6, card: 8, rows: ['6B..1', '.5B..', '4R2B.', 'G6Y3P'] },
  { id: 'lux-mundi', name: 'Lux Mundi', difficulty: 6, card: 9, rows: ['..1..', '1G3B2', 'B546G', '.B5G.'] },
  { id: 'lux-astram', name: 'Lux Astram', difficulty: 5, card: 9, rows: ['.1GP4', '6P25G', '1G53P', '.....'] },
  { id: 'firelight', name: 'Firelight', difficulty: 5, card: 10, rows: ['3415.', '.62.Y', '...YR', '5.YR6'] },
  { id: 'suns-glory', name: 'Sun\'s Glory', difficulty: 6, card: 10, rows: ['1PY.4', 'PY..6', 'Y..53', '.5421'] },
  { id: 'chromatic-splendor', name: 'Chromatic Splendor', difficulty: 4, card: 11, rows: ['..G..', '2Y5B1', '.R3P.', '1.6.4'] },
  { id: 'comitas', name: 'Comitas', difficulty: 5, card: 11, rows: ['Y.2.6', '.4.5Y', '...Y5', '12Y3.'] },
  { id: 'luz-celestial', name: 'Luz Celestial', difficulty: 3, card: 12, rows: ['..R5.', 'P4.G3', '6..B.', '.Y2..'] },
  { id: 'fulgor-del-cielo', name: 'Fulgor del Cielo', difficulty: 5, card: 12, rows: ['.BR..', '.45.B', 'B2.R5', '6R31.'] },
];

/** The place of a pattern in the table. */
export function patternNamed(id: string): number {
  return PATTERNS.findIndex((pattern) => pattern.id === id);
}

/** How many window cards there are: each has a pattern on both sides. */
export const CARDS = PATTERNS.length / 2;

/** The two patterns of each window card, as indices of `PATTERNS`. */
export const CARD_SIDES: readonly (readonly number[])[] = Array.from({ length: CARDS }, (_, card) =>
  PATTERNS.flatMap((pattern, index) => (pattern.card === card + 1 ? [index] : [])),
);
