/** The map is drawn on a sheet of this size; regions are placed on it by their middles. */
export const SHEET = { width: 840, height: 444 };

/** Where each region lies: as on a map of the world, with room for the lines between them. */
export const PLACES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  canada: [126, 59],
  usa: [128, 167],
  caribbean: [116, 276],
  south_america: [229, 386],
  europe: [396, 59],
  north_africa: [396, 167],
  rsa: [450, 386],
  emirates: [491, 276],
  cis: [644, 59],
  china: [694, 167],
  india: [708, 276],
  australia: [696, 386],
};

/** Lines that run round the edge: how they leave on the one side and come in on the other, at the same height. */
export const ROUND_THE_EDGE: Readonly<Record<string, readonly [left: string, right: string]>> = {
  'canada-cis': ['M126 40H0', 'M840 40H644'],
  'canada-india': ['M126 62H26Q14 62 14 74V94Q14 106 2 106H0', 'M840 106H832Q820 106 820 118V266Q820 278 808 278H708'],
  'usa-australia': [
    'M128 184H26Q14 184 14 196V208Q14 220 2 220H0',
    'M840 220H838Q830 220 830 232V370Q830 382 818 382H696',
  ],
  'caribbean-australia': ['M116 278H26Q14 278 14 290V392Q14 404 2 404H0', 'M840 404H696'],
};

/** Where those lines leave the sheet, and what lies behind its edge there. */
export const EXITS: readonly (readonly [to: string, x: number, y: number])[] = [
  ['cis', 0, 40],
  ['india', 0, 106],
  ['australia', 0, 220],
  ['australia', 0, 404],
  ['canada', SHEET.width, 40],
  ['canada', SHEET.width, 106],
  ['usa', SHEET.width, 220],
  ['caribbean', SHEET.width, 404],
];

/** The line between two regions: straight, or in two parts round the edge. */
export function lineOf(a: string, b: string): readonly string[] {
  const edge = ROUND_THE_EDGE[`${a}-${b}`];
  if (edge) return edge;
  const [[x, y], [u, v]] = [PLACES[a], PLACES[b]];
  return [`M${x} ${y}L${u} ${v}`];
}

/** A point of the sheet as styles want it. */
export function percentOf([x, y]: readonly [x: number, y: number]) {
  return { left: `${(100 * x) / SHEET.width}%`, top: `${(100 * y) / SHEET.height}%` };
}

/** Where on its way from one region to another somebody is who has come so far; everybody keeps to a lane of their own. */
export function wayTo(from: string, to: string, share: number, lane: number): readonly [x: number, y: number] {
  const [[x, y], [u, v]] = [PLACES[from], PLACES[to]];
  const isRound = ROUND_THE_EDGE[`${from}-${to}`] ?? ROUND_THE_EDGE[`${to}-${from}`];
  // What comes round the edge is seen where it comes in.
  if (isRound) return [u < SHEET.width / 2 ? 14 : SHEET.width - 14, v + 12 * (lane - 2)];
  const along = 0.46 + 0.12 * share;
  return [x + (u - x) * along + 10 * (lane - 2), y + (v - y) * along];
}

/** The region to go to from another with an arrow key: the nearest that lies in that direction. */
export function nextPlace(from: string, key: string): string | undefined {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!step) return undefined;
  const [x, y] = PLACES[from];
  let best: string | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [id, [u, v]] of Object.entries(PLACES)) {
    const along = (u - x) * step[0] + (v - y) * step[1];
    const aside = Math.abs((u - x) * step[1]) + Math.abs((v - y) * step[0]);
    const distance = along + 2 * aside;
    if (along > 20 && distance < nearest) [best, nearest] = [id, distance];
  }
  return best;
}
