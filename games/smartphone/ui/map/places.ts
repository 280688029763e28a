import type { Size } from '../../rules/index.ts';
import { sizeOf } from '../explain.ts';

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

/** Where there is no room for a sheet, regions are cards in four rows. */
const ROWS: readonly (readonly string[])[] = [
  ['canada', 'europe', 'cis'],
  ['usa', 'north_africa', 'china'],
  ['caribbean', 'emirates', 'india'],
  ['south_america', 'rsa', 'australia'],
];

/** What a card wants of its row: room for a queue, or under a retailer for its name. */
const WIDE: Readonly<Record<Size, number>> = { S: 29, M: 33, L: 38 };
const RETAILER = 27;
/** Water between two cards, in hundredths of the frame. */
const WATER = 2.2;

export interface Card {
  /** Its middle and its width, in hundredths of the frame. */
  readonly x: number;
  readonly row: number;
  readonly width: number;
}

/** The cards of all regions: where a retailer keeps the queue away, its neighbours have more room for theirs. */
export function cardsOf(isRetailer: (id: string) => boolean): ReadonlyMap<string, Card> {
  return new Map(
    ROWS.flatMap((ids, row) => {
      const wants = ids.map((id) => (isRetailer(id) ? RETAILER : WIDE[sizeOf(id)]));
      const scale = (100 - WATER * (ids.length - 1)) / wants.reduce((sum, width) => sum + width, 0);
      let left = 0;
      return ids.map((id, i): [string, Card] => {
        const width = wants[i] * scale;
        const x = left + width / 2;
        left += width + WATER;
        return [id, { x, row, width }];
      });
    }),
  );
}

const middleOf = (row: number) => (100 * (row + 0.5)) / ROWS.length;

/** Where a region lies on the sheet, and among cards. */
export function placeOf(id: string, { x: cardX, row, width }: Card) {
  const [x, y] = PLACES[id];
  return {
    '--x': `${(100 * x) / SHEET.width}%`,
    '--y': `${(100 * y) / SHEET.height}%`,
    '--card-x': `${cardX}%`,
    '--card-y': `${middleOf(row)}%`,
    '--card-width': `${width}%`,
  };
}

/** The line between two cards: straight, or out at the one edge and in at the other. */
export function cardLineOf(a: string, b: string, cards: ReadonlyMap<string, Card>): readonly string[] {
  const ends = [a, b].flatMap((id) => {
    const card = cards.get(id);
    return card ? [[card.x, middleOf(card.row)]] : [];
  });
  if (ROUND_THE_EDGE[`${a}-${b}`]) return ends.map(([x, y]) => `M${x} ${y}H${x < 50 ? 0 : 100}`);
  return [`M${ends.map((end) => end.join(' ')).join('L')}`];
}

/** Lines that run round the edge: how they leave on the one side and come in on the other, at the same height. */
export const ROUND_THE_EDGE: Readonly<Record<string, readonly [left: string, right: string]>> = {
  'canada-cis': ['M126 40H0', 'M840 40H644'],
  'canada-india': ['M126 62H26Q14 62 14 74V94Q14 106 2 106H0', 'M840 106H832Q820 106 820 118V266Q820 278 808 278H708'],
  'usa-australia': [
    'M128 184H26Q14 184 14 196V208Q14 220 2 220H0',
    'M840 220H838Q830 220 830 232V370Q830 382 818 382H696',
  ],
  'caribbean-australia': ['M116 278H26Q14 278 14 290V424Q14 436 2 436H0', 'M840 436H752Q740 436 740 424V386'],
};

/** Where those lines leave the sheet, and what lies behind its edge there. */
export const EXITS: readonly (readonly [to: string, x: number, y: number])[] = [
  ['cis', 0, 40],
  ['india', 0, 106],
  ['australia', 0, 220],
  ['australia', 0, 436],
  ['canada', SHEET.width, 40],
  ['canada', SHEET.width, 106],
  ['usa', SHEET.width, 220],
  ['caribbean', SHEET.width, 436],
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

/** Ways across the land of another region. */
const OVERLAND: ReadonlySet<string> = new Set(['usa-south_america', 'south_america-usa']);

/** Where on its way from one region to another somebody is who has come so far; everybody keeps to a lane of their own. */
export function wayTo(from: string, to: string, share: number, lane: number): readonly [x: number, y: number] {
  const [[x, y], [u, v]] = [PLACES[from], PLACES[to]];
  const isRound = ROUND_THE_EDGE[`${from}-${to}`] ?? ROUND_THE_EDGE[`${to}-${from}`];
  // What comes round the edge is seen where it comes in.
  if (isRound) return [u < SHEET.width / 2 ? 14 : SHEET.width - 14, v + 12 * (lane - 2)];
  // Past the land on the way, whose numbers they must not hide.
  const along = OVERLAND.has(`${from}-${to}`) ? 0.75 : 0.46 + 0.12 * share;
  const at = [x + (u - x) * along, y + (v - y) * along] as const;
  // Lanes lie side by side, across the way they go.
  const aside = 10 * (lane - 2);
  return Math.abs(u - x) > Math.abs(v - y) ? [at[0], at[1] + aside] : [at[0] + aside, at[1]];
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
