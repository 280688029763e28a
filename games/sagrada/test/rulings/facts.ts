/** What is printed on the cards, copied from the components and not from the rules' code. */

export { EMPTY, FULL, without } from '../../learn/windows.ts';

/** The window cards: two patterns each, with their difficulty and rows. */
export const CARDS: Record<string, readonly [difficulty: number, rows: string]>[] = [
  { virtus: [5, '4.25G ..6G2 .3G4. 5G1..'], 'symphony-of-light': [6, '2.5.1 Y6P2R .B4G. .3.5.'] },
  { 'kaleidoscopic-dream': [4, 'YB..1 G.5.4 3.R.G 2..BY'], firmitas: [5, 'P6..3 5P3.. .2P1. .15P4'] },
  { 'aurorae-magnificus': [5, '5GBP2 P...Y Y.6.P 1..G4'], 'aurora-sagradis': [4, 'R.B.Y 4P3G2 .1.5. ..6..'] },
  { 'via-lux': [4, 'Y.6.. .15.2 3YRP. ..43R'], industria: [5, '1R3.6 54R2. ..5R1 ...3R'] },
  { 'sun-catcher': [3, '.B2.Y .4.R. ..5Y. G3..P'], 'shadow-thief': [5, '6P..5 5.P.. R6.P. YR543'] },
  { bellesguard: [3, 'B6..Y .3B.. .562. .4.1G'], batllo: [5, '..6.. .5B4. 3GYP2 14R53'] },
  { 'fractal-drops': [3, '.4.Y6 R.2.. ..RP1 BY...'], 'ripples-of-light': [5, '...R5 ..P4B .B3Y6 Y2G1R'] },
  { gravitas: [5, '1.3B. .2B.. 6B.4. B52.1'], 'water-of-life': [6, '6B..1 .5B.. 4R2B. G6Y3P'] },
  { 'lux-mundi': [6, '..1.. 1G3B2 B546G .B5G.'], 'lux-astram': [5, '.1GP4 6P25G 1G53P .....'] },
  { firelight: [5, '3415. .62.Y ...YR 5.YR6'], 'suns-glory': [6, '1PY.4 PY..6 Y..53 .5421'] },
  { 'chromatic-splendor': [4, '..G.. 2Y5B1 .R3P. 1.6.4'], comitas: [5, 'Y.2.6 .4.5Y ...Y5 12Y3.'] },
  { 'luz-celestial': [3, '..R5. P4.G3 6..B. .Y2..'], 'fulgor-del-cielo': [5, '.BR.. .45.B B2.R5 6R31.'] },
];

/** The colour of the die that pays for each tool when playing alone, by the number on the card. */
export const SOLO_COLORS: Record<string, string> = {
  'grozing-pliers': 'P',
  'eglomise-brush': 'B',
  'copper-foil-burnisher': 'R',
  lathekin: 'Y',
  'lens-cutter': 'G',
  'flux-brush': 'P',
  'glazing-hammer': 'B',
  'running-pliers': 'R',
  'cork-backed-straightedge': 'Y',
  'grinding-stone': 'G',
  'flux-remover': 'P',
  'tap-wheel': 'B',
};

export function cellOf(space: number): string {
  return `${'abcd'[Math.floor(space / 5)]}${(space % 5) + 1}`;
}

export function indexOf(cell: string): number {
  return 'abcd'.indexOf(cell[0]) * 5 + Number(cell[1]) - 1;
}
