import { codewordsOf } from './codewords.ts';
import { Grid } from './grid.ts';
import { penaltyOf } from './penalty.ts';

/** Which modules each of the eight masks turns round. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A text as a QR code: rows of modules, `true` where they are dark. `undefined` for more than 213 bytes. */
export function qrOf(text: string): readonly (readonly boolean[])[] | undefined {
  const codewords = codewordsOf(text);
  if (!codewords) return undefined;
  const grid = new Grid(codewords.version);
  grid.fill(codewords.bytes);
  const penalties = MASKS.map((isTurned, i) => {
    grid.drawFormat(i);
    grid.mask(isTurned);
    const penalty = penaltyOf(grid.dark);
    grid.mask(isTurned);
    return penalty;
  });
  // The one that cameras read best.
  const best = penalties.indexOf(Math.min(...penalties));
  grid.drawFormat(best);
  grid.mask(MASKS[best]);
  return grid.dark;
}
